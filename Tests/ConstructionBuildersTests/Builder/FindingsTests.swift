import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A builder's findings: whatever arrived otherwise than declared, and whatever keeps it, or a
/// nested builder, from being built.
struct FindingsTests {
  @Test func elements_areDroppedAndNamedByTheirIndexInTheSource() throws {
    let json =
      #"{"items": [{"name": "a"}, 7, {"name": 1}, {}, null, {"name": "b", "friends": [3]}]}"#
    for input in InputKind.allCases {
      let sut = try list(json, input)
      expect(sut.items?.count, equals: 4)
      expect(sut.build(), equals: .success(["a", "1", "b"]))
      expect(
        sut.findings, say: "items[1]: expected object, found number 7",
        "items[2].name: read number 1 as String", "items[3].name: required String is missing",
        "items[4]: required object is null", "items[5].friends[0]: expected object, found number 3")
    }
  }

  @Test func completeElements_failNamingWhatWasDropped() throws {
    let json = #"{"items": [{"name": "a"}, 7, {"name": 1}, {}, null, {"name": []}]}"#
    for input in InputKind.allCases {
      let sut = try CompleteList(list(json, input))
      expect(
        sut.build(), fails: "items[1]: expected object, found number 7",
        "items[3].name: required String is missing", "items[4]: required object is null",
        "items[5].name: expected String, found array []")
    }
  }

  @Test func elementThatWasSet_isNamedByItsPosition() throws {
    var sut = try list(#"{"items": [7, {"name": "a"}, {}]}"#, .bytes)
    expect(sut.findings.last?.path, equals: "items[2].name")
    sut.items = sut.items?.reversed()
    expect(sut.findings.map(\.path), equals: ["items[0].name"])
  }

  @Test func absentAndNotNeeded_isNoFinding() throws {
    let sut = try NestedBuilder(json: #"{"nick": null}"#)
    expect(sut.findings, equals: [])
    expect(sut.build(), equals: .success(nil))
  }

  @Test func optionalNestedBuilderThatCannotBuild_isAFindingAndNoFailure() throws {
    let sut = try NestedBuilder(json: #"{"inner": {}, "nick": 7}"#)
    expect(sut.build(), equals: .success(nil))
    expect(
      sut.findings, say: "inner.value: required Int is missing", "nick: read number 7 as String")
  }

  @Test func nestedArrays_dropAndNameAtEveryDepth() throws {
    let sut = try One<[[Int]]>(json: #"{"value": [[1, "x"], 2, [null, "3"]]}"#)
    expect(sut.value, equals: [[1], [3]])
    expect(
      sut.findings, say: #"value[0][1]: expected Int, found string "x""#,
      "value[1]: expected array, found number 2", "value[2][0]: required Int is null",
      #"value[2][1]: read string "3" as Int"#)
    try expect(
      CompleteOne<[Int]>(json: #"{"value": [[1, "x"], 2, [null, "3"]]}"#).build(),
      fails: #"value[0][1]: expected Int, found string "x""#,
      "value[1]: expected array, found number 2", "value[2][0]: required Int is null")
  }

  @Test func nestedArraysOfBuilders_nameByTheIndicesOfTheSource() throws {
    let sut = try CompleteOne<[One<Int>]>(json: #"{"value": [1, [2, {}, {"value": 3}]]}"#)
    expect(
      sut.build(), fails: "value[0]: expected array, found number 1",
      "value[1][0]: expected object, found number 2", "value[1][1].value: required Int is missing")
  }

  @Test func optionalElements_keepTheirPositions() throws {
    let sut = try One<[Int?]>(json: #"{"value": [1, null, "x", "4"]}"#)
    expect(sut.value, equals: [1, nil, nil, 4])
    expect(sut.build(), equals: .success([1, nil, nil, 4]))
    expect(
      sut.findings, say: #"value[2]: expected Int, found string "x""#,
      #"value[3]: read string "4" as Int"#)
    try expect(
      CompleteOne<Int?>(json: #"{"value": [1, null, "x"]}"#).build(),
      fails: #"value[2]: expected Int, found string "x""#)
    try expect(
      CompleteOne<Int?>(json: #"{"value": [1, null]}"#).build(), equals: .success([1, nil]))
  }

  @Test func optionalBuilders_keepTheirPositions() throws {
    let sut = try One<[One<Int>?]>(json: #"{"value": [{"value": 1}, {}, 3, null]}"#)
    expect(sut.build(), equals: .success([1, nil, nil, nil]))
    expect(
      sut.findings, say: "value[1].value: required Int is missing",
      "value[2]: expected object, found number 3")
    let complete = try CompleteOne<One<Int>?>(json: #"{"value": [{"value": 1}, {}, 3, null]}"#)
    expect(
      complete.build(), fails: "value[1].value: required Int is missing",
      "value[2]: expected object, found number 3")
  }

  @Test func findingsOfADeepFailure_areThoseOfEachLevel() throws {
    // The failure of the outermost lists a hundred of them; each level is built once all the same.
    for depth in [3, 60, 120] {
      let json =
        String(repeating: #"{"name":[],"next":["#, count: depth) + "{}"
        + String(repeating: "]}", count: depth)
      let sut = try DeepBuilder(json: json)
      let count = sut.findings.reduce(0) { $0 + ($1.kind.count ?? 1) }
      expect(count, equals: depth + 1)
      expect(failureLines(sut.build()).first, equals: "name: expected String, found array []")
    }
  }

  @Test func optionalDeepBuilders_reportWhatTheirOuterOneDoesNotNeed() throws {
    let sut = try OptionalDeepBuilder(
      json: #"{"name": "a", "next": {"next": {"next": {"name": 1}}}}"#)
    expect(sut.build(), equals: .success("a"))
    expect(
      sut.findings, say: "next.name: required String is missing",
      "next.next.name: required String is missing", "next.next.next.name: read number 1 as String")
  }

  @Test func dictionaries_dropAndNameByKey() throws {
    let json = #"{"value": {"b": {"value": 1}, "a": {}, "d.e": 3, "c": null}}"#
    for input in InputKind.allCases {
      let sut =
        switch input {
        case .bytes: try One<[String: One<Int>]>(json: json)
        case .dictionary: One<[String: One<Int>]>(dictionary: try dictionary(json))
        }
      expect(sut.build(), equals: .success(["b": 1]))
      expect(
        sut.findings, say: "value.a.value: required Int is missing",
        "value.c: required object is null", #"value["d.e"]: expected object, found number 3"#)
    }
  }

  private func list(_ json: String, _ input: InputKind) throws -> ListBuilder {
    switch input {
    case .bytes: try ListBuilder(json: json)
    case .dictionary: ListBuilder(dictionary: try dictionary(json))
    }
  }
}

/// A builder whose one array has to be complete.
struct CompleteOne<Element: Capturable>: ConstructionBuilder {
  @Field var value: [Element]?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<[Element.Built], BuildFailure> { construct({ $0 }, $value.requiringAll) }
}

private struct ItemBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var friends: [ItemBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _friends = fields["friends"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ name, _ in name }, $name, $friends.optional)
  }
}

private struct ListBuilder: ConstructionBuilder {
  @Field var items: [ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items"] }
  func build() -> Result<[String], BuildFailure> { construct({ $0 }, $items) }
}

/// The same list, of which nothing may be dropped.
private struct CompleteList: ConstructionBuilder {
  @Field var items: [ItemBuilder]?
  init(fields: JSONFields) { _items = fields["items"] }
  init(_ list: ListBuilder) { _items = list.$items }
  func build() -> Result<[String], BuildFailure> { construct({ $0 }, $items.requiringAll) }
}

private struct NestedBuilder: ConstructionBuilder {
  @Field var inner: One<Int>?
  @Field var nick: String?

  init(fields: JSONFields) {
    _inner = fields["inner"]
    _nick = fields["nick"]
  }

  func build() -> Result<Int?, BuildFailure> {
    construct({ inner, _ in inner }, $inner.optional, $nick.optional)
  }
}

private struct DeepBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var next: [DeepBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _next = fields["next"]
  }

  func build() -> Result<String, BuildFailure> {
    next == nil
      ? construct({ $0 }, $name) : construct({ name, _ in name }, $name, $next.requiringAll)
  }
}

private final class OptionalDeepBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var next: OptionalDeepBuilder?

  init(fields: JSONFields) {
    _name = fields["name"]
    _next = fields["next"]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ name, _ in name }, $name, $next.optional)
  }
}
