/* Exchanges tensors with other libraries in the same process, without copies, through DLPack (github.com/dmlc/dlpack),
 * version 1, and through its older struct without a version.
 *
 * This header declares DLPack's structs without their members, so the program can also include any dlpack.h, before or
 * after this header. A program needs no dlpack.h if it only passes the pointers on, for example as a Python capsule.
 *
 * Lifetimes. A managed tensor owns its memory until its deleter runs. Whoever has the managed tensor calls the deleter
 * once, on any thread: qn_dlpack_free does this.
 *
 *     to other libraries     qn_dlpack_export makes a managed tensor for memory of the caller. The memory must stay
 *                            until the consumer calls the deleter, which calls the function `release` of the caller.
 *     from other libraries   qn_dlpack_import describes the memory of a managed tensor as a qn_tensor. The managed
 *                            tensor still belongs to the caller, who frees it after the last qn_call that
 *                            uses the qn_tensor.
 */
#ifndef QUERN_DLPACK_H
#define QUERN_DLPACK_H

#include "quern/types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct DLManagedTensorVersioned;
struct DLManagedTensor;

enum { QN_DLPACK_READ_ONLY = 1 }; /* consumers must not write to the memory */

/* Makes a managed tensor for the memory of `tensor`; shape and type are copied. The deleter calls `release` with
 * `user`, unless `release` is NULL. If qn_dlpack_export fails, `release` is not called. flags: 0 or
 * QN_DLPACK_READ_ONLY. */
QN_API qn_status qn_dlpack_export(const qn_tensor *tensor, uint32_t flags, void (*release)(void *user), void *user,
                                  struct DLManagedTensorVersioned **out);
/* Like qn_dlpack_export, but makes the older struct, which cannot mark memory as read-only. */
QN_API qn_status qn_dlpack_export_old(const qn_tensor *tensor, void (*release)(void *user), void *user,
                                      struct DLManagedTensor **out);

/* Sets *out to the tensor in the memory of `managed`. Pass 1 as `writable` for a tensor that a call writes: an output,
 * or an input that the function updates. Then memory that is marked as read-only is an error. Returns QN_UNSUPPORTED
 * for another major version of DLPack, for memory that is not on the CPU, for element types that Quern lacks, for a
 * rank above 16, for elements that are not dense and row-major, and for elements that are not aligned (qn_tensor). The
 * elements of a bool tensor must be 0 or 1; this is not checked. */
QN_API qn_status qn_dlpack_import(const struct DLManagedTensorVersioned *managed, int writable, qn_tensor *out);
QN_API qn_status qn_dlpack_import_old(const struct DLManagedTensor *managed, qn_tensor *out);

/* Calls the deleter, if there is one. NULL is allowed. */
QN_API void qn_dlpack_free(struct DLManagedTensorVersioned *managed);
QN_API void qn_dlpack_free_old(struct DLManagedTensor *managed);

#ifdef __cplusplus
}
#endif
#endif
