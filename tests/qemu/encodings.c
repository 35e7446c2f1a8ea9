/* A plugin of qemu's user-mode emulation (qemu-aarch64 -plugin encodings.so,report=FILE). The plugin counts the
 * instructions that a program executes, and reports the instructions outside ARMv8.0-A. Without the plugin, qemu's
 * cortex-a72 would hide faults. That emulated CPU executes crc32 and aes, which some boards lack. It also executes code
 * that was not made visible to instruction fetch.
 *
 * When the process ends, the plugin appends to FILE
 *
 *     process PID
 *     executed COUNT                                COUNT instructions were executed
 *     in COUNT WHERE                                COUNT of them in the mapping WHERE, a path or "anonymous"
 *     flushed COUNT {dc cvau, ic ivau, dsb, isb}    COUNT of them are of this kind
 *     flush ADDRESS ENCODING COUNT KIND             one line for each instruction of these kinds
 *     outside COUNT                                 COUNT executed instructions are outside ARMv8.0-A
 *     outside ADDRESS ENCODING COUNT WHAT WHERE     one line for each instruction outside ARMv8.0-A
 *     at ADDRESS ENCODING COUNT WHERE               one line for each executed instruction, with the option each=on
 *     end
 *
 * Counts of a process with one thread are exact. With several threads, increments can get lost. No package has a header
 * of the plugin interface (version 1, of qemu 7.2 and newer), so this file declares the functions that it uses. */
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "a64.h"

#define EXPORTED __attribute__((visibility("default")))

typedef uint64_t plugin_id;
typedef struct qemu_info_t qemu_info_t;
struct qemu_plugin_tb;
struct qemu_plugin_insn;
enum { INLINE_ADD_U64 = 0 };

void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id, void (*call)(plugin_id id, struct qemu_plugin_tb *block));
void qemu_plugin_register_atexit_cb(plugin_id id, void (*call)(plugin_id id, void *data), void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *block, size_t index);
const void *qemu_plugin_insn_data(const struct qemu_plugin_insn *instruction);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *instruction);
void *qemu_plugin_insn_haddr(const struct qemu_plugin_insn *instruction);
void qemu_plugin_register_vcpu_insn_exec_inline(struct qemu_plugin_insn *instruction, int op, void *counter,
                                                uint64_t addend);

EXPORTED extern int qemu_plugin_version;
EXPORTED int qemu_plugin_install(plugin_id id, const qemu_info_t *info, int count, char **options);
int qemu_plugin_version = 1;

/* ---- translated instructions ------------------------------------------------------------------------------------- */

/* Each pair of address and encoding has one record, even if qemu translates the instruction twice. */
enum { CHUNK = 4096, PAGE_BITS = 12, PAGES = 1 << 14 };

typedef struct record {
    struct record *next; /* the next record in the same slot */
    uint64_t address, count;
    uint32_t encoding, place;
} record;

typedef struct place { /* a mapping's name */
    char *name;
    uint64_t count;
} place;

typedef struct page { /* a row of a cache of mappings; the page's number modulo PAGES is the row's index */
    uintptr_t number;
    uint32_t place;
} page;

static struct {
    pthread_mutex_t lock;
    a64 table;
    const char *report;
    bool each;
    record **slots, *chunk;
    size_t slot_count, record_count, left;
    place *places;
    uint32_t place_count;
    page pages[PAGES];
} state = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Ends the process if memory runs out. A test then finds no report. */
static void *need(void *memory)
{
    if (!memory)
        _exit(97);
    return memory;
}

static size_t slot_of(uint64_t address) { return (size_t)(address / 4 * 0x9e3779b97f4a7c15u >> 20) % state.slot_count; }

static void grow(void)
{
    size_t count = state.slot_count;
    record **old = state.slots;
    state.slot_count = count ? count * 2 : 1 << 14;
    state.slots = need(calloc(state.slot_count, sizeof *state.slots));
    for (size_t i = 0; i < count; i++)
        for (record *r = old[i], *next; r; r = next) {
            next = r->next;
            size_t slot = slot_of(r->address);
            r->next = state.slots[slot];
            state.slots[slot] = r;
        }
    free(old);
}

static uint32_t place_named(const char *name)
{
    for (uint32_t i = 0; i < state.place_count; i++)
        if (!strcmp(state.places[i].name, name))
            return i;
    state.places = need(realloc(state.places, (state.place_count + 1) * sizeof *state.places));
    state.places[state.place_count] = (place){.name = need(strdup(name))};
    return state.place_count++;
}

/* The mapping that holds an address of this process: a path, or "anonymous". */
static uint32_t place_at(uintptr_t address)
{
    char line[4608], name[4097];
    uint32_t found = place_named("anonymous");
    FILE *maps = fopen("/proc/self/maps", "r");
    while (maps && fgets(line, sizeof line, maps)) {
        unsigned long begin, end;
        name[0] = 0;
        if (sscanf(line, "%lx-%lx %*s %*s %*s %*s %4096[^\n]", &begin, &end, name) >= 2 && begin <= address &&
            address < end) {
            if (name[0] == '/')
                found = place_named(name);
            break;
        }
    }
    if (maps)
        fclose(maps);
    return found;
}

static uint32_t place_of_page(uintptr_t address)
{
    page *p = &state.pages[(address >> PAGE_BITS) % PAGES];
    if (p->number != address >> PAGE_BITS)
        *p = (page){.number = address >> PAGE_BITS, .place = place_at(address)};
    return p->place;
}

static record *record_of(uint64_t address, uint32_t encoding, const void *host)
{
    if (state.record_count >= state.slot_count)
        grow();
    record **slot = &state.slots[slot_of(address)];
    for (record *r = *slot; r; r = r->next)
        if (r->address == address && r->encoding == encoding)
            return r;
    if (!state.left) {
        state.chunk = need(calloc(CHUNK, sizeof *state.chunk));
        state.left = CHUNK;
    }
    record *r = &state.chunk[CHUNK - state.left--];
    *r = (record){.next = *slot, .address = address, .encoding = encoding, .place = place_of_page((uintptr_t)host)};
    *slot = r;
    state.record_count++;
    return r;
}

static void translate(plugin_id id, struct qemu_plugin_tb *block)
{
    (void)id;
    pthread_mutex_lock(&state.lock);
    for (size_t i = 0, count = qemu_plugin_tb_n_insns(block); i < count; i++) {
        struct qemu_plugin_insn *instruction = qemu_plugin_tb_get_insn(block, i);
        uint32_t encoding;
        memcpy(&encoding, qemu_plugin_insn_data(instruction), sizeof encoding);
        record *r = record_of(qemu_plugin_insn_vaddr(instruction), encoding, qemu_plugin_insn_haddr(instruction));
        qemu_plugin_register_vcpu_insn_exec_inline(instruction, INLINE_ADD_U64, &r->count, 1);
    }
    pthread_mutex_unlock(&state.lock);
}

/* ---- the report: one call of `write`, so that processes can append to one file at the same time ------------------ */

typedef struct text {
    char *at;
    size_t size, room;
} text;

__attribute__((format(printf, 2, 3))) static void say(text *t, const char *format, ...)
{
    va_list args;
    for (;;) {
        va_start(args, format);
        int size = vsnprintf(t->at + t->size, t->room - t->size, format, args);
        va_end(args);
        if (size >= 0 && (size_t)size < t->room - t->size) {
            t->size += (size_t)size;
            return;
        }
        t->room = t->room * 2 + 4096;
        t->at = need(realloc(t->at, t->room));
    }
}

static void each_record(text *t, void (*call)(text *t, const record *r))
{
    for (size_t i = 0; i < state.slot_count; i++)
        for (const record *r = state.slots[i]; r; r = r->next)
            if (r->count)
                call(t, r);
}

static const char *const flush_names[A64_FLUSHES] = {"", "dc cvau", "ic ivau", "dsb", "isb"};

static void say_flush(text *t, const record *r)
{
    unsigned kind = a64_flush(r->encoding);
    if (kind)
        say(t, "flush 0x%" PRIx64 " %08" PRIx32 " %" PRIu64 " %s\n", r->address, r->encoding, r->count,
            flush_names[kind]);
}

static void say_outside(text *t, const record *r)
{
    if (!a64_base(&state.table, r->encoding))
        say(t, "outside 0x%" PRIx64 " %08" PRIx32 " %" PRIu64 " (%s) in %s\n", r->address, r->encoding, r->count,
            a64_extension(&state.table, r->encoding), state.places[r->place].name);
}

static void say_each(text *t, const record *r)
{
    say(t, "at 0x%" PRIx64 " %08" PRIx32 " %" PRIu64 " %s\n", r->address, r->encoding, r->count,
        state.places[r->place].name);
}

static void say_sums(text *t)
{
    uint64_t executed = 0, outside = 0, flushed[A64_FLUSHES] = {0};
    for (size_t i = 0; i < state.slot_count; i++)
        for (const record *r = state.slots[i]; r; r = r->next) {
            executed += r->count;
            state.places[r->place].count += r->count;
            flushed[a64_flush(r->encoding)] += r->count;
            outside += a64_base(&state.table, r->encoding) ? 0 : r->count;
        }
    say(t, "process %ld\nexecuted %" PRIu64 "\n", (long)getpid(), executed);
    for (uint32_t i = 0; i < state.place_count; i++)
        if (state.places[i].count)
            say(t, "in %" PRIu64 " %s\n", state.places[i].count, state.places[i].name);
    for (unsigned i = 1; i < A64_FLUSHES; i++)
        say(t, "flushed %" PRIu64 " %s\n", flushed[i], flush_names[i]);
    say(t, "outside %" PRIu64 "\n", outside);
}

static void finish(plugin_id id, void *data)
{
    (void)id;
    (void)data;
    text t = {0};
    pthread_mutex_lock(&state.lock);
    say_sums(&t);
    each_record(&t, say_flush);
    each_record(&t, say_outside);
    if (state.each)
        each_record(&t, say_each);
    say(&t, "end\n");
    int file = open(state.report, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0 || write(file, t.at, t.size) != (ssize_t)t.size)
        dprintf(2, "encodings: the report cannot be written to %s\n", state.report);
    if (file >= 0)
        close(file);
    free(t.at);
    pthread_mutex_unlock(&state.lock);
}

int qemu_plugin_install(plugin_id id, const qemu_info_t *info, int count, char **options)
{
    (void)info;
    for (int i = 0; i < count; i++)
        if (!strncmp(options[i], "report=", 7))
            state.report = options[i] + 7;
        else if (!strcmp(options[i], "each=on"))
            state.each = true;
        else
            return -1;
    if (!state.report || !a64_make(&state.table))
        return -1;
    grow();
    qemu_plugin_register_vcpu_tb_trans_cb(id, translate);
    qemu_plugin_register_atexit_cb(id, finish, NULL);
    return 0;
}
