/* Ends calls early, by a stop flag or at a deadline, and restores the inputs that a failed call has updated. */
#include <stdlib.h>

#include "api/function.h"
#include "base/os.h"

/* ---- stop flags -------------------------------------------------------------------------------------------------- */

void qn_stop_set(qn_stop *stop)
{
    if (stop)
        stop_ask(&stop->state, QN_CANCELLED);
}

void qn_stop_reset(qn_stop *stop)
{
    if (stop)
        __atomic_store_n(&stop->state, 0, __ATOMIC_RELAXED);
}

qn_code qn_stop_why(const qn_stop *stop)
{
    return stop ? (qn_code)__atomic_load_n(&stop->state, __ATOMIC_RELAXED) : QN_OK;
}

uint64_t qn_clock(void) { return os_clock(); }

/* ---- restoring updated inputs ------------------------------------------------------------------------------------ */

/* Copies the updated inputs to w->kept or, if `back` is true, from w->kept back to the inputs. Returns false if a stop
 * was requested. */
static bool copy_updates(const qn_function *f, const workspace *w, bool back, const uint32_t *stop)
{
    char *kept = w->kept;
    for (uint32_t i = 0; i < f->input_count; i++) {
        size_t bytes = f->inputs[i].public.alias < 0 ? 0 : f->inputs[i].bytes;
        if (!copy_until_stopped(stop, back ? w->slots[i] : kept, back ? kept : w->slots[i], bytes))
            return false;
        kept += bytes;
    }
    return true;
}

static qn_status keep_updates(const qn_function *f, workspace *w, const uint32_t *stop)
{
    size_t bytes = 0;
    for (uint32_t i = 0; i < f->input_count; i++)
        bytes += f->inputs[i].public.alias < 0 ? 0 : f->inputs[i].bytes;
    if (!w->kept && bytes)
        w->kept = malloc(bytes);
    if (!w->kept && bytes)
        return status_oom();
    return copy_updates(f, w, false, stop) ? NULL : stop_status(stop);
}

/* ---- calling ----------------------------------------------------------------------------------------------------- */

/* Runs a call. If the call fails, updated inputs have their old contents. A compiled program writes updated inputs
 * while it runs, so run_whole first copies these inputs, and restores them after a failure. The evaluator writes
 * updated inputs only at the end of a call that succeeds, so it needs no copy. */
static qn_status run_whole(const qn_function *f, workspace *w, const uint32_t *stop)
{
    if (!f->program)
        return call_run(f, w, stop, false);
    QN_TRY(keep_updates(f, w, stop));
    qn_status status = call_run(f, w, stop, false);
    if (status)
        copy_updates(f, w, true, &stop_never);
    return status;
}

qn_status call_stoppable(const qn_function *f, workspace *w, const qn_call_options *o)
{
    QN_TRY(STATUS_RESERVED(qn_call_options, o));
    if (!o->stop && !o->deadline && !f->customs.count) /* nothing can end the call early */
        return call_run(f, w, &stop_never, false);
    qn_stop own = {0};
    uint32_t *stop = o->stop ? &o->stop->state : &own.state;
    deadline due = {.at = o->deadline, .stop = stop};
    const uint64_t now = o->deadline ? os_clock() : 0;
    const bool late = o->deadline && now >= o->deadline;
    if (late)
        stop_ask(stop, QN_DEADLINE_EXCEEDED);
    if (late && __atomic_load_n(stop, __ATOMIC_RELAXED) == QN_DEADLINE_EXCEEDED)
        return status_make(QN_DEADLINE_EXCEEDED,
                           "qn_call_with: the deadline was %.3f s before the start of the call; expected a time of "
                           "qn_clock(), such as qn_clock() + 5000000",
                           (double)(now - o->deadline) / 1e9);
    if (stop_asked(stop))
        return stop_status(stop);
    if (o->deadline)
        QN_TRY(deadlines_add(f->context->deadlines, &due));
    qn_status status = o->torn_updates ? call_run(f, w, stop, true) : run_whole(f, w, stop);
    if (o->deadline)
        deadlines_remove(f->context->deadlines, &due);
    return status;
}
