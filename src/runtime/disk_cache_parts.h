/* What the files of the disk cache share: disk_cache.c opens and knows directories, disk_cache_entry.c gets and puts,
 * disk_cache_keep.c lists, prunes and verifies. */
#ifndef RUNTIME_DISK_CACHE_PARTS_H
#define RUNTIME_DISK_CACHE_PARTS_H

#include <stdatomic.h>

#include "runtime/disk_cache.h"

/* What is known of a directory. Only good ones are remembered for getting; putting looks again each time. */
typedef enum directory_state {
    DIRECTORY_UNKNOWN, /* not there when it was last looked at */
    DIRECTORY_LOCAL,
    DIRECTORY_REMOTE, /* on a network: entries are copied, not mapped */
    DIRECTORY_REFUSED
} directory_state;

typedef struct directory {
    char *base;    /* without `below` */
    char *path;    /* where entries are */
    bool main;     /* not one of the search path */
    bool root_too; /* may belong to root */
    _Atomic directory_state state;
} directory;

struct disk_cache {
    directory *directories; /* in the order of getting; the main one, if any, is the last */
    uint32_t count;
    uint32_t user;
    size_t made_from; /* length of the beginning of the main path that must exist */
    bool read_only, data;
    uint64_t limit;
    void (*log)(void *user, const char *line);
    void *log_user;
    _Atomic unsigned put_reported; /* disk_cache_put_fault that have been logged */
    _Atomic bool put_failed;       /* and the first, which is `unwritten` from then on */
    disk_cache_reason unwritten;
    _Atomic uint64_t written; /* bytes since the directory was last listed */
    _Atomic uint64_t puts, put_failures, removed;
};

/* What keeps an entry from being written. */
typedef enum disk_cache_put_fault { PUT_FAILED = 1, PUT_TOO_LARGE = 2 } disk_cache_put_fault;

enum { DISK_CACHE_NAME = 2 * PACK_KEY_SIZE + sizeof ".qpack" };

/* The file name of a key, and the other way. */
void disk_cache_name(const uint8_t key[PACK_KEY_SIZE], char out[DISK_CACHE_NAME]);
bool disk_cache_name_read(const char *name, uint8_t key[PACK_KEY_SIZE]);

/* The main directory; NULL if there is none. */
directory *disk_cache_main(const disk_cache *s);
static inline bool directory_owner_fits(const disk_cache *s, const directory *f, uint32_t owner)
{
    return owner == s->user || (f->root_too && owner == 0);
}
/* Looks at a directory and remembers what it is. Says why if it is refused. */
directory_state directory_look(const disk_cache *s, directory *f, disk_cache_reason *why);
/* Opens a directory after looking at it, and making it if `make`, which is for the main one. An error number and why:
 * -ENOENT if there is none, -EPERM if it is refused. */
int disk_cache_enter(const disk_cache *s, directory *f, bool make, disk_cache_reason *why);
/* Maps and checks an open entry of a directory. */
disk_cache_outcome disk_cache_load(const disk_cache *s, const directory *f, int file, const uint8_t key[PACK_KEY_SIZE],
                                   bool execute, mapped *out, os_facts *facts, disk_cache_reason *why);
/* Whether an entry of this size is too large for the limit: it is neither kept nor taken. */
bool disk_cache_too_large(const disk_cache *s, const directory *f, uint64_t size);
/* What a file of this size takes on a disk. */
static inline uint64_t disk_cache_footprint(uint64_t size)
{
    return size > UINT64_MAX - 4095 ? size : (size + 4095) & ~(uint64_t)4095;
}
/* If an open directory has more than `above` bytes, removes entries, but not `kept`, which may be NULL, until at most
 * `bytes` are left. Temporary files that are too old go in any case. */
qn_status disk_cache_shrink(disk_cache *s, int at, uint64_t above, uint64_t bytes, const uint8_t *kept,
                            uint64_t *removed);
/* Whether the name is one that a temporary file has. */
bool disk_cache_is_temporary(const char *name);

void disk_cache_say(const disk_cache *s, const char *format, ...) PRINTF_LIKE(2, 3);
void disk_cache_because(disk_cache_reason *why, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
