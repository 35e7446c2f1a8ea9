/* Decompresses deflate streams (RFC 1951), as in zip files. */
#ifndef IO_INFLATE_H
#define IO_INFLATE_H

#include <stddef.h>
#include <stdint.h>

typedef enum inflate_end {
    INFLATE_DONE, /* the stream ended; *made bytes were written */
    INFLATE_FULL, /* all `room` bytes were written, and the stream has more */
    INFLATE_BAD   /* the stream is damaged or ends too early */
} inflate_end;

/* Decompresses the stream of `size` bytes at `from` to the `room` bytes at `to`. Touches no memory outside of these two
 * ranges, even if the stream is damaged. Needs about 4 KiB of stack. */
inflate_end inflate(const uint8_t *from, size_t size, uint8_t *to, size_t room, size_t *made);

#endif
