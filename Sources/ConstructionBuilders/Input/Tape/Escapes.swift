/// Decodes a text with escapes.
///
/// - Precondition: the scanner has accepted the text: every escape is complete, every surrogate has
///   its other half, and the rest is valid UTF-8.
func decodeEscapes(_ spelling: UnsafeBufferPointer<UInt8>) -> String {
  // The output fits, because no escape is shorter than its character: `\uXXXX` has six bytes for at
  // most three, a pair twelve for four.
  unsafe String(unsafeUninitializedCapacity: spelling.count) { output in
    var source = 0
    var target = 0
    while source < spelling.count {
      let byte = unsafe spelling[source]
      guard byte == UInt8(ascii: "\\") else {
        unsafe output[target] = byte
        source += 1
        target += 1
        continue
      }
      assert(source + 1 < spelling.count)
      let letter = unsafe spelling[source + 1]
      guard letter == UInt8(ascii: "u") else {
        unsafe output[target] = meaning(ofEscape: letter)
        source += 2
        target += 1
        continue
      }
      var scalar = unsafe codeUnit(spelling, at: source + 2)
      source += 6
      if scalar & 0xFC00 == 0xD800 {
        let low = unsafe codeUnit(spelling, at: source + 2)
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + (low & 0x3FF)
        source += 6
      }
      for byte in UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init() {
        unsafe output[target] = byte
        target += 1
      }
    }
    assert(target <= output.count)
    return target
  }
}

private func meaning(ofEscape letter: UInt8) -> UInt8 {
  switch letter {
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: letter
  }
}

/// The code unit that four hexadecimal digits write.
///
/// - Precondition: four such digits stand at `index`.
private func codeUnit(_ spelling: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
  assert(index + 4 <= spelling.count)
  return unsafe spelling[index..<index + 4].reduce(0) {
    $0 << 4 | UInt32(hexadecimalDigit($1) ?? 0)
  }
}
