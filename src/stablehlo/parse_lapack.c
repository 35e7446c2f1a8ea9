/* Reads custom calls of factorisations and solves. JAX prints calls of LAPACK's functions for the CPU, and other calls,
 * such as Qr, for other platforms. The reader replaces both by operations such as cholesky.
 *
 * A call of LAPACK has one of two forms. In the newer form, names end in _ffi, and flags are letters or bools in the
 * configuration:
 *
 *     stablehlo.custom_call @lapack_spotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}, ...}     76 is 'L'
 *
 * In the older form, flags and sizes are constant operands before the matrices:
 *
 *     stablehlo.custom_call @lapack_spotrf(%lower, %batch, %n, %a) {...}
 *
 * In a call of LAPACK, the layouts of matrices must be column-major. A layout says how a tensor is stored and does not
 * change its value, so operands and results are not transposed. In calls for other platforms, layouts are not checked,
 * and matrices may have any float or complex type.
 */
#include <inttypes.h>
#include <string.h>

#include "graph/build.h"
#include "graph/compose.h"
#include "stablehlo/parse.h"

typedef enum lapack_kind {
    LAPACK_POTRF,
    LAPACK_TRSM,
    LAPACK_GETRF,
    LAPACK_SYEVD,
    LAPACK_GEQRF,
    LAPACK_ORGQR,
    LAPACK_ORMQR,
    LAPACK_GTSV,
    LAPACK_GESDD,
    LAPACK_GEEV,
    EIGH /* like LAPACK_SYEVD, but the configuration has another form, and there is no result `info` */
} lapack_kind;

static const struct lapack_name {
    const char *name;
    lapack_kind kind;
    qn_dtype dtype;    /* QN_NONE: a call for other platforms */
    uint32_t flags;    /* number of operands before the matrices. In the older form they are flags and sizes; in trsm,
                          alpha, too. In ormqr they are the reflectors and tau, in gtsv the diagonals */
    uint32_t matrices; /* number of operands that are matrices */
    uint32_t factor;   /* in blas_strsm and blas_dtrsm (both forms), the index of the operand alpha, a factor of b. In
                          orgqr and ungqr, the index of tau. Otherwise 0 */
} names[] = {
    {"lapack_spotrf_ffi", LAPACK_POTRF, QN_F32, 0, 1, 0},
    {"lapack_dpotrf_ffi", LAPACK_POTRF, QN_F64, 0, 1, 0},
    {"lapack_cpotrf_ffi", LAPACK_POTRF, QN_C64, 0, 1, 0},
    {"lapack_zpotrf_ffi", LAPACK_POTRF, QN_C128, 0, 1, 0},
    {"lapack_strsm_ffi", LAPACK_TRSM, QN_F32, 0, 2, 0},
    {"lapack_dtrsm_ffi", LAPACK_TRSM, QN_F64, 0, 2, 0},
    {"lapack_ctrsm_ffi", LAPACK_TRSM, QN_C64, 0, 2, 0},
    {"lapack_ztrsm_ffi", LAPACK_TRSM, QN_C128, 0, 2, 0},
    {"blas_strsm_ffi", LAPACK_TRSM, QN_F32, 0, 2, 2},
    {"blas_dtrsm_ffi", LAPACK_TRSM, QN_F64, 0, 2, 2},
    {"lapack_sgetrf_ffi", LAPACK_GETRF, QN_F32, 0, 1, 0},
    {"lapack_dgetrf_ffi", LAPACK_GETRF, QN_F64, 0, 1, 0},
    {"lapack_cgetrf_ffi", LAPACK_GETRF, QN_C64, 0, 1, 0},
    {"lapack_zgetrf_ffi", LAPACK_GETRF, QN_C128, 0, 1, 0},
    {"lapack_ssyevd_ffi", LAPACK_SYEVD, QN_F32, 0, 1, 0},
    {"lapack_dsyevd_ffi", LAPACK_SYEVD, QN_F64, 0, 1, 0},
    {"lapack_cheevd_ffi", LAPACK_SYEVD, QN_C64, 0, 1, 0},
    {"lapack_zheevd_ffi", LAPACK_SYEVD, QN_C128, 0, 1, 0},
    {"lapack_sgeqrf_ffi", LAPACK_GEQRF, QN_F32, 0, 1, 0},
    {"lapack_dgeqrf_ffi", LAPACK_GEQRF, QN_F64, 0, 1, 0},
    {"lapack_cgeqrf_ffi", LAPACK_GEQRF, QN_C64, 0, 1, 0},
    {"lapack_zgeqrf_ffi", LAPACK_GEQRF, QN_C128, 0, 1, 0},
    {"lapack_sorgqr_ffi", LAPACK_ORGQR, QN_F32, 0, 1, 1},
    {"lapack_dorgqr_ffi", LAPACK_ORGQR, QN_F64, 0, 1, 1},
    {"lapack_cungqr_ffi", LAPACK_ORGQR, QN_C64, 0, 1, 1},
    {"lapack_zungqr_ffi", LAPACK_ORGQR, QN_C128, 0, 1, 1},
    {"lapack_sormqr_ffi", LAPACK_ORMQR, QN_F32, 2, 1, 0},
    {"lapack_dormqr_ffi", LAPACK_ORMQR, QN_F64, 2, 1, 0},
    {"lapack_cunmqr_ffi", LAPACK_ORMQR, QN_C64, 2, 1, 0},
    {"lapack_zunmqr_ffi", LAPACK_ORMQR, QN_C128, 2, 1, 0},
    {"lapack_sgtsv_ffi", LAPACK_GTSV, QN_F32, 3, 1, 0},
    {"lapack_dgtsv_ffi", LAPACK_GTSV, QN_F64, 3, 1, 0},
    {"lapack_cgtsv_ffi", LAPACK_GTSV, QN_C64, 3, 1, 0},
    {"lapack_zgtsv_ffi", LAPACK_GTSV, QN_C128, 3, 1, 0},
    {"lapack_spotrf", LAPACK_POTRF, QN_F32, 3, 1, 0},
    {"lapack_dpotrf", LAPACK_POTRF, QN_F64, 3, 1, 0},
    {"blas_strsm", LAPACK_TRSM, QN_F32, 8, 2, 7},
    {"blas_dtrsm", LAPACK_TRSM, QN_F64, 8, 2, 7},
    {"lapack_sgetrf", LAPACK_GETRF, QN_F32, 3, 1, 0},
    {"lapack_dgetrf", LAPACK_GETRF, QN_F64, 3, 1, 0},
    {"lapack_sgeev_ffi", LAPACK_GEEV, QN_F32, 0, 1, 0},
    {"lapack_dgeev_ffi", LAPACK_GEEV, QN_F64, 0, 1, 0},
    {"lapack_cgeev_ffi", LAPACK_GEEV, QN_C64, 0, 1, 0},
    {"lapack_zgeev_ffi", LAPACK_GEEV, QN_C128, 0, 1, 0},
    {"lapack_sgesdd_ffi", LAPACK_GESDD, QN_F32, 0, 1, 0},
    {"lapack_dgesdd_ffi", LAPACK_GESDD, QN_F64, 0, 1, 0},
    {"lapack_cgesdd_ffi", LAPACK_GESDD, QN_C64, 0, 1, 0},
    {"lapack_zgesdd_ffi", LAPACK_GESDD, QN_C128, 0, 1, 0},
    {"lapack_sgesvd_ffi", LAPACK_GESDD, QN_F32, 0, 1, 0},
    {"lapack_dgesvd_ffi", LAPACK_GESDD, QN_F64, 0, 1, 0},
    {"lapack_cgesvd_ffi", LAPACK_GESDD, QN_C64, 0, 1, 0},
    {"lapack_zgesvd_ffi", LAPACK_GESDD, QN_C128, 0, 1, 0},
    {"Qr", LAPACK_GEQRF, QN_NONE, 0, 1, 0},
    {"Eigh", EIGH, QN_NONE, 0, 1, 0},
    {"ProductOfElementaryHouseholderReflectors", LAPACK_ORGQR, QN_NONE, 0, 1, 1},
};

static const struct lapack_name *find_name(const op_text *op)
{
    const value *target = list_find(&op->attributes, "call_target_name");
    for (size_t i = 0; i < sizeof names / sizeof *names && target; i++)
        if (target->length == strlen(names[i].name) && memcmp(target->text, names[i].name, target->length) == 0)
            return &names[i];
    return NULL;
}

bool is_lapack(const op_text *op) { return op->code == OP_custom_call && find_name(op); }

/* ---- flags ------------------------------------------------------------------------------------------------------- */

/* Returns entry `name` of the configuration, or NULL. */
static const value *find_entry(const op_text *op, const char *name)
{
    const value *config = list_find(&op->attributes, "mhlo.backend_config");
    config = config ? config : list_find(&op->attributes, "backend_config");
    return config && config->kind == VALUE_DICT ? entry_find(config->count, config->entries, name) : NULL;
}

/* Reads entry `name` of the configuration. Its value must be one of `letters`. */
static bool read_letter(parser *p, const op_text *op, const char *name, const char *letters, char *out)
{
    const value *v = find_entry(op, name);
    int64_t letter;
    if (!v)
        return parse_fail(p, op->at, "the configuration of the call lacks %s", name);
    if (!value_to_int(p, v, &letter))
        return false;
    const char *expected = "";
    for (const char *l = letters; *l; l++) {
        *out = *l;
        if (letter == *l)
            return true;
        expected = arena_printf(&p->arena, "%s%s%d ('%c')", expected, l == letters ? "" : l[1] ? ", " : " or ", *l, *l);
    }
    return parse_fail(p, v->at, "%s is %" PRId64 "; expected %s", name, letter, expected);
}

/* Reads a letter that must equal the parameter `yes` or `no`. Sets *out to true for `yes`, and to false for `no`. */
static bool read_choice(parser *p, const op_text *op, const char *name, char yes, char no, bool *out)
{
    char letter = 0;
    bool read = read_letter(p, op, name, (const char[]){yes, no, 0}, &letter);
    *out = letter == yes;
    return read;
}

/* Reads operand i of a call in the older form. The operand must be a constant of type i32. */
static bool read_flag(parser *p, const op_text *op, uint32_t i, int32_t *out)
{
    node_id n = op->operands.at[i];
    const type *t = node_shape(p->g, n);
    if (node_op(p->g, n) != OP_constant || t->dtype != QN_I32 || t->rank)
        return parse_fail_code(p, op->operand_places.at[i], QN_UNSUPPORTED,
                               "operand %u of this call must be a constant of type tensor<i32>", i);
    memcpy(out, attr_value(node_attrs(p->g, n)).at, sizeof *out);
    return true;
}

/* ---- matrices ---------------------------------------------------------------------------------------------------- */

static bool is_column_major(attr_dims layout)
{
    for (uint32_t i = 0; i < layout.count; i++) {
        int64_t wanted = i < 2 ? (int64_t)layout.count - 2 + i : (int64_t)layout.count - 1 - i;
        if (layout.at[i] != wanted)
            return false;
    }
    return layout.count >= 2;
}

/* Checks that entry number `index` of a list of layouts is column-major. */
static bool check_layout(parser *p, const op_text *op, const char *list, uint32_t index)
{
    const value *v = list_find(&op->attributes, list);
    attr_dims layout;
    if (!v || v->kind != VALUE_LIST || index >= v->count)
        return parse_fail_code(p, op->at, QN_UNSUPPORTED, "%s of this call must say that matrices are column-major",
                               list);
    if (!value_to_ints(p, &v->entries[index].value, &layout))
        return false;
    return is_column_major(layout) ||
           parse_fail_code(p, v->entries[index].value.at, QN_UNSUPPORTED,
                           "entry %u of %s is not column-major; this call takes only column-major matrices", index,
                           list);
}

static bool check_matrices(parser *p, const op_text *op, const struct lapack_name *name)
{
    uint32_t count = name->flags + name->matrices + (name->factor >= name->flags + name->matrices);
    if (op->operands.count != count)
        return parse_fail(p, op->at, "%s takes %u operands, not %u", name->name, count, op->operands.count);
    for (uint32_t i = 0; i < name->matrices; i++) {
        const type *t = node_shape(p->g, op->operands.at[name->flags + i]);
        qn_dtype dtype = (qn_dtype)t->dtype;
        bool fits = name->dtype ? dtype == name->dtype : dtype_is_float(dtype) || dtype_is_complex(dtype);
        if (t->rank < 2 || !fits)
            return parse_fail(p, op->operand_places.at[name->flags + i], "%s takes matrices of %s, not %s", name->name,
                              name->dtype ? dtype_facts[name->dtype].name : "a float or complex type",
                              type_string(p->g, node_type(p->g, op->operands.at[name->flags + i])));
        if (name->dtype && !check_layout(p, op, "operand_layouts", name->flags + i))
            return false;
    }
    return !name->dtype || check_layout(p, op, "result_layouts", name->kind == LAPACK_GTSV ? 3 : 0);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static bool give(parser *p, op_text *op, uint32_t count, const node_id *results)
{
    if (!parse_graph_ok(p, op->at))
        return false;
    for (uint32_t i = 0; i < count; i++)
        LIST_ADD(&p->arena, &op->results, results[i]);
    op->made = results[0];
    return true;
}

static bool make_potrf(parser *p, op_text *op, const struct lapack_name *name)
{
    node_id results[2] = {0};
    bool lower = false;
    int32_t flag = 0;
    if (name->flags ? !read_flag(p, op, 0, &flag) : !read_choice(p, op, "uplo", 'L', 'U', &lower))
        return false;
    lower = name->flags ? flag != 0 : lower;
    compose_potrf(p->g, op->operands.at[name->flags], lower, results);
    return give(p, op, 2, results);
}

static bool make_getrf(parser *p, op_text *op, const struct lapack_name *name)
{
    node_id results[3] = {0};
    compose_getrf(p->g, op->operands.at[name->flags], results);
    return give(p, op, 3, results);
}

/* The mode is 'V', or 'N' if the caller uses no vectors. Both modes make the same nodes. */
static bool make_syevd(parser *p, op_text *op, const struct lapack_name *name)
{
    node_id results[3] = {0};
    bool vectors, lower;
    if (!read_choice(p, op, "mode", 'V', 'N', &vectors) || !read_choice(p, op, "uplo", 'L', 'U', &lower))
        return false;
    compose_syevd(p->g, op->operands.at[name->flags], lower, results);
    return give(p, op, 3, results);
}

/* The configuration is a string of four numbers: lower, sort, the limit of sweeps, the tolerance. The last three are
 * ignored: eigh sorts the eigenvalues in ascending order, and has its own limit of sweeps and its own tolerance. */
static bool make_eigh(parser *p, op_text *op)
{
    node_id values[2] = {0};
    const value *config = list_find(&op->attributes, "backend_config");
    if (!config || config->kind != VALUE_STRING || config->length < 2 ||
        (*config->text != '0' && *config->text != '1') || config->text[1] != ',')
        return parse_fail(
            p, config ? config->at : op->at,
            "the configuration of Eigh must be a string such as \"1,1,100,1e-6\": lower, sort, the limit of "
            "sweeps, the tolerance");
    compose_eigh(p->g, op->operands.at[0], *config->text == '1', values);
    return give(p, op, 2, (node_id[]){values[1], values[0]});
}

static bool make_geqrf(parser *p, op_text *op)
{
    node_id results[2] = {0}, made = node_make(p->g, OP_qr, 1, op->operands.at, NULL);
    for (uint32_t i = 0; i < 2 && made; i++)
        results[i] = node_result(p->g, made, i);
    return give(p, op, 2, results);
}

static bool make_orgqr(parser *p, op_text *op)
{
    node_id q = node_make(p->g, OP_householder_product, 2, op->operands.at, NULL);
    return give(p, op, 1, &q);
}

/* The mode is 'S' for u and vh with min(m, n) vectors, or 'A' for all vectors. It is 'N' if the caller does not use u
 * and vh. With 'N', u and vh are zeros. */
static bool make_gesdd(parser *p, op_text *op)
{
    node_id results[5] = {0}, a = op->operands.at[0];
    char letter;
    if (!read_letter(p, op, "mode", "ANS", &letter))
        return false;
    if (op->result_types.count != 5)
        return parse_fail(p, op->at, "the call has %u results; expected 5: the matrices, s, u, vh and info",
                          (unsigned)op->result_types.count);
    for (uint32_t i = 2; i < 4; i++) {
        const type *t = type_at(p->g, op->result_types.at[i]);
        if (t->kind != TYPE_TENSOR || t->dtype != node_shape(p->g, a)->dtype)
            return parse_fail(p, op->types_at, "result %u of the call must have the element type of the operand", i);
        if (!check_layout(p, op, "result_layouts", i))
            return false;
        if (letter == 'N')
            results[i] = b_fill(p->g, op->result_types.at[i], 0);
    }
    compose_gesdd(p->g, a, letter != 'N', letter == 'A', results);
    return give(p, op, 5, results);
}

static bool read_bool(parser *p, const op_text *op, const char *name, bool *out)
{
    const value *v = find_entry(op, name);
    if (!v || v->kind != VALUE_BOOL)
        return parse_fail(p, v ? v->at : op->at, "the configuration of the call must set %s to true or false", name);
    *out = v->number != 0;
    return true;
}

static bool make_ormqr(parser *p, op_text *op)
{
    bool left = false, adjoint = false;
    const node_id *x = op->operands.at;
    if (!check_layout(p, op, "operand_layouts", 0) || !read_bool(p, op, "left", &left) ||
        !read_bool(p, op, "transpose", &adjoint))
        return false;
    node_id made = compose_ormqr(p->g, x[0], x[1], x[2], left, adjoint);
    return give(p, op, 1, &made);
}

static bool make_gtsv(parser *p, op_text *op)
{
    node_id results[5] = {0};
    compose_gtsv(p->g, op->operands.at, op->operands.at[3], results);
    return give(p, op, 5, results);
}

/* A trsm in the older form begins with four flags: whether the matrix `a` is on the left side, whether `a` is lower
 * triangular, how `a` is transposed (0: not, 1: transposed, 2: adjoint), and whether the diagonal of `a` is ones. */
static bool read_trsm_flags(parser *p, const op_text *op, attrs *out)
{
    int32_t left, lower, transposed, unit;
    if (!read_flag(p, op, 0, &left) || !read_flag(p, op, 1, &lower) || !read_flag(p, op, 2, &transposed) ||
        !read_flag(p, op, 3, &unit))
        return false;
    out->left_side = left != 0;
    out->lower = lower != 0;
    out->unit_diagonal = unit != 0;
    out->transpose_a = transposed == 2 ? transpose_a_ADJOINT
                       : transposed    ? transpose_a_TRANSPOSE
                                       : transpose_a_NO_TRANSPOSE;
    return true;
}

static bool read_trsm_letters(parser *p, const op_text *op, attrs *out)
{
    char transposed;
    if (!read_choice(p, op, "side", 'L', 'R', &out->left_side) || !read_choice(p, op, "uplo", 'L', 'U', &out->lower) ||
        !read_choice(p, op, "diag", 'U', 'N', &out->unit_diagonal) ||
        !read_letter(p, op, "trans_x", "CNT", &transposed))
        return false;
    out->transpose_a = transposed == 'C'   ? transpose_a_ADJOINT
                       : transposed == 'T' ? transpose_a_TRANSPOSE
                                           : transpose_a_NO_TRANSPOSE;
    return true;
}

static bool make_trsm(parser *p, op_text *op, const struct lapack_name *name)
{
    attrs how = {0};
    if (!(name->flags ? read_trsm_flags : read_trsm_letters)(p, op, &how))
        return false;
    node_id operands[2] = {op->operands.at[name->flags], op->operands.at[name->flags + 1]};
    if (name->factor)
        operands[1] = compose_times(p->g, operands[1], op->operands.at[name->factor]);
    node_id x = operands[1] ? node_make(p->g, OP_triangular_solve, 2, operands, &how) : 0;
    return give(p, op, 1, &x);
}

bool make_lapack(parser *p, op_text *op)
{
    const struct lapack_name *name = find_name(op);
    if (name->kind == LAPACK_GEEV)
        return parse_fail_code(p, op->at, QN_UNSUPPORTED,
                               "%s: eigenvalues of general matrices are not supported; those of symmetric matrices are "
                               "(eigh)",
                               name->name);
    if (!check_matrices(p, op, name))
        return false;
    switch (name->kind) {
    case LAPACK_POTRF: return make_potrf(p, op, name);
    case LAPACK_GETRF: return make_getrf(p, op, name);
    case LAPACK_SYEVD: return make_syevd(p, op, name);
    case LAPACK_GEQRF: return make_geqrf(p, op);
    case LAPACK_ORGQR: return make_orgqr(p, op);
    case LAPACK_ORMQR: return make_ormqr(p, op);
    case LAPACK_GTSV: return make_gtsv(p, op);
    case LAPACK_GESDD: return make_gesdd(p, op);
    case EIGH: return make_eigh(p, op);
    default: return make_trsm(p, op, name);
    }
}
