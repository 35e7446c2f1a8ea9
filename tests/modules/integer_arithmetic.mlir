module @jit_integer_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xi32>, %arg1: tensor<16xui8>, %arg2: tensor<16xi8>, %arg3: tensor<16xui32>) -> (tensor<16xi32> {jax.result_info = "result[0]"}, tensor<16xi32> {jax.result_info = "result[1]"}, tensor<16xi32> {jax.result_info = "result[2]"}, tensor<16xui8> {jax.result_info = "result[3]"}, tensor<16xi8> {jax.result_info = "result[4]"}, tensor<16xi8> {jax.result_info = "result[5]"}, tensor<16xi8> {jax.result_info = "result[6]"}, tensor<16xui32> {jax.result_info = "result[7]"}, tensor<16xui32> {jax.result_info = "result[8]"}, tensor<16xui32> {jax.result_info = "result[9]"}, tensor<16xi32> {jax.result_info = "result[10]"}, tensor<16xi32> {jax.result_info = "result[11]"}) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.add %arg0, %1 : tensor<16xi32>
    %3 = stablehlo.negate %arg0 : tensor<16xi32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<16xui8>
    %5 = stablehlo.reverse %arg1, dims = [0] : tensor<16xui8>
    %6 = stablehlo.subtract %4, %5 : tensor<16xui8>
    %7 = stablehlo.multiply %arg2, %arg2 : tensor<16xi8>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %8 = call @floor_divide(%arg2, %c_0) : (tensor<16xi8>, tensor<i32>) -> tensor<16xi8>
    %c_1 = stablehlo.constant dense<7> : tensor<i32>
    %9 = call @remainder(%arg2, %c_1) : (tensor<16xi8>, tensor<i32>) -> tensor<16xi8>
    %c_2 = stablehlo.constant dense<2654435761> : tensor<ui32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %11 = stablehlo.multiply %arg3, %10 : tensor<16xui32>
    %c_3 = stablehlo.constant dense<10> : tensor<i32>
    %12 = call @floor_divide_1(%arg3, %c_3) : (tensor<16xui32>, tensor<i32>) -> tensor<16xui32>
    %c_4 = stablehlo.constant dense<10> : tensor<i32>
    %13 = call @remainder_2(%arg3, %c_4) : (tensor<16xui32>, tensor<i32>) -> tensor<16xui32>
    %c_5 = stablehlo.constant dense<-7> : tensor<i32>
    %14 = call @floor_divide_4(%arg0, %c_5) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %15 = call @remainder_6(%arg0, %c_6) : (tensor<16xi32>, tensor<i32>) -> tensor<16xi32>
    %16 = stablehlo.abs %15 : tensor<16xi32>
    %c_7 = stablehlo.constant dense<3> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %17 = stablehlo.compare EQ, %c_7, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %18 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %19 = stablehlo.compare NE, %16, %18, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %20 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %21 = stablehlo.and %20, %19 : tensor<16xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %22 = call @_where_8(%21, %c_10, %c_11) : (tensor<16xi1>, tensor<i32>, tensor<i32>) -> tensor<16xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %24 = stablehlo.and %16, %23 : tensor<16xi32>
    %c_13 = stablehlo.constant dense<3> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %26 = stablehlo.multiply %22, %25 : tensor<16xi32>
    %27 = call @_where_9(%24, %26, %22) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %28 = stablehlo.multiply %c_14, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %30 = stablehlo.shift_right_logical %16, %29 : tensor<16xi32>
    %c_17 = stablehlo.constant dense<1> : tensor<i32>
    %31 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %32 = stablehlo.and %30, %31 : tensor<16xi32>
    %33 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %34 = stablehlo.multiply %27, %33 : tensor<16xi32>
    %35 = call @_where_9(%32, %34, %27) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %36 = stablehlo.multiply %28, %28 : tensor<i32>
    %c_18 = stablehlo.constant dense<1> : tensor<i32>
    %37 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<16xi32>
    %c_19 = stablehlo.constant dense<1> : tensor<i32>
    %39 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %40 = stablehlo.and %38, %39 : tensor<16xi32>
    %41 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %42 = stablehlo.multiply %35, %41 : tensor<16xi32>
    %43 = call @_where_9(%40, %42, %35) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %44 = stablehlo.multiply %36, %36 : tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %46 = stablehlo.shift_right_logical %38, %45 : tensor<16xi32>
    %c_21 = stablehlo.constant dense<1> : tensor<i32>
    %47 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %48 = stablehlo.and %46, %47 : tensor<16xi32>
    %49 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %50 = stablehlo.multiply %43, %49 : tensor<16xi32>
    %51 = call @_where_9(%48, %50, %43) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %52 = stablehlo.multiply %44, %44 : tensor<i32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %54 = stablehlo.shift_right_logical %46, %53 : tensor<16xi32>
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %55 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %56 = stablehlo.and %54, %55 : tensor<16xi32>
    %57 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %58 = stablehlo.multiply %51, %57 : tensor<16xi32>
    %59 = call @_where_9(%56, %58, %51) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %60 = stablehlo.multiply %52, %52 : tensor<i32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %61 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %62 = stablehlo.shift_right_logical %54, %61 : tensor<16xi32>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %63 = stablehlo.broadcast_in_dim %c_25, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %64 = stablehlo.and %62, %63 : tensor<16xi32>
    %65 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %66 = stablehlo.multiply %59, %65 : tensor<16xi32>
    %67 = call @_where_9(%64, %66, %59) : (tensor<16xi32>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    %68 = stablehlo.multiply %60, %60 : tensor<i32>
    %c_26 = stablehlo.constant dense<1> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_26, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %70 = stablehlo.shift_right_logical %62, %69 : tensor<16xi32>
    return %0, %2, %3, %6, %7, %8, %9, %11, %12, %13, %14, %67 : tensor<16xi32>, tensor<16xi32>, tensor<16xi32>, tensor<16xui8>, tensor<16xi8>, tensor<16xi8>, tensor<16xi8>, tensor<16xui32>, tensor<16xui32>, tensor<16xui32>, tensor<16xi32>, tensor<16xi32>
  }
  func.func private @floor_divide(%arg0: tensor<16xi8>, %arg1: tensor<i32>) -> tensor<16xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i8>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %2 = stablehlo.divide %arg0, %1 : tensor<16xi8>
    %3 = stablehlo.sign %arg0 : tensor<16xi8>
    %4 = stablehlo.sign %0 : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %8 = stablehlo.remainder %arg0, %7 : tensor<16xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %11 = stablehlo.and %6, %10 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %13 = stablehlo.subtract %2, %12 : tensor<16xi8>
    %14 = call @_where(%11, %13, %2) : (tensor<16xi1>, tensor<16xi8>, tensor<16xi8>) -> tensor<16xi8>
    return %14 : tensor<16xi8>
  }
  func.func private @_where(%arg0: tensor<16xi1>, %arg1: tensor<16xi8>, %arg2: tensor<16xi8>) -> tensor<16xi8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi8>
    return %0 : tensor<16xi8>
  }
  func.func private @remainder(%arg0: tensor<16xi8>, %arg1: tensor<i32>) -> tensor<16xi8> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<i8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i8>
    %2 = call @_where_0(%1, %c_0, %0) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi8>
    %c_1 = stablehlo.constant dense<0> : tensor<i8>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i8>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi8>, tensor<16xi8>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i8>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i8>) -> tensor<16xi8>
    %14 = stablehlo.add %4, %13 : tensor<16xi8>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi8>
    return %15 : tensor<16xi8>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<i8> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i8>
    return %0 : tensor<i8>
  }
  func.func private @floor_divide_1(%arg0: tensor<16xui32>, %arg1: tensor<i32>) -> tensor<16xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %2 = stablehlo.divide %arg0, %1 : tensor<16xui32>
    return %2 : tensor<16xui32>
  }
  func.func private @remainder_2(%arg0: tensor<16xui32>, %arg1: tensor<i32>) -> tensor<16xui32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<ui32>
    %c = stablehlo.constant dense<0> : tensor<ui32>
    %1 = stablehlo.compare EQ, %0, %c, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xui32>
    %c_1 = stablehlo.constant dense<0> : tensor<ui32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<16xui32>, tensor<16xui32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui32>
    %9 = stablehlo.compare LT, %2, %c_3, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<16xui32>
    %14 = stablehlo.add %4, %13 : tensor<16xui32>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xui32>
    return %15 : tensor<16xui32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<ui32>, %arg2: tensor<ui32>) -> tensor<ui32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<ui32>
    return %0 : tensor<ui32>
  }
  func.func private @floor_divide_4(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<16xi32>
    %3 = stablehlo.sign %arg0 : tensor<16xi32>
    %4 = stablehlo.sign %0 : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.remainder %arg0, %7 : tensor<16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %11 = stablehlo.and %6, %10 : tensor<16xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %13 = stablehlo.subtract %2, %12 : tensor<16xi32>
    %14 = call @_where_5(%11, %13, %2) : (tensor<16xi1>, tensor<16xi32>, tensor<16xi32>) -> tensor<16xi32>
    return %14 : tensor<16xi32>
  }
  func.func private @_where_5(%arg0: tensor<16xi1>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %0 : tensor<16xi32>
  }
  func.func private @remainder_6(%arg0: tensor<16xi32>, %arg1: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_7(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<16xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<16xi1>, tensor<16xi1>) -> tensor<16xi1>
    %12 = stablehlo.and %11, %6 : tensor<16xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %14 = stablehlo.add %4, %13 : tensor<16xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<16xi1>, tensor<16xi32>
    return %15 : tensor<16xi32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_8(%arg0: tensor<16xi1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<16xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<16xi1>, tensor<16xi32>
    return %2 : tensor<16xi32>
  }
  func.func private @_where_9(%arg0: tensor<16xi32>, %arg1: tensor<16xi32>, %arg2: tensor<16xi32>) -> tensor<16xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16xi32>
    %1 = stablehlo.compare NE, %arg0, %0, SIGNED : (tensor<16xi32>, tensor<16xi32>) -> tensor<16xi1>
    %2 = stablehlo.select %1, %arg1, %arg2 : tensor<16xi1>, tensor<16xi32>
    return %2 : tensor<16xi32>
  }
}
