/* Pairs of texts that mean the same, for test_stablehlo.c: operations whose shape is an operand, tuples, older
 * operations, parts of real numbers, and CHLO's operations that broadcast. */
{FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
 FUNC(T34,
      "%d = stablehlo.constant dense<[3, 4]> : tensor<2xi64>\n %r = stablehlo.dynamic_broadcast_in_dim %x, %d, dims "
      "= [1] : (" T4 ", tensor<2xi64>) -> " T34)},
    {FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
     FUNC(T34,
          "%d = stablehlo.constant dense<[3, 4]> : tensor<2xindex>\n %r = \"stablehlo.dynamic_broadcast_in_dim\"(%x, "
          "%d) {broadcast_dimensions = dense<1> : tensor<1xi64>, known_expanding_dimensions = array<i64>} : (" T4
          ", tensor<2xindex>) -> " T34)},
    {FUNC("tensor<2x2xf32>", "%r = stablehlo.reshape %x : (" T4 ") -> tensor<2x2xf32>"),
     FUNC("tensor<2x2xf32>",
          "%n = stablehlo.get_dimension_size %x, dim = 0 : (" T4 ") -> tensor<i32>\n %1 = stablehlo.reshape %n : "
          "(tensor<i32>) -> tensor<1xi32>\n %2 = stablehlo.constant dense<2> : tensor<1xi32>\n %3 = stablehlo.subtract "
          "%1, %2 : tensor<1xi32>\n %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> "
          "tensor<2xi32>\n %r = stablehlo.dynamic_reshape %x, %4 : (" T4 ", tensor<2xi32>) -> tensor<2x2xf32>")},
    {FUNC("tensor<2x3xf32>", "%r = stablehlo.iota dim = 1 : tensor<2x3xf32>"),
     FUNC("tensor<2x3xf32>",
          "%d = stablehlo.constant dense<[2, 3]> : tensor<2xi64>\n %r = stablehlo.dynamic_iota %d, dim "
          "= 1 : (tensor<2xi64>) -> tensor<2x3xf32>")},
    {FUNC("tensor<7xf32>",
          "%r = stablehlo.pad %x, %s, low = [1], high = [-1], interior = [1] : (" T4 ", tensor<f32>) -> tensor<7xf32>"),
     FUNC("tensor<7xf32>",
          "%l = stablehlo.constant dense<1> : tensor<1xi64>\n %h = stablehlo.constant dense<-1> : tensor<1xi64>\n %r = "
          "stablehlo.dynamic_pad %x, %s, %l, %h, %l : (" T4
          ", tensor<f32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<7xf32>")},
    {FUNC("tensor<4xf32>",
          "%r = \"stablehlo.gather\"(%m, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], "
          "collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 4>}> : (" T34
          ", tensor<i32>) -> tensor<4xf32>"),
     FUNC("tensor<4xf32>",
          "%n = stablehlo.constant dense<[1, 4]> : tensor<2xi64>\n %r = \"stablehlo.dynamic_gather\"(%m, %i, %n) "
          "{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = "
          "[0]>, "
          "indices_are_sorted = false} : (" T34 ", tensor<i32>, tensor<2xi64>) -> tensor<4xf32>")},
    {FUNC("tensor<4xf32>",
          "%r = \"stablehlo.gather\"(%m, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], "
          "collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 4>}> : (" T34
          ", tensor<i32>) -> tensor<4xf32>"),
     FUNC(
         "tensor<4xf32>",
         "%r = \"stablehlo.gather\"(%m, %i) {dimension_numbers = {offset_dims = dense<0> : tensor<1xi64>, "
         "collapsed_slice_dims = dense<0> : tensor<1xi64>, start_index_map = dense<0> : tensor<1xi64>, "
         "index_vector_dim = 0 : i64}, indices_are_sorted = false, slice_sizes = dense<[1, 4]> : tensor<2xi64>} : (" T34
         ", tensor<i32>) -> tensor<4xf32>")},
    {FUNC("tensor<2xf32>", "%r = stablehlo.slice %x [1:4:2] : (" T4 ") -> tensor<2xf32>"),
     FUNC("tensor<2xf32>",
          "%b = stablehlo.constant dense<1> : tensor<1xi32>\n %e = stablehlo.constant dense<4> : tensor<1xi32>\n %t = "
          "stablehlo.constant dense<2> : tensor<1xi32>\n %r = stablehlo.real_dynamic_slice %x, %b, %e, %t : (" T4
          ", tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>")},
    /* tuples, also in tuples, through functions, loops, branches and calls of the host */
    {"func.func private @g(%a: " T4 ", %b: tensor<f32>) -> (tensor<f32>, " T4 ") { return %b, %a : tensor<f32>, " T4
     " }\n" FUNC(T4,
                 "%q:2 = call @g(%x, %s) : (" T4 ", tensor<f32>) -> (tensor<f32>, " T4 ")\n %r = stablehlo.abs %q#1 "
                 ": " T4),
     "func.func private @g(%t: tuple<" T4 ", tuple<tensor<f32>>>) -> tuple<tensor<f32>, " T4
     "> {\n %a = stablehlo.get_tuple_element %t[0] : (tuple<" T4 ", tuple<tensor<f32>>>) -> " T4
     "\n %u = stablehlo.get_tuple_element %t[1] : (tuple<" T4 ", tuple<tensor<f32>>>) -> tuple<tensor<f32>>\n "
     "%b = stablehlo.get_tuple_element %u[0] : (tuple<tensor<f32>>) -> tensor<f32>\n %v = stablehlo.tuple %b, %a : "
     "tuple<tensor<f32>, " T4 ">\n return %v : tuple<tensor<f32>, " T4 ">\n}\n" FUNC(
         T4, "%i0 = stablehlo.tuple %s : tuple<tensor<f32>>\n %i1 = stablehlo.tuple %x, %i0 : tuple<" T4
             ", tuple<tensor<f32>>>\n %q = call @g(%i1) : (tuple<" T4 ", tuple<tensor<f32>>>) -> tuple<tensor<f32>, " T4
             ">\n %p1 = stablehlo.get_tuple_element %q[1] : (tuple<tensor<f32>, " T4 ">) -> " T4
             "\n %r = stablehlo.abs %p1 : " T4)},
    {FUNC("tensor<i32>", "%q:2 = stablehlo.while(%j = %i, %k = %p) : tensor<i32>, tensor<i1>\n cond {\n "
                         "stablehlo.return %k : tensor<i1>\n } do {\n stablehlo.return %i, %p : tensor<i32>, "
                         "tensor<i1>\n }\n %r = stablehlo.negate %q#0 : tensor<i32>"),
     FUNC("tensor<i32>",
          "%t = stablehlo.tuple %i, %p : tuple<tensor<i32>, tensor<i1>>\n %q = stablehlo.while(%j = %t) : "
          "tuple<tensor<i32>, tensor<i1>>\n cond {\n %k = stablehlo.get_tuple_element %j[1] : (tuple<tensor<i32>, "
          "tensor<i1>>) -> tensor<i1>\n stablehlo.return %k : tensor<i1>\n } do {\n stablehlo.return %t : "
          "tuple<tensor<i32>, tensor<i1>>\n }\n %v = stablehlo.get_tuple_element %q[0] : (tuple<tensor<i32>, "
          "tensor<i1>>) -> tensor<i32>\n %r = stablehlo.negate %v : tensor<i32>")},
    {FUNC("tensor<f32>", "%q:2 = \"stablehlo.if\"(%p) ({\n stablehlo.return %s, %x : tensor<f32>, " T4
                         "\n}, {\n stablehlo.return %s, %x : tensor<f32>, " T4
                         "\n}) : (tensor<i1>) -> (tensor<f32>, " T4 ")\n %r = stablehlo.negate %q#0 : tensor<f32>"),
     FUNC("tensor<f32>",
          "%t = stablehlo.tuple %s, %x : tuple<tensor<f32>, " T4
          ">\n %q = \"stablehlo.if\"(%p) ({\n stablehlo.return %t : tuple<tensor<f32>, " T4
          ">\n}, {\n stablehlo.return %t : tuple<tensor<f32>, " T4 ">\n}) : (tensor<i1>) -> tuple<tensor<f32>, " T4
          ">\n %v = \"stablehlo.get_tuple_element\"(%q) <{index = 0 : i32}> : (tuple<tensor<f32>, " T4
          ">) -> tensor<f32>\n %r = stablehlo.negate %v : tensor<f32>")},
    {FUNC(T4, "%q:2 = stablehlo.custom_call @f(%s, %x) : (tensor<f32>, " T4 ") -> (tensor<i1>, " T4
              ")\n %r = stablehlo.negate %q#1 : " T4),
     FUNC(T4, "%t = stablehlo.tuple %s, %x : tuple<tensor<f32>, " T4
              ">\n %q = stablehlo.custom_call @f(%t) : (tuple<tensor<f32>, " T4 ">) -> tuple<tensor<i1>, " T4
              ">\n %v = stablehlo.get_tuple_element %q[1] : (tuple<tensor<i1>, " T4 ">) -> " T4
              "\n %r = stablehlo.negate %v : " T4)},
    /* older operations */
    {FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
     FUNC(T34, "%r = \"stablehlo.broadcast\"(%x) {broadcast_sizes = dense<3> : tensor<1xi64>} : (" T4 ") -> " T34)},
    {FUNC(T34, "%r = stablehlo.broadcast_in_dim %x, dims = [1] : (" T4 ") -> " T34),
     FUNC(T34, "%r = stablehlo.broadcast %x, sizes = [3] : (" T4 ") -> " T34)},
    {FUNC(
         "tensor<3x2xf32>",
         "%j = stablehlo.constant dense<[[0, 1], [2, 9], [3, 3]]> : tensor<3x2xi32>\n %r = \"stablehlo.gather\"(%m, "
         "%j) "
         "<{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], "
         "start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, "
         "1>}> : (" T34 ", tensor<3x2xi32>) -> tensor<3x2xf32>"),
     FUNC("tensor<3x2xf32>", "%j = stablehlo.constant dense<[[0, 1], [2, 9], [3, 3]]> : tensor<3x2xi32>\n %r = "
                             "\"stablehlo.torch_index_select\"(%m, %j) {dim = 1 : i64, batch_dims = 1 : i64} : (" T34
                             ", tensor<3x2xi32>) -> tensor<3x2xf32>")},
    {FUNC("tensor<2x4xf32>", "%j = stablehlo.constant dense<[2, 0]> : tensor<2xi32>\n %r = \"stablehlo.gather\"(%m, "
                             "%j) <{dimension_numbers = "
                             "#stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
                             "index_vector_dim = 1>, "
                             "slice_sizes = array<i64: 1, 4>}> : (" T34 ", tensor<2xi32>) -> tensor<2x4xf32>"),
     FUNC("tensor<2x4xf32>", "%j = stablehlo.constant dense<[2, 0]> : tensor<2xi32>\n %r = "
                             "\"stablehlo.torch_index_select\"(%m, %j) {dim = 0 "
                             ": i64, batch_dims = 0 : i64} : (" T34 ", tensor<2xi32>) -> tensor<2x4xf32>")},
    {FUNC(T4, "%r = stablehlo.constant dense<0.0> : " T4), FUNC(T4, "%r = stablehlo.imag %x : " T4)},
    {FUNC("tensor<4x3xf32>",
          "%0 = stablehlo.transpose %m, dims = [1, 0] : (" T34 ") -> tensor<4x3xf32>\n %1 = "
          "stablehlo.broadcast_in_dim %x, dims = [0] : (" T4 ") -> tensor<4x3xf32>\n %r = stablehlo.add %0, %1 : "
          "tensor<4x3xf32>"),
     FUNC("tensor<4x3xf32>",
          "%0 = stablehlo.transpose %m, dims = [1, 0] : (" T34 ") -> tensor<4x3xf32>\n %r = chlo.broadcast_add %0, %x "
          "{broadcast_dimensions = array<i64: 0>} : (tensor<4x3xf32>, " T4 ") -> tensor<4x3xf32>")},
    {FUNC("tensor<4x3x4xf32>",
          "%0 = stablehlo.broadcast_in_dim %x, dims = [0] : (" T4 ") -> tensor<4x3x4xf32>\n %1 = "
          "stablehlo.broadcast_in_dim %m, dims = [1, 2] : (" T34 ") -> tensor<4x3x4xf32>\n %r = stablehlo.subtract %0, "
          "%1 : tensor<4x3x4xf32>"),
     FUNC("tensor<4x3x4xf32>",
          "%0 = stablehlo.broadcast_in_dim %x, dims = [0] : (" T4 ") -> tensor<4x3x4xf32>\n %r = "
          "chlo.broadcast_subtract %0, %m {broadcast_dimensions = array<i64: 1, 2>} : (tensor<4x3x4xf32>, " T34
          ") -> tensor<4x3x4xf32>")},
