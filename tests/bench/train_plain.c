/* The training loop in plain C without intrinsics, written for gcc -O3 -march=native. */
#include "train.h"

static void forward(const weights *w, float hidden[DIGITS][HIDDEN], float p[DIGITS][DIGITS])
{
    for (int n = 0; n < DIGITS; n++) {
        float z[HIDDEN];
        for (int j = 0; j < HIDDEN; j++)
            z[j] = w->b1[j];
        for (int k = 0; k < SEGMENTS; k++)
            for (int j = 0; j < HIDDEN; j++)
                z[j] += train_x[n][k] * w->w1[k][j];
        for (int j = 0; j < HIDDEN; j++)
            hidden[n][j] = tanhf(z[j]);

        for (int c = 0; c < DIGITS; c++)
            p[n][c] = w->b2[c];
        for (int j = 0; j < HIDDEN; j++)
            for (int c = 0; c < DIGITS; c++)
                p[n][c] += hidden[n][j] * w->w2[j][c];

        float largest = p[n][0], sum = 0;
        for (int c = 1; c < DIGITS; c++)
            largest = p[n][c] > largest ? p[n][c] : largest;
        for (int c = 0; c < DIGITS; c++) {
            p[n][c] = expf(p[n][c] - largest);
            sum += p[n][c];
        }
        for (int c = 0; c < DIGITS; c++)
            p[n][c] /= sum;
    }
}

/* Updates the weights. `d` is the gradient of the loss by the logits, multiplied by the learning rate. */
static void backward(weights *w, float hidden[DIGITS][HIDDEN], float d[DIGITS][DIGITS])
{
    float dz[DIGITS][HIDDEN];
    for (int n = 0; n < DIGITS; n++)
        for (int j = 0; j < HIDDEN; j++) {
            float sum = 0;
            for (int c = 0; c < DIGITS; c++)
                sum += d[n][c] * w->w2[j][c];
            dz[n][j] = sum * (1 - hidden[n][j] * hidden[n][j]);
        }
    for (int n = 0; n < DIGITS; n++) {
        for (int j = 0; j < HIDDEN; j++)
            for (int c = 0; c < DIGITS; c++)
                w->w2[j][c] -= hidden[n][j] * d[n][c];
        for (int c = 0; c < DIGITS; c++)
            w->b2[c] -= d[n][c];
        for (int k = 0; k < SEGMENTS; k++)
            for (int j = 0; j < HIDDEN; j++)
                w->w1[k][j] -= train_x[n][k] * dz[n][j];
        for (int j = 0; j < HIDDEN; j++)
            w->b1[j] -= dz[n][j];
    }
}

static void train(void *user, weights *w)
{
    (void)user;
    float hidden[DIGITS][HIDDEN], p[DIGITS][DIGITS];
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
        forward(w, hidden, p);
        for (int n = 0; n < DIGITS; n++)
            for (int c = 0; c < DIGITS; c++)
                p[n][c] = (p[n][c] - (n == c)) * (RATE / DIGITS);
        backward(w, hidden, p);
    }
}

int main(int argc, char **argv)
{
    train_contest(argc > 2 ? argv[2] : "plain", argc > 1 ? atoi(argv[1]) : 5, train, NULL);
    return 0;
}
