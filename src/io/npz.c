/* The format .npz: a zip file whose members are .npy arrays. PKWARE's APPNOTE.TXT defines the zip format. Numbers are
 * little endian.
 *
 *      member: local header, elements     directory: an entry for each member           end record
 *      +----------------------------+-...-+-----------------------------------------+-----------------------+
 *      | PK34 ... name, extra, .npy |     | PK12 sizes, CRC, offset, name, extra ... | (PK66, PK67,) PK56 ... |
 *      +----------------------------+-...-+-----------------------------------------+-----------------------+
 *
 * PK34, for example, stands for the bytes "PK\3\4". The end record PK56 has the offset of the directory. The reader
 * uses the directory, and checks the local headers against it. A number that is too large for its field is stored
 * elsewhere (zip64): for an entry, in its extra field with id 1; for PK56, in a second end record, PK66. PK67 has the
 * offset of PK66. The writer always adds the extra field with id 1. It adds PK66 and PK67 if a number is too large for
 * PK56. The writer also pads each local header with another extra field, so that the .npy header and the elements begin
 * at multiples of 64 bytes. */
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "io/archive.h"
#include "io/inflate.h"

enum {
    LOCAL = 30,
    ENTRY = 46,
    END = 22,
    LOCATOR = 20,
    END64 = 56,
    MAX_COMMENT = 65535,
    SIGN_LOCAL = 0x04034b50,
    SIGN_ENTRY = 0x02014b50,
    SIGN_END = 0x06054b50,
    SIGN_LOCATOR = 0x07064b50,
    SIGN_END64 = 0x06064b50,
    FLAG_ENCRYPTED = 1,
    FLAG_UTF8 = 0x800,
    STORED = 0,
    DEFLATED = 8,
    MOST_EXPANSION = 1032, /* deflated bytes expand at most 1032 times: 2 bits can stand for 258 bytes */
    EXTRA_ZIP64 = 1,
    EXTRA_ALIGN = 0xd935, /* padding, as Android's zipalign writes it */
    ALIGN = 64
};

typedef struct member {
    const char *name;
    size_t name_length;
    uint64_t packed, plain, offset; /* sizes of the compressed and the plain bytes; offset of the local header */
    uint64_t end;                   /* offset of the end of the member's bytes */
    uint32_t crc, method;
} member;

/* ---- CRC --------------------------------------------------------------------------------------------------------- */

/* Processes eight bytes at a time. table[k][b] is the CRC remainder of the byte b followed by k zero bytes. */
uint32_t crc32_of(const void *bytes, size_t size, uint32_t before)
{
    uint32_t table[8][256], crc = ~before;
    const uint8_t *at = bytes;
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c >> 1 ^ (c & 1 ? 0xEDB88320u : 0);
        table[0][i] = c;
    }
    for (int i = 0; i < 256; i++)
        for (int k = 1; k < 8; k++)
            table[k][i] = table[k - 1][i] >> 8 ^ table[0][table[k - 1][i] & 255];
    for (; size >= 8; size -= 8, at += 8) {
        uint32_t low, high;
        memcpy(&low, at, 4);
        memcpy(&high, at + 4, 4);
        low ^= crc;
        crc = 0;
        for (int k = 0; k < 4; k++)
            crc ^= table[7 - k][low >> 8 * k & 255] ^ table[3 - k][high >> 8 * k & 255];
    }
    for (; size; size--)
        crc = crc >> 8 ^ table[0][(crc ^ *at++) & 255];
    return ~crc;
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static uint64_t number(const uint8_t *at, int bytes)
{
    uint64_t value = 0;
    memcpy(&value, at, (size_t)bytes);
    return value;
}

/* Finds the end record: the last record whose comment ends at the end of the file. */
static const uint8_t *find_end(const qn_archive *a)
{
    for (size_t back = END; back <= a->size && back <= END + MAX_COMMENT; back++) {
        const uint8_t *at = a->bytes + a->size - back;
        if (number(at, 4) == SIGN_END && number(at + 20, 2) == back - END)
            return at;
    }
    return NULL;
}

/* The directory has `count` entries, in `size` bytes at `offset` of the file. */
typedef struct directory {
    uint64_t count, size, offset;
} directory;

static qn_status find_directory(const qn_archive *a, directory *out)
{
    const uint8_t *at = find_end(a);
    if (!at)
        return MALFORMED("it is not a whole zip file: it has no end record");
    uint64_t end = (uint64_t)(at - a->bytes);
    *out = (directory){number(at + 10, 2), number(at + 12, 4), number(at + 16, 4)};
    bool split = number(at + 4, 2) || number(at + 6, 2) || number(at + 8, 2) != out->count;
    if (end >= LOCATOR && number(at - LOCATOR, 4) == SIGN_LOCATOR) {
        uint64_t place = number(at - LOCATOR + 8, 8);
        if (place > end - LOCATOR || end - LOCATOR - place < END64 || number(a->bytes + place, 4) != SIGN_END64)
            return MALFORMED("its zip64 end record is not where its locator says");
        at = a->bytes + place;
        end = place;
        *out = (directory){number(at + 32, 8), number(at + 40, 8), number(at + 48, 8)};
        split = number(at + 16, 4) || number(at + 20, 4) || number(at + 24, 8) != out->count;
    }
    if (split)
        return MALFORMED("it is one part of a zip file that is split into several");
    if (out->offset > end || out->size > end - out->offset)
        return MALFORMED("its directory (%llu bytes at %llu) does not lie before its end record",
                         (unsigned long long)out->size, (unsigned long long)out->offset);
    return out->count > out->size / ENTRY ? MALFORMED("its directory is too short for its entries") : NULL;
}

/* If a number of an entry is UINT32_MAX, the true number is in the extra field with id 1, in 64 bits. Replaces each
 * such number in `m` by the true number. Returns false if the extra fields are malformed. */
static bool read_zip64(member *m, const uint8_t *extra, size_t size)
{
    uint64_t *const wide[] = {&m->plain, &m->packed, &m->offset};
    while (size >= 4) {
        size_t length = (size_t)number(extra + 2, 2);
        if (length > size - 4)
            return false;
        const uint8_t *at = extra + 4, *end = at + length;
        for (int i = 0; i < 3 && number(extra, 2) == EXTRA_ZIP64; i++)
            if (*wide[i] == UINT32_MAX) {
                if (end - at < 8)
                    return false;
                *wide[i] = number(at, 8);
                at += 8;
            }
        extra = end;
        size -= 4 + length;
    }
    return true;
}

/* Reads the directory's entry at *at. *left is the number of bytes from *at to the end of the directory. Moves *at
 * to the next entry, and lowers *left. */
static bool read_entry(const uint8_t **at, size_t *left, member *m, uint64_t *flags)
{
    const uint8_t *e = *at;
    if (*left < ENTRY || number(e, 4) != SIGN_ENTRY)
        return false;
    size_t name = (size_t)number(e + 28, 2), extra = (size_t)number(e + 30, 2);
    size_t size = ENTRY + name + extra + (size_t)number(e + 32, 2);
    if (size > *left)
        return false;
    *flags = number(e + 8, 2);
    *m = (member){.name = (const char *)e + ENTRY,
                  .name_length = name,
                  .packed = number(e + 20, 4),
                  .plain = number(e + 24, 4),
                  .offset = number(e + 42, 4),
                  .crc = (uint32_t)number(e + 16, 4),
                  .method = (uint32_t)number(e + 10, 2)};
    *at += size;
    *left -= size;
    return read_zip64(m, e + ENTRY + name, extra);
}

/* Checks the local header of a member. The header and the member's bytes must end at offset `limit` or before. Sets
 * m->end, and *data to the member's bytes. */
static bool find_data(const qn_archive *a, uint64_t limit, member *m, const uint8_t **data)
{
    if (m->offset > limit || limit - m->offset < LOCAL)
        return false;
    const uint8_t *at = a->bytes + m->offset;
    size_t name = (size_t)number(at + 26, 2), header = LOCAL + name + (size_t)number(at + 28, 2);
    if (number(at, 4) != SIGN_LOCAL || number(at + 8, 2) != m->method || name != m->name_length ||
        header > limit - m->offset || memcmp(at + LOCAL, m->name, name) != 0)
        return false;
    *data = at + header;
    m->end = m->offset + header;
    return m->packed <= limit - m->end && (m->end += m->packed, true);
}

static qn_status describe_compressed(qn_archive *a, const member *m, const uint8_t *data, stored *t)
{
    size_t made, size = 0;
    if (!a->scratch)
        a->scratch = arena_alloc(&a->arena, NPY_MOST);
    if (inflate(data, (size_t)m->packed, a->scratch, NPY_PREFIX, &made) != INFLATE_BAD && made == NPY_PREFIX)
        size = npy_header_size(a->scratch);
    if (inflate(data, (size_t)m->packed, a->scratch, size, &made) == INFLATE_BAD)
        return MALFORMED("its compressed bytes are damaged");
    return npy_describe(a, a->scratch, made, t, &t->skip);
}

static qn_status read_array(qn_archive *a, const member *m, const uint8_t *data, stored *t)
{
    t->crc = m->crc;
    t->packed = (size_t)m->packed;
    t->plain = (size_t)m->plain;
    t->compressed = m->method == DEFLATED;
    if (t->compressed ? m->plain / MOST_EXPANSION > m->packed : m->plain != m->packed)
        return MALFORMED("its compressed and plain sizes contradict each other");
    QN_TRY(t->compressed ? describe_compressed(a, m, data, t) : npy_describe(a, data, t->packed, t, &t->skip));
    if (t->plain < t->skip || t->plain - t->skip < t->bytes)
        return MALFORMED("it has %zu bytes, too few for its elements", t->plain);
    t->at = t->compressed ? data : data + t->skip;
    return NULL;
}

static qn_status read_member(qn_archive *a, const member *m, const uint8_t *data, uint64_t flags, size_t length)
{
    char line[TEXT_LINE];
    stored t = {.name = arena_string(&a->arena, m->name, length)};
    qn_status status;
    if (strlen(t.name) != length)
        return MALFORMED("a name contains a zero byte");
    if (flags & FLAG_ENCRYPTED)
        status = status_make(QN_UNSUPPORTED, "it is encrypted");
    else if (m->method != STORED && m->method != DEFLATED)
        status = status_make(QN_UNSUPPORTED,
                             "it is compressed by method %u; expected 0 (stored) or 8 (deflate), as numpy writes them",
                             m->method);
    else
        status = read_array(a, m, data, &t);
    if (status)
        return status_prefix(status, "member \"%s.npy\"", text_line(line, t.name));
    LIST_ADD(&a->arena, &a->tensors, t);
    return NULL;
}

static int by_offset(const void *a, const void *b)
{
    uint64_t x = ((const member *)a)->offset, y = ((const member *)b)->offset;
    return (x > y) - (x < y);
}

qn_status npz_open(qn_archive *a)
{
    directory d = {0};
    QN_TRY(find_directory(a, &d));
    const uint8_t *at = a->bytes + d.offset, *data;
    size_t left = (size_t)d.size, count = (size_t)d.count;
    member *members = ARENA_NEW_ARRAY(&a->arena, member, count + 1);
    for (size_t i = 0; i < count; i++) {
        member *m = &members[i];
        uint64_t flags;
        if (!read_entry(&at, &left, m, &flags))
            return MALFORMED("entry %zu of its directory is malformed", i);
        if (!find_data(a, d.offset, m, &data))
            return MALFORMED("entry %zu of its directory does not fit the member at %llu", i,
                             (unsigned long long)m->offset);
        bool is_array = m->name_length >= 4 && memcmp(m->name + m->name_length - 4, ".npy", 4) == 0;
        if (is_array)
            QN_TRY(read_member(a, m, data, flags, m->name_length - 4));
    }
    if (left)
        return MALFORMED("its directory has %zu bytes more than its entries", left);
    qsort(members, count, sizeof *members, by_offset);
    for (size_t i = 1; i < count; i++)
        if (members[i].offset < members[i - 1].end)
            return MALFORMED("the members at %llu and %llu overlap", (unsigned long long)members[i - 1].offset,
                             (unsigned long long)members[i].offset);
    return NULL;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

typedef struct bytes {
    uint8_t at[128];
    size_t size;
} bytes;

static void add(bytes *b, uint64_t value, int size)
{
    memcpy(b->at + b->size, &value, (size_t)size);
    b->size += (size_t)size;
}

/* A written member. Its entry in the directory needs these numbers. */
typedef struct written {
    uint64_t offset, size;
    uint32_t crc;
} written;

/* Adds the fields that local headers and entries of the directory share. `name` and `extra` are the sizes of the name
 * and of the extra fields. The date 0x21 is the first day of 1980. */
static void add_facts(bytes *b, const written *w, size_t name, size_t extra)
{
    add(b, 45, 2); /* version 4.5: zip64 */
    add(b, FLAG_UTF8, 2);
    add(b, STORED, 2);
    add(b, 0x21 << 16, 4);
    add(b, w->crc, 4);
    add(b, UINT32_MAX, 4);
    add(b, UINT32_MAX, 4);
    add(b, name, 2);
    add(b, extra, 2);
}

static void put_name(sink *s, const char *name)
{
    sink_put(s, name, strlen(name));
    sink_put(s, ".npy", 4);
}

static void put_member(sink *s, const qn_named_tensor *t, written *w)
{
    static const char zeros[ALIGN];
    enum { WIDE = 20, PAD = 6 };
    char header[NPY_HEADER];
    size_t size = npy_header(&t->tensor, header), name = strlen(t->name) + 4, data = tensor_bytes(&t->tensor);
    *w = (written){.offset = s->written, .size = size + data};
    w->crc = crc32_of(t->tensor.data, data, crc32_of(header, size, 0));
    size_t pad = (size_t)(-(w->offset + LOCAL + name + WIDE + PAD) % ALIGN);
    bytes b = {.size = 0};
    add(&b, SIGN_LOCAL, 4);
    add_facts(&b, w, name, WIDE + PAD + pad);
    sink_put(s, b.at, b.size);
    put_name(s, t->name);
    b.size = 0;
    add(&b, EXTRA_ZIP64, 2);
    add(&b, 16, 2);
    add(&b, w->size, 8);
    add(&b, w->size, 8);
    add(&b, EXTRA_ALIGN, 2);
    add(&b, 2 + pad, 2);
    add(&b, ALIGN, 2);
    sink_put(s, b.at, b.size);
    sink_put(s, zeros, pad);
    sink_put(s, header, size);
    sink_put(s, t->tensor.data, data);
}

static void put_entry(sink *s, const qn_named_tensor *t, const written *w)
{
    enum { EXTRA = 28 };
    bytes b = {.size = 0};
    add(&b, SIGN_ENTRY, 4);
    add(&b, 3 << 8 | 45, 2); /* made on Unix */
    add_facts(&b, w, strlen(t->name) + 4, EXTRA);
    add(&b, 0, 6); /* no comment, disk 0, no internal attributes */
    add(&b, (uint64_t)0100644 << 16, 4);
    add(&b, UINT32_MAX, 4);
    sink_put(s, b.at, b.size);
    put_name(s, t->name);
    b.size = 0;
    add(&b, EXTRA_ZIP64, 2);
    add(&b, EXTRA - 4, 2);
    add(&b, w->size, 8);
    add(&b, w->size, 8);
    add(&b, w->offset, 8);
    sink_put(s, b.at, b.size);
}

/* Adds PK66 and PK67. */
static void add_end64(bytes *b, uint64_t count, uint64_t directory, uint64_t end)
{
    add(b, SIGN_END64, 4);
    add(b, END64 - 12, 8);
    add(b, 45, 2);
    add(b, 45, 2);
    add(b, 0, 8);
    add(b, count, 8);
    add(b, count, 8);
    add(b, end - directory, 8);
    add(b, directory, 8);
    add(b, SIGN_LOCATOR, 4);
    add(b, 0, 4);
    add(b, end, 8);
    add(b, 1, 4);
}

static void put_end(sink *s, uint64_t count, uint64_t directory)
{
    uint64_t end = s->written;
    bytes b = {.size = 0};
    bool wide = count >= UINT16_MAX || end >= UINT32_MAX;
    if (wide)
        add_end64(&b, count, directory, end);
    add(&b, SIGN_END, 4);
    add(&b, 0, 4);
    add(&b, wide ? UINT16_MAX : count, 2);
    add(&b, wide ? UINT16_MAX : count, 2);
    add(&b, wide ? UINT32_MAX : end - directory, 4);
    add(&b, wide ? UINT32_MAX : directory, 4);
    add(&b, 0, 2);
    sink_put(s, b.at, b.size);
}

void npz_write(sink *s, const content *c)
{
    written *members = ARENA_NEW_ARRAY(c->arena, written, c->count + 1);
    for (size_t i = 0; i < c->count; i++)
        put_member(s, &c->tensors[i], &members[i]);
    uint64_t directory = s->written;
    for (size_t i = 0; i < c->count; i++)
        put_entry(s, &c->tensors[i], &members[i]);
    put_end(s, c->count, directory);
}
