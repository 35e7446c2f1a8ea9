/* sgemm N CALLS: computes CALLS products of two N x N matrices with the linked library. */
#include <stdio.h>
#include <stdlib.h>

enum { ROW_MAJOR = 101, NO_TRANSPOSE = 111 };
void cblas_sgemm(int order, int transpose_a, int transpose_b, int m, int n, int k, float alpha, const float *a, int lda,
                 const float *b, int ldb, float beta, float *c, int ldc);

int main(int count, char **args)
{
    int n = count == 3 ? atoi(args[1]) : 0;
    if (n < 1 || n > 4096) {
        fprintf(stderr, "usage: sgemm N CALLS\n");
        return 2;
    }
    size_t size = (size_t)n * (size_t)n;
    float *all = malloc(3 * size * sizeof *all);
    if (!all)
        return 1;
    for (size_t i = 0; i < 3 * size; i++)
        all[i] = 0.5F;
    for (int calls = atoi(args[2]); calls > 0; calls--)
        cblas_sgemm(ROW_MAJOR, NO_TRANSPOSE, NO_TRANSPOSE, n, n, n, 1, all, n, all + size, n, 0, all + 2 * size, n);
    free(all);
    return 0;
}
