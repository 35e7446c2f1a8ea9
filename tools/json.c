#include <string.h>

#include "cli.h"

void json_bytes(FILE *out, const char *text, size_t length)
{
    putc('"', out);
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '"' || c == '\\')
            fprintf(out, "\\%c", c);
        else if (c < ' ')
            fprintf(out, "\\u%04x", c);
        else
            putc(c, out);
    }
    putc('"', out);
}

void json_text(FILE *out, const char *text) { json_bytes(out, text, strlen(text)); }
