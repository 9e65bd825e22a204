#include <stddef.h>
#include <stdint.h>

/// Runs the fuzzer with the arguments of a command line. It comes with `-sanitize=fuzzer`.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
