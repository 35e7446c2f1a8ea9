// error: 2:1: function
