/// A sequence of slightly changed inputs, always the same for a seed.
struct Mutation {
  private let seeds: [[UInt8]]
  private var random: SplitMix64

  /// - Precondition: `seeds` is not empty.
  init(seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    random = SplitMix64(seed: seed)
  }

  /// One to four changes of an input.
  mutating func next() -> [UInt8] {
    var bytes = seeds.randomElement(using: &random)!
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...min(8, bytes.count - place), using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random)!.utf8, at: place)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 4:
      let other = seeds.randomElement(using: &random)!
      bytes.replaceSubrange(place..<place + length, with: other.prefix(32))
    default:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random) }
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "\"\"", "null", "true", "[]", "{}", "-0", "1e400",
    "0",
    "9007199254740993", "18446744073709551616", "1.5", "e-3", "\\u00e9", "\\ud83d\\ude00",
    "\\ud800",
    "é", "e\u{301}", "😀", "\u{2028}", "\u{FEFF}", " ", "\n", ".", "[0]", "[\"a\"]", "T", "+01:00",
    "-",
  ]
}
