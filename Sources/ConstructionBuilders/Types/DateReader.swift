/// Reads a text from left to right.
struct DateReader: ~Escapable {
  let text: Span<UInt8>
  var position = 0

  @_lifetime(copy text)
  init(text: Span<UInt8>) { self.text = text }

  var isAtEnd: Bool { position == text.count }

  /// Reads a number with exactly `digits` digits.
  mutating func number(digits: Int) -> Int? {
    guard position + digits <= text.count else { return nil }
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  /// Reads a number with a range of digits, at most nine.
  ///
  /// If it has more digits than the minimum, the first one is not 0.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while position - start < digits.upperBound, let digit = digit() { value = value * 10 + digit }
    let count = position - start
    guard count >= digits.lowerBound else { return nil }
    return count == digits.lowerBound || text[start] != UInt8(ascii: "0") ? value : nil
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard !isAtEnd, text[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips `bytes`. If other bytes follow, skips nothing and returns false.
  mutating func skip(_ bytes: some Collection<UInt8>) -> Bool {
    guard position + bytes.count <= text.count else { return false }
    var end = position
    for byte in bytes {
      guard text[end] == byte else { return false }
      end += 1
    }
    position = end
    return true
  }

  /// Reads the digits of a fraction, at least one. Digits after the 18th are too small to matter.
  mutating func fraction(digits most: Int = .max) -> Double? {
    var value: Int64 = 0
    var divisor = 1.0
    var count = 0
    while count < most, let digit = digit() {
      count += 1
      guard count <= 18 else { continue }
      value = value * 10 + Int64(digit)
      divisor *= 10
    }
    return count == 0 ? nil : Double(value) / divisor
  }

  /// Reads a zone, and returns its offset in seconds east of UTC; nil if it is not a zone.
  ///
  /// At the end of the text, the offset is 0.
  mutating func zone() -> Int? {
    if isAtEnd || skip("Z") || skip("z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = skip(":")
      guard let value = number(digits: 2), value < 60 else { return nil }
      minutes = value
    }
    let seconds = hours * 3_600 + minutes * 60
    return isWest ? -seconds : seconds
  }

  mutating func digit() -> Int? {
    guard !isAtEnd, 0x30...0x39 ~= text[position] else { return nil }
    position += 1
    return Int(text[position - 1] - 0x30)
  }
}
