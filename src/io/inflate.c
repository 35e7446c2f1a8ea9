/* Decodes deflate streams (RFC 1951). A stream is a list of blocks. A block holds plain bytes, or code words ("words"
 * below) of two prefix codes. A word stands for a symbol. The symbols of the first code are bytes of the output
 * (literals), the lengths of copies, and the end of the block. A copy repeats earlier bytes of the output; the symbols
 * of the second code are the distances of copies. The lengths of a code's words determine the code: words of one length
 * are consecutive numbers, in the order of their symbols. So a decoder needs two lists: the number of words of each
 * length, and the symbols in the order of their words. Most words have few bits; a table decodes words of up to FAST
 * bits in one step. */
#include "io/inflate.h"

#include <stdbool.h>
#include <string.h>

enum { MAX_LENGTH = 15, FAST = 9, LITERALS = 288, DISTANCES = 32, LENGTH_CODES = 19, END_OF_BLOCK = 256 };

typedef struct code {
    uint16_t counts[MAX_LENGTH + 1]; /* number of words of each length */
    uint16_t symbols[LITERALS];      /* in the order of the words */
    uint16_t fast[1 << FAST];        /* by the next FAST bits: symbol * 16 + length of its word; 0 if no word of at
                                        most FAST bits matches */
} code;

typedef struct reader {
    const uint8_t *at, *end;
    uint64_t bits;  /* bits that were read but not used; the lowest one is the next */
    unsigned count; /* number of bits in `bits` */
    bool bad;
    uint8_t *out;
    size_t made, room;
} reader;

/* Reads bytes until more than 56 bits are in `bits`, or until the stream ends. */
static void refill(reader *r)
{
    for (; r->count <= 56 && r->at < r->end; r->count += 8)
        r->bits |= (uint64_t)*r->at++ << r->count;
}

static void drop(reader *r, unsigned count)
{
    r->bad = r->bad || count > r->count;
    r->bits >>= count;
    r->count = r->bad ? 0 : r->count - count;
}

static unsigned take(reader *r, unsigned count)
{
    refill(r);
    unsigned value = (unsigned)(r->bits & (((uint64_t)1 << count) - 1));
    drop(r, count);
    return value;
}

/* ---- codes ------------------------------------------------------------------------------------------------------- */

static unsigned reversed(unsigned word, unsigned length)
{
    unsigned out = 0;
    for (unsigned i = 0; i < length; i++)
        out |= (word >> i & 1) << (length - 1 - i);
    return out;
}

static void fill_fast(code *c, const uint16_t *starts)
{
    unsigned word = 0;
    memset(c->fast, 0, sizeof c->fast);
    for (unsigned length = 1; length <= FAST; length++, word <<= 1)
        for (unsigned i = 0; i < c->counts[length]; i++, word++)
            for (unsigned k = reversed(word, length); k < 1 << FAST; k += 1u << length)
                c->fast[k] = (uint16_t)(c->symbols[starts[length] + i] * 16 + length);
}

/* Makes a code: lengths[s] is the length of the word of symbol s, or 0 if s has no word. Returns false if there are too
 * many words. Also returns false if there are at least two words but too few for a complete code. The format allows a
 * code of distances with one word or none. */
static bool code_make(code *c, const uint8_t *lengths, unsigned count)
{
    uint16_t starts[MAX_LENGTH + 2], next[MAX_LENGTH + 2];
    memset(c->counts, 0, sizeof c->counts);
    for (unsigned i = 0; i < count; i++)
        c->counts[lengths[i]]++;
    unsigned words = count - c->counts[0];
    c->counts[0] = 0;
    int left = 1; /* how many words of this length are still free */
    starts[1] = 0;
    for (int length = 1; length <= MAX_LENGTH; length++) {
        left = 2 * left - c->counts[length];
        if (left < 0)
            return false;
        starts[length + 1] = (uint16_t)(starts[length] + c->counts[length]);
    }
    memcpy(next, starts, sizeof next);
    for (unsigned i = 0; i < count; i++)
        if (lengths[i])
            c->symbols[next[lengths[i]]++] = (uint16_t)i;
    fill_fast(c, starts);
    return left == 0 || words <= 1;
}

/* Reads the next symbol. Sets `bad` if no word matches the next bits, or if the stream ends within the word. */
static unsigned symbol(reader *r, const code *c)
{
    refill(r);
    unsigned found = c->fast[r->bits & ((1 << FAST) - 1)];
    if (found) {
        drop(r, found & 15);
        return found >> 4;
    }
    unsigned first = 0, index = 0, word = 0;
    for (unsigned length = 1; length <= MAX_LENGTH; length++) {
        word |= (unsigned)(r->bits >> (length - 1) & 1);
        if (word - first < c->counts[length]) {
            drop(r, length);
            return c->symbols[index + word - first];
        }
        index += c->counts[length];
        first = (first + c->counts[length]) << 1;
        word <<= 1;
    }
    r->bad = true;
    return 0;
}

/* ---- blocks ------------------------------------------------------------------------------------------------------ */

/* A block function returns false if it stops before the end of its block: the output is full, or `bad` is set. */
static bool plain_block(reader *r)
{
    drop(r, r->count & 7);
    unsigned size = take(r, 16), check = take(r, 16);
    r->bad = r->bad || size != (check ^ 0xffff);
    for (; !r->bad && size && r->made < r->room; size--)
        r->out[r->made++] = (uint8_t)take(r, 8);
    return !r->bad && size == 0;
}

/* Appends `length` bytes to the output. Each is a copy of the byte that is `distance` bytes before it. */
static bool repeat(reader *r, size_t length, size_t distance)
{
    r->bad = r->bad || distance > r->made;
    for (; !r->bad && length && r->made < r->room; length--, r->made++)
        r->out[r->made] = r->out[r->made - distance];
    return !r->bad && length == 0;
}

static bool coded_block(reader *r, const code *literals, const code *distances)
{
    /* A length or distance is a base plus the value of a few further bits (RFC 1951, 3.2.5). */
    static const uint16_t length_bases[] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                            31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
    static const uint16_t distance_bases[] = {1,    2,    3,    4,    5,    7,    9,    13,    17,    25,
                                              33,   49,   65,   97,   129,  193,  257,  385,   513,   769,
                                              1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    enum { LENGTHS = sizeof length_bases / 2, BASES = sizeof distance_bases / 2 };
    while (!r->bad) {
        unsigned at = symbol(r, literals);
        if (at == END_OF_BLOCK)
            return !r->bad;
        if (at < END_OF_BLOCK) {
            if (r->bad || r->made == r->room)
                return false;
            r->out[r->made++] = (uint8_t)at;
            continue;
        }
        at -= END_OF_BLOCK + 1;
        if (at >= LENGTHS)
            break;
        size_t length = length_bases[at] + take(r, at < 8 || at == LENGTHS - 1 ? 0 : (at - 4) / 4);
        unsigned far = symbol(r, distances);
        if (far >= BASES)
            break;
        if (!repeat(r, length, distance_bases[far] + take(r, far < 4 ? 0 : (far - 2) / 2)))
            return false;
    }
    r->bad = true;
    return false;
}

static bool fixed_block(reader *r)
{
    code literals, distances;
    uint8_t lengths[LITERALS];
    for (int i = 0; i < LITERALS; i++)
        lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
    code_make(&literals, lengths, LITERALS);
    memset(lengths, 5, DISTANCES);
    code_make(&distances, lengths, DISTANCES);
    return coded_block(r, &literals, &distances);
}

/* Reads the lengths of the words, for both codes of a block. These lengths are symbols of a third code, `c`, which also
 * has symbols that repeat a length. */
static bool read_lengths(reader *r, uint8_t *out, unsigned count, code *c)
{
    static const uint8_t order[LENGTH_CODES] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[LENGTH_CODES] = {0};
    unsigned given = take(r, 4) + 4;
    for (unsigned i = 0; i < given; i++)
        lengths[order[i]] = (uint8_t)take(r, 3);
    if (r->bad || !code_make(c, lengths, LENGTH_CODES))
        return false;
    for (unsigned i = 0; i < count && !r->bad;) {
        unsigned at = symbol(r, c), times = 1;
        uint8_t length = (uint8_t)(at < 16 ? at : 0);
        if (at == 16 && i == 0)
            return false;
        if (at == 16)
            length = out[i - 1];
        if (at >= 16)
            times = at == 16 ? 3 + take(r, 2) : at == 17 ? 3 + take(r, 3) : 11 + take(r, 7);
        if (times > count - i)
            return false;
        memset(out + i, length, times);
        i += times;
    }
    return !r->bad;
}

static bool dynamic_block(reader *r)
{
    code literals, distances;
    uint8_t lengths[LITERALS + DISTANCES];
    unsigned first = take(r, 5) + 257, second = take(r, 5) + 1;
    r->bad = r->bad || first > 286 || second > 30 || !read_lengths(r, lengths, first + second, &literals) ||
             !lengths[END_OF_BLOCK] || !code_make(&literals, lengths, first) ||
             !code_make(&distances, lengths + first, second);
    return !r->bad && coded_block(r, &literals, &distances);
}

inflate_end inflate(const uint8_t *from, size_t size, uint8_t *to, size_t room, size_t *made)
{
    bool (*const blocks[])(reader * r) = {plain_block, fixed_block, dynamic_block};
    reader r = {.at = from, .end = from + size, .out = to, .room = room};
    bool last = false, whole = true;
    while (!last && whole && !r.bad) {
        last = take(&r, 1);
        unsigned kind = take(&r, 2);
        whole = kind < 3 && !r.bad && blocks[kind](&r);
        r.bad = r.bad || kind == 3;
    }
    *made = r.made;
    return r.bad ? INFLATE_BAD : whole ? INFLATE_DONE : INFLATE_FULL;
}
