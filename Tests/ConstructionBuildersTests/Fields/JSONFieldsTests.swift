import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// The ways to say where a value stands and how it is written.
struct JSONFieldsTests {
  @Test(arguments: InputKind.allCases)
  func path_isFollowed(_ input: InputKind) throws {
    let sut = try reading(#"{"a": {"b": {"c": 1}}}"#, input) { $0["a", "b", "c"] }
    #expect(sut == ("1", .value, []))
  }

  @Test(arguments: [
    (#"{}"#, FieldOutcome.missing, "a: required object is missing"),
    (#"{"a": null}"#, .null, "a: required object is null"),
    (#"{"a": 1}"#, .unusable, "a: expected object, found number 1"),
    (#"{"a": {}}"#, .missing, "a.b: required object is missing"),
    (#"{"a": {"b": [1]}}"#, .unusable, "a.b: expected object, found array [1]"),
    (#"{"a": {"b": {}}}"#, .missing, "a.b.c: required Int is missing"),
    (#"{"a": {"b": {"c": null}}}"#, .null, "a.b.c: required Int is null"),
    (#"{"a": {"b": {"c": "x"}}}"#, .unusable, #"a.b.c: expected Int, found string "x""#),
  ])
  func brokenPath_isTheStepsFinding(
    _ json: String, _ outcome: FieldOutcome, _ words: String
  ) throws {
    for input in InputKind.allCases {
      let sut = try reading(json, input) { $0["a", "b", "c"] }
      expect(sut.outcome, equals: outcome)
      expect(sut.failure, equals: [words])
    }
  }

  @Test(arguments: InputKind.allCases)
  func pathThroughArrays_isFollowed(_ input: InputKind) throws {
    let json = #"{"a": [7, [8, {"b": 9}]]}"#
    #expect(try reading(json, input) { $0["a", 0] } == ("7", .value, []))
    #expect(try reading(json, input) { $0["a", 1, 0] } == ("8", .value, []))
    #expect(try reading(json, input) { $0["a", 1, 1, "b"] } == ("9", .value, []))
    let (key, index) = ("b", 1)
    #expect(
      try reading(json, input) { $0["a", .index(index), 1, .key(key)] } == ("9", .value, []))
    try expect(
      reading(#"{"a": ["1"]}"#, input) { $0["a", 0, coercion: .strict] }.value, equals: nil)
    func value(_ format: FieldFormat<Int>) throws -> String? {
      try reading(#"{"a": ["1"]}"#, input) { $0["a", 0, as: format] }.value
    }
    try expect(value(FieldFormat(allowing: .numbersFromStrings, Int.capture)), equals: "1")
    try expect(value(FieldFormat(Int.capture)), equals: nil)
  }

  @Test(arguments: [
    (#"{}"#, FieldOutcome.missing, "a: required array is missing"),
    (#"{"a": null}"#, .null, "a: required array is null"),
    (#"{"a": {"1": {}}}"#, .unusable, #"a: expected array, found object {"1": {}}"#),
    (#"{"a": "x"}"#, .unusable, #"a: expected array, found string "x""#),
    (#"{"a": []}"#, .missing, "a[1]: required object is missing"),
    (#"{"a": [{"b": 1}]}"#, .missing, "a[1]: required object is missing"),
    (#"{"a": [0, null]}"#, .null, "a[1]: required object is null"),
    (#"{"a": [0, [1]]}"#, .unusable, "a[1]: expected object, found array [1]"),
    (#"{"a": [0, {}]}"#, .missing, "a[1].b: required Int is missing"),
    (#"{"a": [0, {"b": []}]}"#, .unusable, "a[1].b: expected Int, found array []"),
  ])
  func brokenPathThroughArrays_isTheStepsFinding(
    _ json: String, _ outcome: FieldOutcome, _ words: String
  ) throws {
    for input in InputKind.allCases {
      let sut = try reading(json, input) { $0["a", 1, "b"] }
      expect(sut.outcome, equals: outcome)
      expect(sut.failure, equals: [words])
    }
  }

  @Test(arguments: InputKind.allCases)
  func indexBeyondTheArray_isMissing(_ input: InputKind) throws {
    for index in [-1, 1, Int.max, Int.min] {
      let sut = try reading(#"{"a": [7]}"#, input) { $0["a", .index(index)] }
      expect(sut.outcome, equals: .missing)
      expect(sut.failure, equals: ["a[\(index)]: required Int is missing"])
    }
  }

  @Test(arguments: [
    (#"{"a": "[7]"}"#, #"a: read string "[7]" as array"#),
    (#"{"a": {"0": 7}}"#, #"a: read object {"0": 7} as array"#),
    (#"{"a": 7}"#, "a: read number 7 as array"),
  ])
  func pathThroughWhatIsRepairedToAnArray_isFollowed(_ json: String, _ words: String) throws {
    for input in InputKind.allCases {
      let sut = try reading(json, input, .forgiving) { $0["a", 0] }
      expect(sut.value, equals: "7")
      expect(sut.words, equals: [words])
      try expect(reading(json, input) { $0["a", 0] }.outcome, equals: .unusable)
    }
  }

  /// The element is missing, and that something stood in for the array is on record.
  @Test(arguments: [
    ("7", "a: read number 7 as array"),
    (#"{"0": 7}"#, #"a: read object {"0": 7} as array"#),
    (#""[7]""#, #"a: read string "[7]" as array"#),
  ])
  func elementAfterTheLast_isMissingInWhatIsReadAsAnArray(value: String, words: String) throws {
    for input in InputKind.allCases {
      let sut = try reading(#"{"a": \#(value)}"#, input, .forgiving) { $0["a", 1] }
      expect(sut.outcome, equals: .missing)
      expect(sut.words, equals: [words])
      expect(sut.failure, equals: ["a[1]: required Int is missing"])
    }
  }

  @Test(arguments: [
    (#"{"a": 1, "b": 2}"#, "1", FieldOutcome.value, []),
    (#"{"b": 2}"#, "2", .coerced, ["b: read from b instead of a"]),
    (#"{"a": null, "b": 2}"#, "2", .coerced, ["b: read from b instead of a"]),
    (
      #"{"a": "x", "c": "3"}"#, "3", .coerced,
      [
        #"a: expected Int, found string "x""#, "c: read from c instead of a",
        #"c: read string "3" as Int"#,
      ]
    ),
  ])
  func alias_isTheFirstUsable(
    _ json: String, _ value: String, _ outcome: FieldOutcome, _ findings: [String]
  ) throws {
    for input in InputKind.allCases {
      let sut = try reading(json, input) { $0[anyOf: "a", "b", "c"] }
      expect(sut.value, equals: value)
      expect(sut.outcome, equals: outcome)
      expect(sut.words, equals: findings)
    }
  }

  @Test(arguments: [
    ("{}", FieldOutcome.missing, ["a: required Int is missing, and so are b and c"]),
    (#"{"b": null}"#, .null, ["b: required Int is null"]),
    (
      #"{"a": "x", "b": null, "c": []}"#, .unusable,
      [#"a: expected Int, found string "x""#, "c: expected Int, found array []"]
    ),
  ])
  func noAliasUsable_failsNamingAllThatWereThere(
    _ json: String, _ outcome: FieldOutcome, _ failure: [String]
  ) throws {
    for input in InputKind.allCases {
      let sut = try reading(json, input) { $0[anyOf: "a", "b", "c"] }
      expect(sut.outcome, equals: outcome)
      expect(sut.failure, equals: failure)
    }
  }

  @Test func coercionAtAField_overridesThatOfTheInput() throws {
    let json = #"{"a": "1", "b": {"c": "1"}}"#
    for input in InputKind.allCases {
      try expect(reading(json, input) { $0["a", .strict] }.outcome, equals: .unusable)
      try expect(
        reading(json, input) { $0["b", "c", coercion: .strict] }.outcome, equals: .unusable)
      try expect(
        reading(json, input) { $0[anyOf: "a", coercion: .strict] }.outcome, equals: .unusable)
      try expect(reading(json, input, .strict) { $0["a", .lenient] }.outcome, equals: .coerced)
    }
  }

  @Test func coercion_isInheritedByNestedBuilders() throws {
    let sut = try One<One<Int>>(json: #"{"value": {"value": "1"}}"#, coercion: .strict)
    expect(sut.value?.$value.outcome, equals: .unusable)
  }

  @Test func keys_areSortedAndUnique() throws {
    for json in [#"{"b": 1, "\u0061": 2, "b": 3, "é": 4}"#] {
      try expect(Keys(json: json).keys, equals: ["a", "b", "é"])
      expect(Keys(dictionary: try dictionary(json)).keys, equals: ["a", "b", "é"])
    }
  }

  @Test(arguments: [
    #"{"é": 1}"#, #"{"e\u0301": 1}"#, "{\"e\u{301}\": 1}", #"{"\u00e9": 1}"#, #"{"é": 2, "é": 1}"#,
  ])
  func key_isFoundByCanonicalEquivalence(_ json: String) throws {
    for input in InputKind.allCases {
      try expect(reading(json, input) { $0["é"] }.value, equals: "1")
      try expect(reading(json, input) { $0["e\u{301}"] }.value, equals: "1")
      let key = "é"
      try expect(reading(json, input) { $0[key] }.value, equals: "1")
    }
  }

  @Test func keyThatIsNotASCII_canEqualOneThatIs() throws {
    // The Kelvin sign is canonically the letter K.
    try expect(reading("{\"\u{212A}\": 1}", .bytes) { $0["K"] }.value, equals: "1")
    try expect(reading(#"{"K": 1}"#, .bytes) { $0["\u{212A}"] }.value, equals: "1")
  }

  @Test(arguments: ["", "a.b", "with\u{0}zero", "\"", "[0]"])
  func anyText_canBeAKey(_ key: String) throws {
    let json = JSONValue.object(
      {
        var members = JSONValue.Members()
        members[key] = 1
        return members
      }())
    for input in InputKind.allCases {
      try expect(reading(json.description, input) { $0[key] }.value, equals: "1")
    }
    try expect(reading(#"{"a\u0000b": 1}"#, .bytes) { $0["a\0b"] }.value, equals: "1")
  }

  /// Keys that are too long for the hash are found, too. Of duplicates, the last one counts.
  @Test func longKeysWithMarks_areFoundByEquivalence() throws {
    let letters = String(repeating: "e\u{301}", count: 300)
    let composed = String(repeating: "é", count: 300)
    let escaped = String(repeating: #"e\u0301"#, count: 300)
    for name in [letters, composed, escaped] {
      for key in [JSONKey(letters), JSONKey(composed)] {
        let json = #"{"\#(name)": 1, "é": 2, "\#(name)x": 3, "\#(name)": 4}"#
        for input in InputKind.allCases {
          try expect(reading(json, input) { $0[key] }.value, equals: "4")
        }
        try expect(reading(json, .bytes) { $0["é"] }.value, equals: "2")
      }
    }
    let last = #"{"\#(letters)": 1, "\#(escaped)": 2}"#
    try expect(reading(last, .bytes) { $0[JSONKey(composed)] }.value, equals: "2")
    let marks = String(repeating: "\u{301}", count: 300)
    let marked = #"{"e\#(marks)": 1, "é": 2}"#
    try expect(reading(marked, .bytes) { $0[JSONKey("e" + marks)] }.value, equals: "1")
    try expect(reading(marked, .bytes) { $0["é"] }.value, equals: "2")
  }

  @Test func duplicateKeys_theLastOneWins() throws {
    let json = #"{"a": 1, "b": 0, "\u0061": "x", "a": 3}"#
    for input in InputKind.allCases {
      try expect(reading(json, input) { $0["a"] }.value, equals: "3")
    }
    let many = (0..<100).map { #""k\#($0)": 0"# }.joined(separator: ",")
    try expect(reading(#"{"a": 1, \#(many), "a": 2}"#, .bytes) { $0["a"] }.value, equals: "2")
  }

  private func reading(
    _ json: String, _ input: InputKind, _ coercion: Coercion = .lenient,
    _ read: @escaping (JSONFields) -> Field<Int>
  ) throws -> ReadField {
    try ReadField.$read.withValue(Reader(read: read)) {
      switch input {
      case .bytes: try ReadField(json: json, coercion: coercion)
      case .dictionary: ReadField(dictionary: try dictionary(json), coercion: coercion)
      }
    }
  }
}

/// How the field of a `ReadField` is read. Unchecked: it is used by the task that made it.
private struct Reader: @unchecked Sendable {
  let read: (JSONFields) -> Field<Int>
}

/// A builder whose one field is read as the test says.
private struct ReadField: ConstructionBuilder {
  @TaskLocal static var read: Reader?

  @Field var field: Int?

  init(fields: JSONFields) {
    _field = Self.read?.read(fields) ?? .missing
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $field) }

  var value: String? { field.map { "\($0)" } }
  var outcome: FieldOutcome { $field.outcome }
  var failure: [String] { failureLines(build()) }
  var words: [String] { $field.findings.map(\.description) }

  static func == (sut: Self, expected: (String, FieldOutcome, [String])) -> Bool {
    sut.value == expected.0 && sut.outcome == expected.1 && sut.words == expected.2
  }
}

private struct Keys: ConstructionBuilder {
  let keys: [String]
  init(fields: JSONFields) { keys = fields.keys }
  func build() -> Result<[String], BuildFailure> { .success(keys) }
}
