#pragma once
#include <stdint.h>

// Swift imports it as SIMD16<Int8>.
typedef int8_t construction_builders_lanes __attribute__((__ext_vector_type__(16)));

/// A bit for each negative lane, that of the first lowest.
///
/// Processors have an instruction or a few for it, and Swift has no word for them. Compilers know
/// this form, so it names no processor. Clang alone compiles it, as it does for Swift.
static inline uint16_t construction_builders_negative_lanes(construction_builders_lanes lanes) {
  typedef _Bool mask __attribute__((__ext_vector_type__(16)));
  mask is_negative = __builtin_convertvector(lanes < 0, mask);
  uint16_t bits;
  __builtin_memcpy(&bits, &is_negative, sizeof bits);
  // There, memory begins with the highest bit.
  if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) bits = __builtin_bitreverse16(bits);
  return bits;
}
