// Rows, elements, windows and batches updated at computed places; duplicates, and places out of bounds.
func.func public @main(%x: tensor<6x10x4xf32>, %u: tensor<3x10x4xf32>, %v: tensor<3x4xf32>, %w: tensor<2x3x7x1xf32>, %b: tensor<6x5x10xf32>, %n: tensor<7xi32>, %m: tensor<5xi32>, %i: tensor<3x2xi32>, %j: tensor<6x5xui8>, %k: tensor<5x1xi64>, %h: tensor<5xf16>, %z: tensor<7xf32>, %t: tensor<5xf32>) -> (tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>) {
  %c = stablehlo.constant dense<[[0], [5], [0]]> : tensor<3x1xi32>
  %0 = "stablehlo.scatter"(%x, %c, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.add %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x10x4xf32>, tensor<3x1xi32>, tensor<3x10x4xf32>) -> tensor<6x10x4xf32>
  %1 = "stablehlo.scatter"(%x, %i, %v) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    stablehlo.return %e : tensor<f32>
  }) : (tensor<6x10x4xf32>, tensor<3x2xi32>, tensor<3x4xf32>) -> tensor<6x10x4xf32>
  %2 = "stablehlo.scatter"(%x, %i, %w) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [2, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %p = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %s = stablehlo.multiply %a, %p : tensor<f32>
    %d = stablehlo.subtract %e, %s : tensor<f32>
    stablehlo.return %d : tensor<f32>
  }) : (tensor<6x10x4xf32>, tensor<3x2xi32>, tensor<2x3x7x1xf32>) -> tensor<6x10x4xf32>
  %3 = "stablehlo.scatter"(%x, %j, %b) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.maximum %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<6x10x4xf32>, tensor<6x5xui8>, tensor<6x5x10xf32>) -> tensor<6x10x4xf32>
  %4 = "stablehlo.scatter"(%n, %k, %m) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %e: tensor<i32>):
    %s = stablehlo.multiply %a, %e : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7xi32>, tensor<5x1xi64>, tensor<5xi32>) -> tensor<7xi32>
  %q = stablehlo.constant dense<1.000000e+00> : tensor<7xf16>
  %5 = "stablehlo.scatter"(%q, %k, %h) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %e: tensor<f32>):
    %s = stablehlo.add %a, %e : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<7xf16>, tensor<5x1xi64>, tensor<5xf16>) -> tensor<7xf32>
  %o = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %6:2 = "stablehlo.scatter"(%z, %n, %k, %t, %m) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %f: tensor<i32>, %e: tensor<f32>, %g: tensor<i32>):
    %l = stablehlo.compare LT, %a, %e, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %l, %e, %a : tensor<i1>, tensor<f32>
    %r = stablehlo.multiply %s, %o : tensor<f32>
    %d = stablehlo.select %l, %g, %f : tensor<i1>, tensor<i32>
    stablehlo.return %r, %d : tensor<f32>, tensor<i32>
  }) : (tensor<7xf32>, tensor<7xi32>, tensor<5x1xi64>, tensor<5xf32>, tensor<5xi32>) -> (tensor<7xf32>, tensor<7xi32>)
  %7 = stablehlo.constant dense<> : tensor<0xi32>
  %8 = "stablehlo.scatter"(%n, %7, %n) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0]>}> ({
  ^bb0(%a: tensor<i32>, %e: tensor<i32>):
    %s = stablehlo.subtract %a, %e : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<7xi32>, tensor<0xi32>, tensor<7xi32>) -> tensor<7xi32>
  return %0, %1, %2, %3, %4, %5, %6#0, %6#1, %8 : tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<6x10x4xf32>, tensor<7xi32>, tensor<7xf32>, tensor<7xf32>, tensor<7xi32>, tensor<7xi32>
}
