// What the program needs of a C library, for WebAssembly: the toolchain has none for it. It reads
// and writes by two functions of WASI.
#include <stddef.h>
#include <stdint.h>

#define IMPORTED(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

struct part {
  void *bytes;
  size_t length;
};

IMPORTED("fd_read") int fd_read(int, const struct part *, size_t, size_t *);
IMPORTED("fd_write") int fd_write(int, const struct part *, size_t, size_t *);

long read(int file, void *bytes, size_t length) {
  struct part part = {bytes, length};
  size_t count;
  return fd_read(file, &part, 1, &count) == 0 ? (long)count : -1;
}

long write(int file, const void *bytes, size_t length) {
  struct part part = {(void *)bytes, length};
  size_t count;
  return fd_write(file, &part, 1, &count) == 0 ? (long)count : -1;
}

void exit(int status) { __builtin_trap(); }

void *memmove(void *target, const void *source, size_t length) {
  uint8_t *to = target;
  const uint8_t *from = source;
  if (to <= from) {
    for (size_t index = 0; index < length; index++) to[index] = from[index];
  } else {
    while (length-- > 0) to[length] = from[length];
  }
  return target;
}

void *memcpy(void *target, const void *source, size_t length) {
  return memmove(target, source, length);
}

void *memset(void *target, int byte, size_t length) {
  uint8_t *to = target;
  for (size_t index = 0; index < length; index++) to[index] = byte;
  return target;
}

int memcmp(const void *left, const void *right, size_t length) {
  const uint8_t *a = left, *b = right;
  for (size_t index = 0; index < length; index++) {
    if (a[index] != b[index]) return a[index] - b[index];
  }
  return 0;
}

// Memory in powers of two, each with a list of free blocks. The 16 bytes before a block have the
// logarithm of its size.
extern uint8_t __heap_base;
static uintptr_t heap;
static void *freeBlocks[32];

void *malloc(size_t size) {
  int logarithm = 5;
  while (((size_t)1 << logarithm) < size + 16) logarithm++;
  uint8_t *block = freeBlocks[logarithm];
  if (block) {
    freeBlocks[logarithm] = *(void **)block;
    return block;
  }
  if (heap == 0) heap = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t start = heap;
  heap += (uintptr_t)1 << logarithm;
  uintptr_t has = __builtin_wasm_memory_size(0) << 16;
  if (heap > has && __builtin_wasm_memory_grow(0, (heap - has + 0xFFFF) >> 16) == (size_t)-1) {
    return NULL;
  }
  *(int *)start = logarithm;
  return (void *)(start + 16);
}

void free(void *block) {
  if (!block) return;
  int logarithm = *(int *)((uint8_t *)block - 16);
  *(void **)block = freeBlocks[logarithm];
  freeBlocks[logarithm] = block;
}

void *realloc(void *block, size_t size) {
  void *copy = malloc(size);
  if (!block || !copy) return copy;
  size_t had = ((size_t)1 << *(int *)((uint8_t *)block - 16)) - 16;
  memcpy(copy, block, had < size ? had : size);
  free(block);
  return copy;
}

// Blocks are aligned to 16 bytes, which is all that the program asks for.
int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment > 16) __builtin_trap();
  *block = malloc(size);
  return *block ? 0 : 12;
}

// Hashes need not be random here.
void arc4random_buf(void *bytes, size_t length) { memset(bytes, 42, length); }

int putchar(int character) {
  uint8_t byte = character;
  return write(1, &byte, 1) == 1 ? character : -1;
}

// The product of two numbers of 128 bits. The compiler calls it for any product of more than 64,
// so it multiplies halves of 64 bits.
typedef union {
  __int128 whole;
  uint64_t halves[2];
} wide;

__int128 __multi3(__int128 left, __int128 right) {
  wide a = {left}, b = {right}, product;
  uint64_t a0 = a.halves[0] & 0xFFFFFFFF, a1 = a.halves[0] >> 32;
  uint64_t b0 = b.halves[0] & 0xFFFFFFFF, b1 = b.halves[0] >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (middle & 0xFFFFFFFF);
  product.halves[0] = (other << 32) | (low & 0xFFFFFFFF);
  product.halves[1] = a1 * b1 + (middle >> 32) + (other >> 32) + a.halves[0] * b.halves[1] +
                      a.halves[1] * b.halves[0];
  return product.whole;
}

void __stack_chk_fail(void) { __builtin_trap(); }
uintptr_t __stack_chk_guard = 0x5AFE57AC;

int main(void);
__attribute__((export_name("_start"))) void start(void) {
  if (main() != 0) __builtin_trap();
}
