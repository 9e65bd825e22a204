import ConstructionBuilders
import Foundation
import Testing

/// The outermost value of a document, whatever its type, from every input.
struct JSONRootTests {
  @Test(arguments: RootInput.allCases)
  func arrayOfBuilders_hasWhatCouldBeReadAndReportsTheRest(input: RootInput) throws {
    let sut = try input.read(
      [GuestBuilder].self, #"[{"name": "Scott"}, {"friends": []}, 7, {"name": 8}]"#)

    #expect(sut.value?.map(\.name) == ["Scott", nil, "8"])
    #expect(sut.outcome == .value)
    #expect(sut.finding == nil)
    #expect(
      sut.findings.map(\.description) == [
        "[1].name: required String is missing", "[2]: expected object, found number 7",
        "[3].name: read number 8 as String",
      ])
    #expect(try sut.build().get().map(\.name) == ["Scott", "8"])
  }

  @Test(arguments: RootInput.allCases)
  func dictionaryOfBuilders_hasPathsOfKeys(input: RootInput) throws {
    let sut = try input.read(
      [String: GuestBuilder].self, #"{"a": {"name": "Jean"}, "b": {}, "c d": null}"#)

    #expect(sut.value?.keys.sorted() == ["a", "b"])
    #expect(
      sut.findings.map(\.description) == [
        "b.name: required String is missing", #"["c d"]: required object is null"#,
      ])
    #expect(try sut.build().get() == ["a": Guest(name: "Jean", friends: [])])
  }

  @Test(arguments: RootInput.allCases)
  func optionals_keepTheirPositions(input: RootInput) throws {
    let sut = try input.read([Int?].self, #"[1, null, "2", []]"#)

    #expect(sut.value == [1, nil, 2, nil])
    #expect(
      sut.findings.map(\.description) == [
        #"[2]: read string "2" as Int"#, "[3]: expected Int, found array []",
      ])
    #expect(try sut.build().get() == [1, nil, 2, nil])
  }

  @Test(arguments: RootInput.allCases)
  func arraysInAnArray_haveBothIndices(input: RootInput) throws {
    let sut = try input.read([[GuestBuilder]].self, #"[[], [{"name": "a"}, {}], {"name": "b"}]"#)

    #expect(
      sut.findings.map(\.description) == [
        "[1][1].name: required String is missing",
        #"[2]: expected array, found object {"name": "b"}"#,
      ])
    #expect(try sut.build().get() == [[], [Guest(name: "a", friends: [])]])
  }

  @Test(arguments: RootInput.allCases)
  func scalars_areValues(input: RootInput) throws {
    #expect(try input.read(Int.self, "7").build() == .success(7))
    #expect(try input.read(Double.self, "-0.5").build() == .success(-0.5))
    #expect(try input.read(String.self, #""a""#).build() == .success("a"))
    #expect(try input.read(Bool.self, "true").build() == .success(true))
    #expect(try input.read(Color.self, #""red""#).build() == .success(.red))
    #expect(try input.read(JSONValue.self, "null").build() == .success(.null))
    #expect(try input.read(Int?.self, "null").build() == .success(nil))
    #expect(try input.read(Set<Int>.self, "[1, 2]").build() == .success([1, 2]))
  }

  @Test(arguments: RootInput.allCases)
  func repairedScalar_isOnRecord(input: RootInput) throws {
    let sut = try input.read(Int.self, #""7""#)

    #expect(sut.value == 7)
    #expect(sut.outcome == .coerced)
    #expect(sut.finding?.kind == .coerced)
    #expect(sut.findings.map(\.description) == [#"read string "7" as Int"#])
    #expect(try input.read(Int.self, #""7""#, .strict).outcome == .unusable)
  }

  @Test(arguments: RootInput.allCases)
  func builder_isReadToo(input: RootInput) throws {
    var sut = try input.read(GuestBuilder.self, #"{"name": "Scott", "friends": [7]}"#)

    #expect(sut.findings.map(\.description) == ["friends[0]: expected object, found number 7"])
    sut.value?.name = nil
    #expect(
      sut.findings.map(\.description) == [
        "name: required String is missing", "friends[0]: expected object, found number 7",
      ])
    #expect(sut.build() == sut.value?.build())
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
    #expect(sut.outcome == kind.outcome)
    #expect(sut.finding?.description == expected)
    #expect(sut.findings.map(\.description) == [expected])
    #expect(failureLines(sut.build()) == [expected])
    #expect(failureLines(sut.build { $0.requiringAll }) == [expected])
    #expect(sut.build { $0.or([]) } == .success([]))
    #expect(sut.build { $0.optional } == .success(nil))
  }

  @Test(arguments: RootInput.allCases)
  func forgivingCoercion_repairsTheShape(input: RootInput) throws {
    let single = try input.read([Int].self, "7", .forgiving)
    #expect(single.build() == .success([7]))
    #expect(single.findings.map(\.description) == ["read number 7 as array"])
    let embedded = try input.read([Int].self, #""[1, 2]""#, .forgiving)
    #expect(embedded.build() == .success([1, 2]))
    let empty = try input.read(Int.self, #""""#, .forgiving)
    #expect(empty.outcome == .null)
    #expect(empty.findings.map(\.kind) == [.null])
  }

  @Test func malformedInput_throwsWithItsPlace() throws {
    let lines = "line 1, column 4: the body is cut off, expected a value"
    for json in ["[1,", "[1,"] {
      let failure = #expect(throws: BuildFailure.self) { try JSONRoot<[GuestBuilder]>(json: json) }
      #expect(failure?.description == "[Guest] could not be built: 1 problem\n  \(lines)")
      #expect(
        failure == #expect(throws: BuildFailure.self) {
          try JSONRoot<[GuestBuilder]>(json: Data(json.utf8), at: 0)
        })
    }
  }

  @Test func nestingTooDeep_isMalformedOrUnusable() throws {
    #expect(throws: BuildFailure.self) { try JSONRoot<JSONValue>(json: "[[]]", maximumDepth: 1) }
    #expect(try JSONRoot<JSONValue>(json: "[[]]", maximumDepth: 2).outcome == .value)
    let sut = JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 1)
    #expect(sut.findings.map(\.path) == ["[0]"])
    #expect(JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 2).value == [[1]])
    #expect(JSONRoot<[[Int]]>(value: [[1]], maximumDepth: 0).outcome == .unusable)
  }

  @Test func manyFindings_areCounted() throws {
    let json = "[\(Array(repeating: "[]", count: 1_000).joined(separator: ",")),1]"
    let findings = try JSONRoot<[Int]>(json: json).findings
    #expect(findings.count == 101)
    #expect(findings.last?.kind.count == 900)
  }

  @Test func roots_areEqualByValueOutcomeAndFindings() throws {
    let sut = try JSONRoot<[Int]>(json: "[1]")
    #expect(sut == JSONRoot<[Int]>(value: [1]))
    #expect(sut.hashValue == JSONRoot<[Int]>(value: [1]).hashValue)
    #expect(sut != JSONRoot<[Int]>(value: ["1"]))
    #expect(try JSONRoot<[Int]>(json: "null") != JSONRoot<[Int]>(json: "7"))
  }

  @Test func text_isThatOfAField() throws {
    #expect("\(try JSONRoot<[Int?]>(json: "[1, null]"))" == "[1, nil]")
    #expect("\(try JSONRoot<Int>(json: #""7""#))" == #"7 (read string "7" as Int)"#)
    #expect("\(try JSONRoot<[Int]>(json: "7"))" == "nil (expected array, found number 7)")
    let guests = try JSONRoot<[GuestBuilder]>(json: #"[{"name": "Jean"}]"#)
    #expect(String(reflecting: guests) == #"[GuestBuilder(name: "Jean", friends: nil (missing))]"#)
    var dumped = ""
    dump(guests, to: &dumped)
    #expect(dumped.contains(#""Jean""#))
  }

  @Test func root_isSendable() throws {
    func needsSendable(_ value: some Sendable) {}
    needsSendable(JSONRoot<[GuestBuilder]>(value: 7))
  }
}
