#include "jit/kernels.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "jit/module.h"
#include "jit/object.h"

enum { MOST_HELPERS = 63, HELPER_STACK = 16 << 20 };

typedef uint8_t kernel_key[JIT_KEY];

/* The code that the threads make. A job is the number of a kernel, or SEQUENCES for the code of all sequences. */
#define SEQUENCES UINT32_MAX
typedef struct work {
    code_maker *maker;
    jit_cache cache; /* without a kernel cache, `get` and `put` are NULL */
    const target *target;
    const schedule *s;
    emitter *sequences;
    bool has_sequences;
    program_code *code;
    kernel_key *keys; /* indexed by kernel; without a kernel cache, all keys are zero */
    uint32_t job_count, *jobs;
    const qn_compile_request *request;
    uint32_t total;              /* number of kernels that the program needs */
    _Atomic uint32_t next, done; /* done: how many kernels exist */
    _Atomic(qn_status) failure;  /* the first failure of a job */
} work;

/* The data of one thread. After each job, run_job frees the arena, the emitter and the object. */
typedef struct worker {
    work *w;
    arena arena;
    LLVMTargetMachineRef machine;
    emitter emitter;
    LLVMMemoryBufferRef object;
    bool reports; /* whether the thread reports progress; set only for the thread that called the compiler */
} worker;

/* ---- the kernel cache -------------------------------------------------------------------------------------------- */

static qn_status find_keys(work *w)
{
    text fingerprint = {0};
    for (uint32_t i = 0; i < w->s->kernel_count; i++) {
        fingerprint.size = 0;
        nest_fingerprint(w->s, w->s->kernels[i], &fingerprint);
        if (fingerprint.failed) {
            text_free(&fingerprint);
            return status_oom();
        }
        blob_key(w->target->level, w->target->tuning, fingerprint.at, fingerprint.size, w->keys[i]);
    }
    text_free(&fingerprint);
    return NULL;
}

static qn_status take_kept(work *w)
{
    const jit_cache *cache = &w->cache;
    if (!cache->get)
        return NULL;
    QN_TRY(find_keys(w));
    for (uint32_t i = 0; i < w->s->kernel_count; i++) {
        void *bytes = NULL;
        size_t size = 0;
        if (!cache->get(cache->self, w->keys[i], &bytes, &size))
            continue;
        if (blob_valid(bytes, size, w->keys[i]))
            w->code->kernels[i] = bytes;
        else
            free(bytes);
    }
    return NULL;
}

static void keep(work *w, uint32_t number)
{
    const jit_cache *cache = &w->cache;
    const kernel_blob *made = w->code->kernels[number];
    if (cache->put)
        cache->put(cache->self, w->keys[number], made, made->size);
}

/* ---- one job ----------------------------------------------------------------------------------------------------- */

static qn_status make_kernel(worker *me, uint32_t number)
{
    work *w = me->w;
    module_open(&me->emitter, me->machine, w->target, w->s, &me->arena);
    QN_TRY(emit_nest(&me->emitter, w->s->kernels[number], "kernel"));
    QN_TRY(module_object(&me->emitter, LLVMObjectFile, &me->object));
    const uint8_t *object = (const uint8_t *)LLVMGetBufferStart(me->object);
    QN_TRY(blob_make(&me->arena, object, LLVMGetBufferSize(me->object), w->keys[number], &w->code->kernels[number]));
    keep(w, number);
    return NULL;
}

static qn_status make_sequences(worker *me)
{
    me->w->sequences->machine = me->machine;
    return module_object(me->w->sequences, LLVMObjectFile, &me->w->code->sequences);
}

static qn_status guarded_job(worker *me, uint32_t job)
{
    if (!me->machine)
        QN_TRY(target_machine(me->w->target, &me->machine));
    if (job == SEQUENCES)
        return make_sequences(me);
    ARENA_ENTER(&me->arena, return status_oom());
    qn_status s = make_kernel(me, job);
    ARENA_LEAVE(&me->arena);
    return s;
}

static void run_job(worker *me, uint32_t job)
{
    qn_status s = guarded_job(me, job), none = NULL;
    if (s && !atomic_compare_exchange_strong(&me->w->failure, &none, s))
        qn_status_free(s);
    module_close(&me->emitter);
    if (me->object)
        LLVMDisposeMemoryBuffer(me->object);
    me->object = NULL;
    arena_free(&me->arena);
}

static void report_progress(work *w)
{
    if (w->request->progress)
        w->request->progress(w->request->progress_user, atomic_load(&w->done), w->total);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void run_jobs(worker *me)
{
    arena_init(&me->arena);
    for (;;) {
        uint32_t at = atomic_fetch_add(&me->w->next, 1);
        if (at >= me->w->job_count || atomic_load(&me->w->failure))
            return;
        run_job(me, me->w->jobs[at]);
        if (me->w->jobs[at] != SEQUENCES)
            atomic_fetch_add(&me->w->done, 1);
        if (me->reports)
            report_progress(me->w);
    }
}

static void *help(void *argument)
{
    worker me = {.w = argument};
    run_jobs(&me);
    if (me.machine)
        LLVMDisposeTargetMachine(me.machine);
    return NULL;
}

/* Reserves at most `wanted` helpers. Returns their number. */
static uint32_t acquire_helpers(code_maker *maker, uint32_t wanted)
{
    uint32_t free_ones = atomic_load(&maker->helpers), taken;
    do
        taken = wanted < free_ones ? wanted : free_ones;
    while (taken && !atomic_compare_exchange_weak(&maker->helpers, &free_ones, free_ones - taken));
    return taken;
}

/* Starts helpers with all signals blocked, because only threads of the host may handle signals. Returns the number of
 * started helpers. */
static uint32_t start_helpers(work *w, uint32_t count, pthread_t *helpers)
{
    uint32_t started = 0;
    sigset_t all, before;
    pthread_attr_t attributes;
    if (!count || pthread_attr_init(&attributes))
        return 0;
    pthread_attr_setstacksize(&attributes, HELPER_STACK);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (started < count && pthread_create(&helpers[started], &attributes, help, w) == 0)
        started++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    return started;
}

static void run_all(work *w)
{
    pthread_t helpers[MOST_HELPERS];
    uint32_t wanted = w->job_count ? w->job_count - 1 : 0;
    uint32_t taken = acquire_helpers(w->maker, wanted < MOST_HELPERS ? wanted : MOST_HELPERS);
    uint32_t started = start_helpers(w, taken, helpers);
    report_progress(w);
    run_jobs(&(worker){.w = w, .machine = w->sequences->machine, .reports = true});
    for (uint32_t i = 0; i < started; i++)
        pthread_join(helpers[i], NULL);
    atomic_fetch_add(&w->maker->helpers, taken);
    report_progress(w);
}

/* ---- all of a program -------------------------------------------------------------------------------------------- */

/* An estimate of the number of instructions that are emitted for a nest. */
static int64_t nest_size(const nest *n)
{
    int64_t instances = n->mode == LANES_KEPT ? (int64_t)n->rows * n->vectors : n->rows;
    return n->code->inst.count * instances;
}

/* Lists the missing kernels, the largest first, then the sequences. */
static void list_jobs(work *w, const bool *needed)
{
    for (uint32_t i = 0; i < w->s->kernel_count; i++) {
        w->total += needed[i];
        if (w->code->kernels[i] || !needed[i])
            continue;
        uint32_t at = w->job_count++;
        for (; at && nest_size(w->s->kernels[w->jobs[at - 1]]) < nest_size(w->s->kernels[i]); at--)
            w->jobs[at] = w->jobs[at - 1];
        w->jobs[at] = i;
    }
    w->code->compiled = w->job_count;
    atomic_store(&w->done, w->total - w->job_count);
    if (w->has_sequences)
        w->jobs[w->job_count++] = SEQUENCES;
}

qn_status code_make(code_maker *maker, const qn_compile_request *request, emitter *sequences, const program_plan *plan,
                    program_code *out)
{
    const schedule *s = sequences->s;
    arena *a = s->arena;
    work w = {
        .maker = maker, .target = sequences->target, .s = s, .sequences = sequences, .code = out, .request = request};
    if (!request->no_cache)
        w.cache = maker->cache;
    w.has_sequences = plan->sequences > 0;
    out->kernel_count = s->kernel_count;
    out->kernels = ARENA_NEW_ARRAY(a, kernel_blob *, s->kernel_count + 1);
    w.keys = ARENA_NEW_ARRAY(a, kernel_key, s->kernel_count + 1);
    w.jobs = ARENA_NEW_ARRAY(a, uint32_t, s->kernel_count + 1);
    QN_TRY(take_kept(&w));
    list_jobs(&w, plan->needed);
    run_all(&w);
    return atomic_load(&w.failure);
}

void code_free(program_code *code)
{
    for (uint32_t i = 0; i < code->kernel_count && code->kernels; i++)
        free(code->kernels[i]);
    if (code->sequences)
        LLVMDisposeMemoryBuffer(code->sequences);
    *code = (program_code){0};
}
