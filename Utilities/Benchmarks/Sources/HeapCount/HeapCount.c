#include "HeapCount.h"

#include <stddef.h>

// An executable's own malloc comes before that of the C library, for the Swift runtime and
// Foundation as well. glibc has a second name for each of its functions, so that there is no need
// to look them up, which would itself allocate.
#if defined(__linux__)
#include <features.h>
#endif

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static atomic_bool is_counting;
static atomic_long allocations;
static atomic_long in_use;
static atomic_long peak;

static bool counts(void) {
  return atomic_load_explicit(&is_counting, memory_order_relaxed);
}

static void *added(void *block) {
  if (!counts() || block == NULL) return block;
  long size = (long)malloc_usable_size(block);
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  long now = size + atomic_fetch_add_explicit(&in_use, size, memory_order_relaxed);
  long highest = atomic_load_explicit(&peak, memory_order_relaxed);
  while (now > highest && !atomic_compare_exchange_weak(&peak, &highest, now)) {
  }
  return block;
}

static void removed(void *block) {
  if (!counts() || block == NULL) return;
  atomic_fetch_sub_explicit(&in_use, (long)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return added(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  removed(block);
  return added(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
  return added(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return added(__libc_memalign(alignment, size));
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = __libc_memalign(alignment, size);
  if (block == NULL) return ENOMEM;
  *result = added(block);
  return 0;
}

void free(void *block) {
  removed(block);
  __libc_free(block);
}

bool heap_count_is_available(void) { return true; }

void heap_count_start(void) {
  atomic_store(&allocations, 0);
  atomic_store(&in_use, 0);
  atomic_store(&peak, 0);
  atomic_store(&is_counting, true);
}

struct HeapCount heap_count_stop(void) {
  atomic_store(&is_counting, false);
  return (struct HeapCount){atomic_load(&allocations), atomic_load(&peak)};
}

#else

bool heap_count_is_available(void) { return false; }

void heap_count_start(void) {}

struct HeapCount heap_count_stop(void) { return (struct HeapCount){0, 0}; }

#endif
