import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// `construct` and its arguments.
struct ConstructTests {
  @Test func failure_listsEveryProblem() throws {
    let sut = try Person(json: #"{"age": "old", "tags": {}, "friend": {"name": []}}"#)
    expect(
      sut.build(), fails: "name: required String is missing",
      #"age: expected Int, found string "old""#, "tags: expected array, found object {}",
      "friend.name: expected String, found array []")
  }

  /// Copies of a set that were made apart have orders of their own.
  @Test func valueWithoutAnOrder_isQuotedInTheOrderOfItsWords() {
    let numbers = Set(1...20)
    let words = FoundValue(swiftValue: numbers).excerpt
    expect(words, startsWith: "[1, 10, 11, 12, 13,")
    let pairs = [2: "b", 1: "a"]
    expect(FoundValue(swiftValue: pairs).excerpt, equals: #"[1: "a", 2: "b"]"#)
    let nested = [1: [Set((1...5).map(String.init))]]
    expect(FoundValue(swiftValue: nested).excerpt, equals: #"[1: [["1", "2", "3", "4", "5"]]]"#)
  }

  @Test func initializerThatThrows_isRejected() {
    let sut = Throwing(dictionary: ["value": -1])
    expect(sut.build(), fails: "rejected: negative(-1)")
    expect(Throwing(dictionary: ["value": 1]).build(), equals: .success(1))
    let outer = One<Throwing>(dictionary: ["value": ["value": -1]])
    expect(outer.build(), fails: "value: rejected: negative(-1)")
  }

  @Test(arguments: [
    (#"{"value": 5}"#, Optional(5)), ("{}", nil), (#"{"value": null}"#, nil),
    (#"{"value": "x"}"#, nil),
  ])
  func optional_neverFails(_ json: String, _ value: Int?) throws {
    try expect(OptionalOne(json: json).build(), equals: .success(value))
  }

  @Test(arguments: [
    (#"{"value": 5}"#, 5), ("{}", 9), (#"{"value": null}"#, 9), (#"{"value": "x"}"#, 9),
  ])
  func or_standsInForWhatCannotBeUsed(_ json: String, _ value: Int) throws {
    let sut = try DefaultOne(json: json)
    expect(sut.build(), equals: .success(value))
    expect(sut.findings.map(\.kind), equals: json.contains("x") ? [.mismatch] : [])
  }

  @Test(arguments: [
    (#"{"value": 5}"#, []), (#"{"value": 200}"#, ["value: expected 0 to 150, found number 200"]),
    (#"{"value": 13}"#, ["value: rejected: unlucky"]), ("{}", ["value: required Int is missing"]),
  ])
  func checked_failsWhereTheCheckSaysNo(_ json: String, _ failure: [String]) throws {
    let sut = try One<Int>(json: json)
    let argument = sut.$value.checked("0 to 150") { number in
      if number == 13 { throw Refusal.unlucky }
      return (0...150).contains(number)
    }
    expect(sut.construct({ $0 }, argument), fails: failure)
  }

  /// Null was not sent, or is not what was wrong.
  @Test(arguments: ["{}", #"{"value": null}"#, #"{"value": "x"}"#])
  func checkOfNothing_findsNoNull(_ json: String) throws {
    let lines = try failureLines(CheckedOptional(json: json).build())
    expect(lines, equals: ["value: expected a number, found value nil"])
  }

  /// The others keep their paths.
  @Test func fieldWithoutAKey_hasTheNameOfItsProperty() throws {
    let sut = try Keyless(json: #"{"inner": {}}"#)
    expect(
      sut.build(), fails: "note: required String is missing", "inner.value: required Int is missing"
    )
  }

  @Test(arguments: [
    (#"{"value": 5}"#, []), (#"{"value": 13}"#, ["value: rejected: unlucky"]),
    (#"{"value": 7}"#, ["value: expected String, found number 7"]),
    (#"{"value": []}"#, ["value: expected Int, found array []"]),
  ])
  func map_failsWhereTheClosureDoes(_ json: String, _ failure: [String]) throws {
    try expect(MappedOne(json: json).build(), fails: failure)
  }

  @Test func arguments_chain() throws {
    try expect(Chained(json: #"{"value": 5}"#).build(), equals: .success("6"))
    try expect(Chained(json: #"{"value": 13}"#).build(), equals: .success("none"))
    try expect(Chained(json: #"{"value": 500}"#).build(), equals: .success("none"))
  }

  @Test func builderWithItsOwnFailure_isAFindingOfTheOuter() throws {
    let outer = One<OwnFailure>(dictionary: ["value": [:] as [String: Any]])
    expect(outer.build(), fails: "value: rejected: no luck")
    let made = One<FindingsFailure>(dictionary: ["value": [:] as [String: Any]])
    expect(made.build(), fails: "value.inner: required Int is missing")
  }

  @Test func twentyArguments_areOneCall() throws {
    let json = "{" + (0..<20).map { #""k\#($0)": \#($0)"# }.joined(separator: ",") + "}"
    try expect(Twenty(json: json).build(), equals: .success(190))
    expect(failureLines(try Twenty(json: "{}").build()).count, equals: 20)
    expect(
      failureLines(Twenty(dictionary: ["k19": "x"]).build()).last,
      equals: #"k19: expected Int, found string "x""#)
  }

  /// More arguments than there are overloads for.
  @Test func thirtyThreeArguments_areOneCall() throws {
    try expect(ThirtyThree(json: #"{"value": 2}"#).build(), equals: .success(66))
    try expect(
      ThirtyThree(json: #"{"value": "x"}"#).build(),
      fails: #"value: expected Int, found string "x""#)
    try expect(ThirtyThree(json: #"{"value": 13}"#).build(), fails: "rejected: unlucky")
  }

  @Test func noArguments_areOneCall() throws {
    try expect(Constant(json: "{}").build(), equals: .success(7))
  }

  @Test func nestedFailures_doNotMultiplyWithDepth() throws {
    // Were each level built twice, this would take 2¹⁰⁰ builds.
    let json =
      String(repeating: #"{"next":["#, count: 100) + "{}" + String(repeating: "]}", count: 100)
    let failure = failureLines(try Chain(json: json).build())
    expect(failure.count, equals: 1)
    expect(failure[0], endsWith: "next[0].next[0].end: required Int is missing")
  }
}

private struct Person: ConstructionBuilder {
  @Field var name: String?
  @Field var age: Int?
  @Field var tags: [String]?
  @Field var friend: FriendBuilder?
  @Field var nick: String?

  init(fields: JSONFields) {
    _name = fields["name"]
    _age = fields["age"]
    _tags = fields["tags"]
    _friend = fields["friend"]
    _nick = fields["nick"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ name, _, _, _, _ in name }, $name, $age, $tags, $friend, $nick.optional)
  }
}

private struct FriendBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields["name"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private enum Refusal: Error, CustomStringConvertible {
  case negative(Int)
  case unlucky, noLuck

  var description: String {
    switch self {
    case .negative(let number): "negative(\(number))"
    case .unlucky: "unlucky"
    case .noLuck: "no luck"
    }
  }
}

private struct Throwing: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int, BuildFailure> {
    construct({ if $0 < 0 { throw Refusal.negative($0) } else { return $0 } }, $value)
  }
}

private struct OptionalOne: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $value.optional) }
}

private struct DefaultOne: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value.or(9)) }
}

private struct CheckedOptional: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int?, BuildFailure> {
    construct({ $0 }, $value.optional.checked("a number") { $0 != nil })
  }
}

private struct Keyless: ConstructionBuilder {
  @Field var note: String?
  @Field var inner: One<Int>?
  init(fields: JSONFields) { (_note, _inner) = (.missing, fields["inner"]) }
  func build() -> Result<String, BuildFailure> { construct({ "\($0)\($1)" }, $note, $inner) }
}

private struct MappedOne: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<String, BuildFailure> {
    construct(
      { $0 },
      $value.compactMap { number -> String? in
        if number == 13 { throw Refusal.unlucky }
        return number == 7 ? nil : "\(number)"
      })
  }
}

private struct Chained: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<String, BuildFailure> {
    construct(
      { $0 ?? "none" },
      $value.checked("0 to 150") { (0...150).contains($0) }
        .map { if $0 == 13 { throw Refusal.unlucky } else { return $0 + 1 } }
        .map { "\($0)" }.optional)
  }
}

private struct OwnFailure: ConstructionBuilder {
  init(fields: JSONFields) {}
  func build() -> Result<Int, Refusal> { .failure(.noLuck) }
}

private struct FindingsFailure: ConstructionBuilder {
  struct Reason: FindingsError {
    let findings = [Finding(path: "inner", kind: .missing, expected: "Int")]
  }
  init(fields: JSONFields) {}
  func build() -> Result<Int, Reason> { .failure(Reason()) }
}

private struct Chain: ConstructionBuilder {
  @Field var end: Int?
  @Field var next: [Chain]?

  init(fields: JSONFields) {
    _end = fields["end"]
    _next = fields["next"]
  }

  func build() -> Result<Int, BuildFailure> {
    next == nil ? construct({ $0 }, $end) : construct({ $0[0] }, $next.requiringAll)
  }
}

private struct Twenty: ConstructionBuilder {
  @Field var k0: Int?
  @Field var k1: Int?
  @Field var k2: Int?
  @Field var k3: Int?
  @Field var k4: Int?
  @Field var k5: Int?
  @Field var k6: Int?
  @Field var k7: Int?
  @Field var k8: Int?
  @Field var k9: Int?
  @Field var k10: Int?
  @Field var k11: Int?
  @Field var k12: Int?
  @Field var k13: Int?
  @Field var k14: Int?
  @Field var k15: Int?
  @Field var k16: Int?
  @Field var k17: Int?
  @Field var k18: Int?
  @Field var k19: Int?

  init(fields: JSONFields) {
    _k0 = fields["k0"]
    _k1 = fields["k1"]
    _k2 = fields["k2"]
    _k3 = fields["k3"]
    _k4 = fields["k4"]
    _k5 = fields["k5"]
    _k6 = fields["k6"]
    _k7 = fields["k7"]
    _k8 = fields["k8"]
    _k9 = fields["k9"]
    _k10 = fields["k10"]
    _k11 = fields["k11"]
    _k12 = fields["k12"]
    _k13 = fields["k13"]
    _k14 = fields["k14"]
    _k15 = fields["k15"]
    _k16 = fields["k16"]
    _k17 = fields["k17"]
    _k18 = fields["k18"]
    _k19 = fields["k19"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct(
      { (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t) -> Int in
        let first = a + b + c + d + e + f + g + h + i + j
        return first + k + l + m + n + o + p + q + r + s + t
      },
      $k0, $k1, $k2, $k3, $k4, $k5, $k6, $k7, $k8, $k9, $k10, $k11, $k12, $k13, $k14, $k15, $k16,
      $k17, $k18, $k19)
  }
}

private struct ThirtyThree: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int, BuildFailure> {
    construct(
      {
        (
          a0: Int, a1: Int, a2: Int, a3: Int, a4: Int, a5: Int, a6: Int, a7: Int, a8: Int, a9: Int,
          a10: Int, a11: Int, a12: Int, a13: Int, a14: Int, a15: Int, a16: Int, a17: Int, a18: Int,
          a19: Int, a20: Int, a21: Int, a22: Int, a23: Int, a24: Int, a25: Int, a26: Int, a27: Int,
          a28: Int, a29: Int, a30: Int, a31: Int, a32: Int
        ) -> Int in
        if a0 == 13 { throw Refusal.unlucky }
        let values = [
          a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19,
          a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32,
        ]
        return values.reduce(0, +)
      },
      $value, $value, $value, $value, $value, $value, $value, $value, $value, $value, $value,
      $value, $value, $value, $value, $value, $value, $value, $value, $value, $value, $value,
      $value, $value, $value, $value, $value, $value, $value, $value, $value, $value, $value)
  }
}

private struct Constant: ConstructionBuilder {
  init(fields: JSONFields) {}
  func build() -> Result<Int, BuildFailure> { construct({ 7 }) }
}
