/* Tiles the steps of a sort. In SORT_RUNS and SORT_MERGE, a tile has `streams` slices or blocks (nest_sort.streams). */
#include "schedule/schedule.h"

/* In a sort by digits, a tile is a part of a slice; in SORT_PLACES, a whole slice. */
static void tile_digits(nest *n)
{
    const nest_sort *s = n->sort;
    double lanes = SORT_DIGITS / 4, moved = s->kind == SORT_SPREAD ? 6 + 2 * s->width : 4;
    n->lanes = n->rows = n->vectors = 1;
    n->tiles = count_tiles(n, 0, n->outer, n->outer);
    n->scratch_bytes = sort_digit_bytes(s);
    n->work = s->kind == SORT_PLACES ? (double)n->stages.at[0].extent + 4 * (double)((int64_t)1 << s->digit)
                                     : (double)s->part * (moved + (double)code_size(s->key) / lanes);
}

/* In SORT_NUMBERS, a tile is a slice. */
static void tile_numbers(nest *n)
{
    const nest_sort *s = n->sort;
    double levels = 0;
    for (int64_t part = s->length; part > SORT_RUN; part /= 2)
        levels++;
    n->lanes = n->rows = n->vectors = 1;
    n->tiles = count_tiles(n, 0, n->outer, n->outer);
    n->scratch_bytes = sort_number_bytes(s);
    n->work = (double)s->length * (4 + levels / 2 + (double)code_size(s->key) / 8 + (s->back ? 0 : 2 * s->width));
}

void tile_sort(nest *n)
{
    const nest_sort *s = n->sort;
    if (sort_has_digits(s)) {
        tile_digits(n);
        return;
    }
    if (s->kind == SORT_NUMBERS) {
        tile_numbers(n);
        return;
    }
    bool slices = s->kind == SORT_RUNS && n->outer == 1;
    double step = 16 + (double)code_size(s->before) + 3 * s->width, levels = 3;
    int64_t elements = s->streams * sort_room(s), cuts = (s->length + SORT_CUT - 1) / SORT_CUT, bytes = 0;
    n->lanes = n->rows = 1;
    n->vectors = slices ? s->streams : 1;
    n->tiles = count_tiles(n, 0, n->outer, n->outer);
    for (uint32_t i = 0; i < s->width; i++)
        bytes += 2 * s->streams * sort_array_bytes(s, sx_type_of(n->code, s->columns[i]));
    n->scratch_bytes = s->kind == SORT_SELECT || (s->kind == SORT_RUNS && s->length > SORT_RUN) ? bytes : 0;
    for (int64_t run = SORT_RUN; run < sort_room(s); run *= 2)
        levels++;
    if (s->kind == SORT_SELECT)
        elements = (s->among < s->part ? s->among : s->part) / 4 + 4 * s->room;
    n->work = s->kind == SORT_RUNS || s->kind == SORT_SELECT ? levels * step * (double)elements
              : s->kind == SORT_MERGE                        ? step * (double)elements
                                                             : step * 10 * (double)cuts;
}
