/* The host calls of a program (abi/image.h): checks them, binds them to functions, and runs them. */
#ifndef RUNTIME_HOST_CALLS_H
#define RUNTIME_HOST_CALLS_H

#include "abi/image.h"
#include "abi/kernel.h"
#include "base/stop.h"
#include "runtime/custom.h"

/* Checks the tables of host calls. The caller has checked that the tables lie inside the image. */
qn_status host_calls_check(const image_header *h);
/* Returns how a host call uses its tensor number `index`. The inputs have lower numbers than the outputs. The tables
 * must have been checked. */
image_parameter host_parameter(const image_header *h, const image_host *call, uint32_t index);

/* The host calls of one program, by number. */
typedef struct host_calls {
    struct host_call *at;
    qn_custom_attribute *attributes; /* the attributes of the whole image, by number */
    uint32_t count;
} host_calls;

/* Finds the functions of the host that an image calls. Returns QN_INVALID_ARGUMENT if one of them is not in the set
 * `functions`. The caller frees *calls with host_calls_free, also after a failure. */
qn_status host_calls_bind(host_calls *calls, const image_header *image, const custom_set *functions);
void host_calls_free(host_calls *calls);

/* The host calls of one run of a program. */
typedef struct host_run {
    kernel_services services; /* the services in the frames of the run. Must be the first field: run_call casts a
                                 pointer to `services` to a pointer to host_run */
    const host_calls *calls;
    const uint32_t *stop;
    qn_tensor *tensors; /* room for the tensors of the largest host call */
    qn_status failure;  /* the failure of the host call that ended the run; the caller owns it */
} host_run;
void host_run_begin(host_run *r, const host_calls *calls, const uint32_t *stop, qn_tensor *tensors);
/* Returns the failure of a run that ended with KERNEL_FAILED; QN_INTERNAL if no host call failed. r is NULL for a
 * program without host calls. */
qn_status host_run_failure(const host_run *r);

#endif
