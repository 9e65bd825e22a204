import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Sets, whose elements have no place but that in the source.
struct SetTests {
  @Test(arguments: InputKind.allCases)
  func array_isASet(_ input: InputKind) throws {
    try expect(read(Set<String>.self, #"["a"]"#, from: input), is: .value, #"["a"]"#)
    try expect(read(Set<Int>.self, "[]", from: input), is: .value, "[]")
    try expect(
      read(Set<Color>.self, #"["red"]"#, from: input).value, equals: "[TestSupport.Color.red]")
    try expect(read(Set<[Int]>.self, "[[1, 2]]", from: input).value, equals: "[[1, 2]]")
    try expect(read(Set<Int?>.self, "[null]", from: input).value, equals: "[nil]")
  }

  @Test(arguments: InputKind.allCases)
  func elementThatStandsThereTwice_isARepairByItsIndex(_ input: InputKind) throws {
    try expect(
      read(Set<String>.self, #"["a", "a"]"#, from: input), is: .value, #"["a"]"#,
      [#"value[1]: string "a" is a duplicate String"#])
    try expect(
      read(Set<Int>.self, #"[1, "1"]"#, from: input).findings,
      say: #"value[1]: read string "1" as Int"#, #"value[1]: string "1" is a duplicate Int"#)
    try expect(
      read(Set<Int>.self, "[1, 1]", from: input).findings.map(\.kind), equals: [.duplicate])
    try expect(read(Set<Int>.self, "[1, 1]", from: input).findings.map(\.isRepair), equals: [true])
  }

  @Test(arguments: InputKind.allCases)
  func elementThatCannotBeUsed_isLeftOutUnderItsIndex(_ input: InputKind) throws {
    try expect(
      read(Set<Int>.self, #"["x", 7, "y"]"#, from: input), is: .value, "[7]",
      [#"value[0]: expected Int, found string "x""#, #"value[2]: expected Int, found string "y""#])
    try expect(
      read(Set<[Int]>.self, #"[[0], [1, "x", "2"]]"#, from: input).findings,
      say: #"value[1][1]: expected Int, found string "x""#, #"value[1][2]: read string "2" as Int"#)
  }

  @Test(arguments: ["1", #""a""#, "{}", "true", #"{"0": 1}"#])
  func whatIsNoArray_isUnusable(_ json: String) throws {
    for input in InputKind.allCases {
      try expect(read(Set<Int>.self, json, from: input).outcome, equals: .unusable)
      try expect(
        read(Set<Int>.self, json, from: input).words.first?.hasPrefix(
          "value: expected array, found "), equals: true)
    }
    try expect(read(Set<Int>.self, "null", from: .bytes).outcome, equals: .null)
  }

  /// Nil stands for it, and says nothing about what was sent.
  @Test(arguments: InputKind.allCases)
  func elementThatCannotBeUsed_isNoDuplicateOfAnother(_ input: InputKind) throws {
    try expect(
      read(Set<Int?>.self, #"["x", "y", null]"#, from: input).findings,
      say: #"value[0]: expected Int, found string "x""#,
      #"value[1]: expected Int, found string "y""#, "value[2]: null is a duplicate Int")
  }

  /// As an array of them does.
  @Test func build_ofOptionalElementsThatAreAllLost_fails() throws {
    try expect(
      JSONRoot<Set<Int?>>(json: #"["x", null, "y"]"#).build(),
      fails: "none of 2 elements could be used", #"[0]: expected Int, found string "x""#)
    try expect(JSONRoot<Set<Int?>>(json: "[null]").build().get(), equals: [nil])
    try expect(JSONRoot<Set<Int?>>(json: #"["x", 1]"#).build().get(), equals: [nil, 1])
  }

  @Test func build_ofAnIncompleteSet_failsNamingTheIndex() throws {
    let sut = try Tags(json: #"{"tags": ["a", [], "a"]}"#)
    try expect(sut.build().get(), equals: ["a"])
    expect(sut.complete, fails: "tags[1]: expected String, found array []")
    try expect(Tags(json: #"{"tags": ["a", "a"]}"#).complete.get(), equals: ["a"])
    let deep = try One<Set<[Int]>>(json: #"{"value": [[1, "x"]]}"#)
    expect(
      deep.construct({ $0 }, deep.$value.requiringAll),
      fails: #"value[0][1]: expected Int, found string "x""#)
  }

  @Test(arguments: InputKind.allCases)
  func repairsOfShape_holdForSets(_ input: InputKind) throws {
    for (json, words) in [
      (#""a""#, [#"value: read string "a" as array"#]),
      (#""[\"a\"]""#, [#"value: read string "[\"a\"]" as array"#]),
      (#"{"0": "a"}"#, [#"value: read object {"0": "a"} as array"#]),
    ] {
      let reading = try read(Set<String>.self, json, from: input, .forgiving)
      expect(reading, is: .coerced, #"["a"]"#, words)
    }
  }

  @Test func findings_areLimited() throws {
    let json = "[" + Array(repeating: "1", count: 500).joined(separator: ",") + "]"
    let findings = try read(Set<Int>.self, json, from: .bytes).findings
    expect(findings.count, equals: 101)
    expect(findings.last?.kind, equals: .more(399))
    try expect(read(Set<Int>.self, json, from: .dictionary).findings, equals: findings)
  }

  /// What the macro writes for a model's property.
  @Test func set_isItsOwnBuilder() {
    #expect(Set<String>.Builder.self == Set<String>.self)
    #expect([Int: [String]].Builder.self == [Int: [String]].self)
    #expect([Int: Pilot].Builder.self == [Int: PilotBuilder].self)
  }
}

struct Pilot: Equatable, Buildable {
  let name: String
  typealias Builder = PilotBuilder
}

struct PilotBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields["name"] }
  func build() -> Result<Pilot, BuildFailure> { construct(Pilot.init, $name) }
}

private struct Tags: ConstructionBuilder {
  @Field var tags: Set<String>?
  init(fields: JSONFields) { _tags = fields["tags"] }
  func build() -> Result<Set<String>, BuildFailure> { construct({ $0 }, $tags) }
  var complete: Result<Set<String>, BuildFailure> { construct({ $0 }, $tags.requiringAll) }
}
