#pragma once
#include <stddef.h>
#include <stdint.h>

// Writes to standard output. The Swift code calls it.
void writeBytes(const uint8_t *bytes, ptrdiff_t length);
