/* Tests of the disk cache when clocks go back, system calls fail, other processes change files, or processes are
 * killed. */
#include <sched.h>

#include "disk_cache_faults.h"

/* ---- time and deletion ------------------------------------------------------------------------------------------- */

static const int64_t year = (int64_t)365 * 24 * 3600 * 1000000000;

/* The file system stamps files with the kernel's clock, which the test cannot set back. So the test sets back only the
 * clock that this process reads. */
TEST(the_clock_goes_back)
{
    begin();
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 16 * 4096});
    for (unsigned i = 0; i < 16; i++)
        CHECK(put(s, i, 100, NULL));
    world.clock = -year;
    for (unsigned i = 0; i < 6; i++) {
        /* Sets the stamp to the time that a hit would set if the kernel's clock were also set back. */
        stamp_file(entry_path("cache", i), 0);
        CHECK_EQ_U64(get(s, i, 100, NULL), DISK_CACHE_HIT);
        stamp_file(entry_path("cache", i), 0);
    }
    for (unsigned i = 16; i < 24; i++) {
        CHECK(put(s, i, 100, NULL));
        stamp_file(entry_path("cache", i), 0);
    }
    for (unsigned i = 0; i < 6; i++)
        CHECK(exists(entry_path("cache", i)));
    for (unsigned i = 16; i < 24; i++)
        CHECK(exists(entry_path("cache", i)));
    CHECK(count_names(below("cache"), "") <= 16);
    /* For this process, the other entries have current stamps, but the file system stamps a new entry a year ahead. The
     * put must still not remove the new entry. */
    for (unsigned i = 30; i < 40; i++) {
        CHECK(put(s, i, 100, NULL));
        CHECK(exists(entry_path("cache", i)));
    }
    world.clock = 0; /* the clock goes forward again */
    CHECK_EQ_U64(get(s, 3, 100, NULL), DISK_CACHE_HIT);
    for (unsigned i = 24; i < 28; i++)
        CHECK(put(s, i, 100, NULL));
    CHECK(exists(entry_path("cache", 3)));
    CHECK(count_names(below("cache"), "") <= 16);
    world.clock = 0;
    disk_cache_close(s);
    done();
}

TEST(extreme_clocks)
{
    begin();
    const int64_t ends[] = {-INT64_MAX / 4 * 3, INT64_MAX / 4 * 3, 0};
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 4 * 4096});
    for (int i = 0; i < 3; i++) {
        world.clock = ends[i];
        for (unsigned k = 0; k < 8; k++) {
            CHECK(put(s, k, 100, NULL));
            CHECK_EQ_U64(get(s, k, 100, NULL), DISK_CACHE_HIT);
            CHECK(count_names(below("cache"), "") <= 4);
        }
    }
    world.clock = 0;
    disk_cache_close(s);
    done();
}

TEST(the_cache_is_deleted_while_it_is_used)
{
    begin();
    mapped m;
    uint64_t removed;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 10000, NULL));
    CHECK_EQ_U64(disk_cache_get(s, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK_OK(disk_cache_clear(s, &removed));
    CHECK(removed == 1 && is_entry(&m, 1, 10000) && run_entry(&m) == 1);
    remove_tree(below("cache"));
    CHECK(is_entry(&m, 1, 10000) && run_entry(&m) == 1);
    CHECK_EQ_U64(get(s, 1, 10000, NULL), DISK_CACHE_ABSENT);
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(is_entry(&m, 1, 10000) && run_entry(&m) == 1);
    CHECK_EQ_U64(noted.count, 0);
    mapped_free(&m);
    disk_cache_close(s);
    done();
}

/* ---- changes by other processes -------------------------------------------------------------------------- */

static void delete_all(void) { remove_tree(below("cache")); }

TEST(the_cache_is_deleted_while_an_entry_is_written)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    world.before_rename = delete_all;
    CHECK(put(s, 1, 100, NULL));
    CHECK(!world.before_rename);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(noted.count, 0);
    disk_cache_close(s);
    done();
}

static void use_second(void) { stamp_file(entry_path("cache", 2), 0); }

TEST(an_entry_used_during_a_removal_stays)
{
    begin();
    uint64_t removed = 0;
    disk_cache *s = open_disk_cache(below("cache"));
    for (unsigned i = 1; i <= 5; i++) {
        CHECK(put(s, i, 100, NULL));
        stamp_file(entry_path("cache", i), (int64_t)i * 1000 - 10000);
    }
    world.before_remove = use_second;
    qn_status status = disk_cache_prune(s, 2 * 4096, &removed);
    CHECK(!status);
    qn_status_free(status);
    for (unsigned i = 1; i <= 5; i++)
        CHECK_EQ_U64(exists(entry_path("cache", i)), i == 2 || i == 5);
    CHECK_EQ_U64(removed, 3);
    disk_cache_close(s);
    done();
}

static void remove_third(void) { CHECK(remove(entry_path("cache", 3)) == 0); }

TEST(two_processes_remove_the_same)
{
    begin();
    uint64_t removed = 0;
    disk_cache *s = open_disk_cache(below("cache"));
    for (unsigned i = 1; i <= 5; i++) {
        CHECK(put(s, i, 100, NULL));
        stamp_file(entry_path("cache", i), (int64_t)i * 1000 - 10000);
    }
    world.before_remove = remove_third;
    CHECK_OK(disk_cache_prune(s, 2 * 4096, &removed));
    /* The two processes together remove only as many entries as one process would remove alone. */
    for (unsigned i = 1; i <= 5; i++)
        CHECK_EQ_U64(exists(entry_path("cache", i)), i > 3);
    disk_cache_close(s);
    done();
}

TEST(close_reports_the_error_of_a_write)
{
    begin();
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    world.close_fails = true;
    CHECK(!put(s, 2, 100, &why));
    world.close_fails = false;
    CHECK(strstr(why.text, "Input/output") != NULL);
    CHECK_EQ_U64(count_names(below("cache"), ""), 1);
    CHECK(put(s, 2, 100, &why));
    disk_cache_close(s);
    done();
}

/* ---- every single call fails ------------------------------------------------------------------------------------- */

static blob one, two; /* made before the calls are counted */

/* Uses a disk cache in all ways. Puts and gets are allowed to fail, but not to return wrong bytes. If `sound`, every
 * put and get must succeed, even if system calls are interrupted. */
static void use_cache(bool sound)
{
    disk_cache *s = NULL;
    mapped m;
    uint64_t a = 0, b = 0;
    disk_cache_stats stats;
    const void *bytes;
    size_t size;
    const uint8_t *keys[] = {key_of(1), key_of(2), key_of(3)};
    qn_status_free(disk_cache_open(&(disk_cache_options){.path = below("cache/deep"), .limit = 6 * 4096}, &s));
    if (s) {
        bool first = disk_cache_put(s, keys[0], one.bytes, one.size, NULL);
        bool second = disk_cache_put(s, keys[1], two.bytes, two.size, NULL);
        disk_cache_outcome got = disk_cache_get(s, keys[0], &m, NULL);
        CHECK(got != DISK_CACHE_HIT || (m.size == one.size && memcmp(m.bytes, one.bytes, one.size) == 0));
        CHECK(!sound || (first && second && got == DISK_CACHE_HIT));
        mapped_free(&m);
        disk_cache_put_section(s, keys[2], PACK_KERNEL, "kernel", 6, NULL);
        got = disk_cache_get_section(s, keys[2], PACK_KERNEL, &m, &bytes, &size, NULL);
        CHECK(got != DISK_CACHE_HIT || (size == 6 && memcmp(bytes, "kernel", 6) == 0));
        CHECK(!sound || got == DISK_CACHE_HIT);
        mapped_free(&m);
        disk_cache_put(s, keys[0], one.bytes, one.size, NULL);
        qn_status_free(disk_cache_verify(s, NULL, NULL, &a, &b));
        CHECK(!sound || (a == 3 && b == 0));
        qn_status_free(disk_cache_list(s, NULL, NULL));
        qn_status_free(disk_cache_prune(s, 2 * 4096, &a));
        qn_status_free(disk_cache_get_stats(s, &stats));
        CHECK(!sound || stats.entries < 3);
    }
    disk_cache_close(s);
}

/* Runs after the faults. Checks that every entry is complete and that the disk cache works. If `temporary`, one
 * temporary file may exist. */
static void check_sound(bool temporary)
{
    uint64_t whole = 0, refused = 0;
    disk_cache *s = open_disk_cache(below("cache/deep"));
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &whole, &refused));
    CHECK_EQ_U64(refused, 0);
    CHECK(count_names(below("cache/deep"), "tmp-") <= temporary);
    disk_cache_outcome got = get(s, 1, 9000, NULL);
    CHECK(got == DISK_CACHE_HIT || got == DISK_CACHE_ABSENT);
    CHECK(put(s, 1, 9000, NULL) && get(s, 1, 9000, NULL) == DISK_CACHE_HIT);
    CHECK_EQ_U64(noted.count, 0);
    disk_cache_close(s);
}

/* Makes the entries, uses a cache once without faults, and returns the number of calls that can fail. */
static long begin_uses(void)
{
    begin();
    one = make_entry(1, 9000);
    two = make_entry(2, 100);
    faults_begin(FAULT_FAIL, -1);
    use_cache(true);
    faults_end();
    remove_tree(below("cache"));
    return fault.count;
}

static void end_uses(void)
{
    free(one.bytes);
    free(two.bytes);
    done();
}

TEST(the_nth_call_fails)
{
    CHECK(begin_uses() > 60);
    bool met = true;
    for (long n = 1; met; n++) {
        unsigned files = count_names("/proc/self/fd", "");
        long had_blocks = blocks, had_mappings = mappings;
        world.no_file_exec = n % 2; /* every second run cannot map files as executable, and uses the fallbacks */
        faults_begin(FAULT_FAIL, (n + 1) / 2);
        use_cache(false);
        met = faults_end() || n % 2;
        world.no_file_exec = false;
        CHECK_EQ_U64((uint64_t)blocks, (uint64_t)had_blocks);
        CHECK_EQ_U64((uint64_t)mappings, (uint64_t)had_mappings);
        CHECK_EQ_U64(count_names("/proc/self/fd", ""), files);
        check_sound(true);
        remove_tree(below("cache"));
    }
    end_uses();
}

TEST(the_nth_call_is_interrupted)
{
    CHECK(begin_uses() > 60);
    bool met = true;
    for (long n = 1; met; n++) {
        world.no_file_exec = world.halves = n % 2;
        faults_begin(FAULT_INTERRUPT, (n + 1) / 2);
        use_cache(true);
        faults_end();
        met = fault.count >= fault.at || n % 2;
        world.no_file_exec = world.halves = false;
        check_sound(false);
        remove_tree(below("cache"));
    }
    end_uses();
}

TEST(the_process_dies_at_the_nth_call)
{
    CHECK(begin_uses() > 60);
    int status = SIGKILL;
    unsigned deaths = 0;
    for (long n = 1; status == SIGKILL; n++) {
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            unit_failures = 0;
            faults_begin(FAULT_KILL, n);
            use_cache(true);
            faults_end();
            fflush(stdout);
            _exit(unit_failures ? 1 : 0);
        }
        waitpid(child, &status, 0);
        deaths += status == SIGKILL;
        check_sound(true);
        remove_tree(below("cache"));
    }
    CHECK_EQ_U64((uint64_t)status, 0);
    CHECK(deaths > 60);
    end_uses();
}

/* ---- processes that are killed ----------------------------------------------------------------------------------- */

enum { WORKERS = 8, KILLS = 200, KEYS = 60 };

static uint64_t random_next(uint64_t *state)
{
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return *state >> 33;
}

static size_t size_of(unsigned number) { return 10 + (size_t)number * 977 % 30000; }

/* Fills the cache until this process is killed. */
static _Noreturn void work(const char *path, uint64_t seed)
{
    disk_cache *s = NULL;
    unit_failures = 0;
    if (disk_cache_open(&(disk_cache_options){.path = path, .limit = 600000}, &s))
        _exit(2);
    while (!unit_failures) {
        unsigned number = (unsigned)random_next(&seed) % KEYS;
        if (get(s, number, size_of(number), NULL) != DISK_CACHE_HIT && !put(s, number, size_of(number), NULL))
            _exit(3);
        if (random_next(&seed) % 4 == 0)
            put(s, number, size_of(number), NULL);
    }
    fflush(stdout);
    _exit(1);
}

static pid_t start(const char *path, uint64_t seed)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0)
        work(path, seed);
    return child;
}

/* Kills a worker, and checks that the worker had not ended by itself. */
static void end(pid_t worker)
{
    int status = 0;
    kill(worker, SIGKILL);
    CHECK(waitpid(worker, &status, 0) == worker && WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

TEST(processes_are_killed_while_they_fill_a_cache)
{
    begin();
    pid_t workers[WORKERS];
    uint64_t seed = 42, whole = 0, refused = 0;
    const char *path = below("cache");
    for (int i = 0; i < WORKERS; i++)
        workers[i] = start(path, (uint64_t)i);
    for (int i = 0; i < KILLS; i++) {
        struct timespec pause = {0, (long)(random_next(&seed) % 8000000)};
        nanosleep(&pause, NULL);
        int victim = (int)(random_next(&seed) % WORKERS);
        end(workers[victim]);
        workers[victim] = start(path, 1000 + (uint64_t)i);
    }
    for (int i = 0; i < WORKERS; i++)
        end(workers[i]);
    disk_cache *s = open_with((disk_cache_options){.path = path, .limit = 600000});
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &whole, &refused));
    CHECK(whole > 0);
    CHECK_EQ_U64(refused, 0);
    unsigned hits = 0;
    for (unsigned i = 0; i < KEYS; i++)
        hits += get(s, i, size_of(i), NULL) == DISK_CACHE_HIT;
    CHECK_EQ_U64(hits, whole);
    CHECK(count_names(path, "tmp-") <= KILLS + WORKERS);
    CHECK_EQ_U64(noted.count, 0);
    CHECK_OK(disk_cache_clear(s, &whole));
    CHECK_EQ_U64(count_names(path, ""), 0);
    disk_cache_close(s);
    done();
}

/* Entries of two sizes replace each other under one key. Every get must find one of the two entries, and the entry must
 * be complete. */
TEST(a_replaced_entry_is_always_there)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    blob small = make_entry(1, 100), large = make_entry(1, 200000);
    const uint8_t *key = key_of(1);
    pid_t writers[2];
    unsigned seen[2] = {0, 0};
    CHECK(put(s, 1, 100, NULL));
    fflush(stdout);
    for (int i = 0; i < 2; i++) {
        writers[i] = fork();
        while (writers[i] == 0)
            if (!disk_cache_put(s, key, i ? large.bytes : small.bytes, i ? large.size : small.size, NULL))
                _exit(1);
    }
    for (unsigned i = 0; i < 1000 || ((!seen[0] || !seen[1]) && i < 1000000); i++) {
        mapped m;
        CHECK_EQ_U64(disk_cache_get(s, key, &m, NULL), DISK_CACHE_HIT);
        const blob *same = m.size == large.size ? &large : &small;
        CHECK(m.size == same->size && memcmp(m.bytes, same->bytes, m.size) == 0);
        seen[m.size == large.size]++;
        mapped_free(&m);
        sched_yield();
    }
    CHECK(seen[0] && seen[1]);
    end(writers[0]);
    end(writers[1]);
    CHECK_EQ_U64(noted.count, 0);
    free(small.bytes);
    free(large.bytes);
    disk_cache_close(s);
    done();
}
