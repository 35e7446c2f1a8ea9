/* Tests of the pool of threads, of the times that decide whether a kernel is shared (runtime/pace.h), and of the number
 * of CPUs that a process may use. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/os.h"
#include "base/stop.h"
#include "runtime/pool.h"
#include "unit.h"
#if defined(__linux__)
#include "base/os_cpus.h"
#endif

/* ---- jobs -------------------------------------------------------------------------------------------------------- */

enum { MOST_TILES = 1000 };
static _Atomic int visits[MOST_TILES];
static _Atomic int scratch_clashes, scratch_users[64];

static int32_t visit(kernel_frame *frame, int64_t begin, int64_t end)
{
    int *owner = (int *)(void *)frame->scratch;
    if (atomic_fetch_add(&scratch_users[*owner], 1))
        scratch_clashes++;
    for (int64_t i = begin; i < end; i++)
        visits[i]++;
    atomic_fetch_sub(&scratch_users[*owner], 1);
    return 0;
}

static int32_t fail_at_tile(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    return begin <= 37 && 37 < end ? 11 : 0;
}

TEST(a_pool_runs_each_tile_once)
{
    enum { STEP = 64 };
    _Alignas(64) char scratch[4 * STEP];
    for (int i = 0; i < 4; i++)
        memcpy(scratch + i * STEP, &i, sizeof i);
    for (uint32_t threads = 1; threads <= 4; threads++) {
        pool *p = NULL;
        CHECK_OK(pool_open(threads, NULL, &p));
        CHECK_EQ_U64(pool_threads(p), threads);
        kernel_frame frame = {.scratch = scratch, .stop = &stop_never};
        for (int64_t tiles = 0; tiles <= MOST_TILES; tiles = tiles * 3 + 1)
            for (int64_t grain = 1; grain <= 2 * MOST_TILES; grain = grain * 5 + 1) {
                memset((void *)visits, 0, sizeof visits);
                CHECK(pool_run(p, visit, &frame, STEP, tiles, grain, NULL) == 0);
                for (int64_t i = 0; i < MOST_TILES; i++)
                    if (visits[i] != (i < tiles))
                        unit_fail(__FILE__, __LINE__, "tile %d of %d in slices of %d ran %d times", (int)i, (int)tiles,
                                  (int)grain, visits[i]);
            }
        CHECK(pool_run(p, fail_at_tile, &frame, 0, 100, 1, NULL) == 11);
        CHECK(pool_run(p, fail_at_tile, &frame, 0, 37, 1, NULL) == 0);
        pool_close(p);
    }
    CHECK(scratch_clashes == 0);
    pool_close(NULL);
}

/* The pool of a test that runs jobs inside a job. */
static pool *shared_pool;

static int32_t run_inner(kernel_frame *frame, int64_t begin, int64_t end)
{
    for (int64_t i = begin; i < end; i++)
        if (pool_run(shared_pool, visit, frame, 0, 10, 1, NULL))
            return 1;
    return 0;
}

TEST(jobs_inside_a_job)
{
    _Alignas(64) char scratch[64] = {0};
    kernel_frame frame = {.scratch = scratch, .stop = &stop_never};
    memset((void *)visits, 0, sizeof visits);
    CHECK_OK(pool_open(3, NULL, &shared_pool));
    CHECK(pool_run(shared_pool, run_inner, &frame, 0, 50, 1, NULL) == 0);
    for (int i = 0; i < 10; i++)
        CHECK_EQ_U64((uint64_t)visits[i], 50);
    pool_close(shared_pool);
}

/* Jobs of several threads run at once, each with all its tiles and its own scratch. */
enum { CALLERS = 12, ROUNDS = 25, TILES = 64 };

typedef struct sums {
    _Atomic int64_t total;
    _Atomic int users; /* of one thread's scratch */
} sums;

static int32_t add_tiles(kernel_frame *frame, int64_t begin, int64_t end)
{
    sums *s = (sums *)(void *)frame->scratch;
    if (atomic_fetch_add(&s->users, 1))
        return 7;
    for (int64_t i = begin; i < end; i++)
        s->total += i;
    atomic_fetch_sub(&s->users, 1);
    return 0;
}

static void *call_often(void *p)
{
    intptr_t wrong = 0;
    for (int round = 0; round < ROUNDS; round++) {
        sums scratch[3] = {{0}};
        kernel_frame frame = {.scratch = (char *)scratch, .stop = &stop_never};
        wrong += pool_run(p, add_tiles, &frame, sizeof *scratch, TILES, 1 + round % 5, NULL) != 0;
        wrong += scratch[0].total + scratch[1].total + scratch[2].total != TILES * (TILES - 1) / 2;
    }
    return (void *)wrong;
}

static void call_together(pool *p)
{
    pthread_t threads[CALLERS];
    for (int i = 0; i < CALLERS; i++)
        CHECK(pthread_create(&threads[i], NULL, call_often, p) == 0);
    for (int i = 0; i < CALLERS; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        CHECK(!wrong);
    }
}

TEST(several_jobs_at_once)
{
    pool *p = NULL;
    CHECK_OK(pool_open(3, NULL, &p));
    call_together(p);
    pool_close(p);
}

/* While a job waits for a second job, workers help the second one: both have callers of their own. */
static _Atomic int workers_seen;
static _Atomic bool second_done;

static int32_t note_worker(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)begin, (void)end;
    if (frame->scratch)
        workers_seen++;
    for (int i = 0; i < 1000000 && !workers_seen; i++) /* leave a slice for the worker */
        usleep(10);
    return 0;
}

static int32_t wait_for_second(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame, (void)end;
    for (int i = 0; begin == 0 && i < 1000000 && !second_done; i++)
        usleep(10);
    return 0;
}

static void *wait_in_job(void *p)
{
    kernel_frame frame = {.stop = &stop_never};
    return (void *)(intptr_t)pool_run(p, wait_for_second, &frame, 0, 2, 1, NULL);
}

TEST(a_second_job_has_workers)
{
    pool *p = NULL;
    pthread_t first;
    void *result;
    kernel_frame frame = {.stop = &stop_never};
    CHECK_OK(pool_open(3, NULL, &p));
    CHECK(pthread_create(&first, NULL, wait_in_job, p) == 0);
    CHECK(pool_run(p, note_worker, &frame, 1, 100, 1, NULL) == 0);
    CHECK(workers_seen > 0);
    second_done = true;
    pthread_join(first, &result);
    CHECK(!result);
    pool_close(p);
}

/* ---- threads of a host ------------------------------------------------------------------------------------------- */

static _Atomic int host_runs, host_tasks;

/* Runs the tasks backwards, on the calling thread. */
static void run_backwards(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument)
{
    CHECK(*(int *)self == 42 && tasks >= 2 && tasks <= 3);
    host_runs++;
    for (uint32_t i = tasks; i-- > 0; host_tasks++)
        task(argument, i);
}

typedef struct host_task {
    void (*task)(void *argument, uint32_t index);
    void *argument;
    uint32_t index;
} host_task;

static void *run_task(void *argument)
{
    host_task *t = argument;
    t->task(t->argument, t->index);
    return NULL;
}

/* Runs each task on a thread of its own. */
static void run_apart(void *self, uint32_t tasks, void (*task)(void *argument, uint32_t index), void *argument)
{
    (void)self;
    pthread_t threads[3];
    host_task each[3];
    for (uint32_t i = 0; i < tasks; i++) {
        each[i] = (host_task){task, argument, i};
        CHECK(pthread_create(&threads[i], NULL, run_task, &each[i]) == 0);
    }
    for (uint32_t i = 0; i < tasks; i++)
        pthread_join(threads[i], NULL);
}

TEST(threads_of_a_host)
{
    static int self = 42;
    pool *p = NULL;
    kernel_frame frame = {.stop = &stop_never};
    CHECK_OK(pool_open(3, &(qn_threads){.self = &self, .count = 3, .run = run_backwards}, &p));
    for (int64_t tiles = 0; tiles < 20; tiles++) {
        sums scratch[3] = {{0}};
        frame.scratch = (char *)scratch;
        CHECK(pool_run(p, add_tiles, &frame, sizeof *scratch, tiles, 1, NULL) == 0);
        CHECK(scratch[0].total + scratch[1].total + scratch[2].total == (tiles ? tiles * (tiles - 1) / 2 : 0));
    }
    CHECK_EQ_U64((uint64_t)host_runs, 18);
    CHECK_EQ_U64((uint64_t)host_tasks, 2 + 17 * 3);
    CHECK(pool_run(p, fail_at_tile, &frame, 0, 100, 1, NULL) == 11);
    pool_close(p);
    CHECK_OK(pool_open(3, &(qn_threads){.count = 3, .run = run_apart}, &p));
    call_together(p);
    pool_close(p);
}

/* ---- times ------------------------------------------------------------------------------------------------------- */

TEST(times_decide_whether_to_share)
{
    pace p = {0};
    CHECK(!pace_known(&p));
    CHECK(!pace_begin(&p, PACE_ASLEEP - 1) && pace_known(&p));
    CHECK(!pace_shares(&p, true)); /* the second run is alone */
    pace_ran_alone(&p, PACE_AWAKE * 2);
    CHECK(pace_shares(&p, true) && !pace_shares(&p, false) && pace_is_short(&p));
    /* A shared run that is not faster is followed by 1, 3, 7, ... runs alone. */
    for (int skipped = 1; skipped <= 15; skipped = 2 * skipped + 1) {
        CHECK(!pace_ran_shared(&p, PACE_AWAKE * 3, 2));
        for (int i = 0; i < skipped; i++)
            CHECK(!pace_shares(&p, true));
        CHECK(pace_shares(&p, true));
    }
    CHECK(pace_ran_shared(&p, PACE_AWAKE, 2));
    CHECK(pace_shares(&p, true));
    CHECK(!pace_ran_shared(&p, PACE_AWAKE * 3, 2));
    CHECK(!pace_shares(&p, true) && pace_shares(&p, true));
    /* A long kernel is shared from the first run on. */
    p = (pace){0};
    CHECK(pace_begin(&p, PACE_SURE) && pace_shares(&p, false));
    /* A first time that was too long is corrected by the second. */
    CHECK(pace_ran_shared(&p, 10, 2) && !pace_shares(&p, true));
    /* A short kernel is soon not measured any more. */
    for (int i = 0; i < PACE_ENOUGH; i++)
        pace_ran_alone(&p, 100);
    CHECK(pace_is_tiny(&p));
}

TEST(slices_follow_the_times)
{
    pace p = {0};
    pace_begin(&p, 1600000);
    CHECK_EQ_U64((uint64_t)pace_grain(&p, 1600, 50, 2), 99); /* 16 slices of 100 us */
    CHECK_EQ_U64((uint64_t)pace_grain(&p, 1600, 2, 2), 32);  /* not much more than the compiler's estimate */
    CHECK_EQ_U64((uint64_t)pace_grain(&p, 3, 2, 2), 1);
    p = (pace){0};
    pace_begin(&p, 20000);
    CHECK_EQ_U64((uint64_t)pace_grain(&p, 1000, 1000, 4), 249); /* no slice below 5 us */
    p = (pace){0};
    pace_begin(&p, 0); /* a clock that stands still */
    CHECK(pace_grain(&p, 1000, 10, 2) > 0);
}

static int32_t nap(kernel_frame *frame, int64_t begin, int64_t end)
{
    (void)frame;
    usleep((unsigned)(50 * (end - begin)));
    return begin <= 37 && 37 < end && frame->services ? 11 : 0;
}

/* Measured jobs return what the others return. */
TEST(measured_jobs)
{
    pool *p = NULL;
    pace measured = {0}, short_one = {0}, failing = {0};
    kernel_frame frame = {.stop = &stop_never}, wrong = {.stop = &stop_never, .services = (void *)&frame};
    _Alignas(64) char scratch[64] = {0};
    CHECK_OK(pool_open(2, NULL, &p));
    for (int i = 0; i < 20; i++)
        CHECK(pool_run(p, nap, &frame, 0, 40, 2, &measured) == 0);
    for (int i = 0; i < 20; i++)
        CHECK(pool_run(p, nap, &wrong, 0, 40, 2, &failing) == 11);
    for (int i = 0; i < 2 * PACE_ENOUGH; i++) {
        memset((void *)visits, 0, sizeof visits);
        frame.scratch = scratch;
        CHECK(pool_run(p, visit, &frame, 0, 10, 1, &short_one) == 0);
        for (int tile = 0; tile < 10; tile++)
            CHECK_EQ_U64((uint64_t)visits[tile], 1);
    }
    pool_close(p);
}

/* ---- CPUs -------------------------------------------------------------------------------------------------------- */

#if defined(__linux__)
/* Writes a file below the directory `root`, and makes its directories. */
static void put(const char *root, const char *name, const char *text)
{
    char path[512];
    snprintf(path, sizeof path, "%s%s", root, name);
    for (char *at = path + strlen(root) + 1; (at = strchr(at, '/')); *at++ = '/') {
        *at = 0;
        mkdir(path, 0700);
    }
    FILE *file = fopen(path, "w");
    CHECK(file && fputs(text, file) >= 0);
    if (file)
        fclose(file);
}

TEST(cpus_by_quota)
{
    char root[] = "/tmp/quern-cpus-XXXXXX", command[64];
    CHECK(mkdtemp(root) != NULL);
    CHECK_EQ_U64(os_cpu_quota(root), 0);
    put(root, "/proc/self/cgroup", "0::/a/b\n");
    CHECK_EQ_U64(os_cpu_quota(root), 0);
    put(root, "/sys/fs/cgroup/a/b/cpu.max", "max 100000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 0);
    put(root, "/sys/fs/cgroup/a/cpu.max", "250000 100000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 3);
    put(root, "/sys/fs/cgroup/a/b/cpu.max", "100000 100000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 1);
    put(root, "/sys/fs/cgroup/a/b/cpu.max", "-5 100000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 3);
    /* In a container, the path is that of the system outside. */
    put(root, "/proc/self/cgroup", "0::/../elsewhere\n");
    put(root, "/sys/fs/cgroup/cpu.max", "400000 100000");
    CHECK_EQ_U64(os_cpu_quota(root), 4);
    put(root, "/proc/self/cgroup", "12:cpuset:/x\n4:cpuacct,cpu:/docker/1\n1:name=systemd:/\n0::/\n");
    put(root, "/sys/fs/cgroup/cpu/cpu.cfs_quota_us", "150000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 4);
    put(root, "/sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000\n");
    CHECK_EQ_U64(os_cpu_quota(root), 2);
    put(root, "/sys/fs/cgroup/cpu/docker/1/cpu.cfs_quota_us", "-1\n");
    put(root, "/sys/fs/cgroup/cpu/docker/1/cpu.cfs_period_us", "0\n");
    CHECK_EQ_U64(os_cpu_quota(root), 2);
    put(root, "/proc/self/cgroup", "nonsense\n::\n4:\n");
    CHECK_EQ_U64(os_cpu_quota(root), 4);
    snprintf(command, sizeof command, "rm -r %s", root);
    CHECK(system(command) == 0);
    CHECK(os_cpu_count() >= 1 && (long)os_cpu_count() <= sysconf(_SC_NPROCESSORS_CONF));
}
#endif
