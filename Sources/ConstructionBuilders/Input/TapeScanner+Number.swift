extension TapeScanner {
  /// Scans a number at its first character: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func scanNumber() throws(MalformedJSON) {
    let start = position
    var kind = TapeEntry.Kind.integer
    if unsafe bytes[position] == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    try skipDigits(orElse: .digitAfterMinus)
    if unsafe bytes[firstDigit] == UInt8(ascii: "0"), position - firstDigit > 1 {
      throw MalformedJSON(offset: firstDigit, problem: .leadingZero)
    }
    if skip(UInt8(ascii: ".")) {
      kind = .fraction
      try skipDigits(orElse: .digitAfterPoint)
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      kind = .fraction
      if !skip(UInt8(ascii: "-")) { _ = skip(UInt8(ascii: "+")) }
      try skipDigits(orElse: .digitInExponent)
    }
    tape.append(kind, extent: position - start, offset: start)
  }

  /// Skips one digit or more.
  @inline(__always)
  private mutating func skipDigits(
    orElse expectation: MalformedJSON.Expectation
  ) throws(MalformedJSON) {
    let start = position
    while position + 8 <= count {
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(bytes + position).loadUnaligned(as: UInt64.self))
      guard word.areEightDigits else { break }
      position += 8
    }
    while position < count, unsafe bytes[position] &- UInt8(ascii: "0") <= 9 { position += 1 }
    guard position > start else {
      throw failure(position < count ? .expected(expectation) : .endsEarly(expectation))
    }
  }

  @inline(__always)
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < count, unsafe bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
