// Operations of several devices in a program for one, asynchronous pairs, composites, device numbers.
module {
  func.func private @gelu(%a: tensor<2x4xf32>, %b: tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>) {
    %0 = stablehlo.logistic %a : tensor<2x4xf32>
    %1 = stablehlo.multiply %a, %0 : tensor<2x4xf32>
    return %1, %b : tensor<2x4xf32>, tensor<f32>
  }
  func.func private @seven() -> tensor<i32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    return %c : tensor<i32>
  }
  func.func @main(%x: tensor<2x4xf32>, %y: tensor<3xf16>, %i: tensor<2x2xi32>)
      -> (tensor<2x4xf32>, tensor<2x4xf32>, tensor<3xf32>, tensor<2x2xi32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x2xi32>,
          tensor<2x2xi32>, tensor<2x4xf32>, tensor<ui32>, tensor<ui32>, tensor<2x4xf32>, tensor<2x2xi32>, tensor<2x4xf32>,
          tensor<i32>, tensor<2x4xf32>) {
    %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %2 = "stablehlo.all_reduce"(%y) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<3xf16>) -> tensor<3xf32>
    %3:2 = "stablehlo.all_gather"(%i, %i) {all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2x2xi32>)
    %4 = "stablehlo.all_to_all"(%1) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 1 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.collective_permute"(%4) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %6 = "stablehlo.collective_permute"(%i) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %7 = "stablehlo.collective_broadcast"(%i) <{replica_groups = dense<[[1]]> : tensor<1x1xi64>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %8 = "stablehlo.reduce_scatter"(%5) <{replica_groups = dense<0> : tensor<1x1xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = stablehlo.partition_id : tensor<ui32>
    %10 = "stablehlo.replica_id"() : () -> tensor<ui32>
    %n = stablehlo.negate %8 : tensor<2x4xf32>
    %future = "stablehlo.async_start"(%n) ({
    ^bb0(%a: tensor<2x4xf32>):
      %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      stablehlo.return %g : tensor<2x4xf32>
    }) : (tensor<2x4xf32>) -> !stablehlo.future<tensor<2x4xf32>>
    %11 = "stablehlo.async_done"(%future) : (!stablehlo.future<tensor<2x4xf32>>) -> tensor<2x4xf32>
    %12 = "stablehlo.collective_broadcast"(%i) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
    %half = stablehlo.constant dense<0.5> : tensor<f32>
    %13:2 = stablehlo.composite "my.gelu" %x, %half {composite_attributes = {approximate = true, list = [1, "two"], n = 3 : i64}, decomposition = @gelu, version = 2 : i32} : (tensor<2x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>)
    %14 = stablehlo.composite "my.seven" {decomposition = @seven} : () -> tensor<i32>
    %15:2 = "stablehlo.composite"(%x, %half) <{name = "my.gelu", decomposition = @gelu}> : (tensor<2x4xf32>, tensor<f32>) -> (tensor<2x4xf32>, tensor<f32>)
    return %0, %1, %2, %3#1, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13#0, %14, %15#0 : tensor<2x4xf32>, tensor<2x4xf32>, tensor<3xf32>, tensor<2x2xi32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x4xf32>, tensor<ui32>, tensor<ui32>, tensor<2x4xf32>, tensor<2x2xi32>, tensor<2x4xf32>, tensor<i32>, tensor<2x4xf32>
  }
}
