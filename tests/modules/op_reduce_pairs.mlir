module @op_reduce_pairs {
  func.func public @main(%arg0: tensor<9xf32>, %arg1: tensor<3x7xi8>, %arg2: tensor<7x3xbf16>, %arg3: tensor<40xf64>, %arg4: tensor<2x33x2xui16>, %arg5: tensor<2x3x2x1x4xf16>, %arg6: tensor<5x1xf32>, %arg7: tensor<9xi8>, %arg8: tensor<3x7xbf16>, %arg9: tensor<7x3xf64>, %arg10: tensor<40xui16>, %arg11: tensor<2x33x2xf16>, %arg12: tensor<2x3x2x1x4xf32>, %arg13: tensor<5x1xi8>) -> (tensor<f32>, tensor<i32>, tensor<3xi8>, tensor<3xi64>, tensor<3xbf16>, tensor<3xi32>, tensor<f64>, tensor<ui8>, tensor<2x2xui16>, tensor<2x2xi16>, tensor<2x3x2x1xf16>, tensor<2x3x2x1xui32>, tensor<5xf32>, tensor<5xi32>, tensor<i8>, tensor<i64>, tensor<3xbf16>, tensor<3xi32>, tensor<3xf64>, tensor<3xui8>, tensor<ui16>, tensor<i16>, tensor<2x2xf16>, tensor<2x2xui32>, tensor<2x3x2x1xf32>, tensor<2x3x2x1xi32>, tensor<5xi8>, tensor<5xi64>) {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1 = stablehlo.constant dense<-100.0> : tensor<f32>
    %2 = stablehlo.constant dense<0> : tensor<i32>
    %3:2 = stablehlo.reduce(%arg0 init: %1), (%0 init: %2) across dimensions = [0] : (tensor<9xf32>, tensor<9xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
     reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %g, %h : tensor<f32>, tensor<i32>
    }
    %4 = stablehlo.iota dim = 1 : tensor<3x7xi64>
    %5 = stablehlo.constant dense<-100> : tensor<i8>
    %6 = stablehlo.constant dense<0> : tensor<i64>
    %7:2 = stablehlo.reduce(%arg1 init: %5), (%4 init: %6) across dimensions = [1] : (tensor<3x7xi8>, tensor<3x7xi64>, tensor<i8>, tensor<i64>) -> (tensor<3xi8>, tensor<3xi64>)
     reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i64>, %d: tensor<i64>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i8>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i64>
      stablehlo.return %g, %h : tensor<i8>, tensor<i64>
    }
    %8 = stablehlo.iota dim = 0 : tensor<7x3xi32>
    %9 = stablehlo.constant dense<-100.0> : tensor<bf16>
    %10 = stablehlo.constant dense<0> : tensor<i32>
    %11:2 = stablehlo.reduce(%arg2 init: %9), (%8 init: %10) across dimensions = [0] : (tensor<7x3xbf16>, tensor<7x3xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
     reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<bf16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %g, %h : tensor<bf16>, tensor<i32>
    }
    %12 = stablehlo.iota dim = 0 : tensor<40xui8>
    %13 = stablehlo.constant dense<-100.0> : tensor<f64>
    %14 = stablehlo.constant dense<0> : tensor<ui8>
    %15:2 = stablehlo.reduce(%arg3 init: %13), (%12 init: %14) across dimensions = [0] : (tensor<40xf64>, tensor<40xui8>, tensor<f64>, tensor<ui8>) -> (tensor<f64>, tensor<ui8>)
     reducer(%a: tensor<f64>, %c: tensor<f64>) (%b: tensor<ui8>, %d: tensor<ui8>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f64>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<ui8>
      stablehlo.return %g, %h : tensor<f64>, tensor<ui8>
    }
    %16 = stablehlo.iota dim = 1 : tensor<2x33x2xi16>
    %17 = stablehlo.constant dense<0> : tensor<ui16>
    %18 = stablehlo.constant dense<0> : tensor<i16>
    %19:2 = stablehlo.reduce(%arg4 init: %17), (%16 init: %18) across dimensions = [1] : (tensor<2x33x2xui16>, tensor<2x33x2xi16>, tensor<ui16>, tensor<i16>) -> (tensor<2x2xui16>, tensor<2x2xi16>)
     reducer(%a: tensor<ui16>, %c: tensor<ui16>) (%b: tensor<i16>, %d: tensor<i16>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<ui16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i16>
      stablehlo.return %g, %h : tensor<ui16>, tensor<i16>
    }
    %20 = stablehlo.iota dim = 4 : tensor<2x3x2x1x4xui32>
    %21 = stablehlo.constant dense<-100.0> : tensor<f16>
    %22 = stablehlo.constant dense<0> : tensor<ui32>
    %23:2 = stablehlo.reduce(%arg5 init: %21), (%20 init: %22) across dimensions = [4] : (tensor<2x3x2x1x4xf16>, tensor<2x3x2x1x4xui32>, tensor<f16>, tensor<ui32>) -> (tensor<2x3x2x1xf16>, tensor<2x3x2x1xui32>)
     reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<ui32>, %d: tensor<ui32>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<ui32>
      stablehlo.return %g, %h : tensor<f16>, tensor<ui32>
    }
    %24 = stablehlo.iota dim = 1 : tensor<5x1xi32>
    %25 = stablehlo.constant dense<-100.0> : tensor<f32>
    %26 = stablehlo.constant dense<0> : tensor<i32>
    %27:2 = stablehlo.reduce(%arg6 init: %25), (%24 init: %26) across dimensions = [1] : (tensor<5x1xf32>, tensor<5x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<5xf32>, tensor<5xi32>)
     reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare GT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %g, %h : tensor<f32>, tensor<i32>
    }
    %28 = stablehlo.iota dim = 0 : tensor<9xi64>
    %29 = stablehlo.constant dense<100> : tensor<i8>
    %30 = stablehlo.constant dense<0> : tensor<i64>
    %31:2 = stablehlo.reduce(%arg7 init: %29), (%28 init: %30) across dimensions = [0] : (tensor<9xi8>, tensor<9xi64>, tensor<i8>, tensor<i64>) -> (tensor<i8>, tensor<i64>)
     reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i64>, %d: tensor<i64>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i8>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i64>
      stablehlo.return %g, %h : tensor<i8>, tensor<i64>
    }
    %32 = stablehlo.iota dim = 1 : tensor<3x7xi32>
    %33 = stablehlo.constant dense<100.0> : tensor<bf16>
    %34 = stablehlo.constant dense<0> : tensor<i32>
    %35:2 = stablehlo.reduce(%arg8 init: %33), (%32 init: %34) across dimensions = [1] : (tensor<3x7xbf16>, tensor<3x7xi32>, tensor<bf16>, tensor<i32>) -> (tensor<3xbf16>, tensor<3xi32>)
     reducer(%a: tensor<bf16>, %c: tensor<bf16>) (%b: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<bf16>, tensor<bf16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<bf16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %g, %h : tensor<bf16>, tensor<i32>
    }
    %36 = stablehlo.iota dim = 0 : tensor<7x3xui8>
    %37 = stablehlo.constant dense<100.0> : tensor<f64>
    %38 = stablehlo.constant dense<0> : tensor<ui8>
    %39:2 = stablehlo.reduce(%arg9 init: %37), (%36 init: %38) across dimensions = [0] : (tensor<7x3xf64>, tensor<7x3xui8>, tensor<f64>, tensor<ui8>) -> (tensor<3xf64>, tensor<3xui8>)
     reducer(%a: tensor<f64>, %c: tensor<f64>) (%b: tensor<ui8>, %d: tensor<ui8>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f64>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<ui8>
      stablehlo.return %g, %h : tensor<f64>, tensor<ui8>
    }
    %40 = stablehlo.iota dim = 0 : tensor<40xi16>
    %41 = stablehlo.constant dense<100> : tensor<ui16>
    %42 = stablehlo.constant dense<0> : tensor<i16>
    %43:2 = stablehlo.reduce(%arg10 init: %41), (%40 init: %42) across dimensions = [0] : (tensor<40xui16>, tensor<40xi16>, tensor<ui16>, tensor<i16>) -> (tensor<ui16>, tensor<i16>)
     reducer(%a: tensor<ui16>, %c: tensor<ui16>) (%b: tensor<i16>, %d: tensor<i16>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i16>, tensor<i16>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<ui16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i16>
      stablehlo.return %g, %h : tensor<ui16>, tensor<i16>
    }
    %44 = stablehlo.iota dim = 1 : tensor<2x33x2xui32>
    %45 = stablehlo.constant dense<100.0> : tensor<f16>
    %46 = stablehlo.constant dense<0> : tensor<ui32>
    %47:2 = stablehlo.reduce(%arg11 init: %45), (%44 init: %46) across dimensions = [1] : (tensor<2x33x2xf16>, tensor<2x33x2xui32>, tensor<f16>, tensor<ui32>) -> (tensor<2x2xf16>, tensor<2x2xui32>)
     reducer(%a: tensor<f16>, %c: tensor<f16>) (%b: tensor<ui32>, %d: tensor<ui32>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f16>, tensor<f16>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f16>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<ui32>
      stablehlo.return %g, %h : tensor<f16>, tensor<ui32>
    }
    %48 = stablehlo.iota dim = 4 : tensor<2x3x2x1x4xi32>
    %49 = stablehlo.constant dense<100.0> : tensor<f32>
    %50 = stablehlo.constant dense<0> : tensor<i32>
    %51:2 = stablehlo.reduce(%arg12 init: %49), (%48 init: %50) across dimensions = [4] : (tensor<2x3x2x1x4xf32>, tensor<2x3x2x1x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x2x1xf32>, tensor<2x3x2x1xi32>)
     reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<i32>, %d: tensor<i32>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<f32>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i32>
      stablehlo.return %g, %h : tensor<f32>, tensor<i32>
    }
    %52 = stablehlo.iota dim = 1 : tensor<5x1xi64>
    %53 = stablehlo.constant dense<100> : tensor<i8>
    %54 = stablehlo.constant dense<0> : tensor<i64>
    %55:2 = stablehlo.reduce(%arg13 init: %53), (%52 init: %54) across dimensions = [1] : (tensor<5x1xi8>, tensor<5x1xi64>, tensor<i8>, tensor<i64>) -> (tensor<5xi8>, tensor<5xi64>)
     reducer(%a: tensor<i8>, %c: tensor<i8>) (%b: tensor<i64>, %d: tensor<i64>)  {
      %p = stablehlo.compare LT, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %q = stablehlo.compare EQ, %a, %c : (tensor<i8>, tensor<i8>) -> tensor<i1>
      %l = stablehlo.compare LT, %b, %d : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %e = stablehlo.and %q, %l : tensor<i1>
      %f = stablehlo.or %p, %e : tensor<i1>
      %g = stablehlo.select %p, %a, %c : tensor<i1>, tensor<i8>
      %h = stablehlo.select %f, %b, %d : tensor<i1>, tensor<i64>
      stablehlo.return %g, %h : tensor<i8>, tensor<i64>
    }
    return %3#0, %3#1, %7#0, %7#1, %11#0, %11#1, %15#0, %15#1, %19#0, %19#1, %23#0, %23#1, %27#0, %27#1, %31#0, %31#1, %35#0, %35#1, %39#0, %39#1, %43#0, %43#1, %47#0, %47#1, %51#0, %51#1, %55#0, %55#1 : tensor<f32>, tensor<i32>, tensor<3xi8>, tensor<3xi64>, tensor<3xbf16>, tensor<3xi32>, tensor<f64>, tensor<ui8>, tensor<2x2xui16>, tensor<2x2xi16>, tensor<2x3x2x1xf16>, tensor<2x3x2x1xui32>, tensor<5xf32>, tensor<5xi32>, tensor<i8>, tensor<i64>, tensor<3xbf16>, tensor<3xi32>, tensor<3xf64>, tensor<3xui8>, tensor<ui16>, tensor<i16>, tensor<2x2xf16>, tensor<2x2xui32>, tensor<2x3x2x1xf32>, tensor<2x3x2x1xi32>, tensor<5xi8>, tensor<5xi64>
  }
}
