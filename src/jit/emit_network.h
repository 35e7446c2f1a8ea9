/* A network of minima and maxima that sorts vectors of signed integers in registers. */
#ifndef JIT_EMIT_NETWORK_H
#define JIT_EMIT_NETWORK_H

#include "jit/emit.h"

enum { NETWORK_VECTORS = 8 /* the largest `count` of emit_network */ };

/* In each lane, the larger of the signed integers x and y if `largest` is true, else the smaller. */
LLVMValueRef emit_extreme(emitter *e, bool largest, LLVMValueRef x, LLVMValueRef y);
/* Lane i of the result is lane (i + by) % lanes of x. */
LLVMValueRef emit_rotated(emitter *e, LLVMValueRef x, uint32_t by, uint32_t lanes);
/* Sorts all elements of `count` vectors together. The least elements go to vector 0, in ascending order of its lanes,
 * the next ones to vector 1, and so on. `count` and `lanes` are powers of two. */
void emit_network(emitter *e, LLVMValueRef *vectors, uint32_t count, uint32_t lanes);

#endif
