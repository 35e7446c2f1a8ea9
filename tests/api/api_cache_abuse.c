/* Damaged and unusable caches through the public interface: every result is right, no damaged code runs, and the log
 * and statistics report the problem. */
#include <errno.h>
#include <fcntl.h>
#include <sys/mount.h>
#include <sys/wait.h>
#include <time.h>

#include "cache_case.h"

enum { NOBODY = 65534, SAMPLES = 200 };

static uint64_t random_state;

static uint64_t random_below(uint64_t limit)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (random_state >> 33) % limit;
}

static void shell(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void shell(const char *format, ...)
{
    char command[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(command, sizeof command, format, args);
    va_end(args);
    if (system(command) != 0)
        unit_fail(__FILE__, __LINE__, "failed: %s", command);
}

static void change_file(const char *path, const void *bytes, size_t size)
{
    int file = open(path, O_WRONLY | O_TRUNC);
    CHECK(file >= 0 && write(file, bytes, size) == (ssize_t)size);
    close(file);
}

/* The bytes of the only program in the directory. */
typedef struct entry {
    char path[512];
    unsigned char *bytes;
    size_t size;
} entry;

static entry read_entry(void)
{
    entry e = {.bytes = NULL};
    struct stat facts = {.st_size = 0};
    snprintf(e.path, sizeof e.path, "%s", only_file());
    int file = open(e.path, O_RDONLY);
    CHECK(file >= 0 && fstat(file, &facts) == 0 && facts.st_size > 500);
    e.size = (size_t)facts.st_size;
    e.bytes = malloc(e.size + 1);
    CHECK(read(file, e.bytes, e.size) == facts.st_size);
    close(file);
    return e;
}

/* Whether a file of the cache is mapped in this process. */
static bool maps_entry(void)
{
    char line[4096];
    bool found = false;
    FILE *f = fopen("/proc/self/maps", "r");
    CHECK(f != NULL);
    while (f && fgets(line, sizeof line, f))
        found |= strstr(line, directory) != NULL;
    if (f)
        fclose(f);
    return found;
}

/* ---- damage ------------------------------------------------------------------------------------------------------ */

static bool is_cached(qn_context *context)
{
    int cached = -1;
    qn_graph *graph = job(context, SIX, 2);
    CHECK_OK(qn_cached(graph, NULL, &cached));
    qn_graph_free(graph);
    return cached == 1;
}

TEST(every_changed_byte_is_detected)
{
    counted c = counter();
    directory_begin();
    once(&c, NULL, NULL, "compiler");
    entry e = read_entry();
    qn_context *context = open_counted(&c, NULL, NULL);
    CHECK(is_cached(context));
    int file = open(e.path, O_RDWR);
    for (size_t at = 0; at < e.size; at++) {
        const unsigned char changed[] = {e.bytes[at] ^ (unsigned char)(1 << at % 8), (unsigned char)~e.bytes[at]};
        for (int i = 0; i < 2; i++) {
            CHECK(pwrite(file, &changed[i], 1, (off_t)at) == 1);
            if (is_cached(context))
                unit_fail(__FILE__, __LINE__, "byte %zu changed to %02x: still a hit", at, changed[i]);
        }
        CHECK(pwrite(file, &e.bytes[at], 1, (off_t)at) == 1);
    }
    CHECK(is_cached(context));
    for (size_t size = e.size; size-- > 0;) {
        CHECK(ftruncate(file, (off_t)size) == 0);
        if (is_cached(context))
            unit_fail(__FILE__, __LINE__, "cut to %zu of %zu bytes: still a hit", size, e.size);
    }
    CHECK(pwrite(file, e.bytes, e.size, 0) == (ssize_t)e.size);
    CHECK(is_cached(context) && c.calls == 1);
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.refused == 0 && stats.hits == 0); /* qn_cached is not counted */
    close(file);
    free(e.bytes);
    qn_close(context);
    directory_end();
}

/* Compiles the job with a damaged entry. No code of the file may run: the program must come from the compiler, and no
 * file of the cache may be mapped after compiling. At the end the file must have its undamaged bytes again. */
static void check_damage(counted *c, const entry *e, const char *what, size_t at)
{
    seen s = {.count = 0};
    book b = {.lines = 0};
    float wanted[SIX], got[SIX];
    int before = c->calls;
    qn_context *context = open_counted(c, &s, &b);
    qn_graph *graph = job(context, SIX, 2);
    qn_function *function = compile(graph, NULL);
    bool well = strcmp(s.source, "compiler") == 0 && c->calls == before + 1 && !maps_entry();
    well = well && strstr(s.why, e->path) && b.lines == 1 && strstr(b.last, e->path);
    call_six(function, got);
    call_six(compile(graph, &(qn_compile_options){.evaluate = 1}), wanted);
    well = well && memcmp(got, wanted, sizeof got) == 0;
    qn_close(context);
    entry now = read_entry();
    well = well && now.size == e->size && memcmp(now.bytes, e->bytes, e->size) == 0;
    free(now.bytes);
    if (!well)
        unit_fail(__FILE__, __LINE__, "%s at %zu: source %s, why %s, log %s", what, at, s.source, s.why, b.last);
}

TEST(samples_of_damage_are_compiled_again)
{
    counted c = counter();
    directory_begin();
    random_state = 1;
    once(&c, NULL, NULL, "compiler");
    entry e = read_entry();
    for (int i = 0; i < SAMPLES; i++) {
        size_t at = (size_t)random_below(e.size);
        unsigned char was = e.bytes[at], is = was ^ (unsigned char)(1 + random_below(255));
        e.bytes[at] = is;
        change_file(e.path, e.bytes, e.size);
        e.bytes[at] = was;
        check_damage(&c, &e, "another byte", at);
    }
    for (int i = 0; i < SAMPLES; i++) {
        size_t size = i == 0 ? 0 : i == 1 ? e.size - 1 : (size_t)random_below(e.size);
        change_file(e.path, e.bytes, size);
        check_damage(&c, &e, "the end", size);
    }
    seen s = {.count = 0};
    once(&c, &s, NULL, "cache");
    CHECK(c.calls == 1 + 2 * SAMPLES);
    free(e.bytes);
    directory_end();
}

/* Gives the name of a program's entry to undamaged packs. A pack of another program is refused; a pack of the same
 * program is a hit. */
TEST(entries_of_other_programs_are_refused)
{
    counted c = counter();
    directory_begin();
    once(&c, NULL, NULL, "compiler");
    entry e = read_entry();
    CHECK(unlink(e.path) == 0);
    qn_context *context = open_counted(&c, NULL, NULL);
    compile(job(context, SIX, 3), NULL);
    CHECK(rename(only_file(), e.path) == 0); /* the new name is the key of the first program */
    check_damage(&c, &e, "another program", 0);
    void *pack;
    size_t size;
    CHECK_OK(qn_pack(job(context, SIX, 2), 0, NULL, &pack, &size));
    change_file(e.path, pack, size); /* the pack has the entry's key, but more sections than the entry */
    seen s = {.count = 0};
    once(&c, &s, NULL, "cache");
    qn_free(pack);
    qn_close(context);
    free(e.bytes);
    directory_end();
}

/* ---- strange directories ----------------------------------------------------------------------------------------- */

static char base[64]; /* parent of the directory; the cache is base/cache */
static bool mounted;

static bool mount_here(unsigned long flags, const char *data)
{
    char path[128];
    snprintf(path, sizeof path, "%s/mounted", base);
    if (mkdir(path, 0700) == 0 && mount("none", path, "tmpfs", flags, data) == 0)
        return mounted = true;
    printf("skipped: no file system can be mounted: %s\n", strerror(errno));
    return false;
}

static bool make_missing(void)
{
    shell("rm -rf %s", directory);
    return true;
}
static bool make_missing_deep(void)
{
    strcat(directory, "/a/b");
    return true;
}
static bool make_file(void)
{
    shell("rm -rf %s; : >%s", directory, directory);
    return true;
}
static bool make_below_file(void)
{
    make_file();
    strcat(directory, "/below");
    return true;
}
static bool make_modes_755(void) { return chmod(directory, 0755) == 0; }
static bool make_modes_777(void) { return chmod(directory, 0777) == 0; }
static bool make_modes_770(void) { return chmod(directory, 0770) == 0; }
static bool make_modes_1777(void) { return chmod(directory, 01777) == 0; }
static bool make_link(void)
{
    shell("mv %s %s/real; ln -s %s/real %s", directory, base, base, directory);
    return true;
}
static bool make_link_unsafe(void)
{
    make_link();
    shell("chmod 777 %s/real", base);
    return true;
}
static bool make_link_dangling(void)
{
    make_link();
    shell("rm -r %s/real", base);
    return true;
}
static bool make_link_loop(void)
{
    shell("rm -r %s; ln -s cache %s", directory, directory);
    return true;
}
static bool make_foreign(void)
{
    if (geteuid() == 0)
        return chown(directory, NOBODY, NOBODY) == 0;
    printf("skipped: only root can give directories away\n");
    return false;
}
static bool make_read_only(void) { return chmod(directory, 0500) == 0; }
static bool make_closed(void) { return chmod(directory, 0) == 0; }
static bool make_read_only_parent(void)
{
    make_missing();
    return chmod(base, 0500) == 0;
}
static bool make_full(void)
{
    if (!mount_here(0, "mode=0700,size=4k"))
        return false;
    snprintf(directory, sizeof directory, "%s/mounted", base);
    shell("head -c 4096 /dev/zero >%s/all", directory);
    return true;
}
static bool make_read_only_mount(void)
{
    if (!mount_here(0, "mode=0700,size=64k"))
        return false;
    snprintf(directory, sizeof directory, "%s/mounted", base);
    return mount("none", directory, "tmpfs", MS_REMOUNT | MS_RDONLY, "mode=0700,size=64k") == 0;
}
static bool make_noexec(void)
{
    if (!mount_here(MS_NOEXEC, "mode=0700,size=64k"))
        return false;
    snprintf(directory, sizeof directory, "%s/mounted", base);
    return true;
}
static bool make_no_exec_link(void)
{
    if (!make_noexec())
        return false;
    shell("rmdir %s/cache; ln -s %s/mounted %s/cache", base, base, base);
    snprintf(directory, sizeof directory, "%s/cache", base);
    return true;
}

/* States of a directory and their effects. The member `second` says where a second context gets its program from. The
 * member `log` is a text that the log and the statistics must contain; it is NULL if the directory works. */
static const struct state {
    const char *name;
    bool (*make)(void); /* prints a message and returns false if this system cannot make the state */
    const char *second, *log;
    bool usable; /* whether the statistics report no problem with the directory */
    bool nobody; /* whether the test runs as user nobody, because the state has no effect on root */
} states[] = {
    {"missing", make_missing, "cache", NULL, true, false},
    {"missing with its parents", make_missing_deep, "cache", NULL, true, false},
    {"a file", make_file, "compiler", "not a directory", false, false},
    {"below a file", make_below_file, "compiler", "Not a directory", false, false},
    {"readable by others", make_modes_755, "cache", NULL, true, false},
    {"writable by all", make_modes_777, "compiler", "others may write", false, false},
    {"writable by a group", make_modes_770, "compiler", "others may write", false, false},
    {"like /tmp", make_modes_1777, "compiler", "others may write", false, false},
    {"a symbolic link", make_link, "cache", NULL, true, false},
    {"a link to a directory writable by all", make_link_unsafe, "compiler", "others may write", false, false},
    {"a link to nothing", make_link_dangling, "compiler", "cannot be opened", true, false},
    {"a link to itself", make_link_loop, "compiler", "symbolic links", false, false},
    {"of another user", make_foreign, "compiler", "belongs to user", false, false},
    {"read-only", make_read_only, "compiler", "Permission denied", true, true},
    {"of mode 0", make_closed, "compiler", "Permission denied", true, true},
    {"missing in a read-only directory", make_read_only_parent, "compiler", "Permission denied", true, true},
    {"full", make_full, "compiler", "No space left", true, false},
    {"on a read-only file system", make_read_only_mount, "compiler", "Read-only", true, false},
    {"on noexec", make_noexec, "cache", NULL, true, false},
    {"a link to noexec", make_no_exec_link, "cache", NULL, true, false},
};

static void count_file(void *user, const qn_cache_entry *e) { *(int *)user += e != NULL; }

static void check_one(const struct state *state, const char *source, book *b)
{
    counted c = counter();
    seen s = {.count = 0};
    once(&c, &s, b, source);
    bool compiles = strcmp(source, "compiler") == 0;
    if (c.calls != compiles || (compiles && !*s.why))
        unit_fail(__FILE__, __LINE__, "%s: compiled %d times, reason: %s", state->name, c.calls, s.why);
    qn_cache_stats stats;
    qn_context *context = open_counted(&c, NULL, NULL);
    int files = 0;
    qn_status status = qn_get_cache_stats(context, &stats); /* fails if the directory cannot be listed */
    CHECK(!status || (state->log && strstr(qn_status_message(status), state->log)));
    qn_status_free(status);
    CHECK_STR(stats.path, directory);
    if (state->usable != !*stats.why || (state->log && !state->usable && !strstr(stats.why, state->log)))
        unit_fail(__FILE__, __LINE__, "%s: wrong reason in the statistics: %s", state->name, stats.why);
    for (int verify = 0; verify < 2; verify++) /* listing is allowed to fail */
        qn_status_free(qn_cache_list(context, verify, count_file, &files));
    qn_close(context);
}

static void check_state(const struct state *state)
{
    unsigned long failures = unit_failures;
    book b = {.lines = 0};
    check_one(state, "compiler", &b);
    check_one(state, state->second, &b);
    if (state->log ? b.lines < 2 || !strstr(b.last, state->log) : b.lines != 0)
        unit_fail(__FILE__, __LINE__, "%s: %d lines, the last: %s", state->name, b.lines, b.last);
    if (unit_failures != failures)
        unit_fail(__FILE__, __LINE__, "(state of the directory: %s)", state->name);
}

/* Checks a state in a child process that runs as user nobody. */
static void check_as_nobody(const struct state *state)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        unit_failures = 0;
        CHECK(setgid(NOBODY) == 0 && setuid(NOBODY) == 0);
        if (state->make())
            check_state(state);
        fflush(stdout);
        _exit(unit_failures != 0);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

TEST(directories_of_all_kinds)
{
    for (size_t i = 0; i < COUNT(states); i++) {
        bool nobody = states[i].nobody && geteuid() == 0;
        directory_begin();
        strcpy(base, directory);
        strcat(directory, "/cache");
        CHECK(mkdir(directory, 0700) == 0);
        mounted = false;
        if (nobody) {
            CHECK(chown(base, NOBODY, NOBODY) == 0 && chown(directory, NOBODY, NOBODY) == 0);
            check_as_nobody(&states[i]);
        } else if (states[i].make()) {
            check_state(&states[i]);
        }
        if (mounted)
            shell("umount %s/mounted", base);
        strcpy(directory, base);
        shell("chmod -R u+rwx %s", base);
        directory_end();
    }
}

/* A directory with entries still gives hits after it has lost its write permission. */
static void fill_and_close(void)
{
    counted c = counter();
    seen s = {.count = 0};
    book b = {.lines = 0};
    once(&c, &s, &b, "compiler");
    CHECK(chmod(directory, 0500) == 0);
    once(&c, &s, &b, "cache");
    CHECK(b.lines == 0);
    qn_context *context = open_counted(&c, &s, &b);
    compile(job(context, SIX, 3), NULL);
    CHECK_STR(s.source, "compiler");
    CHECK(b.lines == 1 && strstr(b.last, "Permission denied"));
    qn_cache_stats stats;
    CHECK_OK(qn_get_cache_stats(context, &stats));
    CHECK(stats.failed_to_write == 1 && stats.programs == 1);
    qn_close(context);
    CHECK(chmod(directory, 0700) == 0);
}

TEST(a_read_only_directory_serves_what_it_has)
{
    directory_begin();
    if (geteuid() == 0) {
        CHECK(chown(directory, NOBODY, NOBODY) == 0);
        fflush(stdout);
        pid_t child = fork();
        if (child == 0) {
            unit_failures = 0;
            CHECK(setgid(NOBODY) == 0 && setuid(NOBODY) == 0);
            fill_and_close();
            fflush(stdout);
            _exit(unit_failures != 0);
        }
        int status = -1;
        CHECK(waitpid(child, &status, 0) == child && status == 0);
    } else {
        fill_and_close();
    }
    directory_end();
}

/* If an entry is a symbolic link, the cache neither reads nor changes the link's target. */
TEST(an_entry_that_is_a_link)
{
    counted c = counter();
    seen s = {.count = 0};
    book b = {.lines = 0};
    char elsewhere[128];
    directory_begin();
    once(&c, &s, &b, "compiler");
    entry e = read_entry();
    snprintf(elsewhere, sizeof elsewhere, "%s/elsewhere", directory);
    CHECK(rename(e.path, elsewhere) == 0 && symlink(elsewhere, e.path) == 0);
    once(&c, &s, &b, "compiler");
    CHECK(b.lines == 1 && strstr(s.why, "symbolic"));
    once(&c, &s, &b, "cache");
    struct stat facts;
    CHECK(lstat(e.path, &facts) == 0 && S_ISREG(facts.st_mode));
    CHECK(stat(elsewhere, &facts) == 0 && facts.st_size == (off_t)e.size);
    CHECK(chmod(e.path, 0666) == 0);
    once(&c, &s, &b, "compiler");
    CHECK(strstr(s.why, "others may write"));
    once(&c, &s, &b, "cache");
    free(e.bytes);
    directory_end();
}

/* ---- time and deletion ------------------------------------------------------------------------------------------- */

static void set_time(const char *path, int64_t seconds)
{
    const struct timespec times[2] = {{.tv_nsec = UTIME_OMIT}, {.tv_sec = seconds}};
    CHECK(utimensat(AT_FDCWD, path, times, 0) == 0);
}

static const char *path_of(qn_context *context, int64_t n)
{
    static char path[256];
    char key[65];
    qn_graph *graph = job(context, n, 2);
    CHECK_OK(qn_cache_key(graph, NULL, key));
    snprintf(path, sizeof path, "%s/%s.qpack", directory, key);
    qn_graph_free(graph);
    return path;
}

/* After a clock was set back, entries can have times of last use that lie in the future. */
TEST(a_clock_that_goes_back)
{
    enum { ENTRIES = 8, DAY = 24 * 3600 };
    counted c = counter();
    seen s = {.count = 0};
    struct stat facts;
    int64_t now = (int64_t)time(NULL);
    directory_begin();
    qn_context *context = open_counted(&c, &s, NULL);
    for (int i = 1; i <= ENTRIES; i++) {
        compile(job(context, i, 2), NULL);
        set_time(path_of(context, i), now + i * 365 * (int64_t)DAY);
    }
    qn_close(context);
    context = open_counted(&c, &s, NULL);
    for (int i = 2; i <= ENTRIES; i += 3) { /* uses entries 2, 5 and 8; each use sets the entry's time to now */
        compile(job(context, i, 2), NULL);
        CHECK_STR(s.source, "cache");
        CHECK(stat(path_of(context, i), &facts) == 0 && facts.st_mtime < now + DAY);
    }
    uint64_t files;
    CHECK_OK(qn_cache_prune(context, 3 * 4096, &files, NULL));
    CHECK_EQ_U64(files, ENTRIES - 3);
    for (int i = 1; i <= ENTRIES; i++)
        CHECK((access(path_of(context, i), F_OK) == 0) == (i % 3 == 2));
    qn_close(context);
    const int64_t ends[] = {0, 1, INT32_MAX, (int64_t)1 << 33};
    for (size_t i = 0; i < COUNT(ends); i++) {
        context = open_counted(&c, &s, NULL);
        set_time(path_of(context, 2), ends[i]);
        compile(job(context, 2, 2), NULL);
        CHECK_STR(s.source, "cache");
        CHECK(stat(path_of(context, 2), &facts) == 0 && facts.st_mtime >= now - 1 && facts.st_mtime < now + DAY);
        qn_close(context);
    }
    CHECK(c.calls == ENTRIES);
    directory_end();
}

TEST(mapped_code_outlives_its_file)
{
    counted c = counter();
    seen s = {.count = 0};
    float wanted[SIX], got[SIX];
    directory_begin();
    once(&c, &s, NULL, "compiler");
    for (int how = 0; how < 4; how++) {
        qn_context *context = open_counted(&c, &s, NULL);
        qn_function *function = compile(job(context, SIX, 2), NULL);
        CHECK_STR(s.source, "cache");
        CHECK(maps_entry());
        call_six(function, wanted);
        int calls = c.calls;
        entry e = read_entry();
        if (how == 0)
            CHECK_OK(qn_cache_prune(context, 0, NULL, NULL));
        else if (how == 1)
            shell("rm -rf %s", directory);
        else if (how == 2)
            CHECK(unlink(e.path) == 0);
        else /* replaces the file, as another writer would */
            shell("cp %s %s/new && mv %s/new %s", e.path, directory, directory, e.path);
        call_six(function, got);
        CHECK(memcmp(got, wanted, sizeof got) == 0);
        compile(job(context, SIX, 2), NULL);
        CHECK_STR(s.source, "memory");
        call_six(function, got);
        CHECK(memcmp(got, wanted, sizeof got) == 0 && c.calls == calls);
        once(&c, &s, NULL, how == 3 ? "cache" : "compiler"); /* rounds 0 to 2 write the entry again */
        call_six(function, got);
        CHECK(memcmp(got, wanted, sizeof got) == 0 && c.calls == calls + (how != 3));
        free(e.bytes);
        qn_close(context);
    }
    directory_end();
}
