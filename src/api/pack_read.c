/* Loads packs (api/pack.h). */
#include <stdlib.h>
#include <string.h>

#include "api/pack.h"

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* A position in a section. failed: more bytes were asked for than the section has. */
typedef struct cursor {
    const char *at;
    size_t left;
    bool failed;
} cursor;

static const void *take(cursor *c, size_t bytes)
{
    static const char zeros[sizeof(int64_t)];
    c->failed |= bytes > c->left;
    if (c->failed)
        return zeros;
    const void *taken = c->at;
    c->at += bytes;
    c->left -= bytes;
    return taken;
}

static qn_status malformed(const char *what) { return status_make(QN_INVALID_ARGUMENT, "malformed pack: %s", what); }

static qn_status read_parameter(qn_function *f, cursor *c, uint32_t others, parameter *out)
{
    uint8_t kind[2];
    uint16_t length;
    int32_t alias;
    memcpy(kind, take(c, sizeof kind), sizeof kind);
    memcpy(&length, take(c, sizeof length), sizeof length);
    memcpy(&alias, take(c, sizeof alias), sizeof alias);
    if (c->failed || !dtype_valid((qn_dtype)kind[0]) || kind[1] > MAX_RANK || alias < -1 || alias >= (int64_t)others)
        return malformed("a parameter of the signature");
    qn_dims dims = {.count = kind[1]};
    int64_t bytes = (int64_t)dtype_bytes((qn_dtype)kind[0]);
    for (uint32_t i = 0; i < kind[1]; i++) {
        memcpy(&dims.values[i], take(c, sizeof *dims.values), sizeof *dims.values);
        if (dims.values[i] < 0 || __builtin_mul_overflow(bytes, dims.values[i], &bytes) || bytes > MAX_TENSOR_BYTES)
            return malformed("a shape of the signature");
    }
    const char *name = take(c, length);
    if (c->failed)
        return malformed("the signature ends too early");
    *out = (parameter){.bytes = (size_t)bytes, .alignment = dtype_alignment((qn_dtype)kind[0])};
    out->public = (qn_parameter){
        .name = arena_string(&f->arena, name, length), .dtype = (qn_dtype)kind[0], .dims = dims, .alias = alias};
    return NULL;
}

static qn_status read_signature(qn_function *f, cursor c)
{
    uint32_t counts[2];
    memcpy(counts, take(&c, sizeof counts), sizeof counts);
    if (c.failed || counts[0] > c.left / 8 || counts[1] > c.left / 8)
        return malformed("the signature is too short for its number of parameters");
    f->input_count = counts[0];
    f->output_count = counts[1];
    f->inputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->input_count);
    f->outputs = ARENA_NEW_ARRAY(&f->arena, parameter, f->output_count);
    f->results = ARENA_NEW_ARRAY(&f->arena, uint32_t, f->output_count);
    for (uint32_t i = 0; i < f->input_count; i++)
        QN_TRY(read_parameter(f, &c, f->output_count, &f->inputs[i]));
    for (uint32_t i = 0; i < f->output_count; i++) {
        QN_TRY(read_parameter(f, &c, f->input_count, &f->outputs[i]));
        int32_t alias = f->outputs[i].public.alias;
        if (alias < 0)
            f->results[f->result_count++] = i;
        else if (f->inputs[alias].public.alias != (int32_t)i || f->inputs[alias].bytes != f->outputs[i].bytes)
            return malformed("an output does not match the input that it updates");
    }
    for (uint32_t i = 0; i < f->input_count; i++) {
        int32_t alias = f->inputs[i].public.alias;
        if (alias >= 0 && f->outputs[alias].public.alias != (int32_t)i)
            return malformed("an input does not match the output that updates it");
    }
    return c.left ? malformed("bytes follow the signature") : NULL;
}

/* Reads row `i` of a section PACK_CONSTANTS. The section begins at `start` and has `size` bytes. */
static qn_status read_constant(const char *start, size_t size, uint64_t i, void **data, size_t *bytes)
{
    uint64_t row[2];
    memcpy(row, start + sizeof(uint64_t) + i * sizeof row, sizeof row);
    if (row[0] > size || row[1] > size - row[0] || row[0] % PACK_CONSTANT_ALIGNMENT)
        return malformed("a constant lies outside of its section or is not aligned");
    *data = (void *)(uintptr_t)(start + row[0]);
    *bytes = (size_t)row[1];
    return NULL;
}

/* Reads the function's constants from the section `constants`. If `numbers` is NULL, the function has all constants of
 * this section. Otherwise `numbers` is a section PACK_SHARED, which lists the numbers of the function's constants. */
static qn_status read_constants(qn_function *f, cursor constants, const cursor *numbers)
{
    const char *start = constants.at;
    size_t size = constants.left;
    uint64_t rows;
    memcpy(&rows, take(&constants, sizeof rows), sizeof rows);
    if (constants.failed || rows > constants.left / (2 * sizeof(uint64_t)))
        return malformed("the section of constants is too short for their number");
    if (numbers && numbers->left % sizeof(uint32_t))
        return malformed("the numbers of constants end too early");
    uint64_t count = numbers ? numbers->left / sizeof(uint32_t) : rows;
    f->constants = ARENA_NEW_ARRAY(&f->arena, void *, count);
    f->constant_bytes = ARENA_NEW_ARRAY(&f->arena, size_t, count);
    f->constant_count = (uint32_t)count;
    for (uint64_t i = 0; i < count; i++) {
        uint32_t number = (uint32_t)i;
        if (numbers)
            memcpy(&number, numbers->at + i * sizeof number, sizeof number);
        if (number >= rows)
            return malformed("a function has a constant that the pack lacks");
        QN_TRY(read_constant(start, size, number, &f->constants[i], &f->constant_bytes[i]));
    }
    return NULL;
}

static bool section_at(const pack_header *pack, pack_kind kind, cursor *out)
{
    const pack_section *found = pack_find(pack, kind);
    *out = found ? (cursor){pack_bytes(pack, found), found->size, false} : (cursor){NULL, 0, false};
    return found != NULL;
}

qn_status pack_facts(qn_function *f, function_pack in)
{
    cursor names, constants, numbers;
    bool complete = section_at(in.pack, PACK_NAMES, &names) &&
                    section_at(in.outer ? in.outer : in.pack, PACK_CONSTANTS, &constants) &&
                    (!in.outer || section_at(in.pack, PACK_SHARED, &numbers));
    if (!complete && pack_find(in.pack, PACK_FUNCTION))
        return status_make(QN_INVALID_ARGUMENT, "the pack has several functions; qn_load_module loads them");
    if (!complete)
        return status_make(QN_INVALID_ARGUMENT, "the file holds no function: it lacks a signature or constants");
    ARENA_ENTER(&f->arena, return status_oom());
    qn_status status = read_signature(f, names);
    if (!status)
        status = read_constants(f, constants, in.outer ? &numbers : NULL);
    ARENA_LEAVE(&f->arena);
    return status;
}

static qn_status read_facts(qn_function *f, function_pack in)
{
    cursor customs;
    if (section_at(in.pack, PACK_CUSTOMS, &customs))
        QN_TRY(custom_set_read(&f->customs, f->context->customs, customs.at, customs.left));
    return pack_facts(f, in);
}

/* ---- engines ----------------------------------------------------------------------------------------------------- */

/* Finds the image with the highest level that this CPU runs, up to the context's level. If this CPU runs only images of
 * higher levels, the message names one of these levels. */
static qn_status find_image(const qn_context *context, const pack_header *pack, const pack_section **out)
{
    const cpu_facts *cpu = &context->cpu;
    const level_fact *level = &level_facts[context->level];
    qn_status status = pack_image(pack, cpu->machine, level->features & cpu->features, out);
    qn_status better = status ? pack_image(pack, cpu->machine, cpu->features, out) : NULL;
    if (status && !better && context->level) {
        qn_status_free(status);
        return status_make(
            QN_UNSUPPORTED,
            "the pack has no image for level %s, which was asked for; it has one for %.*s, which this CPU runs",
            level->name, PACK_LEVEL, (*out)->level);
    }
    qn_status_free(better);
    return status;
}

/* Returns the code of an image, if the pack has several functions: image number i of a function uses in.codes[i].
 * Otherwise returns NULL, because the image contains its code. Also returns NULL if the pack lacks the code. */
static const code_block *find_code(function_pack in, const pack_section *image)
{
    uint32_t number = 0;
    for (const pack_section *s = pack_sections(in.pack); s < image; s++)
        number += s->kind == PACK_IMAGE;
    return number < in.code_count ? &in.codes[number] : NULL;
}

static qn_status use_image(qn_function *f, function_pack in)
{
    const qn_context *context = f->context;
    const pack_section *section;
    QN_TRY(find_image(context, in.pack, &section));
    const code_block *code = find_code(in, section);
    program *p;
    QN_TRY(program_open(pack_bytes(in.pack, section), section->size, code, &context->cpu, NULL, &p));
    QN_TRY(engine_bind(context, &p, &f->customs));
    f->stats.source = "pack";
    return engine_use(f, NULL, p);
}

static qn_status evaluate_pack(qn_function *f, const pack_header *pack, const char *why)
{
    cursor graph;
    if (!section_at(pack, PACK_GRAPH, &graph))
        return status_make(QN_UNSUPPORTED, "the pack holds no graph to evaluate (reason to evaluate: %s)", why);
    return engine_evaluate(f, graph.at, graph.left, why);
}

/* Chooses the engine of f: the compiled program or, if compiled code cannot run, the evaluator. *refused is the reason
 * why compiled code cannot run, or NULL. If choose_engine finds such a reason, it sets *refused. */
static qn_status choose_engine(qn_function *f, function_pack in, qn_status *refused)
{
    qn_status failure = *refused ? NULL : use_image(f, in);
    if (failure && qn_status_code(failure) != QN_UNSUPPORTED)
        return failure;
    if (failure)
        *refused = failure;
    if (!*refused)
        return NULL;
    QN_TRY(evaluate_pack(f, in.pack, qn_status_message(*refused)));
    context_log(f->context, "evaluating: %s", qn_status_message(*refused));
    return NULL;
}

qn_status pack_function(qn_context *context, function_pack in, bool evaluate, qn_status refused, qn_function **out)
{
    qn_function *f = function_new(context);
    qn_status status = f ? read_facts(f, in) : status_oom();
    if (!status)
        status = evaluate ? evaluate_pack(f, in.pack, "asked for") : choose_engine(f, in, &refused);
    qn_status_free(refused);
    if (status)
        qn_function_free(f);
    else
        *out = f;
    return status;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

qn_status pack_map(const char *path, bool evaluate, mapped *out, qn_status *refused)
{
    *refused = NULL;
    qn_status status = pack_open(path, !evaluate, out);
    if (qn_status_code(status) == QN_UNSUPPORTED && !evaluate) {
        *refused = status;
        status = pack_open(path, false, out);
    }
    if (!status)
        status = pack_check(out->bytes, out->size);
    if (status) {
        qn_status_free(*refused);
        *refused = NULL;
    }
    return status;
}

static qn_status load(qn_context *context, const char *path, bool evaluate, qn_function **out)
{
    mapped file;
    qn_status refused, status = pack_map(path, evaluate, &file, &refused);
    if (!status)
        status = pack_function(context, (function_pack){.pack = file.bytes}, evaluate, refused, out);
    if (status)
        mapped_free(&file);
    else
        (*out)->pack = file;
    return status_prefix(status, "%s: error", path);
}

qn_status qn_load_pack(qn_context *context, const char *path, qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    return load(context, path, false, out);
}

qn_status qn_evaluate_pack(qn_context *context, const char *path, qn_function **out)
{
    GIVEN(out);
    *out = NULL;
    GIVEN(context);
    GIVEN(path);
    return load(context, path, true, out);
}
