/* The disk cache: compiled code in files, kept for later processes.
 *
 * A disk cache is a directory of entries, and directories before it that are only read. It knows keys and bytes; of
 * what is in an entry, only that it is a pack (abi/pack.h) whose header has the key.
 *
 *     ~/.cache/quern/<64 hex digits of the key>.qpack      an entry: written once, never changed, replaced as a whole
 *     ~/.cache/quern/tmp-<process>-<time>-<count>          an entry being written
 *     ~/.cache/quern/kernels/<64 hex digits>.qpack         a second disk cache: the same below another name
 *
 * Nothing else is shared by processes: no lock, no index, no daemon. What makes that sound:
 *
 *  - Writing is a new file, exclusively created, then one rename. Nobody sees half an entry, and who reads an entry
 *    keeps what it opened, whatever happens to the name. Nothing is flushed to the disk: an entry torn by a crash of
 *    the machine is refused by its checksum.
 *  - Reading is opening the name that follows from the key, and never listing. An entry must be a regular file of the
 *    user that nobody else may write, no larger than one that would be put there, and a whole pack of this version with
 *    this key; else it is a miss with a reason, the caller compiles, and putting replaces it.
 *  - Deleting is removing a name. A mapping stays.
 *
 * When entries are used is remembered in their time of modification, which a hit sets if it is more than
 * DISK_CACHE_TOUCH off, in either direction. Only those who write ever remove: after a share of the limit has been
 * written (see disk_cache_put), the directory is listed, and the entries not used for longest go until 7/8 of the limit
 * are left. A stamp in the future comes from a clock that has been set back; entries with one have not been used since,
 * and go first. So the directory may exceed its limit by about a sixteenth for a while.
 *
 * A disk cache keeps no descriptor, no lock and no thread, so it may be used by any number of threads and on both sides
 * of a fork. Its text is fixed when it is opened; what changes later are counters.
 *
 * No fault of the directory is a failure: the disk cache says why (a line for the log) and goes on without.
 */
#ifndef RUNTIME_DISK_CACHE_H
#define RUNTIME_DISK_CACHE_H

#include "abi/pack.h"
#include "runtime/mapped.h"

#define DISK_CACHE_LIMIT ((uint64_t)1 << 30)          /* bytes, where the options say none */
#define DISK_CACHE_LEAST ((uint64_t)8192)             /* a lower limit leaves room for no entry */
#define DISK_CACHE_TOUCH ((int64_t)600 * 1000000000)  /* nanoseconds */
#define DISK_CACHE_STALE ((int64_t)3600 * 1000000000) /* age of a temporary file whose writer must be gone */

/* Of a limit, what the compiler's kernels may take; programs have the rest. Nothing where that is too little for any. */
static inline uint64_t disk_cache_kernels_limit(uint64_t limit) { return limit / 4 < DISK_CACHE_LEAST ? 0 : limit / 4; }
#define DISK_CACHE_KERNELS "kernels" /* where the compiler keeps its own, below the directory of programs */

typedef struct disk_cache disk_cache;

typedef struct disk_cache_options {
    const char
        *path; /* the directory; NULL: $QUERN_CACHE ("" or "off": no disk cache), else $XDG_CACHE_HOME/quern, else
                       * $HOME/.cache/quern, else no disk cache */
    size_t made_from;          /* the beginning of `path` that must exist: no directory in it is made */
    const char *below;         /* a directory below each of the directories, such as "kernels"; NULL: none */
    const char *const *search; /* directories that are read first, in order; they belong to the user or to root */
    uint32_t search_count;
    bool off;       /* no directory at all, `search` included */
    bool read_only; /* nothing is written, stamped or removed; the directory may belong to root */
    bool data;      /* entries are mapped to be read, not executed */
    uint64_t limit; /* bytes; 0: DISK_CACHE_LIMIT */
    void (*log)(void *user, const char *line); /* NULL: nowhere */
    void *log_user;
} disk_cache_options;

/* Opens a disk cache; fails for want of memory only. Makes no directory: the first put does. */
qn_status disk_cache_open(const disk_cache_options *options, disk_cache **out);
void disk_cache_close(disk_cache *s);
/* The directory of entries, whether it exists or not; NULL if there is none. */
const char *disk_cache_path(const disk_cache *s);
/* How much of it must exist: $HOME, if it is in that. */
size_t disk_cache_made_from(const disk_cache *s);

/* Why something is so: a sentence without a full stop; "" if there is nothing to say. */
typedef struct disk_cache_reason {
    char text[512];
} disk_cache_reason;

/* Whether the directory may be used as it is now, or can be expected to once it is made; if not, why. */
bool disk_cache_usable(const disk_cache *s, disk_cache_reason *why);
/* Why nothing is written, or was not when that was first wanted; "" if everything was. */
void disk_cache_unwritten(const disk_cache *s, disk_cache_reason *why);

/* ---- getting and putting ----------------------------------------------------------------------------------------- */

typedef enum disk_cache_outcome {
    DISK_CACHE_HIT,
    DISK_CACHE_ABSENT,  /* no directory has such an entry */
    DISK_CACHE_REFUSED, /* there is one that may not be used: foreign owner, damaged, of another version, ... */
    DISK_CACHE_UNMAPPED /* there is one, but the system allows no executable memory: nothing compiled can run (disk_cache_get); or no
                    * memory at all */
} disk_cache_outcome;

/* Looks for an entry. On DISK_CACHE_HIT, *out is the whole pack, checked, and the caller's to free; else it is empty.
 * `why` may be NULL. A hit is open, fstat, mmap and close, and once in DISK_CACHE_TOUCH futimens; no memory is
 * allocated. */
disk_cache_outcome disk_cache_get(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, disk_cache_reason *why);
/* The same, to be read alone, whatever the disk cache's options say. */
disk_cache_outcome disk_cache_get_data(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], mapped *out,
                                       disk_cache_reason *why);
/* Keeps `bytes`, a pack with this key. False, and why, if it is not kept. The first failure of a disk cache is logged,
 * and the first entry that is too large. */
bool disk_cache_put(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size,
                    disk_cache_reason *why);

/* The same for bytes of one's own: they become the only section, of `kind`, of a pack without parts. *bytes and *size
 * are inside of *out. An entry of another kind is refused. */
disk_cache_outcome disk_cache_get_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                          const void **bytes, size_t *size, disk_cache_reason *why);
bool disk_cache_put_section(disk_cache *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes,
                            size_t size, disk_cache_reason *why);

/* ---- looking after it: only these list the directory ---------------------------------------------------------------- */

typedef struct disk_cache_entry {
    uint8_t key[PACK_KEY_SIZE]; /* by its name */
    uint64_t size;              /* bytes */
    int64_t stamp;              /* nanoseconds since 1970: when it was used last, give or take DISK_CACHE_TOUCH */
    const pack_header
        *header; /* unchecked but for magic and version; NULL if those are others or nothing can be read */
    const char *
        refused; /* why it cannot be opened, or, of disk_cache_verify, is not used; NULL if there is nothing against it */
} disk_cache_entry;

/* Called for each entry; another value than true ends the listing. */
typedef bool disk_cache_visit(void *user, const disk_cache_entry *entry);

typedef struct disk_cache_stats {
    uint64_t entries, bytes, temporary; /* bytes: as the limit counts, each file in whole blocks of 4096 */
    uint64_t limit;
    /* of this process, through this disk cache */
    uint64_t puts, put_failures, removed;
} disk_cache_stats;

/* QN_IO if the directory cannot be listed; no directory is no entries. */
qn_status disk_cache_list(disk_cache *s, disk_cache_visit *visit, void *user);
/* The same for all directories, in the order of getting, those that can be listed; a failure is that of the first that
 * cannot. */
qn_status disk_cache_list_all(disk_cache *s, disk_cache_visit *visit, void *user);
/* Checks every entry as a get does. Counts what is whole and what is refused; `visit` may be NULL. */
qn_status disk_cache_verify(disk_cache *s, disk_cache_visit *visit, void *user, uint64_t *whole, uint64_t *refused);
/* Removes what is damaged, temporary files whose writers are gone, and what was not used for longest until at most `bytes`
 * are left. Reads every entry; entries of other versions are not damaged. */
qn_status disk_cache_prune(disk_cache *s, uint64_t bytes, uint64_t *removed);
/* Removes every entry and every temporary file. */
qn_status disk_cache_clear(disk_cache *s, uint64_t *removed);
qn_status disk_cache_get_stats(disk_cache *s, disk_cache_stats *out);

#endif
