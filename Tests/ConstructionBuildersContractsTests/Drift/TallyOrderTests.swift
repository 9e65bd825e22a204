import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// A tally of findings is the same, in whatever order they were counted and merged.
struct TallyOrderTests {
  private static let day = Date(timeIntervalSince1970: 1_772_438_400)

  private static func finding(
    _ path: FieldPath, _ kind: Finding.Kind = .coerced, found: JSONType? = .string,
    reason: String? = nil, line: Int? = nil
  ) -> Finding {
    Finding(
      path: path, kind: kind, expected: "Int",
      found: found.map { FoundValue(kind: $0, excerpt: "1") },
      isRepair: true, reason: reason, location: line.map { TextLocation(line: $0, column: 1) })
  }

  /// Findings that share rows and differ in all that an example keeps, and others with the same
  /// text in rows of their own.
  static let responses: [(findings: [Finding], date: Date)] = [
    ([finding("a[3].id"), finding("a[1].id"), finding("a[2].id")], day),
    ([finding("a[0].id")], day.addingTimeInterval(9)),
    ([finding("a[7].id"), finding("b[1][2]")], day),
    ([finding("b[0][9]"), finding("b[1][0]")], day),
    ([finding("", .malformed, reason: "x", line: 3)], day),
    ([finding("", .malformed, reason: "x", line: 2)], day),
    ([finding("", .malformed, reason: "y", line: 2)], day),
    ([finding("", .malformed)], day),
    ([finding("m", .missing, found: nil)], day), ([finding("m", .missing, found: .null)], day),
    ([finding("m", .missing, found: .string)], day),
    ([finding("c", .more(3))], day), ([finding("c", .more(2))], day),
    ([finding(FieldPath([.key("é")]))], day), ([finding(FieldPath([.key("e\u{301}")]))], day),
    ([], day), ([], day.addingTimeInterval(-5)),
  ]

  private static func tally(
    _ responses: some Sequence<(findings: [Finding], date: Date)>
  ) -> FindingTally {
    var tally = FindingTally()
    for response in responses { tally.add(response.findings, at: response.date) }
    return tally
  }

  private static func encoded(_ tally: FindingTally) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(tally), as: UTF8.self)
  }

  @Test(arguments: UInt64(0)..<60)
  func tally_isTheSameInAnyOrderAndGrouping(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let all = Self.tally(Self.responses)
    let text = try Self.encoded(all)
    let shuffled = Self.responses.shuffled(using: &random).map { response in
      (findings: response.findings.shuffled(using: &random), date: response.date)
    }
    let counted = Self.tally(shuffled)
    let cut = Int.random(in: 0...shuffled.count, using: &random)
    var merged = Self.tally(shuffled[..<cut])
    merged.merge(Self.tally(shuffled[cut...]))
    var other = Self.tally(shuffled[cut...])
    other.merge(Self.tally(shuffled[..<cut]))
    for sut in [counted, merged, other] {
      expect(sut, equals: all)
      expect(sut.hashValue, equals: all.hashValue)
      expect(sut.description, equals: all.description)
      try expect(Self.encoded(sut), equals: text)
      try expect(JSONDecoder().decode(FindingTally.self, from: Data(text.utf8)), equals: sut)
    }
  }

  @Test func example_isThatOfTheFirstDate_andThenOfTheFirstIndices() {
    let tally = Self.tally(Self.responses)
    let examples = Dictionary(grouping: tally.rows, by: \.path).mapValues { $0[0].example.path }
    expect(examples["a[*].id"], equals: "a[1].id")
    expect(examples["b[*][*]"], equals: "b[0][9]")
  }
}
