import ConstructionBuilders
import Foundation
import TestSupport
import Testing

/// Models that are made without their builders, of members that are not what a format says: as
/// their builders make them.
struct BadInputTests {
  private static let keys = [
    "times", "days", "byDay", "rating", "price", "tags", "points", "meta", "length", "run", "hash",
    "load", "cost", "sent", "made",
  ]

  private static let right = #"""
    {
      "times": [60], "days": ["1970-01-01", "-"], "byDay": {"19700102": 1}, "rating": 5,
      "price": "12.50", "tags": ["a"], "points": [[1, 2]], "meta": [{"key": "a", "value": "b"}],
      "length": "PT4M13S", "run": "04:13", "hash": "ff", "load": 1.5, "cost": "1.234,50",
      "sent": 7, "made": "a"
    }
    """#

  /// What is sent in place of a member, or in an array with it.
  private static let values = #"""
    [
      null, "", [], {}, true, false, 7, -1, "x", "7", "N/A", "-", ["x"], [null], [[]], {"x": 1},
      1e400, [{"key": "a", "value": 1}, {"key": "a", "value": "b"}]
    ]
    """#

  private static let coercions: [Coercion] = [.strict, .lenient, .forgiving, anyCase]
  private static let anyCase: Coercion = [.lenient, .keysInAnyCase]

  @Test(arguments: keys)
  func model_isThatOfTheBuilder(key: String) throws {
    let right = try JSONValue(json: Self.right)
    guard case .array(let values) = try JSONValue(json: Self.values) else { return }
    for (index, value) in values.enumerated() {
      var document = right
      document[key] = value
      try check(document, coercions(index, key))
      // Half of the values in an array, the others under another key: other ones for each member.
      let isFirst = (index + key.utf8.count) % 2 == 0
      if let sent = right[key], checksAllCases || isFirst {
        document[key] = .array([sent, value, sent])
        try check(document, coercions(index + 1, key))
      }
      guard checksAllCases || !isFirst else { continue }
      var renamed = right
      renamed[key] = nil
      renamed[key.uppercased()] = value
      // By the other coercions it is missing.
      try check(renamed, [Self.anyCase])
    }
    var missing = right
    missing[key] = nil
    try check(missing, Self.coercions)
  }

  /// One of the coercions in turn, and all with `ALL_CASES`.
  private func coercions(_ index: Int, _ key: String) -> [Coercion] {
    checksAllCases
      ? Self.coercions : [Self.coercions[(index + key.utf8.count) % Self.coercions.count]]
  }

  private func check(_ document: JSONValue, _ coercions: [Coercion]) throws {
    for coercion in coercions { try check("\(document)", coercion) }
  }

  private func check(_ json: String, _ coercion: Coercion) throws {
    typealias Sut = Shapes.Composed.Builder
    let sut = try Sut(json: json, coercion: coercion)
    let (built, direct) = (sut.build(), Sut.build(json: json, coercion: coercion))
    expect(direct, equals: built, "\(json)")
    let report = Sut.report(json: json, coercion: coercion)
    expect(report.result, equals: built, "\(json)")
    expect(report.findings, equals: sut.report().findings, "\(json)")
    #if Foundation
      // JSONSerialization refuses numbers that no Double is.
      guard
        let members = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      else { return }
      let held = Sut.report(dictionary: members, coercion: coercion)
      expect(held.findings.map(\.path), equals: report.findings.map(\.path), "\(json)")
      expect(held.findings.map(\.kind), equals: report.findings.map(\.kind), "\(json)")
    #endif
  }
}
