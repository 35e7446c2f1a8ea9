/* Tests of the disk cache without faults: get, put, choice of the directory, removal of entries, listing. */
#include <pthread.h>

#include "disk_cache_case.h"

/* ---- getting and putting ----------------------------------------------------------------------------------------- */

TEST(an_entry_that_was_put_is_found)
{
    begin();
    disk_cache_reason why = {"unset"};
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(!exists(below("cache"))); /* the first put makes this directory */
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_ABSENT);
    CHECK(why.text[0] == 0);
    CHECK(put(s, 1, 100, &why));
    CHECK(why.text[0] == 0);
    CHECK_EQ_U64(mode_of(below("cache")), 0700);
    CHECK_EQ_U64(mode_of(entry_path("cache", 1)), 0600);
    CHECK_EQ_U64(count_names(below("cache"), ""), 1);
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_HIT);
    CHECK_EQ_U64(get(s, 2, 100, NULL), DISK_CACHE_ABSENT);
    CHECK(put(s, 2, 1000000, NULL));
    CHECK_EQ_U64(get(s, 2, 1000000, NULL), DISK_CACHE_HIT);
    mapped m;
    CHECK_EQ_U64(disk_cache_get(s, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(m.how, MAPPED_FILE);
    mapped_free(&m);
    mapped_free(&m);
    disk_cache_close(s);
    s = open_disk_cache(below("cache"));
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_HIT);
    CHECK_EQ_U64(noted.count, 0);
    disk_cache_close(s);
    disk_cache_close(NULL);
    done();
}

/* disk_cache_put accepts only entries that disk_cache_get would accept. */
TEST(only_a_pack_with_its_key_is_put)
{
    begin();
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    blob entry = make_entry(1, 100);
    CHECK(!disk_cache_put(s, key_of(2), entry.bytes, entry.size, &why));
    CHECK(strstr(why.text, "another key") != NULL);
    CHECK(!disk_cache_put(s, key_of(1), entry.bytes, entry.size - 1, &why));
    CHECK(strstr(why.text, "size") != NULL);
    ((char *)entry.bytes)[entry.size - 1] ^= 1;
    CHECK(!disk_cache_put(s, key_of(1), entry.bytes, entry.size, &why));
    CHECK(strstr(why.text, "checksum") != NULL);
    CHECK(!exists(below("cache")));
    free(entry.bytes);
    disk_cache_close(s);
    done();
}

/* Tests with a umask that removes all permissions, and with a umask that removes no permissions. */
TEST(modes_do_not_depend_on_the_mask)
{
    begin();
    mode_t before = umask(0777);
    disk_cache *s = open_disk_cache(below("a"));
    CHECK(mkdir(below("a"), 0) == 0 && chmod(below("a"), 0700) == 0);
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(mode_of(entry_path("a", 1)), 0600);
    disk_cache_close(s);
    umask(0);
    s = open_disk_cache(below("b/c"));
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(mode_of(entry_path("b/c", 1)), 0600);
    CHECK_EQ_U64(mode_of(below("b")), 0700);
    CHECK_EQ_U64(mode_of(below("b/c")), 0700);
    disk_cache_close(s);
    umask(before);
    done();
}

/* Finds the memory mapping that contains an address. Stores the mapping's protection in `access` and its path in
 * `path`. Returns false if no mapping contains the address. */
static bool find_mapping(const void *address, char access[8], char *path)
{
    char line[PATH_ROOM + 256];
    unsigned long low, high;
    bool found = false;
    FILE *maps = fopen("/proc/self/maps", "r");
    path[0] = 0;
    while (maps && !found && fgets(line, sizeof line, maps))
        found = sscanf(line, "%lx-%lx %7s %*s %*s %*s %4095s", &low, &high, access, path) >= 3 &&
                (uintptr_t)address >= low && (uintptr_t)address < high;
    if (maps)
        fclose(maps);
    return found;
}

TEST(a_second_cache_for_kernels)
{
    begin();
    char access[8], path[PATH_ROOM];
    const void *bytes;
    size_t size;
    mapped m;
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    disk_cache *k = open_with((disk_cache_options){.path = below("cache"), .below = "kernels", .data = true});
    CHECK(strcmp(disk_cache_path(k), below("cache/kernels")) == 0);
    CHECK_EQ_U64(disk_cache_get_section(k, key_of(1), PACK_KERNEL, &m, &bytes, &size, &why), DISK_CACHE_ABSENT);
    CHECK(!bytes && size == 0);
    CHECK(disk_cache_put_section(k, key_of(1), PACK_KERNEL, "a kernel", 8, &why));
    CHECK_EQ_U64(mode_of(below("cache")), 0700);
    CHECK_EQ_U64(mode_of(below("cache/kernels")), 0700);
    CHECK(exists(entry_path("cache/kernels", 1)));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_ABSENT);
    CHECK_EQ_U64(disk_cache_get_section(k, key_of(1), PACK_KERNEL, &m, &bytes, &size, &why), DISK_CACHE_HIT);
    CHECK(size == 8 && memcmp(bytes, "a kernel", 8) == 0);
    CHECK(find_mapping(bytes, access, path) && strcmp(access, "r--p") == 0 && strstr(path, "/cache/kernels/"));
    mapped_free(&m);
    CHECK_EQ_U64(disk_cache_get_section(k, key_of(1), PACK_GRAPH, &m, &bytes, &size, &why), DISK_CACHE_REFUSED);
    CHECK(strstr(why.text, "kind") && !bytes && m.how == MAPPED_NOT);
    CHECK(disk_cache_put_section(k, key_of(2), PACK_KERNEL, "", 0, &why));
    CHECK_EQ_U64(disk_cache_get_section(k, key_of(2), PACK_KERNEL, &m, &bytes, &size, &why), DISK_CACHE_HIT);
    CHECK_EQ_U64(size, 0);
    mapped_free(&m);
    CHECK(put(s, 3, 100, NULL));
    uint64_t removed = 0;
    CHECK_OK(disk_cache_clear(s, &removed));
    CHECK_EQ_U64(removed, 1);
    CHECK_EQ_U64(count_names(below("cache/kernels"), ""), 2);
    disk_cache_close(s);
    disk_cache_close(k);
    done();
}

TEST(a_mapping_is_executable_and_not_writable)
{
    begin();
    char access[8], path[PATH_ROOM];
    mapped m;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(disk_cache_get(s, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK(find_mapping(m.bytes, access, path) && strcmp(access, "r-xp") == 0);
    CHECK(strcmp(path, entry_path("cache", 1)) == 0);
    mapped_free(&m);
    disk_cache_close(s);
    done();
}

/* ---- which directory --------------------------------------------------------------------------------------------- */

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

static void check_path(int line, const char *given, const char *cache, const char *xdg, const char *home,
                       const char *want)
{
    set("QUERN_CACHE", cache);
    set("XDG_CACHE_HOME", xdg);
    set("HOME", home);
    disk_cache *s = open_disk_cache(given);
    const char *path = disk_cache_path(s);
    if (!path != !want || (want && strcmp(path, want) != 0))
        unit_fail(__FILE__, line, "the path is %s, not %s", path ? path : "none", want ? want : "none");
    CHECK_EQ_U64(disk_cache_usable(s, NULL), want != NULL);
    disk_cache_close(s);
}
#define CHECK_PATH(...) check_path(__LINE__, __VA_ARGS__)

static void test_order_of_paths(void)
{
    char here[PATH_ROOM], relative[PATH_ROOM + 16];
    CHECK(chdir(top) == 0 && getcwd(here, sizeof here));
    CHECK_PATH("/x/given", "/x/cache", "/x/xdg", "/x/home", "/x/given");
    CHECK_PATH("", "/x/cache", "/x/xdg", "/x/home", NULL);
    CHECK_PATH(NULL, "/x/cache", "/x/xdg", "/x/home", "/x/cache");
    CHECK_PATH(NULL, "off", "/x/xdg", "/x/home", NULL);
    CHECK_PATH(NULL, "", "/x/xdg", "/x/home", NULL);
    CHECK_PATH(NULL, NULL, "/x/xdg", "/x/home", "/x/xdg/quern");
    CHECK_PATH(NULL, NULL, "relative", "/x/home", "/x/home/.cache/quern"); /* ignores a relative XDG_CACHE_HOME */
    CHECK_PATH(NULL, NULL, "", "/x/home", "/x/home/.cache/quern");
    CHECK_PATH(NULL, NULL, "/x/xdg//", "/x/home", "/x/xdg/quern");
    CHECK_PATH(NULL, NULL, NULL, "/x/home/", "/x/home/.cache/quern");
    CHECK_PATH(NULL, NULL, NULL, "/", "/.cache/quern");
    CHECK_PATH(NULL, NULL, NULL, "/x/home", "/x/home/.cache/quern");
    CHECK_PATH(NULL, NULL, NULL, "home", NULL);
    CHECK_PATH(NULL, NULL, NULL, "", NULL);
    CHECK_PATH(NULL, NULL, NULL, NULL, NULL);
    snprintf(relative, sizeof relative, "%s/off", here);
    CHECK_PATH("off", NULL, NULL, NULL, relative); /* the option takes `off` as the name of a directory */
    snprintf(relative, sizeof relative, "%s/some/where", here);
    CHECK_PATH("some/where", NULL, NULL, NULL, relative);
    CHECK_PATH(NULL, "some/where", NULL, NULL, relative);
    char longest[PATH_ROOM];
    memset(longest, 'x', sizeof longest);
    longest[0] = '/';
    longest[sizeof longest - 1] = 0;
    CHECK_PATH(longest, NULL, NULL, NULL, NULL);
    CHECK(strstr(noted.last, "too long") != NULL);
    longest[sizeof longest - 5] = 0;
    CHECK_PATH(NULL, NULL, longest, NULL, NULL);
    CHECK(strstr(noted.last, "too long") != NULL);
}

TEST(the_order_of_paths)
{
    begin();
    in_child(test_order_of_paths, 0);
    done();
}

static void test_relative(void)
{
    CHECK(chdir(top) == 0);
    disk_cache *s = open_disk_cache("cache");
    CHECK(chdir("/") == 0);
    CHECK(put(s, 1, 100, NULL));
    CHECK(exists(entry_path("cache", 1)));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
}

TEST(a_relative_path_is_resolved_once)
{
    begin();
    in_child(test_relative, 0);
    done();
}

static void test_home(void)
{
    unsetenv("QUERN_CACHE");
    unsetenv("XDG_CACHE_HOME");
    disk_cache_reason why;
    setenv("HOME", below("home"), 1);
    disk_cache *s = open_disk_cache(NULL);
    CHECK(!put(s, 1, 100, &why)); /* a put does not create $HOME */
    CHECK(strstr(why.text, "cannot be made") != NULL);
    CHECK_EQ_U64(noted.count, 1);
    CHECK(!exists(below("home")));
    CHECK(mkdir(below("home"), 0755) == 0);
    CHECK(put(s, 1, 100, &why));
    CHECK_EQ_U64(mode_of(below("home/.cache")), 0700);
    CHECK_EQ_U64(mode_of(below("home/.cache/quern")), 0700);
    disk_cache_close(s);
    /* No file can be made in /sys. The message must give the reason why .cache cannot be made. It must not say that
     * .cache is missing. */
    setenv("HOME", "/sys", 1);
    s = open_disk_cache(NULL);
    CHECK(!put(s, 1, 100, &why));
    CHECK(strstr(why.text, "cannot be made: ") && !strstr(why.text, "No such file"));
    disk_cache_close(s);
    setenv("XDG_CACHE_HOME", below("x/d/g"), 1);
    s = open_disk_cache(NULL);
    CHECK(put(s, 1, 100, &why));
    CHECK_EQ_U64(mode_of(below("x")), 0700);
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_HIT);
    disk_cache_close(s);
}

TEST(directories_are_made_below_home)
{
    begin();
    in_child(test_home, 0);
    done();
}

TEST(off_is_off)
{
    begin();
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("seed"));
    CHECK(put(s, 1, 100, NULL));
    disk_cache_close(s);
    const char *search[] = {below("seed")};
    s = open_with((disk_cache_options){.path = below("cache"), .off = true, .search = search, .search_count = 1});
    CHECK(disk_cache_path(s) == NULL);
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_ABSENT);
    CHECK(strstr(why.text, "no directory") != NULL);
    CHECK(!put(s, 1, 100, &why));
    CHECK(strstr(why.text, "no directory") != NULL);
    CHECK(!exists(below("cache")));
    uint64_t whole = 9, refused = 9, removed = 9;
    disk_cache_stats stats;
    CHECK_OK(disk_cache_list(s, NULL, NULL));
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &whole, &refused));
    CHECK_OK(disk_cache_prune(s, 0, &removed));
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK(whole == 0 && refused == 0 && removed == 0 && stats.entries == 0);
    disk_cache_close(s);
    done();
}

TEST(directories_are_searched_in_order)
{
    begin();
    disk_cache *s = open_disk_cache(below("first"));
    CHECK(put(s, 1, 100, NULL));
    disk_cache_close(s);
    s = open_disk_cache(below("second"));
    CHECK(put(s, 1, 200, NULL) && put(s, 2, 200, NULL));
    disk_cache_close(s);
    const char *search[] = {below("none"), "", below("first"), below("second")};
    s = open_with((disk_cache_options){.path = below("cache"), .search = search, .search_count = 4});
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(get(s, 2, 200, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(get(s, 3, 300, NULL), DISK_CACHE_ABSENT);
    CHECK(put(s, 3, 300, NULL));
    CHECK_EQ_U64(get(s, 3, 300, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(count_names(below("first"), ""), 1);
    /* If an entry of one directory is refused, the next directory is searched. */
    CHECK(truncate(entry_path("first", 1), 300) == 0);
    CHECK_EQ_U64(get(s, 1, 200, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(noted.count, 1);
    /* A hit in a searched directory does not change the time stamp. The disk cache also finds a searched directory that
     * was made after the disk cache was opened. */
    stamp_file(entry_path("second", 2), -100000);
    CHECK_EQ_U64(get(s, 2, 200, NULL), DISK_CACHE_HIT);
    CHECK(stamp_age(entry_path("second", 2)) > 90000);
    disk_cache *late = open_disk_cache(below("none"));
    CHECK(put(late, 4, 100, NULL));
    CHECK_EQ_U64(get(s, 4, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(late);
    disk_cache_close(s);
    done();
}

TEST(a_read_only_cache_changes_nothing)
{
    begin();
    uint64_t removed = 0;
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    disk_cache_close(s);
    s = open_with((disk_cache_options){.path = below("cache"), .read_only = true, .limit = 1});
    stamp_file(entry_path("cache", 1), -100000);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(stamp_age(entry_path("cache", 1)) > 90000);
    CHECK(!put(s, 2, 100, &why));
    CHECK(strstr(why.text, "read-only") != NULL);
    qn_status status = disk_cache_clear(s, &removed);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT && removed == 0);
    qn_status_free(status);
    status = disk_cache_prune(s, 0, &removed);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT && removed == 0);
    qn_status_free(status);
    CHECK_EQ_U64(count_names(below("cache"), ""), 1);
    disk_cache_close(s);
    done();
}

/* ---- stamps and the limit ---------------------------------------------------------------------------------------- */

TEST(a_hit_rarely_updates_the_stamp)
{
    begin();
    struct stat before, after;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    const char *path = entry_path("cache", 1);
    stamp_file(path, -500);
    CHECK(stat(path, &before) == 0);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(stat(path, &after) == 0);
    CHECK(before.st_mtim.tv_sec == after.st_mtim.tv_sec && before.st_mtim.tv_nsec == after.st_mtim.tv_nsec &&
          before.st_ctim.tv_sec == after.st_ctim.tv_sec && before.st_ctim.tv_nsec == after.st_ctim.tv_nsec);
    const int64_t off[] = {-700, -100000000, 700, 100000000};
    for (int i = 0; i < 4; i++) {
        stamp_file(path, off[i]);
        CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
        CHECK(stamp_age(path) > -300 && stamp_age(path) < 300);
    }
    disk_cache_close(s);
    done();
}

/* Each entry takes one block; the limit is 16 blocks. */
TEST(the_least_recently_used_entries_are_removed)
{
    begin();
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 16 * 4096});
    for (unsigned i = 0; i < 16; i++) {
        CHECK(put(s, i, 100, NULL));
        stamp_file(entry_path("cache", i), -100000 + (int64_t)i * 1000);
    }
    CHECK_EQ_U64(count_names(below("cache"), ""), 16);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT); /* updates the time stamp */
    CHECK_EQ_U64(get(s, 0, 100, NULL), DISK_CACHE_HIT);
    CHECK(put(s, 16, 100, NULL)); /* exceeds the limit, so the put removes entries until 14 are left */
    CHECK_EQ_U64(count_names(below("cache"), ""), 14);
    for (unsigned i = 0; i < 17; i++)
        CHECK_EQ_U64(exists(entry_path("cache", i)), i < 2 || i > 4);
    disk_cache_stats stats;
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK_EQ_U64(stats.entries, 14);
    CHECK_EQ_U64(stats.bytes, 14 * 4096);
    CHECK_EQ_U64(stats.removed, 3);
    CHECK_EQ_U64(stats.puts, 17);
    disk_cache_close(s);
    done();
}

/* If the clock is set back, older stamps lie in the future. An entry that still has such a stamp has not been used
 * since the clock was set back. */
TEST(entries_stamped_in_the_future_are_removed_first)
{
    begin();
    uint64_t removed = 0;
    disk_cache *s = open_disk_cache(below("cache"));
    for (unsigned i = 0; i < 6; i++)
        CHECK(put(s, i, 100, NULL));
    stamp_file(entry_path("cache", 0), 200000000);
    stamp_file(entry_path("cache", 1), 100000000);
    stamp_file(entry_path("cache", 2), 100); /* slightly in the future, as if another machine's clock were ahead */
    stamp_file(entry_path("cache", 3), -3000);
    stamp_file(entry_path("cache", 4), 100000000);
    CHECK_EQ_U64(get(s, 4, 100, NULL), DISK_CACHE_HIT);
    const unsigned order[] = {1, 0, 3, 5, 4, 2}; /* entries 5, 4 and 2 have stamps near the current time */
    for (unsigned left = 6; left > 3; left--) {
        CHECK_OK(disk_cache_prune(s, (left - 1) * 4096, &removed));
        CHECK_EQ_U64(removed, 1);
        CHECK(!exists(entry_path("cache", order[6 - left])));
        CHECK_EQ_U64(count_names(below("cache"), ""), left - 1);
    }
    CHECK_OK(disk_cache_prune(s, 3 * 4096, &removed));
    CHECK_EQ_U64(removed, 0);
    disk_cache_close(s);
    /* The entry that was put last is removed last, even if the file system's clock is wrong. */
    s = open_with((disk_cache_options){.path = below("cache"), .limit = 4 * 4096});
    for (unsigned i = 10; i < 20; i++) {
        CHECK(put(s, i, 100, NULL));
        CHECK(exists(entry_path("cache", i)));
        stamp_file(entry_path("cache", i), (int64_t)i * 100000);
        CHECK(count_names(below("cache"), "") <= 4);
    }
    disk_cache_close(s);
    done();
}

TEST(entries_that_are_too_large_are_not_kept)
{
    begin();
    disk_cache_reason why;
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 16 * 4096});
    CHECK(!put(s, 1, 15 * 4096, &why));
    CHECK(strstr(why.text, "too large") != NULL);
    CHECK(put(s, 2, 13 * 4096, &why));
    CHECK(put(s, 3, 13 * 4096, &why));
    CHECK(!exists(entry_path("cache", 2)));
    CHECK_EQ_U64(get(s, 3, 13 * 4096, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
    done();
}

/* Lengthens the file of an entry to 5 GiB, and stores this size in the header. Nearly all of the file is a hole. */
static void lengthen(const char *path)
{
    const uint64_t size = (uint64_t)5 << 30;
    int file = open(path, O_RDWR);
    CHECK(file >= 0 && ftruncate(file, (off_t)size) == 0);
    CHECK(pwrite(file, &size, sizeof size, offsetof(pack_header, size)) == sizeof size);
    close(file);
}

static double cpu_seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

/* A file that is too large must be neither read nor hashed. Reading and hashing would take seconds. */
TEST(entries_that_are_too_large_are_not_read)
{
    begin();
    disk_cache_reason why;
    mapped m;
    uint64_t whole, refused, removed;
    disk_cache *s = open_disk_cache(below("cache")), *other = NULL;
    CHECK(put(s, 1, 100, NULL) && put(s, 2, 100, NULL));
    lengthen(entry_path("cache", 1));
    double start = cpu_seconds();
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_REFUSED);
    CHECK(strstr(why.text, "too large") != NULL);
    other = open_with((disk_cache_options){.path = below("cache"), .read_only = true});
    CHECK_EQ_U64(get(other, 1, 100, &why), DISK_CACHE_REFUSED);
    disk_cache_close(other);
    const char *directory = below("cache");
    other = open_with((disk_cache_options){.path = below("mine"), .search = &directory, .search_count = 1});
    CHECK_EQ_U64(get(other, 1, 100, &why), DISK_CACHE_REFUSED);
    disk_cache_close(other);
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &whole, &refused));
    CHECK(whole == 1 && refused == 1);
    qn_status status = pack_open(entry_path("cache", 1), true, &m);
    if (!status)
        status = pack_check(m.bytes, m.size);
    CHECK(qn_status_code(status) == QN_INVALID_ARGUMENT &&
          strstr(qn_status_message(status), "follow its last section"));
    qn_status_free(status);
    mapped_free(&m);
    CHECK_OK(disk_cache_prune(s, 1 << 20, &removed));
    CHECK(removed == 1 && !exists(entry_path("cache", 1)));
    CHECK(cpu_seconds() - start < 0.3);
    disk_cache_close(s);
    done();
}

/* pack_open does not map a file that is longer than the size in its header. */
TEST(a_named_file_has_the_size_in_its_header)
{
    begin();
    mapped m;
    blob entry = make_entry(5, 5000);
    write_file(below("x.qpack"), entry.bytes, entry.size, 0664);
    CHECK(truncate(below("x.qpack"), (off_t)5 << 30) == 0);
    qn_status s = pack_open(below("x.qpack"), true, &m);
    CHECK(qn_status_code(s) == QN_INVALID_ARGUMENT && strstr(qn_status_message(s), "size") && m.how == MAPPED_NOT);
    qn_status_free(s);
    free(entry.bytes);
    done();
}

/* Each disk cache is opened for one put, as by a process that puts one entry. A put checks the limit only with some
 * probability, but the directory must stay near the limit. */
TEST(many_small_writers_keep_the_limit)
{
    begin();
    unsigned most = 0;
    for (unsigned i = 0; i < 1200; i++) {
        disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 128 * 4096});
        CHECK(put(s, i, 100, NULL));
        unsigned now = count_names(below("cache"), "");
        most = now > most ? now : most;
        disk_cache_close(s);
    }
    /* Each put checks the limit with probability 1/8. So about 8 entries above the limit are expected. The probability
     * of 240 entries above the limit is below e^-30. */
    CHECK(most >= 112 && most < 128 + 240);
    done();
}

/* A process that has written a sixteenth of the limit since its last check must check the limit. */
TEST(a_large_writer_keeps_the_limit)
{
    begin();
    unsigned most = 0;
    disk_cache *s = open_with((disk_cache_options){.path = below("cache"), .limit = 256 * 4096});
    for (unsigned i = 0; i < 1200; i++) {
        CHECK(put(s, i, 100, NULL));
        unsigned now = count_names(below("cache"), "");
        most = now > most ? now : most;
    }
    CHECK(most >= 256 && most <= 256 + 17);
    disk_cache_close(s);
    done();
}

TEST(old_temporary_files_are_removed)
{
    begin();
    uint64_t removed = 0;
    disk_cache_stats stats;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    const char *names[] = {"cache/tmp-1-0123456789abcdef", "cache/tmp-12345-0123456789abcdef",
                           "cache/tmp-7-00000000000000ff", "cache/tmp-x-0123456789abcdef",
                           "cache/tmp-1-0123456789abcde",  "cache/tmp-1-0123456789abcdef0"};
    for (int i = 0; i < 6; i++)
        write_file(below(names[i]), "x", 1, 0600);
    stamp_file(below(names[0]), -3700);
    stamp_file(below(names[1]), 3700);
    stamp_file(below(names[2]), -3500);
    for (int i = 3; i < 6; i++)
        stamp_file(below(names[i]), -1000000); /* names 3 to 5 are not names of temporary files */
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK_EQ_U64(stats.temporary, 3);
    CHECK_OK(disk_cache_prune(s, UINT64_MAX, &removed));
    for (int i = 0; i < 6; i++)
        CHECK_EQ_U64(exists(below(names[i])), i >= 2);
    CHECK(put(s, 2, 100, NULL));
    write_file(entry_path("cache", 2), "", 0, 0600); /* as after a crash: the entry has no bytes */
    CHECK_OK(disk_cache_clear(s, &removed));
    CHECK_EQ_U64(removed, 2);
    for (int i = 0; i < 6; i++)
        CHECK_EQ_U64(exists(below(names[i])), i >= 3);
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK_EQ_U64(stats.entries, 0);
    disk_cache_close(s);
    done();
}

/* ---- listing, checking, pruning ---------------------------------------------------------------------------------- */

typedef struct visited {
    unsigned count, most, whole;
    unsigned order[16]; /* the numbers of the visited entries */
    bool header[16];
    char refused[16][256];
} visited;

static bool visit(void *user, const disk_cache_entry *entry)
{
    visited *v = user;
    unsigned number = 0;
    while (number < 15 && memcmp(entry->key, key_of(number), PACK_KEY_SIZE) != 0)
        number++;
    v->order[v->count] = number;
    v->header[v->count] = entry->header && memcmp(entry->header->key, entry->key, PACK_KEY_SIZE) == 0 &&
                          strcmp(entry->header->compiler, "LLVM 19.1.7") == 0 && entry->size == entry->header->size;
    snprintf(v->refused[v->count], sizeof v->refused[0], "%s", entry->refused ? entry->refused : "");
    return ++v->count < v->most;
}

TEST(entries_are_listed_and_verified)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK_OK(disk_cache_list(s, visit, &(visited){.most = 16}));
    for (unsigned i = 0; i < 5; i++) {
        CHECK(put(s, i, 100, NULL));
        stamp_file(entry_path("cache", i), -(int64_t)i * 1000);
    }
    /* Files that are not entries are neither listed nor removed. */
    write_file(below("cache/README"), "x", 1, 0644);
    write_file(below("cache/0123.qpack"), "x", 1, 0644);
    CHECK(symlink("nowhere", entry_path("cache", 9)) == 0);
    CHECK(mkdir(entry_path("cache", 10), 0700) == 0);
    visited v = {.most = 16};
    CHECK_OK(disk_cache_list(s, visit, &v));
    CHECK_EQ_U64(v.count, 5);
    for (unsigned i = 0; i < 5; i++)
        CHECK(v.order[i] == i && v.header[i] && !v.refused[i][0]);
    v = (visited){.most = 2};
    CHECK_OK(disk_cache_list(s, visit, &v));
    CHECK_EQ_U64(v.count, 2);
    uint64_t whole = 0, refused = 0, removed = 0;
    CHECK(truncate(entry_path("cache", 1), 7) == 0 && truncate(entry_path("cache", 2), sizeof(pack_header) + 2) == 0);
    CHECK(chmod(entry_path("cache", 3), 0666) == 0);
    stamp_file(entry_path("cache", 1), -1000);
    stamp_file(entry_path("cache", 2), -2000);
    v = (visited){.most = 16};
    CHECK_OK(disk_cache_verify(s, visit, &v, &whole, &refused));
    CHECK(whole == 2 && refused == 3 && v.count == 5);
    CHECK(v.header[0] && !v.header[1] && !v.header[2] && !v.header[3] && v.header[4]);
    CHECK(!v.refused[0][0] && strstr(v.refused[1], "short") && strstr(v.refused[2], "size") &&
          strstr(v.refused[3], "others"));
    CHECK(stamp_age(entry_path("cache", 4)) > 3000); /* listing does not count as use */
    v = (visited){.most = 16};
    CHECK_OK(disk_cache_list(s, visit, &v));
    CHECK(v.count == 5 && !v.header[1] && v.header[3]);
    CHECK_OK(disk_cache_verify(s, NULL, NULL, &whole, &refused));
    CHECK(whole == 2 && refused == 3);
    CHECK_OK(disk_cache_clear(s, &removed));
    CHECK_EQ_U64(removed, 5);
    CHECK_EQ_U64(count_names(below("cache"), ""), 4);
    disk_cache_close(s);
    done();
}

/* ---- threads and processes --------------------------------------------------------------------------------------- */

enum { THREADS = 8, ROUNDS = 60 };

static void *put_and_get(void *shared)
{
    for (unsigned i = 0; i < ROUNDS; i++) {
        CHECK(put(shared, i % 7, 3000, NULL));
        CHECK_EQ_U64(get(shared, i % 7, 3000, NULL), DISK_CACHE_HIT);
    }
    return NULL;
}

TEST(threads_put_the_same_keys)
{
    begin();
    pthread_t threads[THREADS];
    disk_cache *s = open_disk_cache(below("cache"));
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, put_and_get, s) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    disk_cache_stats stats;
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK_EQ_U64(stats.puts, THREADS * ROUNDS);
    CHECK_EQ_U64(stats.entries, 7);
    CHECK_EQ_U64(stats.temporary, 0);
    CHECK_EQ_U64(noted.count, 0);
    disk_cache_close(s);
    done();
}

static disk_cache *forked;
static void use_forked(void) { put_and_get(forked); }

static void fork_and_use(void)
{
    fflush(stdout);
    pid_t children[4];
    for (int i = 0; i < 4; i++) {
        children[i] = fork();
        if (children[i] == 0) {
            use_forked();
            fflush(stdout);
            _exit(unit_failures ? 1 : 0);
        }
    }
    use_forked();
    for (int i = 0; i < 4; i++) {
        int status = 1;
        waitpid(children[i], &status, 0);
        CHECK_EQ_U64(status, 0);
    }
}

TEST(a_cache_works_on_both_sides_of_a_fork)
{
    begin();
    forked = open_disk_cache(below("cache"));
    fork_and_use();
    CHECK_EQ_U64(count_names(below("cache"), ""), 7);
    disk_cache_close(forked);
    done();
}

/* ---- files that the user names ----------------------------------------------------------------------------------- */

TEST(a_named_file_is_mapped)
{
    begin();
    mapped m;
    blob entry = make_entry(5, 5000);
    write_file(below("x.qpack"), entry.bytes, entry.size, 0664);
    CHECK(symlink(below("x.qpack"), below("link")) == 0);
    CHECK_OK(pack_open(below("link"), true, &m));
    CHECK(m.how == MAPPED_FILE && is_entry(&m, 5, 5000) && run_entry(&m) == 5);
    mapped_free(&m);
    qn_status s = pack_open(below("none"), true, &m);
    CHECK(qn_status_code(s) == QN_NOT_FOUND && m.how == MAPPED_NOT);
    qn_status_free(s);
    s = pack_open(top, true, &m);
    CHECK(qn_status_code(s) == QN_INVALID_ARGUMENT);
    qn_status_free(s);
    write_file(below("empty"), "", 0, 0600);
    s = pack_open(below("empty"), true, &m);
    CHECK(qn_status_code(s) == QN_INVALID_ARGUMENT && strstr(qn_status_message(s), "empty"));
    qn_status_free(s);
    CHECK(mapped_copy(entry.bytes, entry.size, true, &m) == 0);
    CHECK(m.how == MAPPED_MEMORY_FILE && is_entry(&m, 5, 5000) && run_entry(&m) == 5);
    mapped_free(&m);
    CHECK(mapped_copy(entry.bytes, entry.size, false, &m) == 0);
    CHECK(m.how == MAPPED_COPY && is_entry(&m, 5, 5000));
    mapped_free(&m);
    /* The file is shorter than the size that the caller states. */
    int file = open(below("x.qpack"), O_RDONLY);
    CHECK(mapped_open(file, entry.size, true, true, &m) == 0 && is_entry(&m, 5, 5000));
    mapped_free(&m);
    CHECK(mapped_open(file, entry.size + 1, true, true, &m) == -EIO && m.how == MAPPED_NOT);
    close(file);
    free(entry.bytes);
    done();
}
