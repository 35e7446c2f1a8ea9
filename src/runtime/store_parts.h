/* What the files of the store share: store.c opens and knows folders, store_entry.c gets and puts, store_keep.c lists,
 * prunes and verifies. */
#ifndef RUNTIME_STORE_PARTS_H
#define RUNTIME_STORE_PARTS_H

#include <stdatomic.h>

#include "runtime/store.h"

/* What is known of a folder. Only good ones are remembered for getting; putting looks again each time. */
typedef enum folder_state {
    FOLDER_UNKNOWN, /* not there when it was last looked at */
    FOLDER_LOCAL,
    FOLDER_REMOTE, /* on a network: entries are copied, not mapped */
    FOLDER_REFUSED
} folder_state;

typedef struct folder {
    char *base;    /* without `below` */
    char *path;    /* where entries are */
    bool main;     /* not one of the search path */
    bool root_too; /* may belong to root */
    _Atomic folder_state state;
} folder;

struct store {
    folder *folders; /* in the order of getting; the main one, if any, is the last */
    uint32_t count;
    uint32_t user;
    size_t made_from; /* length of the beginning of the main path that must exist */
    bool read_only, data;
    uint64_t limit;
    void (*log)(void *user, const char *line);
    void *log_user;
    _Atomic unsigned put_told; /* store_put_fault that have been logged */
    _Atomic bool put_failed;   /* and the first, which is `unwritten` from then on */
    store_reason unwritten;
    _Atomic uint64_t written; /* bytes since the folder was last listed */
    _Atomic uint64_t puts, put_failures, removed;
};

/* What keeps an entry from being written. */
typedef enum store_put_fault { PUT_FAILED = 1, PUT_TOO_LARGE = 2 } store_put_fault;

enum { STORE_NAME = 2 * PACK_KEY_SIZE + sizeof ".qpack" };

/* The file name of a key, and the other way. */
void store_name(const uint8_t key[PACK_KEY_SIZE], char out[STORE_NAME]);
bool store_name_read(const char *name, uint8_t key[PACK_KEY_SIZE]);

/* The main folder; NULL if there is none. */
folder *store_main(const store *s);
static inline bool folder_owner_fits(const store *s, const folder *f, uint32_t owner)
{
    return owner == s->user || (f->root_too && owner == 0);
}
/* Looks at a folder and remembers what it is. Says why if it is refused. */
folder_state folder_look(const store *s, folder *f, store_reason *why);
/* Opens a folder after looking at it, and making it if `make`, which is for the main one. An error number and why: -ENOENT
 * if there is none, -EPERM if it is refused. */
int store_enter(const store *s, folder *f, bool make, store_reason *why);
/* Maps and checks an open entry of a folder. */
store_outcome store_load(const store *s, const folder *f, int file, const uint8_t key[PACK_KEY_SIZE], bool execute,
                         mapped *out, os_facts *facts, store_reason *why);
/* Whether an entry of this size is too large for the limit: it is neither kept nor taken. */
bool store_too_large(const store *s, const folder *f, uint64_t size);
/* What a file of this size takes on a disk. */
static inline uint64_t store_footprint(uint64_t size)
{
    return size > UINT64_MAX - 4095 ? size : (size + 4095) & ~(uint64_t)4095;
}
/* If an open folder has more than `above` bytes, removes entries, but not `kept`, which may be NULL, until at most
 * `bytes` are left. Temporary files that are too old go in any case. */
qn_status store_shrink(store *s, int at, uint64_t above, uint64_t bytes, const uint8_t *kept, uint64_t *removed);
/* Whether the name is one that a temporary file has. */
bool store_is_temporary(const char *name);

void store_say(const store *s, const char *format, ...) PRINTF_LIKE(2, 3);
void store_because(store_reason *why, const char *format, ...) PRINTF_LIKE(2, 3);

#endif
