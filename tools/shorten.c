/* Prints large tensors in a short form, in which most elements are left out. */
#include <inttypes.h>

#include "cli.h"

/* Of a dimension with more than LONGEST elements, only the first ENDS and the last ENDS are printed. */
enum { LONGEST = 8, ENDS = 3 };

/* Prints the `size` elements of a tensor from element `first` on. This part of the tensor has the dimensions from
 * number `depth` on. */
static void print_part(FILE *out, const tensor *t, size_t depth, size_t first, size_t size)
{
    if (depth == t->view.dims.count) {
        tensor_print_element(out, t->view.dtype, (const char *)t->view.data + first * qn_dtype_size(t->view.dtype));
        return;
    }
    size_t extent = (size_t)t->view.dims.values[depth], each = extent ? size / extent : 0;
    putc('[', out);
    for (size_t i = 0; i < extent; i++) {
        if (extent > LONGEST && i == ENDS) {
            fprintf(out, ", ...");
            i = extent - ENDS;
        }
        fprintf(out, i ? ", " : "");
        print_part(out, t, depth + 1, first + i * each, each);
    }
    putc(']', out);
}

void tensor_print_short(FILE *out, const tensor *t)
{
    tensor_print_type(out, t->view.dtype, t->view.dims);
    putc(' ', out);
    print_part(out, t, 0, 0, t->count);
    fprintf(out, "  (shortened: %zu elements; a pipe or --output gets all)\n", t->count);
}
