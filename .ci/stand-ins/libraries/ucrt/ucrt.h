// What the sources use of the C library of Windows.
#include <stddef.h>

void const *memchr(void const *, int, size_t);
