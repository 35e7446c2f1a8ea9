// rng: the numbers of an operation follow from its seed, which is the next one if the text gives none.
module {
  func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> (tensor<3x5xf32>, tensor<17xf64>, tensor<4xi32>, tensor<33xi8>, tensor<2x3xui64>,
                        tensor<9xf16>, tensor<9xbf16>, tensor<7xf32>, tensor<f64>, tensor<5xf32>, tensor<5xf32>, tensor<0xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %one = stablehlo.constant dense<1.0> : tensor<f32>
    %s35 = stablehlo.constant dense<[3, 5]> : tensor<2xi64>
    %0 = stablehlo.rng %zero, %one, %s35, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x5xf32>
    %low = stablehlo.constant dense<-2.5> : tensor<f64>
    %high = stablehlo.constant dense<10.0> : tensor<f64>
    %s17 = stablehlo.constant dense<17> : tensor<1xi32>
    %1 = "stablehlo.rng"(%low, %high, %s17) {rng_distribution = #stablehlo<rng_distribution UNIFORM>} : (tensor<f64>, tensor<f64>, tensor<1xi32>) -> tensor<17xf64>
    %i0 = stablehlo.constant dense<-5> : tensor<i32>
    %i1 = stablehlo.constant dense<6> : tensor<i32>
    %s4 = stablehlo.constant dense<4> : tensor<1xi64>
    %2 = stablehlo.rng %i0, %i1, %s4, distribution = UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
    %j0 = stablehlo.constant dense<-128> : tensor<i8>
    %j1 = stablehlo.constant dense<127> : tensor<i8>
    %s33 = stablehlo.constant dense<33> : tensor<1xi64>
    %3 = stablehlo.rng %j0, %j1, %s33, distribution = UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<33xi8>
    %k0 = stablehlo.constant dense<9> : tensor<ui64>
    %s23 = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
    %4 = stablehlo.rng %k0, %k0, %s23, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> tensor<2x3xui64>
    %h0 = stablehlo.constant dense<0.0> : tensor<f16>
    %h1 = stablehlo.constant dense<2.0> : tensor<f16>
    %s9 = stablehlo.constant dense<9> : tensor<1xi64>
    %5 = stablehlo.rng %h0, %h1, %s9, distribution = UNIFORM {quern.seed = 40 : i64} : (tensor<f16>, tensor<f16>, tensor<1xi64>) -> tensor<9xf16>
    %g0 = stablehlo.constant dense<0.0> : tensor<bf16>
    %g1 = stablehlo.constant dense<2.0> : tensor<bf16>
    %6 = stablehlo.rng %g0, %g1, %s9, distribution = UNIFORM : (tensor<bf16>, tensor<bf16>, tensor<1xi64>) -> tensor<9xbf16>
    %s7 = stablehlo.constant dense<7> : tensor<1xi64>
    %7 = stablehlo.rng %zero, %one, %s7, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<7xf32>
    %none = stablehlo.constant dense<> : tensor<0xi64>
    %8 = stablehlo.rng %low, %high, %none, distribution = NORMAL : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
    %s5 = stablehlo.constant dense<5> : tensor<1xi64>
    %9 = stablehlo.rng %a, %b, %s5, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
    %10 = stablehlo.rng %a, %b, %s5, distribution = NORMAL : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
    %s0 = stablehlo.constant dense<0> : tensor<1xi64>
    %11 = stablehlo.rng %a, %b, %s0, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<0xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : tensor<3x5xf32>, tensor<17xf64>, tensor<4xi32>, tensor<33xi8>, tensor<2x3xui64>, tensor<9xf16>, tensor<9xbf16>, tensor<7xf32>, tensor<f64>, tensor<5xf32>, tensor<5xf32>, tensor<0xf32>
  }
}
