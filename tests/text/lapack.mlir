// LAPACK's functions as JAX calls them on the CPU, and the operation that getrf becomes. A triangle that must not be read
// has NaNs; the second matrix of %bad is not positive definite, and the second of %thin is singular.
func.func public @main(%x: tensor<2x6x6xf64>, %b: tensor<2x6x3xf64>, %c: tensor<2x3x6xf64>, %t: tensor<7x4xf64>, %w: tensor<3x5xf64>)
    -> (tensor<2x6x6xf64>, tensor<2xi32>, tensor<2x6x6xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2xi32>, tensor<7x4xf64>, tensor<4xi32>, tensor<i32>, tensor<2x6x6xf64>, tensor<2xi32>, tensor<2x6x3xf64>, tensor<3x5xf64>, tensor<3xi32>, tensor<i32>, tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2x6xi32>) {
  %nan = stablehlo.constant dense<0x7FF8000000000000> : tensor<2x6x6xf64>
  %zero = stablehlo.constant dense<0.0> : tensor<2x6x6xf64>
  %row = stablehlo.iota dim = 1 : tensor<2x6x6xi32>
  %column = stablehlo.iota dim = 2 : tensor<2x6x6xi32>
  %number = stablehlo.iota dim = 0 : tensor<2x6x6xi32>
  %above = stablehlo.compare LT, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %on = stablehlo.compare EQ, %row, %column, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %seven = stablehlo.constant dense<7.0> : tensor<2x6x6xf64>
  %more = stablehlo.select %on, %seven, %zero : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %square = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x6x6xf64>, tensor<2x6x6xf64>) -> tensor<2x6x6xf64>
  %sum = stablehlo.add %square, %more : tensor<2x6x6xf64>
  %a = stablehlo.select %above, %nan, %sum : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %one = stablehlo.constant dense<1> : tensor<2x6x6xi32>
  %three = stablehlo.constant dense<3> : tensor<2x6x6xi32>
  %second = stablehlo.compare EQ, %number, %one, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %fourth = stablehlo.compare EQ, %row, %three, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %place = stablehlo.and %on, %fourth : tensor<2x6x6xi1>
  %spot = stablehlo.and %place, %second : tensor<2x6x6xi1>
  %minus = stablehlo.negate %seven : tensor<2x6x6xf64>
  %bad = stablehlo.select %spot, %minus, %sum : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %fourth_column = stablehlo.compare EQ, %column, %three, SIGNED : (tensor<2x6x6xi32>, tensor<2x6x6xi32>) -> tensor<2x6x6xi1>
  %hole = stablehlo.and %fourth_column, %second : tensor<2x6x6xi1>
  %thin = stablehlo.select %hole, %zero, %x : tensor<2x6x6xi1>, tensor<2x6x6xf64>
  %f = stablehlo.add %x, %more : tensor<2x6x6xf64>
  %l:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2xi32>)
  %u:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%sum) {mhlo.backend_config = {uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2xi32>)
  %n:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%bad) {mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2xi32>)
  %s0 = stablehlo.custom_call @lapack_dtrsm_ffi(%f, %b) {api_version = 2 : i32, mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s1 = stablehlo.custom_call @lapack_dtrsm_ffi(%f, %c) {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %s2 = stablehlo.custom_call @lapack_dtrsm_ffi(%f, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %s3 = stablehlo.custom_call @lapack_dtrsm_ffi(%x, %c) {mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf64>, tensor<2x3x6xf64>) -> tensor<2x3x6xf64>
  %alpha = stablehlo.constant dense<2.0> : tensor<f64>
  %s4 = stablehlo.custom_call @blas_dtrsm_ffi(%f, %b, %alpha) {backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, api_version = 4 : i32, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<2x6x6xf64>, tensor<2x6x3xf64>, tensor<f64>) -> tensor<2x6x3xf64>
  %g:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%thin) {mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2xi32>)
  %gt:3 = stablehlo.custom_call @lapack_dgetrf_ffi(%t) {mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<7x4xf64>) -> (tensor<7x4xf64>, tensor<4xi32>, tensor<i32>)
  %zero_i = stablehlo.constant dense<0> : tensor<i32>
  %one_i = stablehlo.constant dense<1> : tensor<i32>
  %two_i = stablehlo.constant dense<2> : tensor<i32>
  %three_i = stablehlo.constant dense<3> : tensor<i32>
  %six_i = stablehlo.constant dense<6> : tensor<i32>
  %five_i = stablehlo.constant dense<5> : tensor<i32>
  %ol:2 = stablehlo.custom_call @lapack_dpotrf(%one_i, %two_i, %six_i, %a) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2xi32>)
  %os = stablehlo.custom_call @blas_dtrsm(%one_i, %zero_i, %one_i, %zero_i, %six_i, %three_i, %two_i, %alpha, %f, %b) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<f64>, tensor<2x6x6xf64>, tensor<2x6x3xf64>) -> tensor<2x6x3xf64>
  %og:3 = stablehlo.custom_call @lapack_dgetrf(%one_i, %three_i, %five_i, %w) {api_version = 2 : i32, operand_layouts = [dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xi32>, tensor<i32>)
  %q:3 = "quern.lu"(%x) : (tensor<2x6x6xf64>) -> (tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2x6xi32>)
  return %l#0, %l#1, %u#0, %u#1, %n#1, %s0, %s1, %s2, %s3, %s4, %g#0, %g#1, %g#2, %gt#0, %gt#1, %gt#2, %ol#0, %ol#1, %os, %og#0, %og#1, %og#2, %q#0, %q#1, %q#2 : tensor<2x6x6xf64>, tensor<2xi32>, tensor<2x6x6xf64>, tensor<2xi32>, tensor<2xi32>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x3x6xf64>, tensor<2x6x3xf64>, tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2xi32>, tensor<7x4xf64>, tensor<4xi32>, tensor<i32>, tensor<2x6x6xf64>, tensor<2xi32>, tensor<2x6x3xf64>, tensor<3x5xf64>, tensor<3xi32>, tensor<i32>, tensor<2x6x6xf64>, tensor<2x6xi32>, tensor<2x6xi32>
}
