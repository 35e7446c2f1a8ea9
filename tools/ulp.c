/* Measures the error in f32 of the unary and binary functions of ops.def whose error bound is not 0. Unary functions
 * are measured on all 2^32 operands, binary functions on 2^28 pairs. `make ulp` runs this program.
 *
 *     ulp [-d directory] [-t table.md] [-s stride] [function...]
 *
 * The operands of a function are cut into CHUNKS chunks. Each finished chunk adds a line to directory/<function>.ulp,
 * and later runs omit the chunks in this file. The line has the chunk's number, the number of operands, the largest
 * error in ULP, the operands with this error, and the number of misrounded results. With a stride, only every stride-th
 * operand is measured, and files are named <function>.<stride>.ulp. With -t, the results of all completely measured
 * functions replace the lines between "<!-- ulp table -->" and "<!-- end -->" in table.md.
 *
 * The reference is the function close_<name> of tests/unit/exact.h. If close_distance (exact.h) returns -1, the
 * reference is MPFR. */
#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "../tests/unit/exact.h"
#include "math/elementwise.h"

enum { CHUNKS = 256, CHUNK_OPERANDS = 1 << 24, CHUNK_PAIRS = 1 << 20, BLOCK = 1 << 14, THREADS = 2 };

typedef struct tally {
    double worst;
    uint32_t worst_x, worst_z;
    uint64_t misrounded, operands;
} tally;

static const exact_function functions[] = {
#define ROW(name, operands, narrow, ulp) {exact_##name, close_##name, narrow, ulp, OP_##name, operands, #name},
#define UNARY_0(name)
#define UNARY_1(name) ROW(name, 1, 1, 1)
#define UNARY_2(name) ROW(name, 1, 2, 2)
#define UNARY_1_2(name) ROW(name, 1, 1, 2)
#define BINARY_0(name)
#define BINARY_2(name) ROW(name, 2, 2, 2)
#define UNARY(name, number, dialect, types, result, gradient, ulp, doc) UNARY_##ulp(name)
#define BINARY(name, number, dialect, types, result, gradient, ulp, doc) BINARY_##ulp(name)
#include "graph/ops.def"
};
enum { FUNCTIONS = sizeof functions / sizeof *functions };

static const float_format *const f32 = &exact_formats[2];

/* ---- one chunk --------------------------------------------------------------------------------------------------- */

static float float_of(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint32_t bits_of(float value)
{
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

/* Returns number `n` of the random sequence splitmix64 (Steele and Vigna). */
static uint64_t mixed(uint64_t n)
{
    n = (n + 1) * 0x9e3779b97f4a7c15;
    n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9;
    n = (n ^ n >> 27) * 0x94d049bb133111eb;
    return n ^ n >> 31;
}

/* Makes pair number `n`. Every eighth pair has random bits. The remaining pairs depend on the function. For `power`,
 * most of them give a result that is finite and not 0. For every other function, |z| is |x| times a factor from 2^-32
 * to 2^32. */
static void make_pair(const exact_function *function, uint64_t n, uint32_t *x, uint32_t *z)
{
    uint64_t word = mixed(2 * n), more = mixed(2 * n + 1);
    double unit = (double)(more >> 11) * 0x1p-53;
    *x = (uint32_t)word;
    *z = (uint32_t)(word >> 32);
    if (n % 8 == 0)
        return;
    if (function->op != OP_power) {
        int scale = (int)(more % 64) - 32;
        *z = bits_of(float_of(*x) * ldexpf((float)(1 + unit), scale)) ^ (uint32_t)(word >> 32 & 0x80000000);
        return;
    }
    *x &= 0x7fffffff;
    if (n % 8 > 4)
        *x = 0x3f000000 + (*x & 0xffffff);
    double log2_x = log2(float_of(*x));
    if (log2_x != 0 && !isinf(log2_x) && !isnan(log2_x))
        *z = bits_of((float)((unit * 282 - 152) / log2_x));
    if (n % 8 == 1)
        *z = bits_of(rintf(float_of(*z)));
    if (n % 8 == 1)
        *x |= (uint32_t)(word >> 32 & 0x80000000);
}

static size_t make_operands(const exact_function *function, int chunk, uint64_t from, uint64_t stride, uint32_t *x,
                            uint32_t *z)
{
    uint64_t size = function->operands == 1 ? CHUNK_OPERANDS : CHUNK_PAIRS;
    size_t n = 0;
    for (; n < BLOCK && from < size; n++, from += stride) {
        uint64_t index = (uint64_t)chunk * size + from;
        x[n] = (uint32_t)index;
        z[n] = 0;
        if (function->operands == 2)
            make_pair(function, index, &x[n], &z[n]);
    }
    return n;
}

static void judge(const exact_function *function, size_t n, const uint32_t *x, const uint32_t *z, const float *y,
                  tally *out)
{
    for (size_t i = 0; i < n; i++) {
        float a = float_of(x[i]), b = float_of(z[i]);
        double distance = function_distance(function, f32, a, b, y[i], false);
        out->misrounded += distance > 0.5;
        if (distance > out->worst) {
            out->worst = distance;
            out->worst_x = x[i];
            out->worst_z = z[i];
        }
    }
    out->operands += n;
}

static sx_code *make_code(arena *memory, const exact_function *function)
{
    sx_code *s = sx_new(memory);
    sx operands[2] = {0};
    for (int i = 0; i < function->operands; i++)
        operands[i] = sx_arg(s, (uint32_t)i, SX_F32);
    qn_dtype types[2] = {QN_F32, QN_F32};
    sx_output(s, scalar_apply(s, (op_kind)function->op, types, QN_F32, operands, NULL));
    return s;
}

/* Measures a chunk. Returns false when memory runs out. */
static bool measure(const exact_function *function, int chunk, uint64_t stride, tally *out)
{
    static _Thread_local uint32_t x[BLOCK], z[BLOCK];
    static _Thread_local float y[BLOCK];
    arena memory;
    arena_init(&memory);
    ARENA_ENTER(&memory, arena_free(&memory); return false);
    sx_code *s = make_code(&memory, function);
    *out = (tally){0};
    bool fine = true;
    for (uint64_t from = 0; fine;) {
        size_t n = make_operands(function, chunk, from, stride, x, z);
        if (n == 0)
            break;
        qn_status status = sx_run(s, n, (const void *const[]){x, z}, (void *const[]){y});
        fine = !status;
        qn_status_free(status);
        judge(function, n, x, z, y, out);
        from += n * stride;
    }
    ARENA_LEAVE(&memory);
    arena_free(&memory);
    return fine;
}

/* ---- all chunks of a function, by threads, with a file of the finished ones -------------------------------------- */

typedef struct job {
    const exact_function *function;
    uint64_t stride;
    FILE *file;
    pthread_mutex_t lock;
    int next;
    bool done[CHUNKS], failed;
    tally total;
} job;

static void add(tally *total, const tally *part)
{
    if (part->worst > total->worst) {
        total->worst = part->worst;
        total->worst_x = part->worst_x;
        total->worst_z = part->worst_z;
    }
    total->misrounded += part->misrounded;
    total->operands += part->operands;
}

static void load(job *j)
{
    int chunk;
    char worst[64];
    tally part;
    rewind(j->file);
    while (fscanf(j->file, "%d %" SCNu64 " %63s %" SCNx32 " %" SCNx32 " %" SCNu64, &chunk, &part.operands, worst,
                  &part.worst_x, &part.worst_z, &part.misrounded) == 6) {
        part.worst = strtod(worst, NULL);
        if (chunk < 0 || chunk >= CHUNKS || j->done[chunk])
            continue;
        j->done[chunk] = true;
        add(&j->total, &part);
    }
    fseek(j->file, 0, SEEK_END);
}

static int take_chunk(job *j)
{
    pthread_mutex_lock(&j->lock);
    while (j->next < CHUNKS && j->done[j->next])
        j->next++;
    int chunk = j->failed ? CHUNKS : j->next++;
    pthread_mutex_unlock(&j->lock);
    return chunk;
}

static void *work(void *context)
{
    job *j = context;
    for (int chunk; (chunk = take_chunk(j)) < CHUNKS;) {
        tally part;
        bool fine = measure(j->function, chunk, j->stride, &part);
        pthread_mutex_lock(&j->lock);
        j->failed = j->failed || !fine;
        if (fine) {
            j->done[chunk] = true;
            add(&j->total, &part);
            fprintf(j->file, "%d %" PRIu64 " %a %08" PRIx32 " %08" PRIx32 " %" PRIu64 "\n", chunk, part.operands,
                    part.worst, part.worst_x, part.worst_z, part.misrounded);
            fflush(j->file);
        }
        pthread_mutex_unlock(&j->lock);
    }
    mpfr_free_cache();
    return NULL;
}

static FILE *open_state(const char *directory, const char *name, uint64_t stride, const char *mode)
{
    char path[1024];
    if (stride == 1)
        snprintf(path, sizeof path, "%s/%s.ulp", directory, name);
    else
        snprintf(path, sizeof path, "%s/%s.%" PRIu64 ".ulp", directory, name, stride);
    return fopen(path, mode);
}

static bool is_complete(const job *j)
{
    int count = 0;
    for (int i = 0; i < CHUNKS; i++)
        count += j->done[i];
    return count == CHUNKS;
}

static void print_row(FILE *out, const job *j)
{
    const exact_function *function = j->function;
    const tally *t = &j->total;
    fprintf(out, "| %s | %g | %.4f | %a", function->name, function_limit(function, f32), t->worst,
            (double)float_of(t->worst_x));
    if (function->operands == 2)
        fprintf(out, ", %a", (double)float_of(t->worst_z));
    fprintf(out, " | %" PRIu64 " (%.2g %%) | %" PRIu64 "%s |\n", t->misrounded,
            100.0 * (double)t->misrounded / (double)(t->operands ? t->operands : 1), t->operands,
            function->operands == 2 || j->stride > 1 ? ", sampled" : "");
    fflush(out);
}

/* Returns true if all chunks of the function are measured and its error is within the bound. */
static bool run_function(const exact_function *function, const char *directory, uint64_t stride)
{
    job j = {.function = function, .stride = stride, .file = open_state(directory, function->name, stride, "a+")};
    if (!j.file) {
        fprintf(stderr, "ulp: cannot write to %s: %s\n", directory, strerror(errno));
        return false;
    }
    pthread_mutex_init(&j.lock, NULL);
    load(&j);
    pthread_t threads[THREADS];
    int started = 0;
    while (started < THREADS - 1 && pthread_create(&threads[started], NULL, work, &j) == 0)
        started++;
    work(&j);
    for (int i = 0; i < started; i++)
        pthread_join(threads[i], NULL);
    pthread_mutex_destroy(&j.lock);
    fclose(j.file);
    print_row(stdout, &j);
    return is_complete(&j) && j.total.worst <= function_limit(function, f32);
}

/* ---- the table in the documentation ------------------------------------------------------------------------------ */

static const char table_begin[] = "<!-- ulp table -->", table_end[] = "<!-- end -->";

static void write_rows(FILE *out, const char *directory)
{
    fprintf(out, "\n| function | bound | largest error in ULP | at | not correctly rounded | operands |\n"
                 "|---|---|---|---|---|---|\n");
    for (int i = 0; i < FUNCTIONS; i++) {
        job j = {.function = &functions[i], .stride = 1, .file = open_state(directory, functions[i].name, 1, "r")};
        if (!j.file)
            continue;
        load(&j);
        fclose(j.file);
        if (is_complete(&j))
            print_row(out, &j);
    }
    fprintf(out, "\n");
}

enum { TABLE_ROOM = 1 << 20 /* bytes for the text of table.md and its final zero byte */ };

/* Returns NULL if the file cannot be read or is too long. */
static char *read_file(const char *path)
{
    FILE *in = fopen(path, "r");
    if (!in)
        return NULL;
    char *text = malloc(TABLE_ROOM);
    size_t length = text ? fread(text, 1, TABLE_ROOM, in) : 0;
    bool fine = text && !ferror(in) && length < TABLE_ROOM;
    fclose(in);
    if (fine)
        text[length] = 0;
    else
        free(text);
    return fine ? text : NULL;
}

static bool rewrite_table(const char *path, const char *directory)
{
    char *text = read_file(path), *begin = text ? strstr(text, table_begin) : NULL;
    char *end = begin ? strstr(begin, table_end) : NULL;
    FILE *out = end ? fopen(path, "w") : NULL;
    if (out) {
        fwrite(text, 1, (size_t)(begin - text) + strlen(table_begin), out);
        fprintf(out, "\n");
        write_rows(out, directory);
        fputs(end, out);
        fclose(out);
    } else {
        fprintf(stderr, "ulp: %s cannot be read or written, has %d bytes or more, or has no place for the table\n",
                path, TABLE_ROOM);
    }
    free(text);
    return out != NULL;
}

static bool is_named(const exact_function *function, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], function->name) == 0)
            return true;
    return count == 0;
}

int main(int count, char **words)
{
    const char *directory = "ulp", *table = NULL;
    uint64_t stride = 1;
    int first = 1;
    for (; first + 1 < count && words[first][0] == '-'; first += 2) {
        char option = words[first][1];
        if (option == 'd')
            directory = words[first + 1];
        else if (option == 't')
            table = words[first + 1];
        else if (option == 's')
            stride = strtoull(words[first + 1], NULL, 0);
    }
    if ((first < count && words[first][0] == '-') || stride == 0) {
        fprintf(stderr, "usage: ulp [-d directory] [-t table.md] [-s stride] [function...]\n");
        return 2;
    }
    if (mkdir(directory, 0777) != 0 && errno != EEXIST) {
        fprintf(stderr, "ulp: cannot make %s: %s\n", directory, strerror(errno));
        return 2;
    }
    bool fine = true;
    for (int i = 0; i < FUNCTIONS; i++)
        if (is_named(&functions[i], count - first, words + first))
            fine = run_function(&functions[i], directory, stride) && fine;
    if (table)
        fine = rewrite_table(table, directory) && fine;
    return !fine;
}
