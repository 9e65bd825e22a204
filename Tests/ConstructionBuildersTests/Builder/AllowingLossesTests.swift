import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// How many elements of a field may be lost.
struct AllowingLossesTests {
  @Test(arguments: [
    ("[1, 2]", [1, 2]), ("[]", []), (#"[1, "x", 2]"#, [1, 2]), (#"["x", 1, []]"#, [1]),
  ])
  func lossesWithinTheBudget_leaveTheRest(_ elements: String, _ rest: [Int]) throws {
    let sut = try Losing<Int>(json: #"{"value": \#(elements)}"#, atMost: 2)
    try expect(sut.build().get(), equals: rest)
  }

  @Test func lossesBeyondTheBudget_areNamed() throws {
    let sut = try Losing<Int>(json: #"{"value": [1, "x", null, 2, []]}"#, atMost: 2)
    let lines = [
      "value: lost 3 of 5 elements, at most 2 are allowed",
      #"value[1]: expected Int, found string "x""#, "value[2]: required Int is null",
      "value[4]: expected Int, found array []",
    ]
    expect(sut.build(), fails: lines)
    expect(sut.findings.map(\.description).sorted(), equals: lines.sorted())
  }

  @Test func builderThatCannotBuild_isLost() throws {
    let json = #"{"value": [{"value": 1}, {}, 7, {"value": "x"}]}"#
    try expect(Losing<One<Int>>(json: json, atMost: 3).build().get(), equals: [1])
    try expect(
      Losing<One<Int>>(json: json, atMost: 2).build(),
      fails: "value: lost 3 of 4 elements, at most 2 are allowed",
      "value[1].value: required Int is missing", "value[2]: expected object, found number 7",
      #"value[3].value: expected Int, found string "x""#)
  }

  @Test(arguments: ["{}", #"{"value": null}"#, #"{"value": 7}"#])
  func fieldWithoutAnArray_failsAsWithoutABudget(_ json: String) throws {
    let plain = failureLines(try One<[Int]>(json: json).build())
    expect(plain.count, equals: 1)
    try expect(Losing<Int>(json: json, atMost: 2).build(), fails: plain)
  }

  @Test func nilOfAnUnusableElement_isLost_andThatOfANullIsNot() throws {
    let within = try Losing<Int?>(json: #"{"value": [null, 1, "x", null, [], null]}"#, atMost: 2)
    try expect(within.build().get(), equals: [nil, 1, nil, nil, nil, nil])
    let beyond = try Losing<Int?>(json: #"{"value": ["x", null, "y", 1, "z"]}"#, atMost: 2)
    expect(
      beyond.build(), fails: "value: lost 3 of 5 elements, at most 2 are allowed",
      #"value[0]: expected Int, found string "x""#, #"value[2]: expected Int, found string "y""#,
      #"value[4]: expected Int, found string "z""#)
  }

  @Test func nilOfABuilderThatCannotBuild_isLost() throws {
    let sut = try Losing<One<Int>?>(json: #"{"value": [{}, null, {}, {"value": 1}]}"#, atMost: 2)
    try expect(sut.build().get(), equals: [nil, nil, nil, 1])
    let beyond = try Losing<One<Int>?>(json: #"{"value": [{}, {}, {}, {"value": 1}]}"#, atMost: 2)
    expect(
      failureLines(beyond.build()).first?.hasPrefix("value: lost 3 of 4 elements"), equals: true)
  }

  @Test func arrayThatLostElements_isOneLoss() throws {
    let json = #"{"value": [[1, "x", "y"], [2], "z", [3, []]]}"#
    try expect(Losing<[Int]>(json: json, atMost: 3).build().get(), equals: [[1], [2], [3]])
    try expect(
      Losing<[Int]>(json: json, atMost: 2).build(),
      fails: "value: lost 3 of 4 elements, at most 2 are allowed",
      #"value[0][1]: expected Int, found string "x""#,
      #"value[0][2]: expected Int, found string "y""#,
      #"value[2]: expected array, found string "z""#, "value[3][1]: expected Int, found array []")
    let builders = #"{"value": [[{"value": 1}, {}], [{}, {}], [{"value": 2}]]}"#
    try expect(Losing<[One<Int>]>(json: builders, atMost: 2).build().get(), equals: [[1], [], [2]])
  }

  @Test(arguments: ["[1, 2]", #"[1, "x"]"#, "[null]", "[]", #"[[], "x", 1]"#])
  func noLossesAllowed_isTheSameAsComplete(_ elements: String) throws {
    let json = #"{"value": \#(elements)}"#
    let complete = failureLines(try CompleteOne<Int>(json: json).build())
    for most in [0, -1, Int.min] {
      let sut = try Losing<Int>(json: json, atMost: most)
      let lines = failureLines(sut.build())
      expect(Array(lines.dropFirst()), equals: complete)
      #expect(lines.first?.hasSuffix("at most 0 are allowed") ?? complete.isEmpty)
    }
  }

  @Test(arguments: [
    (0.5, 2, 4, true), (0.5, 3, 4, false), (0.29, 29, 100, true), (0.29, 30, 100, false),
    (0.1, 3, 30, true), (0.7, 7, 10, true), (0, 1, 200, false), (1, 3, 3, true),
    (2, 3, 3, true), (-1, 1, 3, false), (Double.nan, 1, 3, false), (Double.infinity, 3, 3, true),
  ])
  func share_isOfTheElementsThatWereSent(
    _ share: Double, _ lost: Int, _ sent: Int, _ isBuilt: Bool
  ) throws {
    let elements =
      Array(repeating: #""x""#, count: lost) + Array(repeating: "1", count: sent - lost)
    let json = #"{"value": [\#(elements.joined(separator: ","))]}"#
    let lines = failureLines(try LosingShare<Int>(json: json, share: share).build())
    expect(lines.isEmpty, equals: isBuilt)
  }

  @Test(arguments: [
    (0.5, "at most 50% are allowed"), (0.125, "at most 12.5% are allowed"),
    (0.07, "at most 7% are allowed"), (-3, "at most 0% are allowed"),
    (.nan, "at most 0% are allowed"), (0.999_999_9, "at most 99.999% are allowed"),
    (1e-9, "at most 0.001% are allowed"),
  ])
  func share_isNamedInPercent(_ share: Double, _ words: String) throws {
    let sut = try LosingShare<Int>(json: #"{"value": ["x"]}"#, share: share)
    expect(failureLines(sut.build()).first, equals: "value: lost 1 of 1 element, \(words)")
  }

  @Test func emptyArray_losesNothing() throws {
    try expect(LosingShare<Int>(json: #"{"value": []}"#, share: 0).build().get(), equals: [])
  }

  @Test func oneLoss_isSaidInTheSingular() throws {
    let sut = try Losing<Int>(json: #"{"value": ["x", "y"]}"#, atMost: 1)
    expect(
      failureLines(sut.build()).first, equals: "value: lost all 2 elements, at most 1 is allowed")
  }

  @Test func hundredsOfLosses_areCounted() throws {
    let elements = Array(repeating: #""x""#, count: 500) + Array(repeating: "1", count: 500)
    let json = #"{"value": [\#(elements.joined(separator: ","))]}"#
    try expect(Losing<Int>(json: json, atMost: 500).build().get().count, equals: 500)
    let lines = failureLines(try Losing<Int>(json: json, atMost: 499).build())
    expect(lines.count, equals: 102)
    expect(lines.first, equals: "value: lost 500 of 1000 elements, at most 499 are allowed")
    expect(lines.last, equals: "value: 400 more findings")
  }

  @Test(arguments: ["Int?", "[Int]", "builders"])
  func hundredsOfDamagedElements_areCountedExactly(_ type: String) throws {
    let bad = type == "Int?" ? #""x""# : type == "[Int]" ? #"[1, "x", "y"]"# : "{}"
    let good = type == "Int?" ? "1" : type == "[Int]" ? "[1]" : #"{"value": 1}"#
    let elements = Array(repeating: bad, count: 300) + Array(repeating: good, count: 100)
    let json = #"{"value": [\#(elements.joined(separator: ","))]}"#
    func lines(_ most: Int) throws -> [String] {
      switch type {
      case "Int?": failureLines(try Losing<Int?>(json: json, atMost: most).build())
      case "[Int]": failureLines(try Losing<[Int]>(json: json, atMost: most).build())
      default: failureLines(try Losing<One<Int>>(json: json, atMost: most).build())
      }
    }
    try expect(lines(300), equals: [])
    try expect(lines(299).first, equals: "value: lost 300 of 400 elements, at most 299 are allowed")
  }

  @Test func dictionary_losesMembers() throws {
    let json = #"{"value": {"a": 1, "b": "x", "c": null}}"#
    try expect(LosingMembers<Int>(json: json, atMost: 2).build().get(), equals: ["a": 1])
    try expect(
      LosingMembers<Int>(json: json, atMost: 1).build(),
      fails: "value: lost 2 of 3 elements, at most 1 is allowed",
      #"value.b: expected Int, found string "x""#, "value.c: required Int is null")
    let builders = #"{"value": {"a": {"value": 1}, "b": {}}}"#
    try expect(LosingMembers<One<Int>>(json: builders, atMost: 1).build().get(), equals: ["a": 1])
    try expect(
      LosingMembers<One<Int>>(json: builders, atMost: 0).build(),
      fails: "value: lost 1 of 2 elements, at most 0 are allowed",
      "value.b.value: required Int is missing")
  }

  @Test func set_countsEachElementThatWasSent() throws {
    let json = #"{"value": [1, 1, "x", 1]}"#
    try expect(LosingSet(json: json, share: 0.25).build().get(), equals: [1])
    try expect(
      LosingSet(json: json, share: 0.24).build(),
      fails: "value: lost 1 of 4 elements, at most 24% are allowed",
      #"value[2]: expected Int, found string "x""#)
  }

  @Test func dictionaryInput_countsTheSame() throws {
    let elements: [Any] = [1, "x", Int?.none as Any, [] as [Any]]
    var sut = Losing<Int>(dictionary: ["value": elements])
    sut.most = 2
    expect(
      failureLines(sut.build()).first, equals: "value: lost 3 of 4 elements, at most 2 are allowed")
  }

  @Test func arguments_chain() throws {
    try expect(
      LosingChained(json: #"{"a": [1, "x"], "b": [2], "c": ["x"]}"#).build().get(),
      equals: "nil [2] 0")
    try expect(
      LosingChained(json: #"{"a": [1], "b": ["x"], "c": [3, 4]}"#).build().get(),
      equals: "[1] [9] 2")
  }

  @Test func elementThatIsSet_isNoLongerLost() throws {
    var sut = try LosingMembers<Int>(json: #"{"value": {"a": 1, "b": "x", "c": "y"}}"#, atMost: 1)
    expect(failureLines(sut.build()).count, equals: 3)
    sut.value?["b"] = 2
    try expect(sut.build().get(), equals: ["a": 1, "b": 2])
    sut.value = ["d": 4]
    try expect(sut.build().get(), equals: ["d": 4])
  }

  @Test func redactedFinding_keepsTheNumbers() throws {
    let sut = try Losing<Int>(json: #"{"value": ["x"]}"#, atMost: 0)
    guard case .failure(let failure) = sut.build() else {
      Issue.record("built")
      return
    }
    expect(
      failure.redacted.findings, say: "value: lost 1 of 1 element, at most 0 are allowed",
      "value[0]: expected Int, found string")
    expect(failure.findings.first?.kind, equals: .tooManyLosses)
  }

  @Test func nestedBuildersWithBudgets_areBuiltOnceALevel() throws {
    let depth = 60
    let json =
      String(repeating: #"{"value": ["x", "y", "z", "#, count: depth)
      + "{}" + String(repeating: "]}", count: depth)
    let sut = try Tree(json: json)
    expect(
      failureLines(sut.build()).first, equals: "value: lost all 4 elements, at most 0 are allowed")
    #expect(sut.findings.count > depth)
  }
}

private struct Losing<Element: Capturable>: ConstructionBuilder {
  @Field var value: [Element]?
  var most = 0

  init(fields: JSONFields) { _value = fields["value"] }
  init(json: String, atMost: Int) throws {
    try self.init(json: json)
    most = atMost
  }

  func build() -> Result<[Element.Built], BuildFailure> {
    construct({ $0 }, $value.allowingLosses(atMost: most))
  }
}

private struct LosingShare<Element: Capturable>: ConstructionBuilder {
  @Field var value: [Element]?
  var share = 0.0

  init(fields: JSONFields) { _value = fields["value"] }
  init(json: String, share: Double) throws {
    try self.init(json: json)
    self.share = share
  }

  func build() -> Result<[Element.Built], BuildFailure> {
    construct({ $0 }, $value.allowingLosses(atMostShare: share))
  }
}

private struct LosingMembers<Member: Capturable>: ConstructionBuilder {
  @Field var value: [String: Member]?
  var most = 0

  init(fields: JSONFields) { _value = fields["value"] }
  init(json: String, atMost: Int) throws {
    try self.init(json: json)
    most = atMost
  }

  func build() -> Result<[String: Member.Built], BuildFailure> {
    construct({ $0 }, $value.allowingLosses(atMost: most))
  }
}

private struct LosingSet: ConstructionBuilder {
  @Field var value: Set<Int>?
  var share = 0.0

  init(fields: JSONFields) { _value = fields["value"] }
  init(json: String, share: Double) throws {
    try self.init(json: json)
    self.share = share
  }

  func build() -> Result<Set<Int>, BuildFailure> {
    construct({ $0 }, $value.allowingLosses(atMostShare: share))
  }
}

private struct LosingChained: ConstructionBuilder {
  @Field var a: [Int]?
  @Field var b: [Int]?
  @Field var c: [Int]?

  init(fields: JSONFields) {
    _a = fields["a"]
    _b = fields["b"]
    _c = fields["c"]
  }

  func build() -> Result<String, BuildFailure> {
    construct(
      { "\($0.map { "\($0)" } ?? "nil") \($1) \($2)" }, $a.allowingLosses(atMost: 0).optional,
      $b.allowingLosses(atMost: 0).or([9]), $c.allowingLosses(atMost: 1).map { $0.count })
  }
}

private struct Tree: ConstructionBuilder {
  @Field var value: [Tree]?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<[[Int]], BuildFailure> {
    construct({ _ in [] }, $value.allowingLosses(atMost: 0))
  }
}
