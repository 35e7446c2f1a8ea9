/* Declarations that the files of the disk cache share. disk_cache.c finds and checks directories. disk_cache_entry.c
 * gets and puts entries. disk_cache_keep.c lists, verifies and removes entries. */
#ifndef RUNTIME_DISK_CACHE_PARTS_H
#define RUNTIME_DISK_CACHE_PARTS_H

#include <stdatomic.h>

#include "runtime/disk_cache.h"

/* The state that a directory had when it was last checked. A get checks the directory again in the states
 * DIRECTORY_UNKNOWN and DIRECTORY_REFUSED. A put always checks the directory. */
typedef enum directory_state {
    DIRECTORY_UNKNOWN, /* the directory did not exist, or was not checked yet */
    DIRECTORY_LOCAL,
    DIRECTORY_REMOTE, /* on a network file system: entries are copied, not mapped */
    DIRECTORY_REFUSED
} directory_state;

typedef struct directory {
    char *base;    /* the path from disk_cache_options, without the field `below` */
    char *path;    /* the directory of the entries: `base` with `below` appended */
    bool main;     /* puts write to this directory; the other directories are those of the search path */
    bool root_too; /* the directory may belong to root */
    _Atomic directory_state state;
} directory;

struct disk_cache {
    directory *directories; /* in search order; the main directory, if any, is the last */
    uint32_t count;
    uint32_t user;
    size_t made_from; /* the first `made_from` bytes of the main directory's path must exist; a put makes the rest */
    bool read_only, data;
    uint64_t limit;
    void (*log)(void *user, const char *line);
    void *log_user;
    _Atomic unsigned put_reported; /* the faults that have been logged, as bits of disk_cache_put_fault */
    _Atomic bool put_failed;       /* `unwritten` has the reason of the first fault */
    disk_cache_reason unwritten;
    _Atomic uint64_t written; /* bytes written since the directory was last listed */
    _Atomic uint64_t puts, put_failures, removed;
};

typedef enum disk_cache_put_fault { PUT_FAILED = 1, PUT_TOO_LARGE = 2 } disk_cache_put_fault;

enum { DISK_CACHE_NAME = 2 * PACK_KEY_SIZE + sizeof ".qpack" };

/* disk_cache_name converts a key to a file name. disk_cache_name_read converts a file name to a key; it returns false
 * if the file is not an entry. */
void disk_cache_name(const uint8_t key[PACK_KEY_SIZE], char out[DISK_CACHE_NAME]);
bool disk_cache_name_read(const char *name, uint8_t key[PACK_KEY_SIZE]);

/* The main directory; NULL if there is none. */
directory *disk_cache_main(const disk_cache *s);
static inline bool directory_owner_fits(const disk_cache *s, const directory *f, uint32_t owner)
{
    return owner == s->user || (f->root_too && owner == 0);
}
/* Checks a directory and records its state. If the directory is refused, *why is the reason. */
directory_state directory_look(const disk_cache *s, directory *f, disk_cache_reason *why);
/* Checks and opens a directory. If `make` is set, makes a missing directory. `make` must not be set for a directory of
 * the search path. Returns a descriptor, or a negative error number with the reason in *why. The error is -ENOENT if
 * the directory does not exist, and -EPERM if the directory is refused. */
int disk_cache_enter(const disk_cache *s, directory *f, bool make, disk_cache_reason *why);
/* Maps and checks an open entry of a directory. On DISK_CACHE_HIT the caller frees *out. */
disk_cache_outcome disk_cache_load(const disk_cache *s, const directory *f, int file, const uint8_t key[PACK_KEY_SIZE],
                                   bool execute, mapped *out, os_facts *facts, disk_cache_reason *why);
/* Whether an entry of this size is too large for the limit. Puts and gets refuse an entry that is too large. */
bool disk_cache_too_large(const disk_cache *s, const directory *f, uint64_t size);
/* The bytes of a file of this size, rounded up to whole blocks of 4096. */
static inline uint64_t disk_cache_footprint(uint64_t size)
{
    return size > UINT64_MAX - 4095 ? size : (size + 4095) & ~(uint64_t)4095;
}
/* If the open directory `at` has more than `above` bytes, removes entries until at most `bytes` are left. Never removes
 * the entry with key `kept`, if `kept` is not NULL. Always removes stale temporary files. */
qn_status disk_cache_shrink(disk_cache *s, int at, uint64_t above, uint64_t bytes, const uint8_t *kept,
                            uint64_t *removed);
/* Whether this is the name of a temporary file. */
bool disk_cache_is_temporary(const char *name);

/* disk_cache_say logs a line. disk_cache_because sets a reason, if `why` is not NULL. */
void disk_cache_say(const disk_cache *s, const char *format, ...) PRINTF_LIKE(2, 3);
void disk_cache_because(disk_cache_reason *why, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
