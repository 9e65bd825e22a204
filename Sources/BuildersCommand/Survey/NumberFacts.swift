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

  init() {}

  init(
    least: Bound?, greatest: Bound?, fractions: Int, pointed: Int, beyond: Int, lossy: Int
  ) {
    (self.least, self.greatest) = (least, greatest)
    (self.fractions, self.pointed) = (fractions, pointed)
    (self.beyond, self.lossy) = (beyond, lossy)
  }

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

  /// Counts a number by its spelling.
  mutating func add(_ spelling: UnsafeBufferPointer<UInt8>) {
    if let quick = unsafe QuickNumber(spelling) {
      if !quick.isWhole { fractions &+= 1 } else if quick.hasPoint { pointed &+= 1 }
      // The nearest Doubles of two numbers are never in another order than the numbers.
      if let least, let greatest, least.near < quick.near, quick.near < greatest.near { return }
      widen(Bound(unsafe String(decoding: spelling, as: UTF8.self)))
    } else {
      addSlowly(Bound(unsafe String(decoding: spelling, as: UTF8.self)))
    }
  }

  private mutating func addSlowly(_ number: Bound) {
    if !number.exact.isWhole {
      fractions &+= 1
    } else if number.text.utf8.contains(where: { $0 == 0x2E || $0 | 0x20 == 0x65 }) {
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

/// A number of at most 15 digits without exponent, which a Double keeps.
private struct QuickNumber {
  let near: Double
  let isWhole: Bool
  let hasPoint: Bool

  private static let powers: [Double] = (0...15).map { power in
    (0..<power).reduce(1) { product, _ in product * 10 }
  }

  init?(_ spelling: UnsafeBufferPointer<UInt8>) {
    guard spelling.count <= 16 else { return nil }
    var index = 0
    let isNegative = unsafe spelling[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    var digits = 0
    var number = 0 as Int64
    var decimals = 0
    var (hasPoint, isWhole) = (false, true)
    while index < spelling.count {
      let byte = unsafe spelling[index]
      if byte.isDigit {
        number = number &* 10 &+ Int64(byte &- 0x30)
        digits &+= 1
        if hasPoint {
          decimals &+= 1
          if byte != 0x30 { isWhole = false }
        }
      } else if byte == UInt8(ascii: ".") {
        hasPoint = true
      } else {
        return nil
      }
      index &+= 1
    }
    guard digits <= 15 else { return nil }
    // Both are exact, so their quotient is the nearest Double.
    let near = hasPoint ? Double(number) / Self.powers[decimals] : Double(number)
    self.near = isNegative ? -near : near
    self.isWhole = isWhole
    self.hasPoint = hasPoint
  }
}
