// Names of values, comments, and white space in unusual places. // A comment in a comment.
module{func.func@main(%x.y-z$_1:tensor<2xf32>,%-:tensor<2xf32>,%00:tensor<2xf32>)->tensor<2xf32>{// after a brace
%0=stablehlo.add%x.y-z$_1,%-:tensor<2xf32>//without a space
  %1000 = stablehlo.multiply
      %0,
      %00
    : tensor<
        2 x f32
      >
	%a_long_name_with_0_digits = "stablehlo.subtract" ( %1000 , %0 ) : ( tensor< 2xf32 > , tensor<2 xf32> ) -> tensor<2 x f32>  	
  // "stablehlo.not_an_operation"(%nothing) : () -> ()
  %X = stablehlo.add %a_long_name_with_0_digits,%-:tensor<2xf32>
  %x = stablehlo.add %X, %a_long_name_with_0_digits#0 : tensor<2xf32>
  return%x:tensor<2xf32>}}
// The end, without a newline.