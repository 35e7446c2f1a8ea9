/* Loads images (abi/image.h). If the loader accepts an image, visits all its steps in the order of the runtime. Checks
 * that every reference stays inside the image. Does not run code, because the loader does not check instructions. */
#include "stablehlo/stablehlo.h"
#include "fuzz.h"

#include <stdlib.h>

#include "base/checksum.h"
#include "base/cpu.h"
#include "graphs.h"
#include "quern/jit.h"
#include "runtime/program.h"

const char *const fuzz_name = "fuzz_image";
const char *const fuzz_words[] = {
    "QUERNIMG", "\x01", "\x02", "\x03", "\x04", "\xff\xff\xff\xff", "\xff\xff\xff\xff\xff\xff\xff\x7f", NULL};

enum { MOST_SEEDS = 40, MOST_IMAGE = 30000 };

/* Makes at most MOST_SEEDS seeds from small modules. */
void fuzz_seeds(const char *module, size_t size, fuzz_add add)
{
    static int made;
    graph g;
    cpu_facts cpu;
    cpu_probe(&cpu);
    if (!module || made == MOST_SEEDS || size > 6000)
        return;
    FUZZ_CHECK_OK(graph_init(&g));
    qn_status status = stablehlo_parse(&g, "seed", module, size), why = NULL;
    region_id entry = status ? 0 : graph_entry(&g, &why);
    if (entry && level_best(&cpu)) {
        canonical f = canonical_of_graph(&g, entry);
        qn_compile_request request = {
            .graph = f.bytes, .graph_size = f.size, .level = level_facts[level_best(&cpu)].name};
        void *image = NULL;
        size_t image_size = 0;
        FUZZ_CHECK_OK(qn_jit_compiler()->compile(qn_jit_compiler()->self, &request, &image, &image_size));
        if (image_size <= MOST_IMAGE) {
            add(image, image_size);
            made++;
        }
        free(image);
        free(f.bytes);
    }
    qn_status_free(status);
    qn_status_free(why);
    graph_free(&g);
}

/* ---- a walk over all steps and branches -------------------------------------------------------------------------- */

typedef struct image {
    const char *bytes;
    const image_header *h;
    const plan_step *steps;
    const plan_slot *slots;
    const plan_argument *arguments;
    const image_kernel *kernels;
} image;

/* The PREPARE step that has a slot. */
static const plan_step *prepare_of(const image *m, uint64_t slot)
{
    const plan_step *s = image_next_prepare(m->h, NULL);
    for (uint64_t i = image_slots(m->h) + (uint64_t)1; s && i < slot; i++)
        s = image_next_prepare(m->h, s);
    FUZZ_CHECK(s);
    return s;
}

/* The number of bytes from an argument's start to the end of the argument's slot. */
static int64_t room(const image *m, uint32_t argument)
{
    const plan_header *p = &m->h->plan;
    uint64_t slots = (uint64_t)p->inputs + p->outputs + p->constants;
    FUZZ_CHECK(argument < p->arguments);
    const plan_argument *a = &m->arguments[argument];
    FUZZ_CHECK(a->offset >= 0);
    int64_t bytes = a->slot < slots    ? m->slots[a->slot].bytes
                    : a->slot == slots ? p->arena_bytes
                                       : prepare_of(m, a->slot)->tiles;
    FUZZ_CHECK(a->offset <= bytes);
    return bytes - a->offset;
}

static void check_kernel(const image *m, const plan_step *s, const image_kernel *k)
{
    FUZZ_CHECK(s->tiles <= k->tiles && k->scratch_bytes <= m->h->plan.scratch_bytes);
    FUZZ_CHECK(s->argument + k->arguments <= m->h->plan.arguments);
    for (uint32_t i = 0; i < k->arguments; i++) {
        const image_parameter *p = &image_parameters(m->h)[k->first + i];
        uint32_t slot = m->arguments[s->argument + i].slot;
        FUZZ_CHECK(p->bytes <= room(m, s->argument + i));
        FUZZ_CHECK(!p->written || slot >= image_slots(m->h) || m->slots[slot].written);
    }
}

static void walk_steps(const image *m, uint64_t first, uint64_t end)
{
    FUZZ_CHECK(end <= m->h->plan.steps);
    for (uint64_t i = first; i < end; i += 1 + m->steps[i].length) {
        const plan_step *s = &m->steps[i];
        uint64_t blocks = 0, last = i + s->length;
        FUZZ_CHECK(last < end);
        if (s->kind == PLAN_KERNEL) {
            FUZZ_CHECK(s->kernel < m->h->code.kernels && s->tiles >= 0 && s->grain >= 0 && !s->length);
            check_kernel(m, s, &m->kernels[s->kernel]);
            continue;
        }
        if (s->kind == PLAN_CALL) {
            FUZZ_CHECK(s->argument < m->h->plan.steps && m->steps[s->argument].kind == PLAN_FUNCTION);
            continue;
        }
        if (s->kind == PLAN_BLOCK || s->kind == PLAN_FUNCTION || s->kind == PLAN_PREPARE) {
            walk_steps(m, i + 1, last + 1);
            continue;
        }
        FUZZ_CHECK(room(m, s->argument) >= (s->kind == PLAN_CASE ? 4 : 1));
        for (uint64_t k = i + 1; k <= last; k += 1 + m->steps[k].length, blocks++)
            FUZZ_CHECK(m->steps[k].kind == PLAN_BLOCK);
        FUZZ_CHECK(s->kind == PLAN_CASE ? blocks > 0 : blocks == 2);
        walk_steps(m, i + 1, last + 1);
    }
}

static void check_program(const program *p, size_t size)
{
    const image_header *h = program_header(p);
    image m = {.bytes = (const char *)h, .h = h};
    m.steps = (const plan_step *)(const void *)(m.bytes + h->steps_offset);
    m.slots = (const plan_slot *)(const void *)(m.bytes + h->slots_offset);
    m.arguments = (const plan_argument *)(const void *)(m.bytes + h->arguments_offset);
    m.kernels = image_kernels(h);
    for (uint32_t i = 0; i < h->plan.arguments; i++)
        room(&m, i);
    walk_steps(&m, 0, h->plan.steps);
    for (uint32_t i = 0; i < h->code.kernels; i++)
        FUZZ_CHECK(h->code.offset + m.kernels[i].offset + m.kernels[i].size <= size && h->code.offset >= sizeof *h);
}

static void load(const void *bytes, size_t size)
{
    program *p = NULL;
    cpu_facts cpu;
    cpu_probe(&cpu);
    qn_status status = program_load(bytes, size, &cpu, &p);
    FUZZ_CHECK(!status == !!p);
    fuzz_accepted += p != NULL;
    if (p)
        check_program(p, size);
    else
        FUZZ_CHECK(*qn_status_message(status));
    qn_status_free(status);
    program_free(p);
}

/* Tries the unchanged input. Then tries it with correct magic, size and checksum, so that mutated inputs pass the
 * checks of these fields. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    load(data, size);
    if (size < sizeof(image_header))
        return 0;
    char *copy = malloc(size);
    image_header h;
    memcpy(&h, data, sizeof h);
    memcpy(h.magic, IMAGE_MAGIC, sizeof h.magic);
    h.size = size;
    memcpy(copy, data, size);
    memcpy(copy, &h, sizeof h);
    h.checksum = checksum_after(copy, IMAGE_CHECKED_FROM, size);
    memcpy(copy, &h, sizeof h);
    load(copy, size);
    free(copy);
    return 0;
}
