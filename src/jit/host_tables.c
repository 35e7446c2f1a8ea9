#include "jit/host_tables.h"

#include <string.h>

#include "graph/build.h"

_Static_assert((int)IMAGE_RANK == (int)MAX_RANK, "an image has room for any shape");
_Static_assert((int)IMAGE_STRING == (int)ENTRY_STRING && (int)IMAGE_NUMBER == (int)ENTRY_NUMBER &&
                   (int)IMAGE_LIST == (int)ENTRY_LIST && (int)IMAGE_DICTIONARY == (int)ENTRY_DICT,
               "IMAGE_ and ENTRY_ constants of the same kind of value are equal");

typedef struct making {
    const graph *g;
    arena *a;
    host_tables *out;
} making;

/* Adds `bytes`, a zero byte, and padding to a multiple of 8 to the texts. Returns the offset of `bytes`. */
static uint32_t put_bytes(making *m, const void *bytes, size_t size)
{
    uint32_t at = m->out->texts.count;
    for (size_t i = 0; i < size; i++)
        LIST_ADD(m->a, &m->out->texts, ((const char *)bytes)[i]);
    do
        LIST_ADD(m->a, &m->out->texts, 0);
    while (m->out->texts.count % 8);
    return at;
}

static image_text put_text(making *m, attr_string s) { return (image_text){put_bytes(m, s.at, s.size), s.size}; }

/* Adds the entries of a dictionary one after another, then the contents of these entries. Returns the number of the
 * first entry. */
static uint32_t put_entries(making *m, uint32_t count, const attr_entry *entries)
{
    uint32_t first = m->out->attributes.count;
    for (uint32_t i = 0; i < count; i++)
        LIST_ADD(m->a, &m->out->attributes, (image_attribute){0});
    for (uint32_t i = 0; i < count; i++) {
        const attr_entry *e = &entries[i];
        image_attribute made = {put_text(m, e->name), e->kind, e->dtype, e->count, 0};
        made.at = e->kind == ENTRY_DICT ? put_entries(m, e->count, e->at) : put_bytes(m, e->at, attr_entry_bytes(e));
        m->out->attributes.at[first + i] = made;
    }
    return first;
}

static void put_tensor(making *m, type_id t, bool is_complex)
{
    const type *shape = type_at(m->g, t);
    qn_dtype dtype = (qn_dtype)shape->dtype;
    image_tensor made = {.dtype = is_complex ? dtype_of_parts(dtype) : dtype, .rank = shape->rank - is_complex};
    if (made.rank)
        memcpy(made.dims, shape->dims, made.rank * sizeof *shape->dims);
    LIST_ADD(m->a, &m->out->tensors, made);
}

static void put_host(making *m, const host_call *call)
{
    const attr_record *a = node_attrs(m->g, call->node);
    image_host made = {.target = put_text(m, attr_call_target_name(a)),
                       .config = put_text(m, attr_backend_config(a)),
                       .inputs = call->inputs,
                       .outputs = call->outputs,
                       .tensor = m->out->tensors.count,
                       .attribute = put_entries(m, attr_backend_attributes(a).count, attr_backend_attributes(a).at),
                       .attributes = attr_backend_attributes(a).count};
    for (uint32_t i = 0; i < call->inputs + call->outputs; i++)
        put_tensor(m, call->types[i], dims_contain(attr_interleaved(a), i));
    LIST_ADD(m->a, &m->out->hosts, made);
}

void host_tables_make(const schedule *s, arena *a, host_tables *out)
{
    *out = (host_tables){0};
    making m = {s->graph, a, out};
    for (uint32_t i = 0; i < s->hosts.count; i++)
        if (s->hosts.at[i].number == out->hosts.count) /* this host call is the first one with its number */
            put_host(&m, &s->hosts.at[i]);
}

/* ---- the image --------------------------------------------------------------------------------------------------- */

void host_tables_count(const host_tables *t, image_code *out)
{
    out->tensors = t->tensors.count;
    out->attributes = t->attributes.count;
    out->texts = t->texts.count;
    out->hosts = t->hosts.count;
}

static uint8_t *put_table(uint8_t *to, const void *bytes, size_t size)
{
    if (size)
        memcpy(to, bytes, size);
    return to + size;
}

uint8_t *host_tables_put(const host_tables *t, uint8_t *to)
{
    to = put_table(to, t->tensors.at, t->tensors.count * sizeof *t->tensors.at);
    to = put_table(to, t->attributes.at, t->attributes.count * sizeof *t->attributes.at);
    to = put_table(to, t->texts.at, t->texts.count);
    return put_table(to, t->hosts.at, t->hosts.count * sizeof *t->hosts.at);
}
