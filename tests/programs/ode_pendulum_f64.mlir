module @jit_ode_pendulum_f64 attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2xf64>) -> (tensor<2xf64> {jax.result_info = "result"}) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0:3 = stablehlo.while(%iterArg = %c_0, %iterArg_1 = %c, %iterArg_2 = %arg0) : tensor<i64>, tensor<i64>, tensor<2xf64>
    cond {
      %c_3 = stablehlo.constant dense<200> : tensor<i64>
      %1 = stablehlo.compare LT, %iterArg, %c_3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1:2 = func.call @closed_call(%iterArg_1, %iterArg_2) : (tensor<i64>, tensor<2xf64>) -> (tensor<i64>, tensor<2xf64>)
      %c_3 = stablehlo.constant dense<1> : tensor<i64>
      %2 = stablehlo.add %iterArg, %c_3 : tensor<i64>
      stablehlo.return %2, %1#0, %1#1 : tensor<i64>, tensor<i64>, tensor<2xf64>
    }
    return %0#2 : tensor<2xf64>
  }
  func.func private @closed_call(%arg0: tensor<i64>, %arg1: tensor<2xf64>) -> (tensor<i64>, tensor<2xf64>) {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.add %arg0, %c : tensor<i64>
    %1 = stablehlo.slice %arg1 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %2 = stablehlo.reshape %1 : (tensor<1xf64>) -> tensor<f64>
    %3 = stablehlo.slice %arg1 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %4 = stablehlo.reshape %3 : (tensor<1xf64>) -> tensor<f64>
    %5 = stablehlo.sine %4 : tensor<f64>
    %6 = stablehlo.negate %5 : tensor<f64>
    %7 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %cst = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %11 = stablehlo.multiply %10, %9 : tensor<2xf64>
    %12 = stablehlo.add %arg1, %11 : tensor<2xf64>
    %13 = stablehlo.slice %12 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %14 = stablehlo.reshape %13 : (tensor<1xf64>) -> tensor<f64>
    %15 = stablehlo.slice %12 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %16 = stablehlo.reshape %15 : (tensor<1xf64>) -> tensor<f64>
    %17 = stablehlo.sine %16 : tensor<f64>
    %18 = stablehlo.negate %17 : tensor<f64>
    %19 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %20 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %21 = stablehlo.concatenate %19, %20, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<1.000000e-02> : tensor<f64>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %23 = stablehlo.multiply %22, %21 : tensor<2xf64>
    %24 = stablehlo.add %arg1, %23 : tensor<2xf64>
    %25 = stablehlo.slice %24 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %26 = stablehlo.reshape %25 : (tensor<1xf64>) -> tensor<f64>
    %27 = stablehlo.slice %24 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = stablehlo.sine %28 : tensor<f64>
    %30 = stablehlo.negate %29 : tensor<f64>
    %31 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %32 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %33 = stablehlo.concatenate %31, %32, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %34 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %35 = stablehlo.multiply %34, %21 : tensor<2xf64>
    %36 = stablehlo.add %9, %35 : tensor<2xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %37 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %38 = stablehlo.multiply %37, %33 : tensor<2xf64>
    %39 = stablehlo.add %36, %38 : tensor<2xf64>
    %cst_3 = stablehlo.constant dense<2.000000e-02> : tensor<f64>
    %40 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %41 = stablehlo.multiply %40, %33 : tensor<2xf64>
    %42 = stablehlo.add %arg1, %41 : tensor<2xf64>
    %43 = stablehlo.slice %42 [1:2] : (tensor<2xf64>) -> tensor<1xf64>
    %44 = stablehlo.reshape %43 : (tensor<1xf64>) -> tensor<f64>
    %45 = stablehlo.slice %42 [0:1] : (tensor<2xf64>) -> tensor<1xf64>
    %46 = stablehlo.reshape %45 : (tensor<1xf64>) -> tensor<f64>
    %47 = stablehlo.sine %46 : tensor<f64>
    %48 = stablehlo.negate %47 : tensor<f64>
    %49 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %50 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<1xf64>
    %51 = stablehlo.concatenate %49, %50, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    %52 = stablehlo.add %39, %51 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<0.0033333333333333335> : tensor<f64>
    %53 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %54 = stablehlo.multiply %53, %52 : tensor<2xf64>
    %55 = stablehlo.add %arg1, %54 : tensor<2xf64>
    return %0, %55 : tensor<i64>, tensor<2xf64>
  }
}
