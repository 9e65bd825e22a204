import ConstructionBuilders

/// What was seen of the numbers at one place.
struct NumberFacts: Equatable, Sendable {
  /// The least and the greatest number, as it was sent.
  private(set) var least: Bound?
  private(set) var greatest: Bound?

  /// How many are not whole.
  private(set) var fractions = 0

  /// How many are whole but written with a point or an exponent, such as `1.0`.
  private(set) var pointed = 0

  /// How many are greater than 2⁵³, or less than −2⁵³.
  private(set) var beyond = 0

  /// How many have digits that a Double would lose.
  private(set) var lossy = 0

  /// One end of a range.
  struct Bound: Equatable, Sendable {
    let text: String
    let exact: ExactNumber
    /// The nearest Double, to compare quickly.
    let near: Double

    init(_ text: String) {
      self.text = text
      exact = ExactNumber(text)
      near = Double(text) ?? (text.hasPrefix("-") ? -.infinity : .infinity)
    }

    /// Of equal numbers, such as `1` and `1.0`, the one with the shorter text comes first.
    fileprivate func precedes(_ other: Bound, upwards: Bool) -> Bool {
      if exact != other.exact { return upwards ? exact < other.exact : other.exact < exact }
      let (mine, others) = (text.utf8, other.text.utf8)
      return mine.count != others.count
        ? mine.count < others.count : mine.lexicographicallyPrecedes(others)
    }
  }

  /// Counts a number.
  ///
  /// - Parameters:
  ///   - spelling: Its bytes.
  ///   - near: The nearest Double, if that is easily known.
  ///   - isInteger: Whether there are only digits.
  mutating func add(_ spelling: Span<UInt8>, near: Double?, isInteger: Bool) {
    // A Double keeps fifteen digits, and the order of numbers that it keeps.
    if spelling.count <= 16, let near, abs(near) < 0x1p53 {
      if near != near.rounded() { fractions &+= 1 } else if !isInteger { pointed &+= 1 }
      if let least, let greatest, least.near < near, near < greatest.near { return }
      widen(Bound(String(bytes: spelling)))
    } else {
      add(String(bytes: spelling))
    }
  }

  /// Counts a number by its spelling.
  mutating func add(_ spelling: String) {
    let number = Bound(spelling)
    if !number.exact.isWhole {
      fractions &+= 1
    } else if spelling.utf8.contains(where: { $0 == 0x2E || $0 | 0x20 == 0x65 }) {
      pointed &+= 1
    }
    if number.exact.isBeyondDouble { beyond &+= 1 }
    if !number.exact.isSurelyDouble {
      let isKept = number.near.isFinite && ExactNumber("\(number.near)") == number.exact
      if !isKept { lossy &+= 1 }
    }
    widen(number)
  }

  private mutating func widen(_ number: Bound) {
    if least.map({ number.precedes($0, upwards: true) }) ?? true { least = number }
    if greatest.map({ number.precedes($0, upwards: false) }) ?? true { greatest = number }
  }

  mutating func merge(_ other: NumberFacts) {
    if let least = other.least { widen(least) }
    if let greatest = other.greatest { widen(greatest) }
    fractions = fractions.saturatingSum(other.fractions)
    pointed = pointed.saturatingSum(other.pointed)
    beyond = beyond.saturatingSum(other.beyond)
    lossy = lossy.saturatingSum(other.lossy)
  }
}

extension String {
  fileprivate init(bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
