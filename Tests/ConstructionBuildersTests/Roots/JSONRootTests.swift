import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// The outermost value of a document, whatever its type, from every input.
struct JSONRootTests {
  @Test(arguments: RootInput.allCases)
  func arrayOfBuilders_hasWhatCouldBeReadAndReportsTheRest(input: RootInput) throws {
    let sut = try input.read(
      [GuestBuilder].self, #"[{"name": "Scott"}, {"friends": []}, 7, {"name": 8}]"#)

    expect(sut.value?.map(\.name), equals: ["Scott", nil, "8"])
    expect(sut.outcome, equals: .value)
    expect(sut.finding, equals: nil)
    expect(
      sut.findings, say: "[1].name: required String is missing",
      "[2]: expected object, found number 7", "[3].name: read number 8 as String")
    try expect(sut.build().get().map(\.name), equals: ["Scott", "8"])
  }

  @Test(arguments: RootInput.allCases)
  func dictionaryOfBuilders_hasPathsOfKeys(input: RootInput) throws {
    let sut = try input.read(
      [String: GuestBuilder].self, #"{"a": {"name": "Jean"}, "b": {}, "c d": null}"#)

    expect(sut.value?.keys.sorted(), equals: ["a", "b"])
    expect(
      sut.findings, say: "b.name: required String is missing", #"["c d"]: required object is null"#)
    try expect(sut.build().get(), equals: ["a": Guest(name: "Jean", friends: [])])
  }

  @Test(arguments: RootInput.allCases)
  func scalars_areValues(input: RootInput) throws {
    try expect(input.read(Int.self, "7").build(), equals: .success(7))
    try expect(input.read(Double.self, "-0.5").build(), equals: .success(-0.5))
    try expect(input.read(String.self, #""a""#).build(), equals: .success("a"))
    try expect(input.read(Bool.self, "true").build(), equals: .success(true))
    try expect(input.read(Color.self, #""red""#).build(), equals: .success(.red))
    try expect(input.read(JSONValue.self, "null").build(), equals: .success(.null))
    try expect(input.read(Int?.self, "null").build(), equals: .success(nil))
    try expect(input.read(Set<Int>.self, "[1, 2]").build(), equals: .success([1, 2]))
  }

  @Test(arguments: RootInput.allCases)
  func repairedScalar_isOnRecord(input: RootInput) throws {
    let sut = try input.read(Int.self, #""7""#)

    expect(sut.value, equals: 7)
    expect(sut.outcome, equals: .coerced)
    expect(sut.finding?.kind, equals: .coerced)
    expect(sut.findings, say: #"read string "7" as Int"#)
    try expect(input.read(Int.self, #""7""#, .strict).outcome, equals: .unusable)
  }

  @Test(arguments: RootInput.allCases)
  func builder_isReadToo(input: RootInput) throws {
    var sut = try input.read(GuestBuilder.self, #"{"name": "Scott", "friends": [7]}"#)

    expect(sut.findings, say: "friends[0]: expected object, found number 7")
    sut.value?.name = nil
    expect(
      sut.findings, say: "name: required String is missing",
      "friends[0]: expected object, found number 7")
    expect(sut.build(), equals: sut.value?.build())
  }

  /// What cannot be used, its outcome, and what the finding says after its place.
  static let wrongKinds: [(json: String, outcome: FieldOutcome, text: String)] = [
    (#"{"error": 7}"#, .unusable, #"expected array, found object {"error": 7}"#),
    ("7", .unusable, "expected array, found number 7"),
    (#""none""#, .unusable, #"expected array, found string "none""#),
    ("false", .unusable, "expected array, found boolean false"),
    ("null", .null, "required array is null"),
  ]

  @Test(arguments: RootInput.allCases, wrongKinds)
  func wrongKind_leavesNoValueAndSaysWhatItIsAndWhere(
    input: RootInput, kind: (json: String, outcome: FieldOutcome, text: String)
  ) throws {
    let sut = try input.read([GuestBuilder].self, " \n " + kind.json)
    let expected = input == .value ? kind.text : "line 2, column 2: \(kind.text)"

    #expect(sut.value == nil)
    expect(sut.outcome, equals: kind.outcome)
    expect(sut.finding?.description, equals: expected)
    expect(sut.findings, say: expected)
    expect(sut.build(), fails: expected)
    expect(sut.build { $0.requiringAll }, fails: expected)
    expect(sut.build { $0.or([]) }, equals: .success([]))
    expect(sut.build { $0.optional }, equals: .success(nil))
  }

  @Test(arguments: RootInput.allCases)
  func forgivingCoercion_repairsTheShape(input: RootInput) throws {
    let single = try input.read([Int].self, "7", .forgiving)
    expect(single.build(), equals: .success([7]))
    expect(single.findings, say: "read number 7 as array")
    let embedded = try input.read([Int].self, #""[1, 2]""#, .forgiving)
    expect(embedded.build(), equals: .success([1, 2]))
    let empty = try input.read(Int.self, #""""#, .forgiving)
    expect(empty.outcome, equals: .null)
    expect(empty.findings.map(\.kind), equals: [.null])
  }

  @Test func malformedInput_throwsWithItsPlace() throws {
    let lines = "line 1, column 4: the body is cut off, expected a value"
    for json in ["[1,", "[1,"] {
      let failure = #expect(throws: BuildFailure.self) { try JSONRoot<[GuestBuilder]>(json: json) }
      expect(failure?.description, equals: "[Guest] could not be built: 1 problem\n  \(lines)")
      expect(
        failure,
        equals: #expect(throws: BuildFailure.self) {
          try JSONRoot<[GuestBuilder]>(json: Data(json.utf8), at: 0)
        })
    }
  }

  @Test func nestingTooDeep_isMalformedOrUnusable() throws {
    #expect(throws: BuildFailure.self) { try JSONRoot<JSONValue>(json: "[[]]", maximumDepth: 1) }
    try expect(JSONRoot<JSONValue>(json: "[[]]", maximumDepth: 2).outcome, equals: .value)
    let sut = JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 1)
    expect(sut.findings.map(\.path), equals: ["[0]"])
    expect(JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 2).value, equals: [[1]])
    expect(JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 0).outcome, equals: .unusable)
  }

  @Test func manyFindings_areCounted() throws {
    let json = "[\(Array(repeating: "[]", count: 1_000).joined(separator: ",")),1]"
    let findings = try JSONRoot<[Int]>(json: json).findings
    expect(findings.count, equals: 101)
    expect(findings.last?.kind.count, equals: 900)
  }

  @Test func roots_areEqualByValueOutcomeAndFindings() throws {
    let sut = try JSONRoot<[Int]>(json: "[1]")
    expect(sut, equals: JSONRoot<[Int]>(value: [1]))
    expect(sut.hashValue, equals: JSONRoot<[Int]>(value: [1]).hashValue)
    #expect(sut != JSONRoot<[Int]>(value: ["1"]))
    #expect(try JSONRoot<[Int]>(json: "null") != JSONRoot<[Int]>(json: "7"))
  }

  @Test func text_isThatOfAField() throws {
    expect("\(try JSONRoot<[Int?]>(json: "[1, null]"))", equals: "[1, nil]")
    expect("\(try JSONRoot<Int>(json: #""7""#))", equals: #"7 (read string "7" as Int)"#)
    expect("\(try JSONRoot<[Int]>(json: "7"))", equals: "nil (expected array, found number 7)")
    let guests = try JSONRoot<[GuestBuilder]>(json: #"[{"name": "Jean"}]"#)
    expect(
      String(reflecting: guests), equals: #"[GuestBuilder(name: "Jean", friends: nil (missing))]"#)
    var dumped = ""
    dump(guests, to: &dumped)
    expect(dumped, contains: #""Jean""#)
  }

  @Test func root_isSendable() throws {
    func needsSendable(_ value: some Sendable) {}
    needsSendable(JSONRoot<[GuestBuilder]>(value: 7))
  }
}
