#ifndef HEAP_COUNT_H
#define HEAP_COUNT_H

#include <stdbool.h>

/// What was asked of the heap between start and stop, by every thread.
struct HeapCount {
  /// Calls of malloc, calloc, realloc and their aligned relatives.
  long allocations;
  /// The most bytes in use at once, above those in use at the start.
  long peak;
};

/// Whether this platform lets the calls be counted.
bool heap_count_is_available(void);

void heap_count_start(void);

struct HeapCount heap_count_stop(void);

#endif
