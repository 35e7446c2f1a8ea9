/* Roots of unity: exp(-2 pi i k / n). The tables of Fourier transforms consist of such roots.
 *
 * The roots are computed as pairs of doubles with basic arithmetic, and rounded once. So every machine and every C
 * library gives the same bits. */
#ifndef GRAPH_UNITY_H
#define GRAPH_UNITY_H

#include "graph/graph.h"

typedef struct unity unity;

/* Prepares the roots of order n; n is 1 to MAX_UNITY. */
#define MAX_UNITY ((int64_t)1 << 40)
unity *unity_new(arena *a, int64_t n);
/* Writes root number k, for any k: the real part to *re and the imaginary part to *im, as elements of `dtype`, which is
 * QN_F32 or QN_F64. */
void unity_root(const unity *u, int64_t k, qn_dtype dtype, void *re, void *im);

#endif
