/* Verifies schedules, and mutates them. The verifiers are nest_verify, nest_verify_tiles and schedule_verify
 * (schedule.h). They must accept every schedule that schedule_make makes. A mutant is a schedule with one change. The
 * verifiers must refuse it, or the program must give the same results as before.
 *
 * The test replaces schedule_verify by a function of its own, which the compiler calls at the end of schedule_make. So
 * this function can change a schedule before code is made for it. Mutants that the verifiers accept are compiled and
 * called in a child process, with tensors, arena and scratch between pages that fault. Such a mutant is
 *
 *     harmless  if its results are those of the original program
 *     wrong     if its results differ, or the call does not end in time. The test then fails, except for changes whose
 *               errors only the graph can reveal. The table mutant_kinds says which changes these are, and why
 *     faulty    if it reads or writes outside of its memory. The test then always fails
 *
 * The test prints how many mutants of each kind there were. */
#include <sys/resource.h>
#include <sys/wait.h>

#define schedule_verify verify_really
#include "../sanitized.h"
#include "schedule/schedule_verify.c"
#undef schedule_verify

#include "base/hash.h"
#include "jit/jit.h"
#include "modules.h"
#include "nest_mutants.h"
#include "random_chain.h"
#include "runtime/call_memory.h"
#include "small_joins.h"

/* ---- mutants of schedules ---------------------------------------------------------------------------------------- */

static target_shape shape_of_level;

static buffer *some_temporary(schedule *s)
{
    for (int tries = 0; s->buffers.count > 1 && tries < 20; tries++) {
        buffer *t = &s->buffers.at[random_between(1, s->buffers.count - 1)];
        if (t->kind == BUFFER_TEMP && t->bytes)
            return t;
    }
    return NULL;
}

static bool mutate_place_of_another(schedule *s)
{
    buffer *a = some_temporary(s), *b = some_temporary(s);
    if (!a || !b || (a->offset == b->offset && a->slot == b->slot))
        return false;
    keep(a, sizeof *a);
    a->offset = b->offset;
    a->slot = b->slot;
    return true;
}

/* Moves a temporary to the beginning of an output. */
static bool mutate_into_output(schedule *s)
{
    buffer *t = some_temporary(s);
    uint32_t slot = s->inputs + (uint32_t)(s->outputs ? random_below(s->outputs) : 0);
    if (!t || !s->outputs || (t->slot == slot && t->offset == 0))
        return false;
    keep(t, sizeof *t);
    t->offset = 0;
    t->slot = slot;
    return true;
}

/* Gives overlapping memory to two temporaries whose lifetimes overlap. */
static bool mutate_shared_place(schedule *s)
{
    for (int tries = 0; tries < 20; tries++) {
        buffer *a = some_temporary(s), *b = some_temporary(s);
        if (!a || !b || a == b || a->function != b->function || a->first > b->last || b->first > a->last)
            continue;
        keep(a, sizeof *a);
        a->slot = b->slot;
        a->offset = b->offset + b->bytes - 1 >= a->bytes ? (b->offset + b->bytes - 1) / 64 * 64 : b->offset;
        if (a->offset + a->bytes > s->arena_bytes)
            a->offset = b->offset;
        return true;
    }
    return false;
}

static bool mutate_offset(schedule *s)
{
    buffer *t = some_temporary(s);
    if (!t)
        return false;
    CHANGE(t->offset, t->offset + (chance(50) ? 64 : -64));
    return true;
}

static bool mutate_offset_out_of_range(schedule *s)
{
    buffer *t = some_temporary(s);
    if (!t)
        return false;
    const int64_t places[] = {s->arena_bytes, -64, s->arena_bytes - t->bytes + 1, t->offset + 1};
    CHANGE(t->offset, places[random_below(4)]);
    return true;
}

static bool mutate_sizes(schedule *s)
{
    if (s->arena_bytes && chance(50))
        CHANGE(s->arena_bytes, s->arena_bytes - 1);
    else if (s->scratch_bytes)
        CHANGE(s->scratch_bytes, s->scratch_bytes - 1);
    else
        return false;
    return true;
}

/* Swaps two neighbouring steps, each together with the steps that it contains. */
static bool mutate_order(schedule *s)
{
    for (int tries = 0; s->steps.count > 1 && tries < 20; tries++) {
        uint32_t at = (uint32_t)random_below(s->steps.count), second = at + 1 + s->steps.at[at].length;
        uint32_t inside = UINT32_MAX, own = UINT32_MAX;
        if (second >= s->steps.count || s->steps.at[at].kind == STEP_FUNCTION ||
            s->steps.at[second].kind == STEP_FUNCTION || s->steps.at[at].kind == STEP_BLOCK)
            continue;
        for (uint32_t i = 0; i <= second; i++) { /* find the innermost step around each of the two steps */
            if (i < at && i + s->steps.at[i].length >= at)
                own = i;
            if (i < at && i + s->steps.at[i].length >= second)
                inside = i;
        }
        uint32_t count = s->steps.at[at].length + 1, after = s->steps.at[second].length + 1;
        if (own != inside)
            continue;
        keep(&s->steps.at[at], (count + after) * sizeof *s->steps.at);
        step *moved = malloc(count * sizeof *moved);
        memcpy(moved, &s->steps.at[at], count * sizeof *moved);
        memmove(&s->steps.at[at], &s->steps.at[second], after * sizeof *moved);
        memcpy(&s->steps.at[at + after], moved, count * sizeof *moved);
        free(moved);
        return true;
    }
    return false;
}

static bool mutate_kernel(schedule *s)
{
    nest *n = s->nests.count ? s->nests.at[random_below(s->nests.count)] : NULL;
    uint32_t other = s->kernel_count ? (uint32_t)random_below(s->kernel_count) : 0;
    if (!n || n->kernel == other)
        return false;
    CHANGE(n->kernel, other);
    return true;
}

static bool mutate_list(schedule *s)
{
    nest *n = s->nests.count ? s->nests.at[random_below(s->nests.count)] : NULL;
    if (!n || n->buffers.count < 2)
        return false;
    uint32_t at = (uint32_t)random_below(n->buffers.count);
    if (chance(50))
        CHANGE(n->buffers.at[at], n->buffers.at[(at + 1) % n->buffers.count]);
    else
        CHANGE(n->buffers.count, n->buffers.count - 1);
    return true;
}

/* ---- kinds ------------------------------------------------------------------------------------------------------- */

static const struct mutant_kind {
    const char *name;
    bool (*of_schedule)(schedule *);
    bool (*of_nest)(nest *); /* of a part, if the nest has parts */
    bool (*of_whole)(nest *);
    bool (*of_loops)(const schedule *, nest *, target_shape);
    const char *hidden; /* why the verifiers cannot refuse every wrong mutant of this kind; NULL if they must */
    bool of_updates;    /* whether `hidden` holds only for nests that update a part of a buffer */
} mutant_kinds[] = {
    {"a buffer at the offset of another", .of_schedule = mutate_place_of_another},
    {"a temporary in an output", .of_schedule = mutate_into_output},
    {"two live buffers share memory", .of_schedule = mutate_shared_place},
    {"an offset moved by 64 bytes", .of_schedule = mutate_offset},
    {"an offset out of range", .of_schedule = mutate_offset_out_of_range},
    {"the arena or scratch too small", .of_schedule = mutate_sizes},
    {"neighbouring steps swapped", .of_schedule = mutate_order,
     .hidden = "a buffer that is updated in place has complete contents before and after; the graph alone says which"},
    {"the kernel of another nest", .of_schedule = mutate_kernel},
    {"the list of a nest's buffers", .of_schedule = mutate_list},
    {"the constant of a load", .of_nest = mutate_load_constant, .hidden = "the index stays in range"},
    {"a factor of a load", .of_nest = mutate_load_factor, .hidden = "the index stays in range"},
    {"the constant of a store", .of_nest = mutate_store_constant,
     .hidden = "the graph alone says which part of a buffer is updated", .of_updates = true},
    {"a factor of a store", .of_nest = mutate_store_factor,
     .hidden = "the graph alone says which part of a buffer is updated", .of_updates = true},
    {"a wider predicate", .of_nest = mutate_predicate_wider, .hidden = "the loads under it stay in range"},
    {"a shifted predicate", .of_nest = mutate_predicate_shifted, .hidden = "the loads under it stay in range"},
    {"a dropped predicate", .of_nest = mutate_predicate_dropped},
    {"neighbouring stages swapped", .of_nest = mutate_stages},
    {"an extent in one place", .of_nest = mutate_extent},
    {"an inner extent everywhere", .of_loops = mutate_inner_extent,
     .hidden = "how many elements are reduced is known from the graph alone"},
    {"an outer extent everywhere", .of_loops = mutate_outer_extent,
     .hidden = "the graph alone says which part of a buffer is updated", .of_updates = true},
    {"the offset of a local buffer", .of_nest = mutate_local_offset},
    {"the offset of a tile's buffer", .of_whole = mutate_scoped_offset},
    {"the list of a tile's buffers", .of_whole = mutate_scoped_list},
    {"the size of a tile's buffer", .of_loops = mutate_scoped_size},
    {"an index of a tile's buffer", .of_loops = mutate_scoped_index},
    {"where a reduction keeps its value", .of_nest = mutate_kept},
    {"the kind of a buffer", .of_loops = mutate_buffer_kind},
    {"the elements of a block", .of_loops = mutate_block},
    {"the loop that counts blocks", .of_loops = mutate_block_of},
    {"a loop that runs in blocks", .of_loops = mutate_into_blocks,
     .hidden = "how many elements are reduced is known from the graph alone"},
    {"the number of shared loops", .of_whole = mutate_shared},
    {"the kind of a loop", .of_loops = mutate_loop_kind},
    {"neighbouring parts swapped", .of_whole = mutate_parts},
    {"tiles, rows or scratch of a nest", .of_whole = mutate_tiles},
    {"the accumulators of a reduction", .of_nest = mutate_reduction},
    {"a step of a sort", .of_nest = mutate_sort, .hidden = "the graph alone says what is compared"},
    {"a load of another buffer", .of_nest = mutate_load_buffer, .hidden = "the index stays in range"},
};
enum { KINDS = sizeof mutant_kinds / sizeof *mutant_kinds };

static uint32_t mutants[KINDS], refused[KINDS], harmless[KINDS], wrong_ones[KINDS], faulty[KINDS];

/* Makes one change. Sets *changed to the changed nest, or to NULL if the change is not inside a nest. Returns false
 * if there was nothing to change. */
static bool apply(schedule *s, uint32_t kind, uint64_t seed, nest **changed)
{
    const struct mutant_kind *k = &mutant_kinds[kind];
    *changed = NULL;
    random_seed(seed);
    if (k->of_schedule)
        return k->of_schedule(s);
    for (int tries = 0; s->nests.count && tries < 10; tries++) {
        nest *n = s->nests.at[random_below(s->nests.count)];
        *changed = n;
        if (k->of_nest ? k->of_nest(some_part(n)) : k->of_whole ? k->of_whole(n) : k->of_loops(s, n, shape_of_level))
            return true;
        undo_changes();
    }
    return false;
}

/* Does for a changed nest what schedule_make does after tiling: verifies nests, lists their buffers, and finds equal
 * nests. The change may be of a buffer that several nests touch. */
static qn_status finish_nests(schedule *s)
{
    for (uint32_t i = 0; i < s->nests.count; i++) {
        nest *n = s->nests.at[i];
        QN_TRY(nest_verify(s, n));
        QN_TRY(nest_verify_tiles(s, n));
        keep(&n->buffers, sizeof n->buffers);
        memset(&n->buffers, 0, sizeof n->buffers);
        nest_find_buffers(s, n);
    }
    return schedule_match(s);
}

/* ---- the hook ---------------------------------------------------------------------------------------------------- */

typedef struct mutant {
    uint32_t kind;
    uint64_t seed;
    bool updates; /* whether the changed nest updates a part of a buffer */
} mutant;
enum { MOST_ACCEPTED = 1000, MOST_TRIED = 4 /* mutants of one program that are called */ };
static mutant accepted[MOST_ACCEPTED];
static uint32_t accepted_count, untried;
static enum { VERIFY, MUTATE, APPLY } hook;
static uint64_t hook_seed;
static uint32_t hook_each; /* number of mutants of each kind */
static mutant hook_mutant;
static bool has_hosts;
static uint32_t verified, joined_subjects;
enum { SMALL_CACHE = 16 << 10 };

static bool verbose(void) { return getenv("UNIT_VERBOSE") != NULL; }

static void mutate_each(schedule *s)
{
    nest *changed;
    for (uint32_t i = 0; i < hook_each * KINDS; i++) {
        mutant m = {i % KINDS, hook_seed + i * 0x9e3779b9, false};
        if (!apply(s, m.kind, m.seed, &changed))
            continue;
        mutants[m.kind]++;
        m.updates = changed && updates_a_part(changed);
        qn_status status = changed ? finish_nests(s) : NULL;
        status = status ? status : verify_really(s);
        if (status)
            refused[m.kind]++;
        else if (accepted_count < MOST_ACCEPTED)
            accepted[accepted_count++] = m;
        if (status && verbose())
            printf("  %s: %s\n", mutant_kinds[m.kind].name, qn_status_message(status));
        qn_status_free(status);
        undo_changes();
        if (changed)
            CHECK_OK(schedule_match(s));
    }
}

qn_status schedule_verify(const schedule *s)
{
    schedule *mutable = (schedule *)(uintptr_t)s;
    nest *changed;
    verified++;
    if (hook == APPLY) {
        if (!apply(mutable, hook_mutant.kind, hook_mutant.seed, &changed))
            return status_make(QN_INTERNAL, "the mutant cannot be made again");
        return changed ? finish_nests(mutable) : NULL;
    }
    has_hosts = s->hosts.count > 0;
    QN_TRY(verify_really(s));
    if (hook == MUTATE)
        mutate_each(mutable);
    return hook == MUTATE ? verify_really(s) : NULL;
}

/* ---- kernels in memory, so that only mutated ones are compiled --------------------------------------------------- */

typedef struct kernel_entry {
    uint8_t key[JIT_KEY];
    void *bytes;
    size_t size;
} kernel_entry;
static kernel_entry kernels[20000];
static size_t kernel_total;

static bool kernel_get(void *self, const uint8_t key[JIT_KEY], void **out, size_t *size)
{
    (void)self;
    for (size_t i = 0; i < kernel_total; i++)
        if (memcmp(kernels[i].key, key, JIT_KEY) == 0) {
            *size = kernels[i].size;
            *out = malloc(*size + 1);
            memcpy(*out, kernels[i].bytes, *size);
            return true;
        }
    return false;
}

static void kernel_put(void *self, const uint8_t key[JIT_KEY], const void *bytes, size_t size)
{
    (void)self;
    if (kernel_total == sizeof kernels / sizeof *kernels)
        return;
    kernel_entry *made = &kernels[kernel_total++];
    memcpy(made->key, key, JIT_KEY);
    made->size = size;
    made->bytes = malloc(size + 1);
    memcpy(made->bytes, bytes, size);
}

static void kernels_forget(void)
{
    while (kernel_total)
        free(kernels[--kernel_total].bytes);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static guarded arena_memory, scratch_memory;

/* The two functions below replace those of src/runtime/call_memory.c. */
call_memory *call_memory_new(const image_header *image, uint32_t threads)
{
    call_memory *m = calloc(1, sizeof *m);
    size_t arena_bytes = ((size_t)image->plan.arena_bytes + 63) / 64 * 64;
    size_t scratch_bytes = ((size_t)image->plan.scratch_bytes * threads + 63) / 64 * 64;
    *m = (call_memory){.threads = threads};
    m->slots = calloc(image_slots(image) + image->plan.steps, sizeof *m->slots); /* for every PREPARE step */
    m->table = calloc(image->plan.arguments + 1, sizeof *m->table);
    m->tensors = calloc(image->code.tensors + 1, sizeof *m->tensors);
    arena_memory = guarded_make(arena_bytes, 1, AT_END);
    scratch_memory = guarded_make(scratch_bytes, 1, AT_END);
    memset(scratch_memory.data, 0x5b, scratch_bytes);
    m->arena = arena_memory.data;
    m->scratch = scratch_memory.data;
    return m;
}

/* Frees nothing, because the process ends after the call. */
void call_memory_free(call_memory *m) { (void)m; }

/* The report of a child process. It ends with the bytes of the outputs. */
typedef struct report {
    enum { CRASHED, DONE, OUTSIDE, NOT_COMPILED } state;
    char why[200];
    double seconds;
    char outputs[];
} report;
enum { MOST_OUTPUTS = 1 << 24, PATIENCE = 60 /* seconds of CPU time for the original program */ };
static rlim_t seconds_left = PATIENCE; /* the CPU time that the next child process may take */
static double seconds_used;            /* the CPU time that the last child process took */
static report *child_report;

typedef struct subject {
    const char *name;
    canonical_bytes bytes;
    const char *level;
    bool keep_calls;
    qn_compiler *jit;
} subject;

static qn_status compile_subject(const subject *at, const char *stage, void **out, size_t *size)
{
    qn_compile_request request = {.graph = at->bytes.bytes,
                                  .graph_size = at->bytes.size,
                                  .level = at->level,
                                  .stage = stage,
                                  .keep_calls = at->keep_calls};
    return at->jit->compile(at->jit->self, &request, out, size);
}

static size_t bytes_of(node_id n) { return (size_t)type_bytes(&g, node_type(&g, n)); }

/* Makes the slots of a call of `function`. The inputs have the same values in every call. */
static void fill_slots(const subject *at, guarded *memory, void **slots, uint32_t *count)
{
    const region *r = region_at(&g, function);
    bool *updated = calloc(r->output_count + 1, sizeof *updated);
    random_seed(77);
    for (uint32_t i = 0; i < r->formals.count; i++) {
        const type *t = node_shape(&g, r->formals.at[i].node);
        memory[*count] = guarded_make(bytes_of(r->formals.at[i].node), dtype_bytes((qn_dtype)t->dtype), AT_END);
        fill_values(VALUES_USUAL, i, t, memory[*count].data);
        slots[*count] = memory[*count].data;
        if (r->formals.at[i].alias >= 0)
            updated[r->formals.at[i].alias] = true;
        else
            mprotect(memory[*count].mapping + memory[*count].page, memory[*count].mapped - 2 * memory[*count].page,
                     PROT_READ);
        ++*count;
    }
    for (uint32_t i = 0; i < r->output_count; i++)
        if (!updated[i]) {
            size_t element = dtype_bytes((qn_dtype)node_shape(&g, r->outputs[i])->dtype);
            memory[*count] = guarded_make(bytes_of(r->outputs[i]), element, AT_END);
            slots[*count] = memory[*count].data;
            ++*count;
        }
    free(updated);
    for (uint32_t i = 0; i < at->bytes.buffer_count; i++) {
        const constant_buffer *b = &g.buffers.at[at->bytes.buffers[i]];
        size_t size = (size_t)type_bytes(&g, b->type);
        memory[*count] = guarded_make(size, dtype_bytes((qn_dtype)type_at(&g, b->type)->dtype), AT_END);
        memcpy(memory[*count].data, b->data, size);
        slots[*count] = memory[*count].data;
        ++*count;
    }
}

/* Calls a program. Copies the outputs, which include updated inputs, to the report. */
static void call_once(const subject *at, program *p)
{
    const region *r = region_at(&g, function);
    uint32_t room = r->formals.count + r->output_count + at->bytes.buffer_count + 1, count = 0;
    guarded *memory = calloc(room, sizeof *memory);
    void **slots = calloc(room, sizeof *slots);
    pool *threads = NULL;
    fill_slots(at, memory, slots, &count);
    CHECK_OK(pool_open(1, NULL, &threads));
    clock_t start = clock();
    CHECK_OK(program_call(p, threads, &stop_never, slots));
    child_report->seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    bool whole = guarded_intact(&arena_memory) && guarded_intact(&scratch_memory);
    char *to = child_report->outputs;
    for (uint32_t i = 0; i < count; i++) {
        whole &= guarded_intact(&memory[i]);
        memcpy(to, memory[i].data, memory[i].bytes);
        to += memory[i].bytes;
    }
    child_report->state = whole ? DONE : OUTSIDE;
}

static void compile_and_call(const subject *at)
{
    void *image = NULL;
    size_t size = 0;
    program *p = NULL;
    cpu_facts cpu;
    cpu_probe(&cpu);
    qn_status status = compile_subject(at, NULL, &image, &size);
    if (!status)
        status = program_load(image, size, &cpu, &p);
    if (status) {
        child_report->state = NOT_COMPILED;
        snprintf(child_report->why, sizeof child_report->why, "%s", qn_status_message(status));
        return;
    }
    call_once(at, p);
}

/* Runs compile_and_call in a child process. Returns false if a signal ended the process. The signal SIGXCPU ends a
 * call that takes too long. */
static bool in_child(const subject *at, int *ended)
{
    memset(child_report, 0, sizeof *child_report);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){seconds_left, seconds_left});
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        compile_and_call(at);
        _exit(0);
    }
    struct rusage used = {0};
    CHECK(child > 0 && wait4(child, ended, 0, &used) == child);
    seconds_used = (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                   (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
    return child_report->state != CRASHED;
}

/* If the environment variable QUERN_SHOW_MUTANTS names a stage of compilation, prints this stage of the mutant. */
static void show_mutant(const subject *at)
{
    const char *stage = getenv("QUERN_SHOW_MUTANTS");
    void *printed = NULL;
    size_t size;
    if (!stage)
        return;
    qn_status status = compile_subject(at, stage, &printed, &size);
    if (!status)
        printf("%.*s\n", (int)size, (char *)printed);
    qn_status_free(status);
    free(printed);
    forget_changes(); /* the changed schedule was freed, so there is nothing to undo */
}

static void try_accepted(const subject *at, const char *wanted, size_t size)
{
    seconds_left = 2 + (rlim_t)(20 * seconds_used);
    uint32_t every = (accepted_count + MOST_TRIED - 1) / MOST_TRIED;
    for (uint32_t i = 0; i < accepted_count; i++) {
        int ended = 0;
        if (i % every) {
            untried++;
            continue;
        }
        uint32_t kind = accepted[i].kind;
        hook = APPLY;
        hook_mutant = accepted[i];
        bool returned = in_child(at, &ended);
        bool late = !returned && WIFSIGNALED(ended) && (WTERMSIG(ended) == SIGXCPU || WTERMSIG(ended) == SIGKILL);
        bool same = returned && child_report->state == DONE && memcmp(child_report->outputs, wanted, size) == 0;
        bool fault = (!returned && !late) || child_report->state == OUTSIDE;
        (same ? harmless : fault ? faulty : wrong_ones)[kind]++;
        bool excused = mutant_kinds[kind].hidden && (accepted[i].updates || !mutant_kinds[kind].of_updates);
        bool failed = fault || (!same && !excused);
        if (!same)
            show_mutant(at);
        if (failed || (!same && verbose()))
            printf("%s: %s, seed %" PRIu64 ": %s %s\n", at->name, mutant_kinds[kind].name, accepted[i].seed,
                   fault  ? "a fault"
                   : late ? "does not end"
                          : "other results",
                   child_report->why);
        if (failed)
            unit_fail(at->name, 0, "the verifiers accept a mutant: %s", mutant_kinds[kind].name);
    }
    hook = VERIFY;
    seconds_left = PATIENCE;
}

/* ---- subjects ---------------------------------------------------------------------------------------------------- */

static subject subject_of(const char *name, bool keep_calls)
{
    subject at = {.name = name, .keep_calls = keep_calls};
    jit_options options = {.threads = 1, .cache = {NULL, kernel_get, kernel_put}};
    cpu_facts cpu;
    cpu_probe(&cpu);
    cpu_level level = level_best(&cpu);
    at.level = level_facts[level].name;
    shape_of_level =
        strcmp(at.level, "x86-64-v4-bf16") == 0   ? (target_shape){16, 32, 256 << 10, 64, true, 4, 2, 2, false}
        : strcmp(at.level, "x86-64-v4-vnni") == 0 ? (target_shape){16, 32, 256 << 10, 64, true, 4, 2, 0, false}
        : strcmp(at.level, "x86-64-v4") == 0      ? (target_shape){16, 32, 256 << 10, 64, true, 0, 2, 0, false}
        : strcmp(at.level, "x86-64-v3") == 0      ? (target_shape){8, 16, 256 << 10, 0, true, 0, 2, 0, false}
                                                  : (target_shape){4, 32, 256 << 10, 0, false, 0, 0, 0, true};
    CHECK_OK(canonical_bytes_make(&g, function, &at.bytes));
    CHECK_OK(jit_open(&options, &at.jit));
    return at;
}

static void subject_end(subject *at)
{
    jit_close(at->jit);
    canonical_bytes_free(&at->bytes);
}

/* Verifies the schedules with and without joined nests. */
static void verify_subject(const char *name, bool keep_calls)
{
    static const int64_t caches[] = {0, 4 << 10, SMALL_CACHE};
    subject at = subject_of(name, keep_calls);
    hook = VERIFY;
    for (int i = 0; i < 3; i++) {
        void *made = NULL;
        size_t size;
        join_cache = caches[i];
        qn_status status = compile_subject(&at, "plan", &made, &size);
        if (status && qn_status_code(status) != QN_UNSUPPORTED)
            unit_fail(name, 0, "%s", qn_status_message(status));
        joined_subjects += !status && joined > 0;
        qn_status_free(status);
        free(made);
    }
    subject_end(&at);
}

/* Whether nests are joined. */
static bool joins_nests(const subject *at)
{
    void *made = NULL;
    size_t size;
    hook = VERIFY;
    qn_status_free(compile_subject(at, "plan", &made, &size));
    free(made);
    return joined > 0;
}

static void mutate_joined(const char *name, bool keep_calls, uint32_t each, int64_t cache)
{
    const char *only = getenv("QUERN_MUTANTS");
    if (only && !strstr(name, only))
        return;
    join_cache = cache;
    subject at = subject_of(name, keep_calls);
    if (cache && !joins_nests(&at)) {
        subject_end(&at);
        return;
    }
    joined_subjects += cache > 0;
    int ended;
    void *made = NULL;
    size_t size, total = 0;
    const region *r = region_at(&g, function);
    for (uint32_t i = 0; i < r->formals.count; i++)
        total += bytes_of(r->formals.at[i].node);
    for (uint32_t i = 0; i < r->output_count; i++)
        total += bytes_of(r->outputs[i]);
    for (uint32_t i = 0; i < at.bytes.buffer_count; i++)
        total += (size_t)type_bytes(&g, g.buffers.at[at.bytes.buffers[i]].type);
    hook = VERIFY;
    qn_status status = total < MOST_OUTPUTS ? compile_subject(&at, NULL, &made, &size) : NULL;
    free(made);
    if (!status && total < MOST_OUTPUTS && !has_hosts && in_child(&at, &ended) && child_report->state == DONE &&
        child_report->seconds < 0.2) {
        char *wanted = malloc(total + 1);
        size_t compared = 0;
        for (uint32_t i = 0; i < r->formals.count; i++)
            compared += bytes_of(r->formals.at[i].node);
        for (uint32_t i = 0; i < r->output_count; i++) {
            bool updated = false;
            for (uint32_t k = 0; k < r->formals.count; k++)
                updated |= r->formals.at[k].alias == (int32_t)i;
            compared += updated ? 0 : bytes_of(r->outputs[i]);
        }
        memcpy(wanted, child_report->outputs, compared);
        hook = MUTATE;
        hook_seed = hash_bytes(name, strlen(name), keep_calls + (uint64_t)cache);
        hook_each = each;
        accepted_count = 0;
        made = NULL;
        CHECK_OK(compile_subject(&at, "plan", &made, &size));
        free(made);
        try_accepted(&at, wanted, compared);
        free(wanted);
    } else if (status && qn_status_code(status) != QN_UNSUPPORTED)
        unit_fail(name, 0, "%s", qn_status_message(status));
    qn_status_free(status);
    subject_end(&at);
}

/* Mutates the schedule without joined nests, and with them if there are any. */
static void mutate_subject(const char *name, bool keep_calls, uint32_t each)
{
    mutate_joined(name, keep_calls, each, 0);
    mutate_joined(name, keep_calls, each, SMALL_CACHE);
}

static void with_module(const char *path, const char *source, size_t size, void (*use)(const char *, bool))
{
    qn_status why = NULL;
    CHECK_OK(graph_init(&g));
    CHECK_OK(stablehlo_parse(&g, path, source, size));
    function = graph_entry(&g, &why);
    qn_status_free(why);
    const char *name = strstr(path, "tests/");
    if (function)
        use(name ? name : path, false);
    if (function && region_at(&g, function)->calls)
        use(name ? name : path, true);
    graph_free(&g);
    kernels_forget();
}

static void verify_module(const char *path, const char *source, size_t size)
{
    with_module(path, source, size, verify_subject);
}

static void mutate_some(const char *name, bool keep_calls) { mutate_subject(name, keep_calls, 2); }
static void mutate_module(const char *path, const char *source, size_t size)
{
    with_module(path, source, size, mutate_some);
}

static void print_counts(void)
{
    uint32_t sums[5] = {0};
    printf("%-36s mutants refused harmless   wrong  faulty\n", "");
    for (uint32_t i = 0; i < KINDS; i++) {
        const uint32_t row[] = {mutants[i], refused[i], harmless[i], wrong_ones[i], faulty[i]};
        printf("%-36s", mutant_kinds[i].name);
        for (int k = 0; k < 5; k++) {
            printf("%8u", row[k]);
            sums[k] += row[k];
        }
        printf("%s%s\n", wrong_ones[i] ? "  " : "",
               wrong_ones[i] && mutant_kinds[i].hidden ? mutant_kinds[i].hidden : "");
    }
    printf("%-36s%8u%8u%8u%8u%8u\n", "all", sums[0], sums[1], sums[2], sums[3], sums[4]);
    printf("accepted, but not called: %u\n", untried);
    printf("schedules with joined nests: %u\n", joined_subjects);
    CHECK(sums[0] > 1000 && sums[1] > sums[0] / 2);
}

/* ---- tests ------------------------------------------------------------------------------------------------------- */

static const weights mixed = {
    [ELEMENTWISE_OP] = 30, [MOVEMENT] = 25, [SOURCE] = 6,  [REDUCTION] = 12, [PRODUCT] = 8, [LOOP] = 8,
    [BRANCH] = 8,          [CALL] = 10,     [PATTERN] = 4, [INDEXED] = 10};

TEST(schedules_of_modules_are_valid)
{
    static const char *const directories[] = {"modules", "text", "text/host", "golden", "compare/modules", "bench"};
    for (size_t i = 0; i < sizeof directories / sizeof *directories; i++)
        each_module(directories[i], verify_module);
    CHECK(verified > 150);
}

TEST(schedules_of_random_graphs_are_valid)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), count = number_from("QUERN_RANDOM_COUNT", 5000);
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++) {
        char name[40];
        snprintf(name, sizeof name, "random graph %" PRIu64, seed);
        random_graph(seed, mixed);
        verify_subject(name, seed & 1);
        done();
    }
}

TEST(schedules_of_random_chains_are_valid)
{
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), count = number_from("QUERN_RANDOM_COUNT", 2000);
    joined_subjects = 0;
    for (uint64_t seed = first; seed < first + count && unit_failures < MAX_REPORTS; seed++) {
        char name[40];
        snprintf(name, sizeof name, "random chain %" PRIu64, seed);
        random_chain(seed);
        verify_subject(name, seed & 1);
        done();
    }
    CHECK(joined_subjects > count);
}

TEST(mutants)
{
#if ADDRESS_SANITIZED
    printf("skipped: sanitizers end the compiler where it computes with a mutant's sizes\n");
    return;
#endif
    uint64_t first = number_from("QUERN_RANDOM_SEED", 1), chains = number_from("QUERN_RANDOM_COUNT", 24);
    joined_subjects = 0;
    child_report =
        mmap(NULL, MOST_OUTPUTS + sizeof *child_report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    CHECK(child_report != MAP_FAILED);
    each_module("modules", mutate_module);
    each_module("text", mutate_module);
    each_module("golden", mutate_module);
    for (uint64_t seed = 1; seed <= 32; seed++) {
        char name[40];
        snprintf(name, sizeof name, "random graph %" PRIu64, seed);
        random_graph(seed, mixed);
        mutate_subject(name, seed & 1, 2);
        done();
        kernels_forget();
    }
    for (uint64_t seed = first; seed < first + chains && unit_failures < MAX_REPORTS; seed++) {
        char name[40];
        snprintf(name, sizeof name, "random chain %" PRIu64, seed);
        random_chain(seed);
        mutate_joined(name, false, 3, seed & 1 ? SMALL_CACHE : 4 << 10);
        done();
        kernels_forget();
    }
    print_counts();
}
