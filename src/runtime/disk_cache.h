/* The disk cache keeps compiled code in files, for later processes.
 *
 * A disk cache has a directory of entries, called the main directory, and a search path of directories that are only
 * read. Each entry is a pack (abi/pack.h) with the entry's key in its header. The disk cache does not interpret the
 * sections of the pack.
 *
 *     ~/.cache/quern/<64 hex digits of the key>.qpack      an entry; a put can replace the file, but never changes it
 *     ~/.cache/quern/tmp-<process>-<16 hex digits>         an entry being written
 *     ~/.cache/quern/kernels/<64 hex digits>.qpack         a second disk cache, of kernels
 *
 * Processes share only these files: there is no lock, no index and no daemon. This is safe because:
 *
 *  - A writer creates a new file exclusively and then renames it. So no reader sees an incomplete entry, and a reader
 *    keeps the file that it opened. Writers do not flush data to the disk: after a crash of the machine, the checksum
 *    detects an incomplete entry.
 *  - A reader derives the file name from the key and never lists the directory. The reader accepts only a regular file
 *    to which only its owner may write. The owner must be the user; on the search path and in a read-only cache, it may
 *    also be root. The file must fit the limit and be a complete pack of this version and ABI with this key.
 *    Anything else is a miss with a reason: the caller compiles, and the next put writes the entry to the main
 *    directory.
 *  - Removing an entry removes only the name of the file. Existing mappings stay valid.
 *
 * The modification time of an entry is its stamp: the time of its last use. A hit sets the stamp if the stamp differs
 * from the present time by more than DISK_CACHE_TOUCH. A get never removes an entry; a put may. A put lists the
 * directory if this process has written a sixteenth of the limit since its last listing. Before that, a put lists it
 * with a probability in proportion to the bytes of the entry. So all processes together list the directory about once
 * for each sixteenth of the limit that they write, and the directory can exceed its limit by about a sixteenth. If the
 * directory exceeds its limit, the put removes the least recently used entries until the rest takes at most 7/8 of the
 * limit. Entries with a stamp more than DISK_CACHE_TOUCH in the future are removed first: the clock was set back, and a
 * use since then would have replaced the stamp.
 *
 * A disk cache keeps no descriptor, no lock and no thread, so both parent and child may use it after a fork. Any number
 * of threads may use it: while it is open, only counters, the states of directories and the text of the first failure
 * change, and these are atomic or written once.
 *
 * If a directory has a fault, the disk cache logs the reason and continues without the directory.
 */
#ifndef RUNTIME_DISK_CACHE_H
#define RUNTIME_DISK_CACHE_H

#include "abi/pack.h"
#include "runtime/mapped.h"

#define DISK_CACHE_LIMIT ((uint64_t)1 << 30)          /* default limit, bytes */
#define DISK_CACHE_LEAST ((uint64_t)8192)             /* bytes; if the share of the kernels would be smaller, it is 0 */
#define DISK_CACHE_TOUCH ((int64_t)600 * 1000000000)  /* nanoseconds; a hit renews a stamp that is further from now */
#define DISK_CACHE_STALE ((int64_t)3600 * 1000000000) /* nanoseconds; an older temporary file has no writer */

/* Returns how many bytes of a limit are for the compiler's kernels, or 0 if these would be fewer than DISK_CACHE_LEAST.
 * The rest of the limit is for programs. */
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
/* The path of the directory of entries, which need not exist yet. NULL if there is no directory, or if its path is too
 * long. */
const char *disk_cache_path(const disk_cache *s);
/* The length of the leading part of disk_cache_path that must exist: `made_from` if the options give a path, the length
 * of $HOME if the path is $HOME/.cache/quern, else 0. */
size_t disk_cache_made_from(const disk_cache *s);

/* A reason: a sentence without a full stop; "" if there is none. */
typedef struct disk_cache_reason {
    char text[512];
} disk_cache_reason;

/* Whether the main directory may be used, or may be made and then used. If false, *why is the reason. */
bool disk_cache_usable(const disk_cache *s, disk_cache_reason *why);
/* If the disk cache never writes, sets *why to the reason. Otherwise sets *why to the reason of the first put that
 * failed, or to "" if every put succeeded. */
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
 * Otherwise *out is empty and *why is the reason. The reason is "" if there are directories, all of them are usable,
 * and none has the entry. `why` may be NULL. If the file itself can be mapped, and the directory was usable before, a
 * hit calls only open, fstat, mmap and close. A hit also calls futimens if the stamp differs from the present time by
 * more than DISK_CACHE_TOUCH, unless the entry is on the search path or the cache is read-only. A hit allocates no
 * memory from the heap. */
disk_cache_outcome disk_cache_get(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, disk_cache_reason *why);
/* Like disk_cache_get, but always maps the entry for reading only. */
disk_cache_outcome disk_cache_get_data(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out,
                                       disk_cache_reason *why);
/* Writes `bytes`, a pack with this key, as an entry. Returns false and sets *why to the reason if the entry could not
 * be written. Logs the first failed write and the first entry that is too large. */
bool disk_cache_put(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                    disk_cache_reason *why);

/* These functions get and put bytes that are not a pack. A put makes a pack with one section of this kind, which
 * contains the bytes. The field `parts` of the pack's header is zero. A get sets *bytes to the section in *out. A get
 * refuses an entry that has no section of this kind. */
disk_cache_outcome disk_cache_get_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                          const void **bytes, size_t *size, disk_cache_reason *why);
bool disk_cache_put_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes,
                            size_t size, disk_cache_reason *why);

/* ---- maintenance, which lists the directory ---------------------------------------------------------------------- */

typedef struct disk_cache_entry {
    uint8_t key[PACK_KEY_SIZE]; /* from the file name */
    uint64_t size;              /* bytes */
    int64_t stamp;              /* time of the last use in nanoseconds since 1970, accurate to DISK_CACHE_TOUCH */
    const pack_header *header;  /* NULL if the file cannot be read or is too short, or if its magic or version is wrong;
                                   in disk_cache_verify, NULL if a get would refuse the file */
    const char *refused;        /* why the file cannot be read; in disk_cache_verify, why a get would refuse it; NULL:
                                   no fault was found */
} disk_cache_entry;

/* The type of a function that is called for each entry. In each directory, the most recently used entry comes first. If
 * the function returns false, the listing of the directory ends. */
typedef bool disk_cache_visit(void *user, const disk_cache_entry *entry);

typedef struct disk_cache_stats {
    /* Numbers of entries, of their bytes, and of temporary files. The bytes of each entry are counted in whole blocks
     * of 4096, as for the limit. */
    uint64_t entries, bytes, temporary;
    uint64_t limit;
    /* What this process has done with this disk cache. */
    uint64_t puts, put_failures, removed;
} disk_cache_stats;

/* Lists the entries of the main directory, if there is one. Returns QN_IO if the directory cannot be listed. */
qn_status disk_cache_list(disk_cache *s, disk_cache_visit *visit, void *user);
/* Lists the entries of all directories, in the order in which a get searches them. Skips a directory that cannot be
 * listed. Returns the first failure at the end. */
qn_status disk_cache_list_all(disk_cache *s, disk_cache_visit *visit, void *user);
/* Checks every entry of the main directory in the same way as a get. Sets *whole and *refused to the numbers of
 * accepted and refused entries. `visit` may be NULL. */
qn_status disk_cache_verify(disk_cache *s, disk_cache_visit *visit, void *user, uint64_t *whole, uint64_t *refused);
/* Removes damaged entries, stale temporary files, and the least recently used entries until at most `bytes` are left.
 * Reads every entry. Entries of other versions do not count as damaged. Sets *removed to the number of removed
 * entries. */
qn_status disk_cache_prune(disk_cache *s, uint64_t bytes, uint64_t *removed);
/* Removes every entry and every temporary file. */
qn_status disk_cache_clear(disk_cache *s, uint64_t *removed);
qn_status disk_cache_get_stats(disk_cache *s, disk_cache_stats *out);

#endif
