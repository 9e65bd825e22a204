import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Arrays of numbers are read in one loop, if each is exact.
struct ScalarsTests {
  @Test(
    arguments: [
      ("[]", []), ("[1]", [1]), ("[1, -2.5, 3e2]", [1, -2.5, 300]), ("[1, \"2\"]", nil),
      ("[1, [2]]", nil), ("[[1]]", nil), ("[1, {\"a\": 2}, 3]", nil), ("[1, null]", nil),
      ("1", nil),
      ("{\"0\": 1}", nil), ("[9007199254740993]", nil),
    ] as [(String, [Double]?)])
  func doubles_areReadIfAllAreExact(json: String, expected: [Double]?) throws {
    try expect(read(json) { $0.exactElements { $0.shortDouble } }, equals: expected)
  }

  @Test(
    arguments: [
      ("[1, 255]", [1, 255]), ("[1, 256]", nil), ("[-1]", nil), ("[1.0]", nil), ("[true]", nil),
    ] as [(String, [UInt8]?)])
  func integers_areReadIfAllFit(json: String, expected: [UInt8]?) throws {
    try expect(
      read(json) { $0.exactElements { $0.shortInteger.flatMap(UInt8.init(exactly:)) } },
      equals: expected)
  }

  @Test func inexactElement_isReadAndReportedAsBefore() throws {
    let numbers = try One<[Int]>(json: #"{"value": [1, "2", 3.5, 4]}"#)
    expect(numbers.value, equals: [1, 2, 4])
    expect(numbers.findings.map(\.description).count, equals: 2)
  }

  /// `Double` where an element is a whole number in a dictionary: no tape, so no shortcut.
  @Test func dictionary_hasNoShortcut() {
    expect(One<[Double]>(dictionary: ["value": [1, 2.5]]).value, equals: [1, 2.5])
  }

  private func read<Value>(_ json: String, _ body: (JSONNode) -> Value?) throws -> Value? {
    try Array(json.utf8).withDocumentBytes { bytes in
      Result { () throws(MalformedJSON) in
        try withTape(of: bytes) { body(JSONNode(.tape(copy $0), ReadingContext(.lenient))) }
      }
    }.get()
  }
}
