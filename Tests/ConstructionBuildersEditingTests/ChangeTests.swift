import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// What is written in place of values, and what stays.
struct ChangeTests {
  @Test(arguments: [
    #"{"id": 1, "x": 1.50}"#, " {} ", "{\n}", #"{"name":"\u0041","name":"B"}"#,
    "\u{FEFF}{\"id\": 1}\r\n", #"{"lines": [7, {"sku": 1}], "nick": null}"#,
  ])
  func withoutAnEdit_theDocumentIsAsItWasSent(json: String) throws {
    let edit = try edit(json) { (_: inout UserBuilder) in }
    expect(String(decoding: edit.data, as: UTF8.self), equals: json)
    #expect(edit.isEmpty)
    #expect(edit.changes.isEmpty)
    expect("\(try edit.mergePatch())", equals: "{}")
    expect("\(edit.jsonPatch())", equals: "[]")
  }

  @Test func settingWhatItHad_changesNothing() throws {
    let json = #"{"id": "1", "balance": 1.50, "name": "A", "tags": ["a"], "extra": {"a": 1.0}}"#
    let text = try edited(json) { (user: inout UserBuilder) in
      user.id = 1
      user.balance = 1.5
      user.name = "A"
      user.tags = ["a"]
      user.extra = user.extra
    }
    expect(text, equals: json)
  }

  /// What `==` does not see is changed all the same.
  @Test func equalValuesThatDifferAsJSON_areWritten() throws {
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    try expect(
      edited(#"{"tag": {"id": 1, "name": "old"}}"#, as: TagsBuilder.self) {
        $0.tag = Decoded(Tag(id: 1, name: "new"))
      }, equals: #"{"tag": {"id": 1, "name": "new"}}"#)
    let letter = try edited(#"["\#(composed)"]"#, as: [JSONValue].self) {
      $0 = [.string(decomposed)]
    }
    expect(Array(letter.utf8), equals: Array(#"["\#(decomposed)"]"#.utf8))
    let open = try edited(#"{"open": "\#(composed)"}"#, as: TagsBuilder.self) {
      $0.open = .unknown(decomposed)
    }
    expect(Array(open.utf8), equals: Array(#"{"open": "\#(decomposed)"}"#.utf8))
    try expect(edited("[0.5, 0]", as: [Double].self) { $0[1] = -0.0 }, equals: "[0.5, -0]")
  }

  /// The elements of an equal Set can have another order.
  @Test func anEqualSetOfAClientsType_changesNothing() throws {
    let names = (0..<20).map { "t\($0)" }
    let json = #"{"grouped": {"tags": [\#(names.map { "\"\($0)\"" }.joined(separator: ", "))]}}"#
    for capacity in [1, 20, 100, 1_000] {
      var tags: Set<String> = []
      tags.reserveCapacity(capacity)
      tags.formUnion(names.shuffled())
      try expect(
        edited(json, as: TagsBuilder.self) { $0.grouped = Decoded(Grouped(tags: tags)) },
        equals: json)
    }
  }

  /// A type that leaves something out when it is encoded.
  @Test func aChangeThatIsNotEncoded_isRefused() throws {
    try expect(
      refusal(#"{"short": {"id": 1, "name": "old"}}"#, as: TagsBuilder.self) {
        $0.short = Decoded(Short(id: 1, name: "new"))
      }, equals: ["short: rejected: the value is encoded as before, so the change would be lost"])
  }

  /// Each time that it is read, it has another value.
  @Test func aFieldThatTheBuilderSets_isNoChange() throws {
    let json = #"{"id": 1, "x": 2}"#
    try expect(edited(json, as: StampedBuilder.self) { _ in }, equals: json)
    try expect(
      edited(json, as: StampedBuilder.self) { $0.id = 3 }, equals: #"{"id": 3, "x": 2}"#)
  }

  /// Its value is not one that was sent, so that nothing is known of it where it is read again.
  @Test func aDefaultThatTheBuilderSets_isNoChange() throws {
    let json = #"{"id": 1}"#
    try expect(edited(json, as: DefaultingBuilder.self) { _ in }, equals: json)
    try expect(
      edited(json, as: DefaultingBuilder.self) { $0.id = 2 }, equals: #"{"id": 2}"#)
    try expect(
      edited("[\(json), {}]", as: [DefaultingBuilder].self) { $0[1].id = 2 },
      equals: #"[{"id": 1}, {"id":2}]"#)
    let key = UUID()
    try expect(
      edited(json, as: DefaultingBuilder.self) { $0.key = key },
      equals: #"{"id": 1,"key": "\#(key)"}"#)
  }

  @Test func oneField_changesOnlyItsValue() throws {
    let text = try edited(
      #"{ "other" : [1.50, {}],"name":"\u0041", "id":1 ,"balance": 1.50}"#
    ) { (user: inout UserBuilder) in user.name = "B" }
    expect(text, equals: #"{ "other" : [1.50, {}],"name":"B", "id":1 ,"balance": 1.50}"#)
  }

  @Test func aFieldOfAnElement_changesOnlyItsValue() throws {
    let text = try edited(
      #"{"lines": [{"sku": "a", "quantity": "2", "x": 1}, {"sku": "b"}]}"#
    ) { (user: inout UserBuilder) in user.lines?[0].quantity = 3 }
    expect(text, equals: #"{"lines": [{"sku": "a", "quantity": "3", "x": 1}, {"sku": "b"}]}"#)
  }

  @Test func nil_removesTheMember() throws {
    let change: (inout UserBuilder) -> Void = { $0.nick = nil }
    try expect(edited(#"{"nick": "n", "id": 1}"#, change), equals: #"{"id": 1}"#)
    try expect(edited(#"{"id": 1, "nick": "n"}"#, change), equals: #"{"id": 1}"#)
    try expect(edited(#"{"a": 1, "nick": "n", "id": 1}"#, change), equals: #"{"a": 1, "id": 1}"#)
    try expect(edited(#"{"nick": "n"}"#, change), equals: "{}")
    try expect(edited(#"{"nick": null, "id": 1}"#, change), equals: #"{"id": 1}"#)
    try expect(edited(#"{"nick": {}, "id": 1}"#, change), equals: #"{"id": 1}"#)
    try expect(
      edited(#"{"nick": "n", "id": 1}"#, clearing: .null, change),
      equals: #"{"nick": null, "id": 1}"#)
  }

  @Test func nilUnderAnAlias_removesEveryAlias() throws {
    let change: (inout UserBuilder) -> Void = { $0.name = nil }
    try expect(edited(#"{"fullName": "n", "id": 1}"#, change), equals: #"{"id": 1}"#)
    try expect(edited(#"{"fullName": "n", "name": "m", "id": 1}"#, change), equals: #"{"id": 1}"#)
    try expect(
      edited(#"{"fullName": "n", "name": [], "id": 1}"#, clearing: .null, change),
      equals: #"{"fullName": null, "name": null, "id": 1}"#)
  }

  @Test func aFieldUnderAnAlias_staysUnderIt() throws {
    let text = try edited(#"{"fullName": "n"}"#) { (user: inout UserBuilder) in user.name = "m" }
    expect(text, equals: #"{"fullName": "m"}"#)
    let null = try edited(#"{"fullName": null}"#) { (user: inout UserBuilder) in user.name = "m" }
    expect(null, equals: #"{"fullName": "m"}"#)
  }

  @Test func aFieldThatWasNotThere_takesItsFirstKeyAndTheStepsOfItsPath() throws {
    let text = try edited(#"{"id": 1}"#) { (user: inout UserBuilder) in
      user.name = "m"
      user.city = "Köln"
    }
    expect(text, equals: #"{"id": 1,"name": "m","address": {"city": "Köln"}}"#)
    let inner = try edited(#"{"address": {"zip": 1}}"#) { (user: inout UserBuilder) in
      user.city = "K"
    }
    expect(inner, equals: #"{"address": {"zip": 1,"city": "K"}}"#)
    let null = try edited(#"{"address": null}"#) { (user: inout UserBuilder) in user.city = "K" }
    expect(null, equals: #"{"address": {"city": "K"}}"#)
  }

  @Test func ofARepeatedKey_theLastIsChangedAndAllAreRemoved() throws {
    let json = #"{"nick": "a", "id": 1, "nick": "b"}"#
    try expect(
      edited(json) { (user: inout UserBuilder) in user.nick = "c" },
      equals: #"{"nick": "a", "id": 1, "nick": "c"}"#)
    try expect(edited(json) { (user: inout UserBuilder) in user.nick = nil }, equals: #"{"id": 1}"#)
  }

  @Test func keysWithEscapesAndEquivalentKeys_areFound() throws {
    try expect(
      edited(#"{"n\u0069ck": "a"}"#) { (user: inout UserBuilder) in user.nick = "b" },
      equals: #"{"n\u0069ck": "b"}"#)
    let text = try edited(#"{"e\u0301": 1, "b": 2}"#, as: [String: Int].self) { $0["é"] = 3 }
    expect(text, equals: #"{"e\u0301": 3, "b": 2}"#)
  }

  @Test func aByteOrderMark_stays() throws {
    let text = try edited("\u{FEFF} {\"id\":1}\n") { (user: inout UserBuilder) in user.id = 2 }
    expect(text, equals: "\u{FEFF} {\"id\":2}\n")
  }

  @Test func numberOfFourHundredDigits_stays() throws {
    let digits = String(repeating: "7", count: 400)
    let text = try edited("{\"id\": 1, \"x\": \(digits)}") { (user: inout UserBuilder) in
      user.id = 2
    }
    expect(text, equals: "{\"id\": 2, \"x\": \(digits)}")
  }

  @Test func malformedDocumentAndOtherRoot_areRefused() throws {
    #expect(throws: BuildFailure.self) { try SentDocument<UserBuilder>(json: "{\"a\": }") }
    #expect(throws: BuildFailure.self) { try SentDocument<UserBuilder>(json: "[]") }
    #expect(throws: BuildFailure.self) { try SentDocument<[UserBuilder]>(json: "{}") }
    #expect(throws: BuildFailure.self) { try SentDocument<UserBuilder>(json: "{}", at: "data") }
  }

  @Test func anEnvelope_staysAroundTheValue() throws {
    let text = try edited(
      #"{"meta": 1.0, "data": {"id": 1, "x": 2}}"#, as: UserBuilder.self, at: "data"
    ) { $0.id = 5 }
    expect(text, equals: #"{"meta": 1.0, "data": {"id": 5, "x": 2}}"#)
  }

  @Test func rootArraysAndDictionaries_areEdited() throws {
    let list = try edited(#"[{"id": 1}, 7, {"id": 2, "x": 0}]"#, as: [UserBuilder].self) {
      $0[1].id = 3
    }
    expect(list, equals: #"[{"id": 1}, 7, {"id": 3, "x": 0}]"#)
    let map = try edited(#"{"a": {"id": 1, "x": 0}, "b": 7}"#, as: [String: UserBuilder].self) {
      $0["a"]?.id = 3
    }
    expect(map, equals: #"{"a": {"id": 3, "x": 0}, "b": 7}"#)
  }

  @Test func nilBehindAStepThatIsNotRead_changesNothing() throws {
    let json = #"{"address": "{\"city\":\"K\",\"zip\":1}"}"#
    let change: (inout UserBuilder) -> Void = { $0.city = nil }
    try expect(edited(json, change), equals: json)
    try expect(
      edited(json, coercion: .forgiving, change), equals: #"{"address": "{\"zip\":1}"}"#)
  }

  /// Both are read behind `[]`, which PHP writes for an empty object.
  @Test func aFieldBesideOneBehindAnEmptyArray_isWritten() throws {
    try expect(
      edited(#"{"at": [], "x": 1}"#, as: PositionBuilder.self) { $0.x = 2 },
      equals: #"{"at": {"x": 2}, "x": 1}"#)
  }

  @Test func unusableField_staysUnlessItIsSet() throws {
    let json = #"{"id": [1], "name": "a"}"#
    try expect(
      edited(json) { (user: inout UserBuilder) in user.name = "b" },
      equals: #"{"id": [1], "name": "b"}"#)
    try expect(
      edited(json) { (user: inout UserBuilder) in user.id = 3 }, equals: #"{"id": 3, "name": "a"}"#)
  }

  @Test func anUnknownOnTheWay_isRefused() throws {
    let words = try refusal(#"{"address": 7}"#) { (user: inout UserBuilder) in user.city = "K" }
    expect(words, equals: ["address: rejected: the path leads through a value of the type number"])
  }
}

private struct Tag: Codable, Equatable, Sendable {
  var id: Int
  var name: String

  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
}

private struct Short: Codable, Equatable, Sendable {
  var id: Int
  var name: String

  init(id: Int, name: String) { (self.id, self.name) = (id, name) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
  }
}

private struct Grouped: Codable, Equatable, Sendable {
  var tags: Set<String>
}

private enum Case: String, Capturable { case a, b }

private struct TagsBuilder: ConstructionBuilder {
  @Field var tag: Decoded<Tag>?
  @Field var short: Decoded<Short>?
  @Field var open: Open<Case>?
  @Field var grouped: Decoded<Grouped>?

  init(fields: JSONFields) {
    _grouped = fields["grouped"]
    _tag = fields["tag"]
    _short = fields["short"]
    _open = fields["open"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct PositionBuilder: ConstructionBuilder {
  @Field var x: Int?
  @Field var y: Int?

  init(fields: JSONFields) {
    _x = fields["at", "x"]
    _y = fields["at", "y"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $x) }
}

private struct StampedBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var readBy: UUID?

  init(fields: JSONFields) {
    (_id, _readBy) = (fields["id"], .missing)
    readBy = UUID()
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct DefaultingBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var key: UUID?

  init(fields: JSONFields) {
    _id = fields["id"]
    _key = fields["key"]
    if key == nil { key = UUID() }
  }

  func build() -> Result<UUID, BuildFailure> { construct({ $0 }, $key) }
}
