/* Reads the digits of a seven-segment display, as a firmware would. The program needs only reader.o, the object that
 * `quern compile` makes, and libquern-rt.a:
 *
 *     quern compile reader.mlir --cpu pi4 -o reader.o --header reader.h
 *     $CC -O2 -o read read.c reader.o -lquern-rt
 *     ./read 1111110 0110000                  one argument for each digit: segments a to g, 1 for a lit segment
 */
#include <stdio.h>

#include "reader.h"

int main(int count, char **args)
{
    static reader_workspace workspace; /* only one call of reader at a time may use the workspace */
    for (int i = 1; i < count; i++) {
        float lit[reader_COUNT_lit] = {0}, scores[reader_COUNT_scores];
        int32_t digit;
        for (int s = 0; s < reader_COUNT_lit && args[i][s]; s++)
            lit[s] = args[i][s] == '1';
        if (reader(lit, scores, &digit, &workspace) != QUERN_RT_OK)
            return 1;
        printf("%d", (int)digit);
    }
    printf("\n");
    return 0;
}
