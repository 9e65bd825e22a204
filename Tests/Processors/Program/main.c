// Reads documents from standard input and writes what the Swift code says of each to standard
// output. A document comes after a line with its length in bytes and its name.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

void examine(const uint8_t *name, ptrdiff_t nameLength, const uint8_t *bytes, ptrdiff_t length);
void examineNumbers(void);
void summarize(void);

// Writes to a file descriptor. The Swift code calls it.
void writeBytes(const uint8_t *bytes, ptrdiff_t length) {
  while (length > 0) {
    ptrdiff_t written = write(1, bytes, length);
    if (written <= 0) exit(3);
    bytes += written;
    length -= written;
  }
}

int main(void) {
  uint8_t *bytes = NULL;
  ptrdiff_t capacity = 0, length = 0;
  for (;;) {
    if (length == capacity) {
      capacity = capacity ? capacity * 2 : 1 << 20;
      bytes = realloc(bytes, capacity);
      if (!bytes) return 3;
    }
    ptrdiff_t got = read(0, bytes + length, capacity - length);
    if (got < 0) return 3;
    if (got == 0) break;
    length += got;
  }
  ptrdiff_t position = 0;
  while (position < length) {
    ptrdiff_t count = 0;
    while (bytes[position] != ' ') count = count * 10 + (bytes[position++] - '0');
    ptrdiff_t name = ++position;
    while (bytes[position] != '\n') position++;
    ptrdiff_t nameLength = position++ - name;
    // A document of its own: nothing lies behind it.
    uint8_t *document = malloc(count ? count : 1);
    if (!document) return 3;
    for (ptrdiff_t index = 0; index < count; index++) document[index] = bytes[position + index];
    examine(bytes + name, nameLength, document, count);
    free(document);
    position += count;
  }
  examineNumbers();
  summarize();
  return 0;
}
