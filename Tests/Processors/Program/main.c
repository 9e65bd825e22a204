// Reads documents from standard input and lets the Swift code write what it says of each to
// standard output. Before a document stands a line with its length in bytes and its name.
#include "Program.h"

// Declared here, because there are no headers for WebAssembly.
void *malloc(size_t);
void *realloc(void *, size_t);
void free(void *);
void exit(int);
long read(int, void *, size_t);
long write(int, const void *, size_t);

void examine(const uint8_t *name, ptrdiff_t nameLength, const uint8_t *bytes, ptrdiff_t length);
void examineNumbers(void);
void summarize(void);

void writeBytes(const uint8_t *bytes, ptrdiff_t length) {
  while (length > 0) {
    long written = write(1, bytes, length);
    if (written <= 0) exit(3);
    bytes += written;
    length -= written;
  }
}

static uint8_t *input;
static ptrdiff_t position, end, capacity;

static void readInput(void) {
  for (;;) {
    if (end == capacity) {
      capacity = capacity ? capacity * 2 : 1 << 20;
      input = realloc(input, capacity);
      if (!input) exit(3);
    }
    long count = read(0, input + end, capacity - end);
    if (count < 0) exit(3);
    if (count == 0) return;
    end += count;
  }
}

// The position of a byte; it is an error if there is none.
static ptrdiff_t find(uint8_t byte) {
  for (ptrdiff_t index = position; index < end; index++) {
    if (input[index] == byte) return index;
  }
  exit(3);
  return 0;
}

int main(void) {
  readInput();
  while (position < end) {
    ptrdiff_t space = find(' '), line = find('\n'), count = 0;
    for (; position < space; position++) count = count * 10 + (input[position] - '0');
    position = line + 1;
    if (count < 0 || count > end - position) exit(3);
    examine(input + space + 1, line - space - 1, input + position, count);
    position += count;
  }
  examineNumbers();
  summarize();
  return 0;
}
