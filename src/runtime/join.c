#include "runtime/join.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/checksum.h"

/* An image that is being added, and where its pieces are in the joined code. */
typedef struct adding {
    join_code *to;
    const image_header *image;
    const char *code;
    uint32_t *places; /* for each piece: its offset in the joined code */
} adding;

static bool contains(const image_piece *p, uint64_t offset)
{
    return offset >= p->offset && offset - p->offset < p->size;
}

/* The number of the piece that contains an offset of the code, or the number of pieces if none does. */
static uint32_t piece_of(const image_header *h, uint64_t offset)
{
    uint32_t i = 0;
    while (i < h->code.pieces && !contains(&image_pieces(h)[i], offset))
        i++;
    return i;
}

static bool has_links(const image_header *h, const image_piece *p)
{
    for (uint32_t i = 0; i < h->code.links; i++)
        if (contains(p, image_links(h)[i].at))
            return true;
    return false;
}

/* Finds a piece of the joined code that equals p. Sets *place to its offset in the joined code. */
static bool find(const adding *a, const image_piece *p, uint32_t *place)
{
    const image_piece *have = (const image_piece *)(const void *)a->to->pieces.at;
    for (size_t i = 0; i < a->to->pieces.size / sizeof *have; i++) {
        *place = have[i].offset;
        if (have[i].size == p->size && memcmp(a->to->bytes.at + *place, a->code + p->offset, p->size) == 0)
            return true;
    }
    return false;
}

/* Adds a piece if the joined code has no equal piece. A piece with links is always added, because calls with equal
 * bytes may lead to different pieces. */
static void add_piece(adding *a, uint32_t i)
{
    static const char zeros[64];
    const image_piece *p = &image_pieces(a->image)[i];
    text *bytes = &a->to->bytes;
    if (!has_links(a->image, p) && find(a, p, &a->places[i]))
        return;
    text_add(bytes, zeros, (64 - bytes->size % 64) % 64);
    image_piece added = {(uint32_t)bytes->size, p->size};
    a->places[i] = added.offset;
    text_add(bytes, a->code + p->offset, p->size);
    text_add(&a->to->pieces, (const char *)&added, sizeof added);
}

/* Adds `change` to the distance in a call. Returns false if the sum does not fit into the instruction. */
static bool change_call(char *at, uint32_t machine, int64_t change)
{
    uint32_t field;
    memcpy(&field, at, sizeof field);
    int64_t distance = (int32_t)field + change;
    bool fits = distance == (int32_t)distance;
    if (machine == IMAGE_AARCH64) { /* the low 26 bits are the distance in instructions */
        distance = (int32_t)(field << 6) / 64 + change / 4;
        fits = distance >= -(1 << 25) && distance < 1 << 25;
        distance = (field & 0xfc000000) | (distance & 0x3ffffff);
    }
    field = (uint32_t)distance;
    memcpy(at, &field, sizeof field);
    return fits;
}

static bool change_link(const adding *a, const image_link *l)
{
    const image_piece *pieces = image_pieces(a->image);
    uint32_t from = piece_of(a->image, l->at);
    if (from == a->image->code.pieces || pieces[from].size - (l->at - pieces[from].offset) < sizeof(uint32_t))
        return false;
    int64_t moved_from = (int64_t)a->places[from] - pieces[from].offset;
    int64_t moved_to = (int64_t)a->places[l->piece] - pieces[l->piece].offset;
    return change_call(a->to->bytes.at + l->at + moved_from, a->image->code.machine, moved_to - moved_from);
}

static uint64_t align8(uint64_t at) { return (at + 7) / 8 * 8; }

/* Makes a detached image (abi/image.h) from `image`. The checksums and the offsets of kernels are still those
 * of `image`; join_code_seal and change_kernels set the new ones. */
static image_header *detach(const image_header *image)
{
    image_header h = *image;
    uint64_t slots = image_slots(image) * sizeof(plan_slot), steps = image->plan.steps * sizeof(plan_step);
    h.code.offset = h.code.size = h.code.pieces = h.code.links = 0;
    uint64_t tables = image_tables_bytes(&h.code);
    for (uint32_t i = 0; i < image->code.pieces; i++)
        h.code.size += image_pieces(image)[i].size;
    h.slots_offset = align8(sizeof h + tables);
    h.steps_offset = h.slots_offset + slots;
    h.arguments_offset = h.steps_offset + steps;
    h.size = h.arguments_offset + h.plan.arguments * sizeof(plan_argument);
    image_header *made = calloc(1, h.size);
    if (!made)
        return NULL;
    char *bytes = (char *)made;
    *made = h;
    memcpy(made + 1, image + 1, tables);
    memcpy(bytes + h.slots_offset, image_at(image, image->slots_offset), slots);
    memcpy(bytes + h.steps_offset, image_at(image, image->steps_offset), steps);
    memcpy(bytes + h.arguments_offset, image_at(image, image->arguments_offset), h.size - h.arguments_offset);
    return made;
}

static bool change_kernels(const adding *a, image_header *made)
{
    image_kernel *kernels = (image_kernel *)(void *)(made + 1);
    for (uint32_t i = 0; i < made->code.kernels; i++) {
        uint32_t in = piece_of(a->image, kernels[i].offset);
        if (in == a->image->code.pieces)
            return false;
        kernels[i].offset += (uint64_t)a->places[in] - image_pieces(a->image)[in].offset;
    }
    return true;
}

static qn_status join(adding *a, image_header *made)
{
    for (uint32_t i = 0; i < a->image->code.pieces; i++)
        add_piece(a, i);
    if (a->to->bytes.failed || a->to->pieces.failed)
        return status_oom();
    for (uint32_t i = 0; i < a->image->code.links; i++)
        if (!change_link(a, &image_links(a->image)[i]))
            return status_make(QN_UNSUPPORTED, "the code of all functions together is too large for its calls");
    if (!change_kernels(a, made))
        return status_make(QN_INVALID_ARGUMENT, "malformed image: a kernel lies outside of the pieces of code");
    return NULL;
}

qn_status join_code_add(join_code *j, const image_header *image, image_header **out)
{
    adding a = {.to = j, .image = image, .code = image_at(image, image->code.offset)};
    *out = NULL;
    if (j->bytes.size + image->code.size > INT32_MAX)
        return status_make(QN_UNSUPPORTED, "the code of all functions together is larger than 2 GiB");
    a.places = calloc((size_t)image->code.pieces + 1, sizeof *a.places);
    image_header *made = detach(image);
    qn_status status = made && a.places ? join(&a, made) : status_oom();
    free(a.places);
    if (status)
        free(made);
    else
        *out = made;
    return status;
}

void join_code_seal(image_header *detached, uint64_t block)
{
    detached->code.block = block;
    detached->checksum = checksum_after(detached, IMAGE_CHECKED_FROM, detached->size);
}

void join_code_free(join_code *j)
{
    text_free(&j->bytes);
    text_free(&j->pieces);
}

uint32_t join_constant_add(text *list, const void *bytes, size_t size)
{
    join_constant added = {bytes, size};
    uint32_t i = 0;
    for (; i < join_constant_count(list); i++) {
        const join_constant *have = &join_constants(list)[i];
        if (have->size == size && memcmp(have->bytes, bytes, size) == 0)
            return i;
    }
    text_add(list, (const char *)&added, sizeof added);
    return i;
}
