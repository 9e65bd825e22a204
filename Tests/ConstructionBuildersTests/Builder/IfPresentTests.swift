import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Nil for what is missing or null, and for nothing else; and how many elements were sent.
struct IfPresentTests {
  /// Nil for no value, else the number, or the line of the failure.
  static let numbers: [(json: String, Coercion, expected: String?)] = [
    ("{}", .lenient, nil), (#"{"value": null}"#, .lenient, nil), (#"{"value": 7}"#, .lenient, "7"),
    (#"{"value": "7"}"#, .lenient, "7"),
    (#"{"value": "7"}"#, .strict, #"value: expected Int, found string "7""#),
    (#"{"value": "x"}"#, .lenient, #"value: expected Int, found string "x""#),
    (#"{"value": ""}"#, .lenient, #"value: expected Int, found string """#),
    (#"{"value": ""}"#, [.lenient, .emptyStringAsNull], nil),
    (#"{"value": false}"#, [.lenient, .falseAsNull], nil),
    (#"{"value": [7]}"#, .lenient, "value: expected Int, found array [7]"),
    (#"{"value": {}}"#, .lenient, "value: expected Int, found object {}"),
    (#"{"value": 1.5}"#, .lenient, "value: expected Int, found number 1.5"),
  ]

  /// What an argument gives: nil, a value, or the first reason why there is none.
  private func line<Value>(_ argument: some ConstructorArgument<Value?>) -> String? {
    var problems = FindingList()
    guard let value = argument.resolve(into: &problems) else {
      return problems.findings.first?.description ?? "no reason"
    }
    return value.map { "\($0)" }
  }

  @Test(arguments: numbers)
  func value_isNilIfMissingOrNullAlone(json: String, coercion: Coercion, expected: String?) throws {
    for input in InputKind.allCases {
      let sut = try One<Int>(json, input, coercion)
      expect(line(sut.$value.ifPresent), equals: expected)
    }
  }

  @Test(arguments: [
    ("{}", nil), (#"{"a": null}"#, nil), (#"{"a": {}}"#, nil), (#"{"a": {"b": null}}"#, nil),
    (#"{"b": 7}"#, "7"), (#"{"b": null}"#, nil), (#"{"a": {"b": 7}}"#, "7"),
    (#"{"a": 7}"#, "a: expected object, found number 7"),
    (#"{"a": {"b": "x"}, "b": null}"#, #"a.b: expected Int, found string "x""#),
    (#"{"b": "x"}"#, #"b: expected Int, found string "x""#),
  ])
  func valueAtAPathOrAnAlias_isNilIfMissingOrNullAlone(json: String, expected: String?) throws {
    struct Sut: ConstructionBuilder {
      @Field var path: Int?
      @Field var alias: Int?
      init(fields: JSONFields) {
        _path = fields["a", "b"]
        _alias = fields[anyOf: "c", "b"]
      }
      func build() -> Result<[Int?], BuildFailure> {
        construct({ [$0, $1] }, $path.ifPresent, $alias.ifPresent)
      }
    }
    let built = try Sut(json: json).build()
    let line = try? built.get().compactMap(\.self).first.map(String.init)
    expect(line ?? failureLines(built).first, equals: expected)
  }

  @Test(arguments: [
    ("{}", nil), (#"{"value": {"value": 7}}"#, "7"),
    (#"{"value": {}}"#, "value.value: required Int is missing"),
    (#"{"value": 7}"#, "value: expected object, found number 7"),
  ])
  func builder_hasToBuildIfItIsThere(json: String, expected: String?) throws {
    let sut = try One<One<Int>>(json: json)
    expect(line(sut.$value.ifPresent), equals: expected)
  }

  @Test(arguments: [
    ("{}", nil), (#"{"value": null}"#, nil), (#"{"value": [1, 2]}"#, "2"), (#"{"value": []}"#, "0"),
    (#"{"value": [1, "x"]}"#, #"value[1]: expected Int, found string "x""#),
    (#"{"value": [1, 2, 3]}"#, "value: expected at most two, found array [1, 2, 3]"),
  ])
  func otherArguments_comeBeforeIt(json: String, expected: String?) throws {
    let sut = try One<[Int]>(json: json)
    let argument = sut.$value.requiringAll.checked("at most two") { $0.count < 3 }
    expect(line(argument.map(\.count).ifPresent), equals: expected)
    let defaulted = argument.or([7], for: .missing, .null).map(\.first)
    if expected == nil { expect(line(defaulted), equals: "7") }
  }

  @Test func defaultBeforeIt_isAValue() throws {
    let sut = try One<Int>(json: "{}")
    expect(line(sut.$value.or(7).ifPresent), equals: "7")
    expect(line(sut.$value.or(7, for: .missing).ifPresent), equals: "7")
    expect(line(sut.$value.or(7, for: .null).ifPresent), equals: nil)
  }

  @Test func fieldThatWasSet_isPresent() throws {
    var sut = try One<Int>(json: #"{"value": "x"}"#)
    sut.value = 7
    expect(line(sut.$value.ifPresent), equals: "7")
    sut.value = nil
    expect(line(sut.$value.ifPresent), equals: nil)
  }

  @Test(
    arguments: [
      ("{}", nil), (#"{"value": null}"#, nil), (#"{"value": 7}"#, nil), (#"{"value": []}"#, 0),
      (#"{"value": [1, 2]}"#, 2), (#"{"value": ["x", 2, null]}"#, 3),
      (#"{"value": ["x", "y"]}"#, 2),
    ] as [(String, Int?)])
  func sentCount_hasTheElementsThatAreLost(json: String, count: Int?) throws {
    for input in InputKind.allCases {
      try expect(One<[Int]>(json, input).$value.sentCount, equals: count)
      try expect(One<Set<Int>>(json, input).$value.sentCount, equals: count)
      try expect(One<[One<Int>]>(json, input).$value.sentCount, equals: count)
    }
  }

  @Test func sentCount_hasEqualElementsOfSetsAndMembers() throws {
    try expect(One<Set<Int>>(json: #"{"value": [1, 1, "x"]}"#).$value.sentCount, equals: 3)
    try expect(
      One<[String: Int]>(json: #"{"value": {"a": 1, "b": "x", "a": 2}}"#).$value.sentCount,
      equals: 3)
    try expect(
      One<[Int]>(json: #"{"value": \#(Array(repeating: "x", count: 5_000))}"#).$value.sentCount,
      equals: 5_000)
    var sut = try One<[Int]>(json: #"{"value": [1, "x"]}"#)
    sut.value = [7]
    expect(sut.$value.sentCount, equals: 1)
  }
}
