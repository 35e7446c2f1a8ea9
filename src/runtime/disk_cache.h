/* The disk cache keeps compiled code in files, for later processes.
 *
 * A disk cache writes to one directory, the main directory. It reads from this directory and from the directories of a
 * search path. An entry is a file in one of these directories: a pack (abi/pack.h) whose header contains the key of the
 * entry.
 *
 *     ~/.cache/quern/<64 hex digits of the key>.qpack      an entry; a put replaces the whole file
 *     ~/.cache/quern/tmp-<process>-<16 hex digits>         an entry that is being written
 *     ~/.cache/quern/kernels/<64 hex digits>.qpack         an entry of a second disk cache, for kernels
 *
 * Processes share only these files: there is no lock, no index and no daemon. This is safe because:
 *
 *  - A put writes a new temporary file and then renames it. So a get never sees an entry that is being written. A put
 *    does not flush data to the disk. If a crash of the machine leaves an incomplete entry, the checksum of the pack is
 *    wrong.
 *  - A get makes the file name from the key and never lists a directory. It accepts only a regular file that belongs to
 *    the user and that only its owner may write. On the search path and in a read-only cache, the file may also belong
 *    to root. The file must be a complete pack of this version and ABI with this key, and must not be too large. If the
 *    file fails a check, the get is a miss with a reason.
 *  - Removing an entry removes only the name of the file. Existing mappings stay valid.
 *
 * The stamp of an entry is the modification time of its file. A hit in the main directory sets the stamp to the present
 * time if the two differ by more than DISK_CACHE_TOUCH. A read-only cache sets no stamps. Some puts list the main
 * directory (time_to_shrink in disk_cache_entry.c). If the listing shows that the directory exceeds the limit, the put
 * removes the least recently used entries until at most 7/8 of the limit are in use. All processes together list the
 * directory about once for each sixteenth of the limit that they write. So the directory can exceed its limit by about
 * a sixteenth. Entries with a stamp more than DISK_CACHE_TOUCH in the future are removed first. Such a stamp was set
 * before the clock was set back, and the entry was not used since, because a hit would have renewed the stamp.
 *
 * A disk cache keeps no open descriptor, no lock and no thread. So both parent and child may use it after a fork. Any
 * number of threads may use a disk cache at once.
 *
 * A directory is refused if it has a wrong owner or if others may write to it (directory_fits in disk_cache.c). The
 * disk cache continues without a refused directory.
 */
#ifndef RUNTIME_DISK_CACHE_H
#define RUNTIME_DISK_CACHE_H

#include "abi/pack.h"
#include "runtime/mapped.h"

#define DISK_CACHE_LIMIT ((uint64_t)1 << 30)          /* default limit, bytes */
#define DISK_CACHE_LEAST ((uint64_t)8192)             /* bytes; the smallest limit for kernels */
#define DISK_CACHE_TOUCH ((int64_t)600 * 1000000000)  /* nanoseconds; a hit renews a stamp that is further from now */
#define DISK_CACHE_STALE ((int64_t)3600 * 1000000000) /* nanoseconds; a temporary file further from now is stale */

/* Returns the part of a limit that is for kernels: a quarter, or 0 if a quarter is less than DISK_CACHE_LEAST. The rest
 * is for programs. */
static inline uint64_t disk_cache_kernels_limit(uint64_t limit) { return limit / 4 < DISK_CACHE_LEAST ? 0 : limit / 4; }
#define DISK_CACHE_KERNELS "kernels" /* the compiler's directory, below the directory of programs */

typedef struct disk_cache disk_cache;

typedef struct disk_cache_options {
    /* The main directory, or its parent if `below` is set. NULL: $QUERN_CACHE if set, else $XDG_CACHE_HOME/quern, else
     * $HOME/.cache/quern. $XDG_CACHE_HOME and $HOME count only if they are absolute paths. There is no directory if
     * $QUERN_CACHE is "" or "off", or if no variable gives a path. */
    const char *path;
    size_t made_from;          /* length of the leading part of `path` that must exist; a put makes the rest */
    const char *below;         /* a directory below `path` and below each of `search`, such as "kernels"; NULL: none */
    const char *const *search; /* directories that a get reads before `path`; they must belong to the user or to root */
    uint32_t search_count;
    bool off;                                  /* use no directory, not even those of `search` */
    bool read_only;                            /* write, stamp and remove nothing; the directory may belong to root */
    bool data;                                 /* map entries for reading, not for execution */
    uint64_t limit;                            /* bytes; 0: DISK_CACHE_LIMIT */
    void (*log)(void *user, const char *line); /* NULL: no log */
    void *log_user;
} disk_cache_options;

/* Opens a disk cache. Fails only if memory runs out. Does not make the directory; the first put does. */
qn_status disk_cache_open(const disk_cache_options *options, disk_cache **out);
void disk_cache_close(disk_cache *s);
/* The path of the main directory, which need not exist yet. NULL if there is no main directory, or if its path is too
 * long or cannot be made absolute. */
const char *disk_cache_path(const disk_cache *s);
/* The length of the leading part of disk_cache_path that must exist: `made_from` if the options give a path, the length
 * of $HOME if the path is $HOME/.cache/quern, else 0. */
size_t disk_cache_made_from(const disk_cache *s);

/* A reason: a sentence without a full stop; "" if there is none. */
typedef struct disk_cache_reason {
    char text[512];
} disk_cache_reason;

/* Whether the main directory may be used or does not exist yet. If false, *why is the reason. */
bool disk_cache_usable(const disk_cache *s, disk_cache_reason *why);
/* If the disk cache never writes, sets *why to the reason. Otherwise sets *why to the reason of the first put that
 * could not write or had too large an entry; "" if there was none. */
void disk_cache_unwritten(const disk_cache *s, disk_cache_reason *why);

/* ---- getting and putting ----------------------------------------------------------------------------------------- */

typedef enum disk_cache_outcome {
    DISK_CACHE_HIT,
    DISK_CACHE_ABSENT,  /* no usable directory has the entry */
    DISK_CACHE_REFUSED, /* the entry must not be used: for example, it belongs to another user, is damaged, or has
                           another version */
    DISK_CACHE_UNMAPPED /* the entry cannot be mapped: for example, memory runs out or the system allows no executable
                         * memory */
} disk_cache_outcome;

/* Looks for an entry. On DISK_CACHE_HIT sets *out to the whole checked pack, which the caller frees with mapped_free.
 * Otherwise *out is empty and *why is the reason. The reason is "" if the cache has a directory, no directory has a
 * fault, and none has the entry. `why` may be NULL. A hit in the first directory calls only open, fstat, mmap, close
 * and, to set the stamp, futimens. More calls are needed if the directory must be checked or the file cannot be mapped.
 * A hit allocates no memory from the heap. */
disk_cache_outcome disk_cache_get(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, disk_cache_reason *why);
/* Like disk_cache_get, but always maps the entry for reading only. */
disk_cache_outcome disk_cache_get_data(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out,
                                       disk_cache_reason *why);
/* Writes `bytes`, a pack with this key, as an entry. Returns false and sets *why to the reason if the entry could not
 * be written. Logs the first failed write and the first entry that is too large. */
bool disk_cache_put(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                    disk_cache_reason *why);

/* Like disk_cache_put and disk_cache_get, for bytes that are not a pack. disk_cache_put_section makes a pack with one
 * section, which has this kind and these bytes; pack_header.parts is zero. disk_cache_get_section sets *bytes to the
 * section in *out, and refuses an entry that has no section of this kind. */
disk_cache_outcome disk_cache_get_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                          const void **bytes, size_t *size, disk_cache_reason *why);
bool disk_cache_put_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes,
                            size_t size, disk_cache_reason *why);

/* ---- maintenance (lists the directory) --------------------------------------------------------------------------- */

typedef struct disk_cache_entry {
    uint8_t key[PACK_KEY_SIZE]; /* from the file name */
    uint64_t size;              /* bytes */
    int64_t stamp;              /* modification time of the file in nanoseconds since 1970; where hits set stamps, the
                                   time of the last use, accurate to DISK_CACHE_TOUCH */
    const pack_header *header;  /* NULL if the file cannot be read or is too short, or if its magic or version is wrong;
                                   in disk_cache_verify, NULL if a get would refuse the file */
    const char *refused;        /* why the file cannot be read; NULL if it can be read, even if its header is wrong. In
                                   disk_cache_verify: why a get would refuse the file; NULL if it would not */
} disk_cache_entry;

/* The type of a function that is called for each entry. In each directory, the most recently used entry comes first. If
 * the function returns false, the listing of the directory ends. */
typedef bool disk_cache_visit(void *user, const disk_cache_entry *entry);

typedef struct disk_cache_stats {
    /* Numbers of entries, of their bytes, and of temporary files. The bytes of each entry are counted in whole blocks
     * of 4096, as for the limit. */
    uint64_t entries, bytes, temporary;
    uint64_t limit;
    /* Counts for this disk cache in this process: written entries, failed puts, and removed entries. A put fails if it
     * cannot write or if its entry is too large. */
    uint64_t puts, put_failures, removed;
} disk_cache_stats;

/* Lists the entries of the main directory, if there is one. Returns QN_IO if the directory cannot be listed. */
qn_status disk_cache_list(disk_cache *s, disk_cache_visit *visit, void *user);
/* Lists the entries of all directories, in the order in which a get searches them. Skips a directory that cannot be
 * listed. After the last directory, returns the first failure. */
qn_status disk_cache_list_all(disk_cache *s, disk_cache_visit *visit, void *user);
/* Checks every entry of the main directory in the same way as a get. Sets *whole and *refused to the numbers of
 * accepted and refused entries. `visit` may be NULL. */
qn_status disk_cache_verify(disk_cache *s, disk_cache_visit *visit, void *user, uint64_t *whole, uint64_t *refused);
/* Removes damaged entries, stale temporary files, and the least recently used entries until at most `bytes` are left.
 * Reads every entry. Entries of other versions do not count as damaged. Sets *removed to the number of removed
 * entries. */
qn_status disk_cache_prune(disk_cache *s, uint64_t bytes, uint64_t *removed);
/* Removes every temporary file and every entry. If the stamp of an entry changes after the directory was listed, this
 * entry stays. Like disk_cache_prune, returns QN_INVALID_ARGUMENT for a read-only cache. */
qn_status disk_cache_clear(disk_cache *s, uint64_t *removed);
qn_status disk_cache_get_stats(disk_cache *s, disk_cache_stats *out);

#endif
