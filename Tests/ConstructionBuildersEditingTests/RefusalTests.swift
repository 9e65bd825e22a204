import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What cannot be written is refused, with its path.
struct RefusalTests {
  @Test func classBuilders_areRefusedWhereverTheyAre() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try SentDocument<OwnedBuilder>(json: #"{"owner": {"id": 1}}"#)
    }
    expect(
      failure?.findings.map { "\($0)" },
      equals: [
        "rejected: OwnerClassBuilder is a class: all who hold it share it, so a change cannot be seen"
      ])
  }

  @Test func aFieldWithoutAKey_isRefusedIfItIsSet() throws {
    let words = "rejected: the field was not captured, so it has no key"
    try expect(
      refusal(#"{"id": 1}"#, as: LooseBuilder.self) { $0.note = "a" }, equals: ["note: \(words)"])
    try expect(
      refusal(#"[{"id": 1}]"#, as: [LooseBuilder].self) { loose in
        loose.append(LooseBuilder(dictionary: ["id": 2]))
        loose[1].note = "a"
      }, equals: ["[1].note: \(words)"])
    try expect(edited(#"{"id": 1}"#, as: LooseBuilder.self) { $0.id = 2 }, equals: #"{"id": 2}"#)
  }

  @Test func twoFieldsAtOneKey_areRefusedIfOneIsChanged() throws {
    let words = try refusal(#"{"id": "1"}"#, as: TwiceBuilder.self) { $0.number = 2 }
    expect(
      words,
      equals: [
        "id: rejected: the edit would change what is read here, though this field was not changed"
      ])
    // Nothing would be written.
    try expect(refusal(#"{"id": "1"}"#, as: TwiceBuilder.self) { $0.number = nil }, equals: words)
    try expect(
      edited(#"{"id": "1"}"#, as: TwiceBuilder.self) {
        $0.number = 2
        $0.text = "2"
      }, equals: #"{"id": "2"}"#)
  }

  @Test func aBuilderAtTheKeyOfAFieldThatIsChanged_isReadAgain() throws {
    let words = try refusal(#"{"line": {"sku": "1"}}"#, as: CartBuilder.self) { $0.sku = "2" }
    expect(
      words,
      equals: [
        "line: rejected: the edit would change what is read here, though this field was not changed"
      ])
    try expect(
      edited(#"{"line": {"sku": "1", "quantity": 1}}"#, as: CartBuilder.self) {
        $0.line?.quantity = 2
      }, equals: #"{"line": {"sku": "1", "quantity": 2}}"#)
  }

  /// A type that is neither Equatable nor Encodable cannot be compared.
  @Test func aTypeOfAClient_doesNotRefuseWhatIsBesideIt() throws {
    try expect(
      edited(#"{"priced": {"price": 5, "size": 3}}"#, as: CartBuilder.self) { $0.size = 4 },
      equals: #"{"priced": {"price": 5, "size": 4}}"#)
    try expect(
      edited(#"[{"price": 5, "x": 1}, {"price": 6}]"#, as: [PricedBuilder].self) {
        $0.swapAt(0, 1)
      }, equals: #"[{"price": 6}, {"price": 5, "x": 1}]"#)
    try expect(
      refusal(#"[{"price": 5}]"#, as: [PricedBuilder].self) { $0[0].price = Money(cents: 6) },
      equals: ["[0].price: rejected: Money is not Encodable"])
  }

  @Test func twoFieldsAtOneKey_canBothBeCleared() throws {
    try expect(
      edited(#"{"id": "1", "x": 1}"#, as: TwiceBuilder.self) {
        $0.number = nil
        $0.text = nil
      }, equals: #"{"x": 1}"#)
  }

  @Test func aPathIntoAnArrayThatIsAFieldToo_isRefusedIfBothChange() throws {
    let words = try refusal(#"{"coords": [1, 2]}"#, as: TwiceBuilder.self) {
      $0.first = 5
      $0.coords?[1] = 6
    }
    #expect(words.count == 1 && words[0].contains("another field that reads the same place"))
  }

  /// A container that nobody changed is compared if another field changed something in it.
  @Test func aContainerThatAnotherFieldChanged_isRefused() throws {
    let words = try refusal(#"{"coords": [1, 2]}"#, as: TwiceBuilder.self) { $0.first = 5 }
    expect(
      words,
      equals: [
        "coords: rejected: the edit would change what is read here, though this field was not changed"
      ])
    try expect(
      refusal(#"{"coords": [1, 2]}"#, as: TwiceBuilder.self) { $0.coords?[0] = 5 }.count, equals: 1)
    try expect(
      edited(#"{"chief": {"id": 1}, "x": 1}"#, as: ChiefBuilder.self) { $0.rank = 2 },
      equals: #"{"chief": {"id": 1, "rank": 2}, "x": 1}"#)
  }

  /// A number that is read from a string only by a coercion: the finding would be new.
  @Test func aFindingThatWasNotThereBefore_isRefused() throws {
    let words = try refusal(#"{"id": 1}"#, as: CodeBuilder.self) { $0.code = 7 }
    expect(
      words,
      equals: [
        "code: rejected: what would be written has a finding that it did not have before: "
          + "read number 7 as Code"
      ])
  }

  @Test func whatJSONCannotExpress_isRefused() throws {
    let words = try refusal(#"{"balance": 1}"#) { (user: inout UserBuilder) in user.balance = .nan }
    #expect(words.count == 1 && words[0].hasPrefix("balance: rejected: "))
    let inner = try refusal(#"{"scores": [1, 2], "id": 1}"#) { (user: inout UserBuilder) in
      user.scores?[1] = .infinity
      user.id = 3
    }
    #expect(inner.count == 1 && inner[0].hasPrefix("scores[1]: rejected: "))
  }

  @Test func typesThatAreNotEncodable_areRefusedIfTheyAreTouched() throws {
    let json = #"{"shade": "a", "other": {"path": "p", "x": 1}, "mine": {"path": "p", "x": 1}}"#
    try expect(
      edited(json, as: TypesBuilder.self) { $0.mine?.path = "q" },
      equals: #"{"shade": "a", "other": {"path": "p", "x": 1}, "mine": {"path": "q", "x": 1}}"#)
    let other = try refusal(json, as: TypesBuilder.self) { $0.other?.path = "q" }
    expect(other, equals: ["other: rejected: Decoded<Other> is not Encodable"])
    let words = try refusal(json, as: TypesBuilder.self) { $0.shade = Shade(name: "b") }
    #expect(words.count == 1 && words[0].hasPrefix("shade: rejected: "))
  }

  @Test func anElementOutOfEmbeddedJSON_isRefused() throws {
    let words = try refusal(
      #"[{"lines": "[{\"sku\": \"a\"}]"}, {"lines": []}]"#, as: [UserBuilder].self,
      coercion: .forgiving
    ) { users in
      users[1].lines = users[0].lines
    }
    #expect(words.count == 1 && words[0].contains("moved into JSON in a string"))
  }

  @Test func aJSONValueSetToNull_isWritten() throws {
    try expect(
      edited(#"{"extra": 1, "id": 1}"#) { (user: inout UserBuilder) in user.extra = .null },
      equals: #"{"extra": null, "id": 1}"#)
  }

  @Test func aJSONValueSetToNil_canBecomeNull() throws {
    try expect(
      edited(#"{"extra": 1, "id": 1}"#, clearing: .null) { (user: inout UserBuilder) in
        user.extra = nil
      }, equals: #"{"extra": null, "id": 1}"#)
  }

  @Test func builderOfAnotherDocument_isRefused() throws {
    let first = try SentDocument<[LineBuilder]>(json: #"[{"sku": "a", "x": 1}]"#)
    let second = try SentDocument<[LineBuilder]>(json: #"[{"sku": "c", "x": 9}]"#)
    var lines = second.value
    lines[0] = first.value[0]
    let failure = #expect(throws: BuildFailure.self) { try second.edited(lines) }
    expect(
      failure?.findings.map { "\($0)" },
      equals: ["[0]: rejected: the builder was read from another document: copy its values"])
  }

  @Test func equalDocuments_areOne() throws {
    let json = #"[{"sku": "a", "x": 1}, {"sku": "b"}]"#
    let (first, second) = (
      try SentDocument<[LineBuilder]>(json: json), try SentDocument<[LineBuilder]>(json: json)
    )
    var lines = second.value
    lines[1] = first.value[0]
    let edit = try second.edited(lines)
    expect(
      String(decoding: edit.data, as: UTF8.self),
      equals: #"[{"sku": "a", "x": 1}, {"sku": "a", "x": 1}]"#)
  }

  @Test func aNewObjectThatWasNotReadCompletely_isRefused() throws {
    let json = #"{"lines": [{"sku": "a"}]}"#
    for (line, path) in [
      (LineBuilder(dictionary: ["sku": "b", "quantity": "x"]), "quantity"),
      (LineBuilder(dictionary: ["options": [["sku": "o"], 7] as [Any]]), "options"),
    ] {
      let words = try refusal(json) { (user: inout UserBuilder) in user.lines?.append(line) }
      expect(
        words,
        equals: [
          "lines[1].\(path): rejected: the field was not read completely, "
            + "and a new object has only what was read"
        ])
    }
  }

  @Test func aValueWithoutASpellingThatIsRead_isRefused() throws {
    let words = try refusal(#"{"even": 2, "id": 1}"#, as: EvenBuilder.self) { $0.even = 3 }
    expect(
      words,
      equals: [
        "even: rejected: no known spelling of this value is read back as the same value, "
          + "and the closure of its format tells none"
      ])
  }

  @Test func aBuilderThatItsFormatDoesNotRead_isRefused() throws {
    let json = #"{"line": {"sku": "a", "x": 1}}"#
    try expect(
      refusal(json, as: OnlyABuilder.self) { $0.line?.sku = "b" },
      equals: [
        "line: rejected: what would be written is not read: "
          + #"expected object, found object {"sku": "b", "x": 1}"#
      ])
    try expect(
      edited(json, as: OnlyABuilder.self) { $0.line?.quantity = 2 },
      equals: #"{"line": {"sku": "a", "x": 1, "quantity": 2}}"#)
  }

  /// The place would be one in a document that nobody has seen.
  @Test func aDocumentThatWouldBeTooDeep_isRefusedWithoutAPlace() throws {
    let sent = try SentDocument<UserBuilder>(json: #"{"extra": {"a": 1}}"#, maximumDepth: 3)
    var user = sent.value
    user.extra?["a"] = [1]
    try expect(sent.edited(user).data.count, equals: 21)
    user.extra?["a"] = [[1]]
    let failure = #expect(throws: BuildFailure.self) { try sent.edited(user) }
    expect(
      failure?.findings,
      say: "rejected: what would be written is not read: "
        + "arrays and objects are nested deeper than 3 levels")
  }

  @Test func aTypeThatDoesNotWriteItself_isRefusedInItsWords() throws {
    try expect(
      refusal(#"{"mute": {"id": 1}}"#, as: MuteBuilder.self) { $0.mute?.id = 2 },
      equals: ["mute: rejected: I do not write"])
    let mute = try MuteBuilder(json: #"{"mute": {"id": 1}}"#)
    let failure = #expect(throws: BuildFailure.self) { try mute.json }
    expect(failure?.findings, say: "mute: rejected: I do not write")
  }

  @Test func negativeIndex_isRefused() throws {
    let words = try refusal(#"{"coords": [1, 2]}"#, as: NegativeBuilder.self) { $0.last = 5 }
    expect(words, equals: ["coords: rejected: the index is negative, or too large to be filled"])
  }

  /// A change of an object is in both values, so it could not be seen.
  @Test func classesInValues_areRefused() throws {
    func refusal<Value: Capturable>(_ json: String, _ type: Value.Type) -> [String] {
      let failure = #expect(throws: BuildFailure.self) { try SentDocument<Value>(json: json) }
      return failure?.findings.map(\.description) ?? []
    }
    func words(_ name: String) -> [String] {
      ["rejected: \(name) is a class: all who hold it share it, so a change cannot be seen"]
    }
    expect(refusal(#"{"held": {"id": 1}}"#, HeldBuilder.self), equals: words("Held"))
    expect(refusal(#"{"inner": {"held": {"id": 1}}}"#, Decoded<Holder>.self), equals: words("Held"))
    expect(refusal(#"{"inner": {"held": null}}"#, Decoded<Holder>.self), equals: words("Held"))
    expect(
      refusal(#"[{}, {"inner": {"held": {"id": 1}}}]"#, [Decoded<Holder>].self),
      equals: words("Held"))
    expect(
      refusal(#"[{"empty": {}}, {"held": {"_0": {"id": 1}}}]"#, [Decoded<HeldCase>].self),
      equals: words("Held"))
    expect(refusal(#"["a"]"#, Set<Label>.self), equals: words("Label"))
    expect(refusal(#"{"a": 1}"#, [Label: Int].self), equals: words("Label"))
    expect(refusal(#"{"k": ["a"]}"#, [String: [Tag]].self), equals: words("Label"))
    expect(refusal(#"{"a": 1}"#, [Tag: Int].self), equals: words("Label"))
    expect(refusal(#"{"tag": "a"}"#, TagBuilder.self), equals: words("Label"))
  }

  @Test func valuesWithoutClasses_areNotRefused() throws {
    let json =
      #"{"site": "https://a.b", "at": 0, "data": "AA==", "kids": [{"site": "https://a.b", "at": 1}]}"#
    try expect(edited(json, as: Decoded<Plain>.self) { _ in }, equals: json)
    try expect(
      edited(#"[{"empty": {}}]"#, as: [Decoded<HeldCase>].self) { _ in },
      equals: #"[{"empty": {}}]"#)
    try expect(edited(#"["a"]"#, as: [Opaque].self) { _ in }, equals: #"["a"]"#)
  }

  @Test func depthOfFiveHundred_isEdited() throws {
    let json =
      String(repeating: #"{"x": 1.0, "inner": "#, count: 500) + "{}"
      + String(repeating: "}", count: 500)
    func change(_ builder: inout DeepBuilder, _ levels: Int) {
      if levels == 0 {
        builder.name = "n"
      } else if var inner = builder.inner?.first {
        change(&inner, levels - 1)
        builder.inner = [inner]
      }
    }
    let text = try edited(json, as: DeepBuilder.self, coercion: .forgiving) { change(&$0, 500) }
    expect(text, equals: json.replacing("{}", with: #"{"name": "n"}"#))
  }
}

private final class OwnerClassBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct OwnedBuilder: ConstructionBuilder {
  @Field var owner: [OwnerClassBuilder]?
  init(fields: JSONFields) { _owner = fields["owner"] }
  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct LooseBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var note: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _note = .missing
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct TwiceBuilder: ConstructionBuilder {
  @Field var number: Int?
  @Field var text: String?
  @Field var first: Int?
  @Field var coords: [Int]?

  init(fields: JSONFields) {
    _number = fields["id"]
    _text = fields["id"]
    _first = fields["coords", 0]
    _coords = fields["coords"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Shade: Capturable {
  let name: String

  static func capture(_ node: JSONNode) -> Captured<Shade> {
    String.capture(node).flatMap(node) { Shade(name: $0) }
  }
}

private struct Other: Decodable { var path: String }
private struct Mine: Codable { var path: String }

private struct TypesBuilder: ConstructionBuilder {
  @Field var shade: Shade?
  @Field var other: Decoded<Other>?
  @Field var mine: Decoded<Mine>?

  init(fields: JSONFields) {
    _shade = fields["shade"]
    _other = fields["other"]
    _mine = fields["mine"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct DeepBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var inner: [DeepBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _inner = fields["inner"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct NegativeBuilder: ConstructionBuilder {
  @Field var last: Int?

  init(fields: JSONFields) { _last = fields["coords", -1] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private final class Held: Codable, Sendable { let id: Int }

private struct Holder: Codable, Sendable {
  struct Inner: Codable, Sendable { var held: Held? }
  var inner: Inner?
}

private enum HeldCase: Codable, Sendable {
  case empty
  case held(Held)
}

private struct Plain: Codable, Sendable {
  var site: URL
  var at: Decimal
  var data: Data?
  var kids: [Plain]?
}

/// A class with a text, which can be the element of a set and the key of a dictionary.
private final class Label: RawRepresentable, Hashable, Sendable, Capturable {
  let rawValue: String
  init(rawValue: String) { self.rawValue = rawValue }
}

private struct Tag: Hashable, Sendable, RawRepresentable, Capturable {
  private let label: Label
  var rawValue: String { label.rawValue }
  init(rawValue: String) { label = Label(rawValue: rawValue) }
}

/// Its class is part of how it is stored: nobody can change what others hold.
private struct Opaque: Hashable, Sendable, RawRepresentable, Capturable, CustomReflectable {
  private let label: Label
  var rawValue: String { label.rawValue }
  var customMirror: Mirror { Mirror(self, children: []) }
  init(rawValue: String) { label = Label(rawValue: rawValue) }
}

private struct TagBuilder: ConstructionBuilder {
  @Field var tag: Tag?
  init(fields: JSONFields) { _tag = fields["tag"] }
  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct HeldBuilder: ConstructionBuilder {
  @Field var held: Decoded<Held>?

  init(fields: JSONFields) { _held = fields["held"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct OnlyABuilder: ConstructionBuilder {
  @Field var line: LineBuilder?

  init(fields: JSONFields) {
    _line =
      fields[
        "line",
        as: FieldFormat { node in
          LineBuilder.capture(node).flatMap(node) { $0.sku == "a" ? $0 : nil }
        }]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Mute: Codable, Sendable {
  struct Silence: Error, CustomStringConvertible { let description = "I do not write" }

  var id: Int

  func encode(to encoder: any Encoder) throws { throw Silence() }
}

private struct MuteBuilder: ConstructionBuilder {
  @Field var mute: Decoded<Mute>?

  init(fields: JSONFields) { _mute = fields["mute"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct EvenBuilder: ConstructionBuilder {
  @Field var even: Int?

  init(fields: JSONFields) {
    _even =
      fields[
        "even",
        as: FieldFormat { node in
          Int.capture(node).flatMap(node) { $0 % 2 == 0 ? $0 : nil }
        }]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct ChiefBuilder: ConstructionBuilder {
  @Field var chief: IDBuilder?
  @Field var rank: Int?

  init(fields: JSONFields) {
    _chief = fields["chief"]
    _rank = fields["chief", "rank"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct IDBuilder: ConstructionBuilder {
  @Field var id: Int?

  init(fields: JSONFields) { _id = fields["id"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

/// A text that encodes as a number.
private struct Code: Capturable, Encodable, Equatable, ExpressibleByIntegerLiteral {
  let text: String

  init(integerLiteral value: Int) { text = "\(value)" }
  init(text: String) { self.text = text }

  static func capture(_ node: JSONNode) -> Captured<Code> {
    String.capture(node).flatMap(node) { Code(text: $0) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Int(text))
  }
}

private struct CodeBuilder: ConstructionBuilder {
  @Field var code: Code?

  init(fields: JSONFields) { _code = fields["code"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct CartBuilder: ConstructionBuilder {
  @Field var line: LineBuilder?
  @Field var sku: String?
  @Field var priced: PricedBuilder?
  @Field var size: Int?

  init(fields: JSONFields) {
    _line = fields["line"]
    _sku = fields["line", "sku"]
    _priced = fields["priced"]
    _size = fields["priced", "size"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}

private struct PricedBuilder: ConstructionBuilder {
  @Field var price: Money?
  init(fields: JSONFields) { _price = fields["price"] }
  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct Money: Capturable {
  var cents: Int
  static func capture(_ node: JSONNode) -> Captured<Money> {
    Int.capture(node).map { Money(cents: $0) }
  }
  static var expectation: String { "money" }
}
