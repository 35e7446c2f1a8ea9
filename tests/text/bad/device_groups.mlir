// error: 3:80: group 0 of replica_groups has 2 devices; only programs for one device are supported
func.func @main(%x: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
