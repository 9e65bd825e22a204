import ConstructionBuilders
import Testing

@testable import TestSupport

/// A field of an Optional, which a type alias or a type parameter can hide, is optional.
struct HiddenOptionalTests {
  @Test(
    arguments: [
      ("{}", FieldOutcome.missing, nil, []),
      (#"{"value": null}"#, .null, nil, []),
      (#"{"value": 1}"#, .value, 1, []),
      (#"{"value": "1"}"#, .coerced, 1, [#"value: read string "1" as Int"#]),
      (#"{"value": []}"#, .unusable, nil, ["value: expected Int, found array []"]),
    ] as [(String, FieldOutcome, Int?, [String])])
  func optionalField_isNilWhereNothingCanBeUsed(
    _ json: String, _ outcome: FieldOutcome, _ expected: Int?, _ findings: [String]
  ) throws {
    let sut = try One<Int?>(json: json)
    expect(sut.$value.outcome, equals: outcome)
    try expect(sut.build().get(), equals: expected)
    expect(sut.findings, say: findings)
    try expect(One<Alias>(json: json).build().get(), equals: expected)
    try expect(Keyed(json: json).$value.outcome, equals: outcome)
  }

  @Test func defaultOfAnOptionalField_standsInForWhatCannotBeUsed() throws {
    for json in ["{}", #"{"value": null}"#, #"{"value": []}"#] {
      try expect(Defaulted(json: json).build().get(), equals: 7)
    }
    try expect(Defaulted(json: #"{"value": 1}"#).build().get(), equals: 1)
  }

  @Test func closure_isGivenTheNilOfAnOptionalField() throws {
    for json in ["{}", #"{"value": null}"#, #"{"value": []}"#] {
      try expect(Mapped(json: json).build().get(), equals: [1, 1, 1])
    }
    try expect(Mapped(json: #"{"value": 2}"#).build().get(), equals: [2, 2, 2])
  }

  /// A nil is no value that can be used, so the other key is tried.
  @Test(
    arguments: [
      (
        #"{"value": null, "other": 2}"#, FieldOutcome.coerced, 2,
        ["other: read from other instead of value"]
      ),
      (
        #"{"value": [], "other": 2}"#, .coerced, 2,
        ["value: expected Int, found array []", "other: read from other instead of value"]
      ),
      (#"{"other": []}"#, .unusable, nil, ["other: expected Int, found array []"]),
      (#"{"other": null}"#, .null, nil, []),
      ("{}", .missing, nil, []),
    ] as [(String, FieldOutcome, Int?, [String])])
  func optionalFieldOfSeveralKeys_isTheFirstWithAValue(
    _ json: String, _ outcome: FieldOutcome, _ expected: Int?, _ findings: [String]
  ) throws {
    let sut = try Aliased(json: json)
    expect(sut.$value.outcome, equals: outcome)
    try expect(sut.build().get(), equals: expected)
    expect(sut.findings, say: findings)
  }

  @Test func optionalBuilder_isNilWhereItCannotBeBuilt() throws {
    let sut = try One<One<Int>?>(json: #"{"value": {}}"#)
    try expect(sut.build().get(), equals: nil)
    expect(sut.findings, say: "value.value: required Int is missing")
  }
}

private typealias Alias = Int?

/// Reads its field by a key that is only known at run time.
private struct Keyed: ConstructionBuilder {
  @Field var value: Alias?

  init(fields: JSONFields) {
    let key = "value"
    _value = fields[key]
  }

  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $value) }
}

private struct Aliased: ConstructionBuilder {
  @Field var value: Alias?

  init(fields: JSONFields) { _value = fields[anyOf: "value", "other"] }

  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $value) }
}

private struct Defaulted: ConstructionBuilder {
  @Field var value: Alias?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $value.or(7)) }
}

private struct Mapped: ConstructionBuilder {
  @Field var value: Alias?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<[Int?], BuildFailure> {
    construct(
      { [$0, $1, $2] }, $value.map { $0 ?? 1 }, $value.map { $0 ?? 1 }.or(7),
      $value.map { $0 ?? 1 }.optional)
  }
}
