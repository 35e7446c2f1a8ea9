/* The store: compiled code in files, kept for later processes.
 *
 * A store is a folder of entries, and folders before it that are only read. It knows keys and bytes; of what is in an
 * entry, only that it is a pack (abi/pack.h) whose header has the key.
 *
 *     ~/.cache/quern/<64 hex digits of the key>.qpack      an entry: written once, never changed, replaced as a whole
 *     ~/.cache/quern/tmp-<process>-<time>-<count>          an entry being written
 *     ~/.cache/quern/kernels/<64 hex digits>.qpack         a second store: the same below another name
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
 * When entries are used is remembered in their time of modification, which a hit sets if it is more than STORE_TOUCH
 * off, in either direction. Only those who write ever remove: after a share of the limit has been written (see
 * store_put), the folder is listed, and the entries not used for longest go until 7/8 of the limit are left. A stamp in
 * the future comes from a clock that has been set back; entries with one have not been used since, and go first. So the
 * folder may exceed its limit by about a sixteenth for a while.
 *
 * A store keeps no descriptor, no lock and no thread, so it may be used by any number of threads and on both sides of a
 * fork. Its text is fixed when it is opened; what changes later are counters.
 *
 * No fault of the folder is a failure: the store says why (a line for the log) and goes on without.
 */
#ifndef RUNTIME_STORE_H
#define RUNTIME_STORE_H

#include "abi/pack.h"
#include "runtime/mapped.h"

#define STORE_LIMIT ((uint64_t)1 << 30)          /* bytes, where the options say none */
#define STORE_LEAST ((uint64_t)8192)             /* a lower limit leaves room for no entry */
#define STORE_TOUCH ((int64_t)600 * 1000000000)  /* nanoseconds */
#define STORE_STALE ((int64_t)3600 * 1000000000) /* age of a temporary file whose writer must be gone */

/* Of a limit, what the compiler's kernels may take; programs have the rest. Nothing where that is too little for any. */
static inline uint64_t store_kernels_limit(uint64_t limit) { return limit / 4 < STORE_LEAST ? 0 : limit / 4; }
#define STORE_KERNELS "kernels" /* where the compiler keeps its own, below the folder of programs */

typedef struct store store;

typedef struct store_options {
    const char *path;  /* the folder; NULL: $QUERN_CACHE ("" or "off": no store), else $XDG_CACHE_HOME/quern, else
                       * $HOME/.cache/quern, else no store */
    size_t made_from;  /* the beginning of `path` that must exist: no folder in it is made */
    const char *below; /* a folder below each of the folders, such as "kernels"; NULL: none */
    const char *const *search; /* folders that are read first, in order; they belong to the user or to root */
    uint32_t search_count;
    bool off;       /* no folder at all, `search` included */
    bool read_only; /* nothing is written, stamped or removed; the folder may belong to root */
    bool data;      /* entries are mapped to be read, not executed */
    uint64_t limit; /* bytes; 0: STORE_LIMIT */
    void (*log)(void *user, const char *line); /* NULL: nowhere */
    void *log_user;
} store_options;

/* Opens a store; fails for want of memory only. Makes no folder: the first put does. */
qn_status store_open(const store_options *options, store **out);
void store_close(store *s);
/* The folder of entries, whether it exists or not; NULL if there is none. */
const char *store_path(const store *s);
/* How much of it must exist: $HOME, if it is in that. */
size_t store_made_from(const store *s);

/* Why something is so: a sentence without a full stop; "" if there is nothing to say. */
typedef struct store_reason {
    char text[512];
} store_reason;

/* Whether the folder may be used as it is now, or can be expected to once it is made; if not, why. */
bool store_usable(const store *s, store_reason *why);
/* Why nothing is written, or was not when that was first wanted; "" if everything was. */
void store_unwritten(const store *s, store_reason *why);

/* ---- getting and putting ----------------------------------------------------------------------------------------- */

typedef enum store_outcome {
    STORE_HIT,
    STORE_ABSENT,  /* no folder has such an entry */
    STORE_REFUSED, /* there is one that may not be used: foreign owner, damaged, of another version, ... */
    STORE_UNMAPPED /* there is one, but the system allows no executable memory: nothing compiled can run (store_get); or no
                    * memory at all */
} store_outcome;

/* Looks for an entry. On STORE_HIT, *out is the whole pack, checked, and the caller's to free; else it is empty. `why`
 * may be NULL. A hit is open, fstat, mmap and close, and once in STORE_TOUCH futimens; no memory is allocated. */
store_outcome store_get(store *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, store_reason *why);
/* The same, to be read alone, whatever the store's options say. */
store_outcome store_get_data(store *s, const uint8_t key[PACK_KEY_SIZE], mapped *out, store_reason *why);
/* Keeps `bytes`, a pack with this key. False, and why, if it is not kept. The first failure of a store is logged, and the
 * first entry that is too large. */
bool store_put(store *s, const uint8_t key[PACK_KEY_SIZE], const void *bytes, size_t size, store_reason *why);

/* The same for bytes of one's own: they become the only section, of `kind`, of a pack without parts. *bytes and *size
 * are inside of *out. An entry of another kind is refused. */
store_outcome store_get_section(store *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, mapped *out,
                                const void **bytes, size_t *size, store_reason *why);
bool store_put_section(store *s, const uint8_t key[PACK_KEY_SIZE], pack_kind kind, const void *bytes, size_t size,
                       store_reason *why);

/* ---- looking after it: only these list the folder ---------------------------------------------------------------- */

typedef struct store_entry {
    uint8_t key[PACK_KEY_SIZE]; /* by its name */
    uint64_t size;              /* bytes */
    int64_t stamp;              /* nanoseconds since 1970: when it was used last, give or take STORE_TOUCH */
    const pack_header
        *header; /* unchecked but for magic and version; NULL if those are others or nothing can be read */
    const char
        *refused; /* why it cannot be opened, or, of store_verify, is not used; NULL if there is nothing against it */
} store_entry;

/* Called for each entry; another value than true ends the listing. */
typedef bool store_visit(void *user, const store_entry *entry);

typedef struct store_stats {
    uint64_t entries, bytes, temporary; /* bytes: as the limit counts, each file in whole blocks of 4096 */
    uint64_t limit;
    /* of this process, through this store */
    uint64_t puts, put_failures, removed;
} store_stats;

/* QN_IO if the folder cannot be listed; no folder is no entries. */
qn_status store_list(store *s, store_visit *visit, void *user);
/* The same for all folders, in the order of getting, those that can be listed; a failure is that of the first that cannot. */
qn_status store_list_all(store *s, store_visit *visit, void *user);
/* Checks every entry as a get does. Counts what is whole and what is refused; `visit` may be NULL. */
qn_status store_verify(store *s, store_visit *visit, void *user, uint64_t *whole, uint64_t *refused);
/* Removes what is damaged, temporary files whose writers are gone, and what was not used for longest until at most `bytes`
 * are left. Reads every entry; entries of other versions are not damaged. */
qn_status store_prune(store *s, uint64_t bytes, uint64_t *removed);
/* Removes every entry and every temporary file. */
qn_status store_clear(store *s, uint64_t *removed);
qn_status store_get_stats(store *s, store_stats *out);

#endif
