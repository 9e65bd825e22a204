/// Random numbers that are the same on every machine (Steele, Lea and Flood, *Fast splittable
/// pseudorandom number generators*, 2014).
///
/// The standard library may change how it maps random bits to a range. This generator does not.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A number of a range.
  mutating func int(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { int(1...100) <= percent }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[int(0...values.count - 1)] }

  /// Some of some values, joined.
  mutating func words(_ count: Int, of values: [String], separator: String = " ") -> String {
    (0..<count).map { _ in pick(values) }.joined(separator: separator)
  }

  /// So many hexadecimal digits.
  mutating func hexadecimal(_ count: Int) -> String {
    String((0..<count).map { _ in pick(Array("0123456789abcdef")) })
  }
}
