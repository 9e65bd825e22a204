import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Every Double is the one nearest to its spelling.
struct DoubleTests {
  @Test(arguments: [
    "0", "-0", "-0.0", "0.0e0", "1", "0.1", "0.2", "0.3", "1e22", "1e23", "1e-22", "1e-23",
    "9007199254740993.0", "9007199254740992.5", "123456789012345678", "1.7976931348623157e308",
    "1.7976931348623158e308", "4.9e-324", "2.4703282292062328e-324", "2.4703282292062327e-324",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "5e-324", "1e-400",
    "0.000000000000000001",
    "100000000000000000000000", "9.5367431640625e-7", "7.2057594037927933e16",
    "1448997445238699", "0.00012345678901234567", "0.0000000000000000000000123",
    "0.00000000000000000000", "12345678901234567890", "1234567890123456789e-19",
    "9999999999999999999e19", "18446744073709551615.0", "1e19", "1e-19", "1e20", "1e-20",
    "9007199254740993e0", "9007199254740991.5",
    "0.500000000000000166533453693773481063544750213623046875",
    "1.00000000000000011102230246251565404236316680908203125",
    "1.00000000000000011102230246251565404236316680908203124",
    "1.00000000000000011102230246251565404236316680908203126",
    "3.14159265358979323846264338327950288",
  ])
  func hardSpelling_isRoundedCorrectly(_ spelling: String) throws {
    try expectNearest(spelling)
  }

  @Test func randomSpelling_isRoundedCorrectly() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<volume(debug: 800, release: 8_000, all: 20_000) {
      let digits = Int.random(in: 1...20, using: &random)
      var spelling = (0..<digits).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }.joined()
      spelling = "\(Int.random(in: 1...9, using: &random)).\(spelling)"
      if Bool.random(using: &random) {
        spelling += "e\(Int.random(in: -330...310, using: &random))"
      }
      try expectNearest(spelling)
    }
  }

  /// One to ten digits before the point and one to twenty after it. They are read at once, in words
  /// of eight, or one by one.
  @Test func fractionsOfAllLengths_areRoundedCorrectly() throws {
    var random = SplitMix64(seed: 9)
    for (before, behind) in (1...10).flatMap({ before in (1...20).map { (before, $0) } }) {
      let nines = String(repeating: "9", count: before - 1)
      let digits = (0..<behind).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
      for fraction in [digits, String(repeating: "0", count: behind), "0" + digits.dropFirst()] {
        for sign in ["", "-"] {
          try expectNearest("\(sign)1\(nines).\(fraction)")
          if before == 1 { try expectNearest("\(sign)0.\(fraction)") }
        }
      }
    }
  }

  @Test func randomDouble_isReadBack() throws {
    var random = SplitMix64(seed: 8)
    for _ in 0..<volume(debug: 800, release: 8_000, all: 20_000) {
      let double = Double(bitPattern: random.next())
      guard double.isFinite else { continue }
      try expectNearest("\(double)")
    }
  }

  @Test(arguments: HardSpellings.known)
  func knownHardSpelling_isRoundedCorrectly(_ spelling: String) throws {
    try expectNearest(spelling)
    try expectNearest("-" + spelling)
  }

  /// All powers of two, the Doubles beside them, and the midpoints between those. A debug build
  /// takes few, and a release build some unless it takes all.
  @Test func everyPowerOfTwo_isRoundedCorrectly() throws {
    for exponent in stride(
      from: -1_074, through: 1_023, by: stepWidth(debug: 19, release: 5, all: 1))
    {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      try expectNearest("\(power)")
      try expectNearest("\(power.nextDown)")
      for lower in [power, power.nextDown] {
        let (digits, exponent) = HardSpellings.middle(above: lower)
        try expectNearest("\(digits)e\(exponent)")
        try expectNearest("\(digits)0000001e\(exponent - 7)")
      }
    }
  }

  /// In four parts.
  @Test(arguments: 1...4)
  func hardSpellings_areRoundedCorrectly(seed: UInt64) throws {
    var spellings = HardSpellings(seed: seed)
    for _ in 0..<volume(debug: 150, release: 1_000, all: 250_000) {
      try expectNearest(spellings.next())
    }
  }

  /// Compares with the C library, as a number and as a numeral in a string.
  private func expectNearest(_ spelling: String) throws {
    let expected = strtod(spelling, nil)
    for json in [#"{"value":\#(spelling)}"#, #"{"value":"\#(spelling)"}"#] {
      let value = try One<Double>(json: json).value
      if expected.isFinite {
        guard value?.bitPattern != expected.bitPattern else { continue }
      } else {
        guard value != nil else { continue }
      }
      Issue.record("\(json): \(value as Any), not \(expected)")
    }
  }
}
