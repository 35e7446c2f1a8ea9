/* Tests of the disk cache with damaged entries, unusual directories, and memory that may not be executed. */
#include <sys/mount.h>

#include "base/checksum.h"
#include "disk_cache_faults.h"

enum { NOBODY = 65534 };

/* Checks that a get of entry 1 is refused. The reason must contain `word`, and the log must get one new line, which
 * contains `word`. */
static void check_refused(int line, disk_cache *s, const char *word)
{
    disk_cache_reason why = {""};
    mapped m;
    unsigned before = noted.count;
    disk_cache_outcome outcome = disk_cache_get(s, key_of(1), &m, &why);
    if (outcome != DISK_CACHE_REFUSED || m.bytes)
        unit_fail(__FILE__, line, "the outcome is %d", (int)outcome);
    else if (!strstr(why.text, word))
        unit_fail(__FILE__, line, "refused with: %s", why.text);
    CHECK_EQ_U64(noted.count, before + 1);
    CHECK(strstr(noted.last, word) != NULL);
    mapped_free(&m);
}
#define CHECK_REFUSED(s, word) check_refused(__LINE__, s, word)

/* ---- damage ------------------------------------------------------------------------------------------------------ */

TEST(every_flipped_byte_is_refused)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    blob entry = make_entry(1, 100);
    CHECK(put(s, 1, 100, NULL));
    const char *path = entry_path("cache", 1);
    int file = open(path, O_WRONLY);
    for (size_t at = 0; at < entry.size; at++)
        for (int bit = 0; bit < 9; bit++) { /* each bit, then all bits at once */
            uint8_t was = ((uint8_t *)entry.bytes)[at], is = bit < 8 ? was ^ (uint8_t)(1 << bit) : (uint8_t)~was;
            CHECK(pwrite(file, &is, 1, (off_t)at) == 1);
            CHECK_REFUSED(s, "");
            CHECK(pwrite(file, &was, 1, (off_t)at) == 1);
        }
    close(file);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    free(entry.bytes);
    disk_cache_close(s);
    done();
}

TEST(every_truncation_is_refused)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    blob entry = make_entry(1, 5000);
    CHECK(put(s, 1, 5000, NULL));
    const char *path = entry_path("cache", 1);
    CHECK(truncate(path, (off_t)entry.size + 1) == 0);
    CHECK_REFUSED(s, "size");
    for (size_t size = entry.size; size-- > 0;) {
        CHECK(truncate(path, (off_t)size) == 0);
        CHECK_REFUSED(s, size < sizeof(pack_header) ? "short" : "size");
    }
    CHECK(truncate(path, (off_t)entry.size) == 0); /* the file has the right size, but all bytes are zero */
    CHECK_REFUSED(s, "start");
    CHECK(put(s, 1, 5000, NULL)); /* replaces the damaged entry */
    CHECK_EQ_U64(get(s, 1, 5000, NULL), DISK_CACHE_HIT);
    free(entry.bytes);
    disk_cache_close(s);
    done();
}

/* Changes the header of entry 1, corrects the checksum, and writes the entry. */
static void write_changed(void (*change)(pack_header *h))
{
    blob entry = make_entry(1, 100);
    pack_header *h = entry.bytes;
    change(h);
    h->checksum = checksum_after(h, PACK_CHECKED_FROM, entry.size);
    write_file(entry_path("cache", 1), entry.bytes, entry.size, 0600);
    free(entry.bytes);
}
static void change_nothing(pack_header *h) { (void)h; }
static void change_version(pack_header *h) { h->version++; }
static void change_abi(pack_header *h) { h->abi++; }
static void change_key(pack_header *h) { h->key[31] ^= 1; }
static void change_parts(pack_header *h) { h->parts.options ^= 1; }
static void change_section(pack_header *h) { ((pack_section *)(void *)(h + 1))->offset += 64; }

TEST(entries_with_wrong_headers_are_refused)
{
    begin();
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL) && put(s, 2, 100, NULL));
    const char *path = entry_path("cache", 1);
    write_changed(change_nothing);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    write_changed(change_version);
    char other[16];
    snprintf(other, sizeof other, "version %d", PACK_VERSION + 1);
    CHECK_REFUSED(s, other);
    write_changed(change_abi);
    CHECK_REFUSED(s, "ABI");
    write_changed(change_key);
    CHECK_REFUSED(s, "another key");
    write_changed(change_parts);
    CHECK_REFUSED(s, "ABI");
    write_changed(change_section);
    CHECK_REFUSED(s, "section");
    CHECK(unlink(path) == 0 && link(entry_path("cache", 2), path) == 0);
    CHECK_REFUSED(s, "another key");
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(get(s, 2, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
    done();
}

TEST(only_plain_files_of_this_user_are_read)
{
    begin();
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL) && put(s, 2, 100, NULL));
    const char *path = entry_path("cache", 1);
    for (int i = 0; i < 3; i++) {
        const unsigned modes[] = {0620, 0602, 0666};
        CHECK(chmod(path, modes[i]) == 0);
        CHECK_REFUSED(s, "others may write");
    }
    CHECK(chmod(path, 0644) == 0);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(rename(path, below("elsewhere")) == 0 && symlink(below("elsewhere"), path) == 0);
    CHECK_REFUSED(s, "symbolic");
    CHECK(unlink(path) == 0 && mkfifo(path, 0600) == 0);
    CHECK_REFUSED(s, "not a file"); /* opening the pipe must not wait for a writer */
    CHECK(put(s, 1, 100, NULL));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(unlink(path) == 0 && mkdir(path, 0700) == 0);
    CHECK_REFUSED(s, "not a file");
    CHECK(!put(s, 1, 100, &why));
    CHECK(strstr(why.text, "irectory") != NULL);
    CHECK_EQ_U64(count_names(below("cache"), "tmp-"), 0);
    if (geteuid() == 0) {
        CHECK(rmdir(path) == 0 && put(s, 1, 100, NULL) && chown(path, NOBODY, NOBODY) == 0);
        CHECK_REFUSED(s, "belongs to user 65534, not to user 0");
    }
    CHECK_EQ_U64(get(s, 2, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
    done();
}

/* ---- strange directories ----------------------------------------------------------------------------------------- */

/* Checks that a directory is refused and that the reason contains `word`. Also checks that a get finds no entry and
 * that a put fails. */
static void check_directory_refused(int line, const char *path, const char *word)
{
    disk_cache_reason why;
    uint64_t removed;
    disk_cache *s = open_disk_cache(path);
    if (noted.count != 1 || !strstr(noted.last, word))
        unit_fail(__FILE__, line, "%u lines, the last one: %s", noted.count, noted.last);
    CHECK(!disk_cache_usable(s, &why) && strstr(why.text, word));
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_ABSENT);
    CHECK(strstr(why.text, word) != NULL);
    CHECK(!put(s, 1, 100, &why));
    CHECK(strstr(why.text, word) != NULL);
    CHECK(!put(s, 2, 100, &why));
    CHECK_EQ_U64(noted.count, 2);
    qn_status status = disk_cache_clear(s, &removed);
    CHECK(qn_status_code(status) == QN_IO && strstr(qn_status_message(status), word));
    qn_status_free(status);
    disk_cache_close(s);
}
#define CHECK_DIRECTORY_REFUSED(path, word) check_directory_refused(__LINE__, path, word)

static void test_modes(void)
{
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    disk_cache_close(s);
    const unsigned modes[] = {0777, 0707, 0770, 0720, 0702, 01777};
    for (int i = 0; i < 6; i++) {
        CHECK(chmod(below("cache"), modes[i]) == 0);
        CHECK_DIRECTORY_REFUSED(below("cache"), "others may write");
        CHECK_DIRECTORY_REFUSED(below("cache/."), "chmod go-w");
    }
    CHECK(symlink(below("cache"), below("link")) == 0);
    CHECK_DIRECTORY_REFUSED(below("link"), "others may write");
    /* A disk cache that has refused its directory uses the directory as soon as the directory has the right mode. */
    s = open_disk_cache(below("cache"));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_ABSENT);
    CHECK(chmod(below("cache"), 0755) == 0);
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK(put(s, 2, 100, NULL));
    disk_cache_close(s);
    s = open_disk_cache(below("link"));
    CHECK_EQ_U64(get(s, 2, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
    /* The disk cache checks the mode of `kernels` and the mode of the directory above `kernels`. */
    CHECK(mkdir(below("cache/kernels"), 0700) == 0 && chmod(below("cache/kernels"), 0770) == 0);
    s = open_with((disk_cache_options){.path = below("cache"), .below = "kernels"});
    CHECK(!put(s, 1, 100, NULL) && strstr(noted.last, "kernels"));
    CHECK(chmod(below("cache/kernels"), 0700) == 0 && put(s, 1, 100, NULL));
    CHECK(chmod(below("cache"), 0777) == 0 && !put(s, 2, 100, NULL));
    disk_cache_close(s);
}

TEST(a_directory_that_others_may_write_is_refused)
{
    begin();
    test_modes();
    done();
}

TEST(paths_that_are_no_directories_are_refused)
{
    begin();
    write_file(below("file"), "x", 1, 0600);
    CHECK_DIRECTORY_REFUSED(below("file"), "not a directory");
    CHECK_DIRECTORY_REFUSED(below("file/cache"), "Not a directory");
    CHECK(symlink("loop", below("loop")) == 0);
    CHECK_DIRECTORY_REFUSED(below("loop"), "symbolic links");
    disk_cache_reason why;
    CHECK(symlink("nowhere", below("dangling")) == 0);
    disk_cache *s = open_disk_cache(below("dangling"));
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_ABSENT);
    CHECK(!put(s, 1, 100, &why));
    CHECK(!put(s, 2, 100, &why));
    CHECK_EQ_U64(noted.count, 1);
    disk_cache_close(s);
    done();
}

static void test_foreign(void) { CHECK_DIRECTORY_REFUSED(below("cache"), "belongs to user 0, not to user 65534"); }

static void test_search_of_root(void)
{
    const char *search[] = {below("cache")};
    disk_cache *s = open_with((disk_cache_options){.path = "", .search = search, .search_count = 1});
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    disk_cache_close(s);
    s = open_with((disk_cache_options){.path = below("cache"), .read_only = true});
    CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    CHECK_EQ_U64(noted.count, 0);
    disk_cache_close(s);
}

TEST(the_directory_of_another_user_is_refused)
{
    begin();
    if (geteuid() == 0) {
        disk_cache *s = open_disk_cache(below("cache"));
        CHECK(put(s, 1, 100, NULL));
        disk_cache_close(s);
        CHECK(chmod(top, 0755) == 0 && chmod(below("cache"), 0755) == 0);
        CHECK(chmod(entry_path("cache", 1), 0644) == 0);
        in_child(test_foreign, NOBODY);
        in_child(test_search_of_root, NOBODY); /* every user can read the directory of root */
        CHECK(chown(below("cache"), NOBODY, NOBODY) == 0);
        CHECK_DIRECTORY_REFUSED(below("cache"), "belongs to user 65534, not to user 0");
    } else
        printf("skipped: only root can give directories away\n");
    done();
}

static void test_read_only(void)
{
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, NULL));
    CHECK(chmod(below("cache"), 0500) == 0);
    for (unsigned i = 2; i < 5; i++) {
        CHECK(!put(s, i, 100, &why));
        CHECK(strstr(why.text, "Permission denied") != NULL);
        CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
    }
    CHECK_EQ_U64(noted.count, 1);
    CHECK(strstr(noted.last, "continues without an entry") != NULL);
    disk_cache_stats stats;
    CHECK_OK(disk_cache_get_stats(s, &stats));
    CHECK(stats.put_failures == 3 && stats.puts == 1 && stats.entries == 1);
    uint64_t removed = 9;
    qn_status status = disk_cache_clear(s, &removed);
    CHECK(qn_status_code(status) == QN_IO && removed == 0);
    qn_status_free(status);
    disk_cache_close(s);
    /* The permissions allow neither listing nor entering the directory. */
    CHECK(chmod(below("cache"), 0) == 0);
    s = open_disk_cache(below("cache"));
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_REFUSED);
    CHECK(!put(s, 2, 100, &why));
    disk_cache_close(s);
    CHECK(chmod(below("cache"), 0700) == 0);
    /* The directory itself cannot be made. */
    CHECK(mkdir(below("parent"), 0500) == 0);
    s = open_disk_cache(below("parent/cache"));
    CHECK(!put(s, 1, 100, &why));
    CHECK(strstr(why.text, "cannot be made: Permission denied") != NULL);
    CHECK_EQ_U64(noted.count, 1);
    disk_cache_close(s);
}

TEST(a_read_only_directory)
{
    begin();
    if (geteuid() == 0)
        CHECK(chown(top, NOBODY, NOBODY) == 0);
    in_child(test_read_only, geteuid() == 0 ? NOBODY : 0);
    done();
}

/* Mounts a file system at `path`. If that is not possible, prints a message and returns false. */
static bool mount_at(const char *path, unsigned long flags, const char *data)
{
    if (mkdir(path, 0700) == 0 && mount("none", path, "tmpfs", flags, data) == 0)
        return true;
    printf("skipped: no file system can be mounted: %s\n", strerror(errno));
    return false;
}

TEST(a_read_only_file_system)
{
    begin();
    disk_cache_reason why;
    if (mount_at(below("mounted"), 0, "mode=0700,size=1m")) {
        disk_cache *s = open_disk_cache(below("mounted/cache"));
        CHECK(put(s, 1, 100, NULL));
        CHECK(mount("none", below("mounted"), "tmpfs", MS_REMOUNT | MS_RDONLY, "mode=0700,size=1m") == 0);
        CHECK(!put(s, 2, 100, &why));
        CHECK(strstr(why.text, "Read-only") != NULL);
        CHECK_EQ_U64(get(s, 1, 100, NULL), DISK_CACHE_HIT);
        CHECK_EQ_U64(noted.count, 1);
        disk_cache_close(s);
        s = open_disk_cache(below("mounted/other"));
        CHECK(!put(s, 2, 100, &why));
        CHECK(strstr(why.text, "Read-only") != NULL);
        disk_cache_close(s);
        CHECK(umount(below("mounted")) == 0);
    }
    done();
}

TEST(a_full_disk)
{
    begin();
    disk_cache_reason why;
    if (mount_at(below("mounted"), 0, "mode=0700,size=128k")) {
        disk_cache *s = open_disk_cache(below("mounted/cache"));
        unsigned kept = 0;
        while (kept < 100 && put(s, kept, 10000, &why))
            kept++;
        CHECK(kept > 5 && kept < 13);
        CHECK(strstr(why.text, "No space left") != NULL);
        CHECK(!put(s, 0, 60000, &why)); /* the old entry stays */
        CHECK(!put(s, 50, 60000, &why));
        CHECK_EQ_U64(count_names(below("mounted/cache"), "tmp-"), 0);
        CHECK_EQ_U64(noted.count, 1);
        for (unsigned i = 0; i < kept; i++)
            CHECK_EQ_U64(get(s, i, 10000, NULL), DISK_CACHE_HIT);
        CHECK(unlink(entry_path("mounted/cache", 0)) == 0);
        CHECK(put(s, 50, 10000, &why)); /* there is room again */
        disk_cache_close(s);
        CHECK(umount(below("mounted")) == 0);
    }
    done();
}

/* A put that exceeds the limit of file sizes must fail without the signal SIGXFSZ, which would end the process. */
static void test_file_limit(void)
{
    disk_cache_reason why;
    struct rlimit most = {4096, 4096};
    CHECK(setrlimit(RLIMIT_FSIZE, &most) == 0);
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, &why));
    CHECK(!put(s, 2, 5000, &why));
    CHECK(strstr(why.text, "too large") != NULL);
    CHECK_EQ_U64(count_names(below("cache"), "tmp-"), 0);
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_HIT);
    disk_cache_close(s);
}

TEST(a_limit_of_the_process)
{
    begin();
    in_child(test_file_limit, 0);
    done();
}

static void test_no_descriptors(void)
{
    disk_cache_reason why;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 100, &why));
    struct rlimit most = {0, 0};
    CHECK(setrlimit(RLIMIT_NOFILE, &most) == 0);
    CHECK_EQ_U64(get(s, 1, 100, &why), DISK_CACHE_REFUSED);
    CHECK(strstr(why.text, "Too many open files") != NULL);
    CHECK(!put(s, 2, 100, &why));
    CHECK(strstr(why.text, "Too many open files") != NULL);
    disk_cache_close(s);
}

TEST(no_descriptors_left)
{
    begin();
    in_child(test_no_descriptors, 0);
    done();
}

/* ---- memory that may not be executed ----------------------------------------------------------------------------- */

static void check_how(int line, disk_cache *s, mapped_how want)
{
    mapped m;
    disk_cache_reason why;
    disk_cache_outcome outcome = disk_cache_get(s, key_of(1), &m, &why);
    if (m.how != want || outcome != (want == MAPPED_NOT ? DISK_CACHE_UNMAPPED : DISK_CACHE_HIT))
        unit_fail(__FILE__, line, "outcome %d, mapping %d: %s", (int)outcome, (int)m.how, why.text);
    if (want == MAPPED_NOT)
        CHECK(strstr(why.text, "cannot be mapped: Permission denied") != NULL);
    else if (outcome == DISK_CACHE_HIT) {
        CHECK(is_entry(&m, 1, 10000));
        CHECK_EQ_U64(run_entry(&m), 1);
    }
    mapped_free(&m);
}
#define CHECK_HOW(s, want) check_how(__LINE__, s, want)

TEST(each_fallback_of_mapping)
{
    begin();
    long before = mappings;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 10000, NULL));
    CHECK_HOW(s, MAPPED_FILE);
    world.no_file_exec = true;
    CHECK_HOW(s, MAPPED_MEMORY_FILE);
    world.halves = true;
    CHECK_HOW(s, MAPPED_MEMORY_FILE);
    world.no_memory_file = true;
    CHECK_HOW(s, MAPPED_COPY);
    world.halves = false;
    CHECK_HOW(s, MAPPED_COPY);
    world.no_memory_exec = true;
    CHECK_HOW(s, MAPPED_NOT);
    CHECK_EQ_U64(noted.count, 0);
    /* Files that are not executed can still be mapped. */
    mapped m;
    disk_cache *data = open_with((disk_cache_options){.path = below("cache"), .data = true});
    CHECK_EQ_U64(disk_cache_get(data, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK(m.how == MAPPED_FILE && is_entry(&m, 1, 10000));
    mapped_free(&m);
    memset(&world, 0, sizeof world);
    CHECK_HOW(s, MAPPED_FILE);
    CHECK_EQ_U64((uint64_t)mappings, (uint64_t)before);
    disk_cache_close(data);
    disk_cache_close(s);
    done();
}

TEST(entries_on_a_network_are_copied)
{
    begin();
    mapped m;
    world.network = true;
    disk_cache *s = open_disk_cache(below("cache"));
    CHECK(put(s, 1, 10000, NULL));
    CHECK_HOW(s, MAPPED_MEMORY_FILE);
    /* Later changes to the file do not change the mapped entry. */
    CHECK_EQ_U64(disk_cache_get(s, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK(truncate(entry_path("cache", 1), 0) == 0);
    CHECK(is_entry(&m, 1, 10000) && run_entry(&m) == 1);
    mapped_free(&m);
    CHECK(put(s, 1, 10000, NULL));
    disk_cache *data = open_with((disk_cache_options){.path = below("cache"), .data = true});
    CHECK_EQ_U64(disk_cache_get(data, key_of(1), &m, NULL), DISK_CACHE_HIT);
    CHECK(m.how == MAPPED_COPY && is_entry(&m, 1, 10000));
    mapped_free(&m);
    disk_cache_close(data);
    world.network = false;
    disk_cache_close(s);
    done();
}

/* Whether noexec has an effect. An emulator executes all readable memory, so under an emulator noexec has no effect. */
static bool noexec_counts(const char *path)
{
    int file = open(path, O_RDONLY);
    void *memory = mmap(NULL, 100, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0);
    close(file);
    if (memory == MAP_FAILED)
        return true;
    munmap(memory, 100);
    printf("skipped: noexec has no effect here\n");
    return false;
}

TEST(a_noexec_file_system)
{
    begin();
    if (mount_at(below("mounted"), MS_NOEXEC, "mode=0700,size=1m")) {
        disk_cache *s = open_disk_cache(below("mounted/cache"));
        CHECK(put(s, 1, 10000, NULL));
        if (noexec_counts(entry_path("mounted/cache", 1))) {
            CHECK_HOW(s, MAPPED_MEMORY_FILE);
            world.no_memory_file = true;
            CHECK_HOW(s, MAPPED_COPY);
            world.no_memory_file = false;
        }
        disk_cache_close(s);
        CHECK(umount(below("mounted")) == 0);
    }
    done();
}
