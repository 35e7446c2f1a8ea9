module @jit_special_logit attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x6xf64>) -> (tensor<3x6xf64> {jax.result_info = "result[0]"}, tensor<3x6xf64> {jax.result_info = "result[1]"}, tensor<3x6xf64> {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<[-59.963350101410789, 98.001075418599967, -56.676285746907027, 13.931260938727968, -1.2391658386738125]> : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 1.9544885833814176, 4.6762791289888153, 86.360242139089053, -225.46268785411937, 200.26021238006066, -82.037225616833339, 15.90562251262117, -1.1833162112133]> : tensor<9xf64>
    %cst_1 = stablehlo.constant dense<[3.2377489177694603, 6.9152288906898418, 3.9388102529247444, 1.3330346081580755, 0.20148538954917908, 0.012371663481782003, 3.0158155350823543E-4, 2.6580697468673755E-6, 6.2397453918498331E-9]> : tensor<9xf64>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 6.02427039364742, 3.6798356385616087, 1.3770209948908132, 0.21623699359449663, 0.013420400608854318, 3.2801446468212774E-4, 2.8924786474538068E-6, 6.7901940800998127E-9]> : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<[4.0554489230596245, 31.525109459989388, 57.162819224642128, 44.080507389320083, 14.684956192885803, 2.1866330685079025, -0.14025607917135449, -0.035042462682784818, -8.5745678515468544E-4]> : tensor<9xf64>
    %cst_4 = stablehlo.constant dense<[1.000000e+00, 15.779988325646675, 45.390763512887922, 41.317203825467203, 15.04253856929075, 2.5046494620830941, -0.14218292285478779, -0.038080640769157827, -9.3325948089545744E-4]> : tensor<9xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.subtract %0, %arg0 : tensor<3x6xf64>
    %2 = stablehlo.divide %arg0, %1 : tensor<3x6xf64>
    %3 = stablehlo.log %2 : tensor<3x6xf64>
    %cst_6 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %4 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %5 = stablehlo.compare GT, %arg0, %4, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %6 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %7 = stablehlo.subtract %6, %arg0 : tensor<3x6xf64>
    %8 = call @_where(%5, %7, %arg0) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %10 = stablehlo.compare EQ, %8, %9, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_9 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %11 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %12 = call @_where(%10, %11, %8) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_10 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %14 = stablehlo.subtract %12, %13 : tensor<3x6xf64>
    %15 = chlo.square %14 : tensor<3x6xf64> -> tensor<3x6xf64>
    %16 = stablehlo.multiply %14, %15 : tensor<3x6xf64>
    %17 = call @polyval(%cst, %15) : (tensor<5xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %18 = call @polyval_0(%cst_0, %15) : (tensor<9xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %19 = stablehlo.divide %17, %18 : tensor<3x6xf64>
    %20 = stablehlo.multiply %16, %19 : tensor<3x6xf64>
    %21 = stablehlo.add %14, %20 : tensor<3x6xf64>
    %cst_11 = stablehlo.constant dense<-2.5066282746310002> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %23 = stablehlo.multiply %21, %22 : tensor<3x6xf64>
    %24 = stablehlo.log %12 : tensor<3x6xf64>
    %cst_12 = stablehlo.constant dense<-2.000000e+00> : tensor<f64>
    %25 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %26 = stablehlo.multiply %25, %24 : tensor<3x6xf64>
    %27 = stablehlo.sqrt %26 : tensor<3x6xf64>
    %28 = stablehlo.log %27 : tensor<3x6xf64>
    %29 = stablehlo.divide %28, %27 : tensor<3x6xf64>
    %30 = stablehlo.subtract %27, %29 : tensor<3x6xf64>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %32 = stablehlo.divide %31, %27 : tensor<3x6xf64>
    %33 = call @polyval_0(%cst_1, %32) : (tensor<9xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %35 = stablehlo.divide %34, %27 : tensor<3x6xf64>
    %36 = call @polyval_0(%cst_2, %35) : (tensor<9xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %37 = stablehlo.divide %33, %36 : tensor<3x6xf64>
    %38 = stablehlo.divide %37, %27 : tensor<3x6xf64>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %39 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %40 = stablehlo.divide %39, %27 : tensor<3x6xf64>
    %41 = call @polyval_0(%cst_3, %40) : (tensor<9xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %42 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %43 = stablehlo.divide %42, %27 : tensor<3x6xf64>
    %44 = call @polyval_0(%cst_4, %43) : (tensor<9xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %45 = stablehlo.divide %41, %44 : tensor<3x6xf64>
    %46 = stablehlo.divide %45, %27 : tensor<3x6xf64>
    %47 = stablehlo.subtract %30, %38 : tensor<3x6xf64>
    %48 = stablehlo.subtract %30, %46 : tensor<3x6xf64>
    %cst_17 = stablehlo.constant dense<0.1353352832366127> : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %50 = stablehlo.compare GT, %12, %49, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %cst_18 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %52 = stablehlo.compare GE, %27, %51, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %53 = call @_where(%52, %47, %48) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %54 = call @_where(%50, %23, %53) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_19 = stablehlo.constant dense<0.8646647167633873> : tensor<f64>
    %55 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %56 = stablehlo.compare GT, %arg0, %55, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %57 = stablehlo.negate %54 : tensor<3x6xf64>
    %58 = call @_where(%56, %54, %57) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %cst_20 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %59 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %60 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %61 = stablehlo.compare EQ, %arg0, %60, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %62 = stablehlo.negate %59 : tensor<3x6xf64>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %63 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %64 = stablehlo.compare EQ, %arg0, %63, FLOAT : (tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xi1>
    %65 = call @_where(%64, %59, %58) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %66 = call @_where(%61, %62, %65) : (tensor<3x6xi1>, tensor<3x6xf64>, tensor<3x6xf64>) -> tensor<3x6xf64>
    %67 = stablehlo.negate %arg0 : tensor<3x6xf64>
    %68 = stablehlo.exponential %67 : tensor<3x6xf64>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %69 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %70 = stablehlo.add %69, %68 : tensor<3x6xf64>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %72 = stablehlo.divide %71, %70 : tensor<3x6xf64>
    return %3, %66, %72 : tensor<3x6xf64>, tensor<3x6xf64>, tensor<3x6xf64>
  }
  func.func private @_where(%arg0: tensor<3x6xi1>, %arg1: tensor<3x6xf64>, %arg2: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3x6xi1>, tensor<3x6xf64>
    return %0 : tensor<3x6xf64>
  }
  func.func private @polyval(%arg0: tensor<5xf64>, %arg1: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<5xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:5] : (tensor<5xf64>) -> tensor<5xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<5xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call(%arg1, %0, %4) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<5xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call(%arg1, %5, %7) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<5xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call(%arg1, %8, %10) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<5xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call(%arg1, %11, %13) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<5xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call(%arg1, %14, %16) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    return %17 : tensor<3x6xf64>
  }
  func.func private @closed_call(%arg0: tensor<3x6xf64>, %arg1: tensor<3x6xf64>, %arg2: tensor<f64>) -> tensor<3x6xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x6xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x6xf64>
    return %2 : tensor<3x6xf64>
  }
  func.func private @polyval_0(%arg0: tensor<9xf64>, %arg1: tensor<3x6xf64>) -> tensor<3x6xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %1 = stablehlo.slice %arg0 [0:0] : (tensor<9xf64>) -> tensor<0xf64>
    %2 = stablehlo.slice %arg0 [0:9] : (tensor<9xf64>) -> tensor<9xf64>
    %3 = stablehlo.slice %2 [0:1] : (tensor<9xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = call @closed_call_1(%arg1, %0, %4) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %6 = stablehlo.slice %2 [1:2] : (tensor<9xf64>) -> tensor<1xf64>
    %7 = stablehlo.reshape %6 : (tensor<1xf64>) -> tensor<f64>
    %8 = call @closed_call_1(%arg1, %5, %7) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %9 = stablehlo.slice %2 [2:3] : (tensor<9xf64>) -> tensor<1xf64>
    %10 = stablehlo.reshape %9 : (tensor<1xf64>) -> tensor<f64>
    %11 = call @closed_call_1(%arg1, %8, %10) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %12 = stablehlo.slice %2 [3:4] : (tensor<9xf64>) -> tensor<1xf64>
    %13 = stablehlo.reshape %12 : (tensor<1xf64>) -> tensor<f64>
    %14 = call @closed_call_1(%arg1, %11, %13) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %15 = stablehlo.slice %2 [4:5] : (tensor<9xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = call @closed_call_1(%arg1, %14, %16) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %18 = stablehlo.slice %2 [5:6] : (tensor<9xf64>) -> tensor<1xf64>
    %19 = stablehlo.reshape %18 : (tensor<1xf64>) -> tensor<f64>
    %20 = call @closed_call_1(%arg1, %17, %19) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %21 = stablehlo.slice %2 [6:7] : (tensor<9xf64>) -> tensor<1xf64>
    %22 = stablehlo.reshape %21 : (tensor<1xf64>) -> tensor<f64>
    %23 = call @closed_call_1(%arg1, %20, %22) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %24 = stablehlo.slice %2 [7:8] : (tensor<9xf64>) -> tensor<1xf64>
    %25 = stablehlo.reshape %24 : (tensor<1xf64>) -> tensor<f64>
    %26 = call @closed_call_1(%arg1, %23, %25) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    %27 = stablehlo.slice %2 [8:9] : (tensor<9xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = call @closed_call_1(%arg1, %26, %28) : (tensor<3x6xf64>, tensor<3x6xf64>, tensor<f64>) -> tensor<3x6xf64>
    return %29 : tensor<3x6xf64>
  }
  func.func private @closed_call_1(%arg0: tensor<3x6xf64>, %arg1: tensor<3x6xf64>, %arg2: tensor<f64>) -> tensor<3x6xf64> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x6xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f64>) -> tensor<3x6xf64>
    %2 = stablehlo.add %0, %1 : tensor<3x6xf64>
    return %2 : tensor<3x6xf64>
  }
}
