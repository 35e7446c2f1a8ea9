/* Random scatters, and a plain implementation that follows the text of the specification. */
#ifndef RANDOM_SCATTER_H
#define RANDOM_SCATTER_H

#include "agree.h"

typedef struct scatter_case {
    uint32_t rank, update_rank, indices_rank;
    int64_t input[MAX_RANK], update[MAX_RANK], indices[MAX_RANK];
    int64_t window[MAX_RANK], inserted[MAX_RANK], batch[MAX_RANK], indices_batch[MAX_RANK], moved[MAX_RANK];
    uint32_t window_count, inserted_count, batch_count, moved_count;
    int64_t vector;
} scatter_case;

static inline void put_at(int64_t *list, uint32_t *count, uint32_t place, int64_t value)
{
    for (uint32_t i = (*count)++; i > place; i--)
        list[i] = list[i - 1];
    list[place] = value;
}

/* Makes dimension numbers and shapes from the random state. */
static inline scatter_case random_scatter(void)
{
    scatter_case c = {0};
    int64_t windows[MAX_RANK], batches[MAX_RANK];
    uint32_t dims = 0;
    bool is_window[MAX_RANK];
    c.rank = (uint32_t)random_between(0, 4);
    for (uint32_t d = 0; d < c.rank; d++) {
        int role = (int)random_below(4);
        c.input[d] = random_below(12) == 0 ? 0 : random_below(4) == 0 ? random_between(15, 40) : random_between(1, 7);
        bool moves = random_below(2) != 0;
        if (role == 0) {
            c.inserted[c.inserted_count++] = d;
        } else if (role == 1 && c.batch_count < 2) {
            batches[c.batch_count] = c.input[d];
            c.batch[c.batch_count++] = d;
            moves = false;
        } else {
            bool whole = random_below(3) == 0;
            windows[c.window_count++] = whole ? c.input[d] : random_between(0, c.input[d]);
        }
        if (moves)
            put_at(c.moved, &c.moved_count, (uint32_t)random_below(c.moved_count + 1), d);
    }
    /* The indices: batching dimensions, other dimensions and index_vector_dim, in any order. */
    int64_t chosen[MAX_RANK];
    int own[MAX_RANK];
    uint32_t free_dims = (uint32_t)random_below(3);
    for (uint32_t i = 0; i < free_dims; i++) {
        chosen[dims] = random_below(10) == 0 ? 0 : random_between(1, 9);
        own[dims++] = -1;
    }
    for (uint32_t i = 0; i < c.batch_count; i++) {
        uint32_t place = (uint32_t)random_below(dims + 1);
        for (uint32_t k = dims++; k > place; k--) {
            chosen[k] = chosen[k - 1];
            own[k] = own[k - 1];
        }
        chosen[place] = batches[i];
        own[place] = (int)i;
    }
    bool has_vector = c.moved_count != 1 || random_below(2);
    c.vector = random_between(0, dims);
    if (!has_vector)
        c.vector = dims;
    for (uint32_t i = 0; i <= dims; i++) {
        if (i == c.vector && has_vector)
            c.indices[c.indices_rank++] = c.moved_count;
        if (i == dims)
            break;
        if (own[i] >= 0)
            c.indices_batch[own[i]] = c.indices_rank;
        c.indices[c.indices_rank++] = chosen[i];
    }
    /* The updates: dimensions of windows and of indices, in any mixture. */
    c.update_rank = dims + c.window_count;
    memset(is_window, 0, sizeof is_window);
    for (uint32_t left = c.window_count; left > 0;) {
        uint32_t u = random_below(2) ? c.update_rank - left : (uint32_t)random_below(c.update_rank);
        left -= !is_window[u];
        is_window[u] = true;
    }
    uint32_t next_window = 0, next_chosen = 0;
    for (uint32_t u = 0; u < c.update_rank; u++) {
        if (is_window[u])
            c.window[next_window] = u;
        c.update[u] = is_window[u] ? windows[next_window++] : chosen[next_chosen++];
    }
    return c;
}

static inline attrs scatter_attrs(const scatter_case *c, region_id *region)
{
    return (attrs){.update_window_dims = {c->window_count, c->window},
                   .inserted_window_dims = {c->inserted_count, c->inserted},
                   .input_batching_dims = {c->batch_count, c->batch},
                   .scatter_indices_batching_dims = {c->batch_count, c->indices_batch},
                   .scatter_dims_to_operand_dims = {c->moved_count, c->moved},
                   .index_vector_dim = c->vector,
                   .region_count = region ? 1 : 0,
                   .regions = region};
}

static inline int64_t elements_of(uint32_t rank, const int64_t *dims)
{
    int64_t count = 1;
    for (uint32_t i = 0; i < rank; i++)
        count *= dims[i];
    return count;
}

static inline bool next_index(uint32_t rank, const int64_t *dims, int64_t *index)
{
    for (uint32_t i = rank; i-- > 0; index[i] = 0)
        if (++index[i] < dims[i])
            return true;
    return false;
}

static inline bool is_in(uint32_t count, const int64_t *list, int64_t value)
{
    for (uint32_t i = 0; i < count; i++)
        if (list[i] == value)
            return true;
    return false;
}

/* Computes the place of one update. Variables have the names of the specification. Returns false if the place is out of
 * bounds. */
static inline bool scatter_place(const scatter_case *c, const int64_t *indices, const int64_t *update_index,
                                 int64_t *place)
{
    int64_t update_scatter_index[MAX_RANK], update_window_index[MAX_RANK], start_index[MAX_RANK];
    int64_t result[MAX_RANK] = {0};
    uint32_t scattered = 0, windowed = 0, next = 0;
    for (uint32_t u = 0; u < c->update_rank; u++)
        if (is_in(c->window_count, c->window, u))
            update_window_index[windowed++] = update_index[u];
        else
            update_scatter_index[scattered++] = update_index[u];
    for (uint32_t number = 0; number < c->moved_count; number++) {
        int64_t offset = 0;
        uint32_t from = 0;
        for (uint32_t k = 0; k < c->indices_rank; k++)
            offset = offset * c->indices[k] + (k == c->vector ? number : update_scatter_index[from++]);
        start_index[number] = indices[offset];
    }
    for (uint32_t i = 0; i < c->moved_count; i++)
        result[c->moved[i]] += start_index[i];
    for (uint32_t i = 0; i < c->batch_count; i++)
        result[c->batch[i]] += update_scatter_index[c->indices_batch[i] - (c->indices_batch[i] < c->vector ? 0 : 1)];
    *place = 0;
    for (uint32_t d = 0; d < c->rank; d++) {
        if (!is_in(c->inserted_count, c->inserted, d) && !is_in(c->batch_count, c->batch, d))
            result[d] += update_window_index[next++];
        if (result[d] < 0 || result[d] >= c->input[d])
            return false;
        *place = *place * c->input[d] + result[d];
    }
    return true;
}

#endif
