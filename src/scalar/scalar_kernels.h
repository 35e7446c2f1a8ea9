/* The interpreter's loops, made from scalar_kernels.def. This file has no include guard, because scalar_interpret.c
 * includes it once for each instruction set. KERNEL(name) names the function of a loop. KERNEL_TABLE names the table of
 * these functions, indexed by KERNEL_<name>. */
#define KERNEL_LOOP(name, result, load, value)                                                                         \
    static void KERNEL(name)(size_t n, void *restrict out, const void *a, const void *b, const void *c)                \
    {                                                                                                                  \
        result *restrict d = out;                                                                                      \
        (void)b, (void)c;                                                                                              \
        for (size_t i = 0; i < n; i++) {                                                                               \
            load;                                                                                                      \
            d[i] = (result)(value);                                                                                    \
        }                                                                                                              \
    }
#define LOAD(type, x, from) type x = ((const type *)from)[i]

#define K1(op, to, from, value) KERNEL_LOOP(op##_##to##_##from, LANE_##to, LOAD(LANE_##from, x, a), value)
#define K2(op, to, from, value)                                                                                        \
    KERNEL_LOOP(op##_##to##_##from, LANE_##to, LOAD(LANE_##from, x, a); LOAD(LANE_##from, y, b), value)
#define K3(op, to, from, value)                                                                                        \
    KERNEL_LOOP(op##_##to##_##from, LANE_##to, LOAD(LANE_##from, x, a); LOAD(LANE_##from, y, b);                       \
                LOAD(LANE_##from, z, c), value)
#define SELECT(type)                                                                                                   \
    KERNEL_LOOP(select_##type, BARE_##type, LOAD(uint8_t, x, a); LOAD(BARE_##type, y, b);                              \
                LOAD(BARE_##type, z, c), x ? y : z)
#define BITCAST(to, from) KERNEL_LOOP(bitcast_##to##_##from, BARE_##to, LOAD(BARE_##from, x, a), x)
#include "scalar/scalar_kernels.def"

static kernel *const KERNEL_TABLE[KERNELS] = {
#define KERNEL_ROW(name) [KERNEL_##name] = KERNEL(name),
#define K1(op, to, from, value) KERNEL_ROW(op##_##to##_##from)
#define K2(op, to, from, value) KERNEL_ROW(op##_##to##_##from)
#define K3(op, to, from, value) KERNEL_ROW(op##_##to##_##from)
#define SELECT(type) KERNEL_ROW(select_##type)
#define BITCAST(to, from) KERNEL_ROW(bitcast_##to##_##from)
#include "scalar/scalar_kernels.def"
};
#undef KERNEL_LOOP
#undef KERNEL_ROW
#undef LOAD
#undef KERNEL
#undef KERNEL_TABLE
