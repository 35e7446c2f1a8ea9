/* The calls of the host that a program makes (abi/image.h): checked, bound to functions, and run. */
#ifndef RUNTIME_HOST_CALLS_H
#define RUNTIME_HOST_CALLS_H

#include "abi/image.h"
#include "abi/kernel.h"
#include "base/stop.h"
#include "runtime/custom.h"

/* Bytes of the tables of host calls. */
uint64_t host_tables_bytes(const image_code *code);
/* Whether they, which lie inside of the image, are sound. */
qn_status host_calls_check(const image_header *h);
/* What a call in sound tables does to tensor number `index`, inputs first. */
image_parameter host_parameter(const image_header *h, const image_host *call, uint32_t index);

/* The calls of one program, by number. */
typedef struct host_calls {
    struct host_call *at;
    qn_custom_attribute *attributes; /* all of the image, by number */
    uint32_t count;
} host_calls;

/* Finds the functions that an image calls. QN_INVALID_ARGUMENT if one is not in the set. To be freed also after a failure. */
qn_status host_calls_bind(host_calls *calls, const image_header *image, const custom_set *functions);
void host_calls_free(host_calls *calls);

/* What running a program needs. */
typedef struct host_run {
    kernel_services services; /* for frames */
    const host_calls *calls;
    const uint32_t *stop;
    qn_tensor *tensors; /* room for those of any call */
    qn_status failure;  /* of the call that ended the run; owned */
} host_run;
void host_run_begin(host_run *r, const host_calls *calls, const uint32_t *stop, qn_tensor *tensors);
/* Why a run failed; one that calls no host (NULL) does not. */
qn_status host_run_failure(const host_run *r);

#endif
