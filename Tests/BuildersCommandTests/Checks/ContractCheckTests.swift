import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

@testable import builders

/// A check says what the builder itself does.
struct ContractCheckTests {
  /// A user, of which parts are other values, null or missing.
  static func document(_ dice: inout Dice) -> String {
    func part(_ values: String..., rarely others: String...) -> String? {
      let roll = dice.below(10)
      if roll == 0 { return nil }
      return roll < 3
        ? dice.one(of: others + ["null", "[]", "{}", "\"\"", "false", "\"x\"", "3"])
        : dice.one(of: values)
    }
    var tags: [String] = []
    for _ in 0..<dice.below(3) {
      let label = part("\"a\"", "\"b\"", rarely: "7").map { "\"label\": \($0)" }
      let weight = part("1.5", "2", rarely: "\"1.5\"", "1e400").map { "\"weight\": \($0)" }
      tags.append("{" + [label, weight].compactMap(\.self).joined(separator: ",") + "}")
    }
    let list = "[\(tags.joined(separator: ","))]"
    let joined = part("\"2026-03-01\"", rarely: "\"2026-02-30\"").map { "\"joined\": \($0)" } ?? ""
    let members = [
      part("1", "2", rarely: "\"12\"", "1.5", "9223372036854775808").map { "\"id\": \($0)" },
      part("\"n\"", rarely: "true").map { "\"name\": \($0)" },
      part("{\(joined)}", rarely: "\"{}\"").map { "\"meta\": \($0)" },
      part(list, rarely: "{\"0\": {\"label\": \"a\"}}", "{\"label\": \"a\"}").map {
        "\"tags\": \($0)"
      },
    ]
    return dice.below(40) == 0 ? "[]" : "{\(members.compactMap(\.self).joined(separator: ","))}"
  }

  static func outcome<Builder: ConstructionBuilder & Capturable>(
    _ type: Builder.Type, _ document: String, _ coercion: Coercion
  ) -> ContractCheck.Outcome where Builder.Failure == BuildFailure {
    guard case .success = Builder.build(json: document, coercion: coercion),
      let builder = try? Builder(json: document, coercion: coercion)
    else { return .fails }
    let findings = builder.findings
    let lossy: [FieldPath.Component] = [
      "shape", "named", "named lists", "byNumber", "bySize", "mayBeTold",
    ]
    // What an object that is built may do without is no loss. Elements and members are lost, and so
    // is a shape that lacks something. A value in place of which an alias is read is not lost.
    let isLossy = findings.contains { finding in
      let isReplaced = findings.contains { "\($0)".hasSuffix(" instead of \(finding.path)") }
      guard !finding.isRepair, !isReplaced else { return false }
      let isAbsent = finding.kind == .missing || finding.kind == .null
      let components = finding.path.components
      let isElement = components.contains { if case .index = $0 { true } else { false } }
      let isInLossy = components.count > 1 && lossy.contains(components[0])
      return !isAbsent || isElement || isInLossy
    }
    if isLossy { return .loses }
    return findings.contains(where: \.isRepair) ? .repairs : .builds
  }

  static func check(_ contract: Contract, _ document: String) -> ContractCheck {
    var check = ContractCheck(contract)
    let bytes = Array(document.utf8)
    _ = JSONNode.withRoot(of: bytes.span, .lenient) { root in
      check.add(root) { "here" }
    }
    return check
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<4)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed)
    let contracts = (
      UserBuilder.contract(coercion: coercion), StricterUserBuilder.contract(coercion: coercion)
    )
    for _ in 0..<100 {
      let document = Self.document(&dice)
      #expect(
        Self.check(contracts.0, document).losing
          == [Self.outcome(UserBuilder.self, document, coercion): 1], "\(document)")
      #expect(
        Self.check(contracts.1, document).losing
          == [Self.outcome(StricterUserBuilder.self, document, coercion): 1], "\(document)")
    }
  }
}

/// The same with a union of kinds, an enumeration, a dictionary, aliases and formats.
struct ContractOfShapesTests {
  static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String {
      dice.one(of: values + values + ["null", "[]", "7", "\"?\""])
    }
    var members: [String] = []
    func add(_ key: String, _ value: String) {
      if dice.below(8) > 0 { members.append("\"\(key)\": \(value)") }
    }
    add("colour", one("\"red\"", "\"green\"", "\"blue\""))
    add(dice.below(3) == 0 ? "title" : "name", one("\"a\"", "\"b\""))
    add("prices", one(#"{"x": 1, "y": 2.5}"#, #"{"x": "z"}"#, "{}"))
    add("seen", one("1772409600", "\"2026-03-01\"", "-5"))
    add("grid", one("[[1, 2], [3]]", "[[1, null], [\"x\"]]", "[]"))
    let circle = #"{"kind": "circle", "radius": \#(one("1", "2.5"))}"#
    let square = #"{"kind": "square", "side": \#(one("1", "\"3\""))}"#
    add("shape", one(circle, square, #"{"kind": "star"}"#, "{}"))
    return "{\(members.joined(separator: ", "))}"
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<5)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 1000)
    let contract = DrawingBuilder.contract(coercion: coercion)
    for _ in 0..<100 {
      let document = Self.document(&dice)
      #expect(
        ContractCheckTests.check(contract, document).losing
          == [ContractCheckTests.outcome(DrawingBuilder.self, document, coercion): 1],
        "\(document)")
    }
  }
}

/// The same with containers that lose everything, in a builder that cannot do without them or can.
struct ContractOfContainersTests {
  private static func documents(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String { dice.one(of: values) }
    func number() -> String { one("1", "2", "\"x\"", "\"\"", "false", "null", "{}") }
    func numbers() -> String {
      one("[]", "[\(number())]", "[\(number()), \(number())]", number())
    }
    func named() -> String {
      one("{}", #"{"a": \#(number())}"#, #"{"a": \#(number()), "b": \#(number())}"#)
    }
    func item() -> String {
      one(
        "{}", #"{"id": \#(number())}"#, #"{"id": 1}"#, #"{"type": "new", "id": 1}"#,
        #"{"type": "item", "id": \#(number())}"#, number())
    }
    let values = [
      "needed": numbers(), "lists": "[\(numbers()), \(numbers())]", "named": named(),
      "named lists": #"{"a": \#(numbers())}"#, "whole": numbers(), "nulls": numbers(),
      "item": item(), "other item": item(), "items": "[\(item()), \(item())]",
      "kinds": "[\(item())]",
    ]
    // Most are right, or no document would be built.
    let right = [
      "needed": "[1]", "lists": "[[1]]", "named": #"{"a": 1}"#, "named lists": #"{"a": [1]}"#,
      "nulls": "[1]", "item": #"{"id": 1}"#, "items": #"[{"id": 1}]"#,
      "kinds": #"[{"type": "item", "id": 1}]"#,
    ]
    let members = values.keys.sorted().compactMap { key -> String? in
      let value = dice.below(5) == 0 ? values[key] : right[key]
      return value.map { "\"\(key)\": \($0)" }
    }
    return dice.below(40) == 0 ? "null" : "{\(members.joined(separator: ", "))}"
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<8)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 2000)
    let contract = ContainersBuilder.contract(coercion: coercion)
    for _ in 0..<100 {
      let document = Self.documents(&dice)
      #expect(
        ContractCheckTests.check(contract, document).losing
          == [ContractCheckTests.outcome(ContainersBuilder.self, document, coercion): 1],
        "\(document)")
    }
  }

  private struct ItemBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  private enum Kind {
    case item(Int)
    case other(String)
  }

  private struct KindBuilder: VariantBuilder {
    typealias Model = Kind
    @Field var type: String?
    @Field var item: ItemBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("item", as: \._item, Kind.item),
      unknown: Kind.other)

    init() { (_type, _item) = (.missing, .missing) }
  }

  private struct ContainersBuilder: ConstructionBuilder {
    @Field var needed: [Int]?
    @Field var lists: [[Int]]?
    @Field var named: [String: Int]?
    @Field var namedLists: [String: [Int]]?
    @Field var whole: [Int]?
    @Field var nulls: [Int?]?
    @Field var item: ItemBuilder?
    @Field var items: [ItemBuilder]?
    @Field var kinds: [KindBuilder]?

    init(fields: JSONFields) {
      _needed = fields["needed"]
      _lists = fields["lists"]
      _named = fields["named"]
      _namedLists = fields["named lists"]
      _whole = fields["whole"]
      _nulls = fields["nulls", adding: [.emptyStringAsNull, .falseAsNull]]
      _item = fields[anyOf: "item", "other item"]
      _items = fields["items"]
      _kinds = fields["kinds"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { needed, lists, _, _, _, _, _, _, _ in needed.count + lists.count }, $needed, $lists,
        $named,
        $namedLists.optional, $whole.requiringAll.optional, $nulls, $item, $items, $kinds)
    }
  }
}

/// The same with keys that are read, sets, variants that a neighbour tells, and a budget for
/// losses.
struct ContractOfKeysTests {
  private enum Size: Int, CaseIterable, Capturable, Sendable {
    case one = 1
    case two
  }

  private enum Event {
    case push(Int)
    case ping
    case other(String)
  }

  private struct PushBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  private struct EventBuilder: VariantBuilder {
    typealias Model = Event
    @Field var type: String?
    @Field var push: PushBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("push", as: \._push, Event.push),
      .variant("ping", is: Event.ping), unknown: Event.other)

    init() { (_type, _push) = (.missing, .missing) }
  }

  private struct KeysBuilder: ConstructionBuilder {
    @Field var byNumber: [Int: String]?
    @Field var bySize: [Size: Int]?
    @Field var size: Size?
    @Field var tags: Set<String>?
    @Field var told: EventBuilder?
    @Field var mayBeTold: EventBuilder?
    @Field var few: [Int]?
    @Field var first: Int?

    init(fields: JSONFields) {
      _byNumber = fields["byNumber"]
      _bySize = fields["bySize"]
      _size = fields["size"]
      _tags = fields["tags"]
      _told = fields["told", variant: "event"]
      _mayBeTold = fields["mayBeTold", variant: "other event"]
      _few = fields["few"]
      _first = fields["list", 0, "n", adding: .singleElements]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { byNumber, _, _, _, _, _, _, _ in byNumber.count }, $byNumber, $bySize.optional,
        $size.optional, $tags, $told, $mayBeTold.optional, $few.allowingLosses(atMost: 1),
        $first.optional)
    }
  }

  private static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String { dice.one(of: values) }
    let object = one("{}", #"{"id": 1}"#, #"{"id": "x"}"#, "[]", "7", "null")
    let values = [
      "byNumber": one("{}", #"{"x": "a"}"#, #"{"01": "a"}"#, #"{"1": "a", "x": "b"}"#),
      "bySize": one(#"{"3": 1}"#, #"{"1": 1}"#, #"{"01": 1}"#, #"{"1": 1, "x": 1}"#),
      "size": one("1", "\"01\"", "\" 2 \"", "true", "3", "\"x\""),
      "tags": one(#"["a", "a"]"#, #"["a", 1, "1"]"#, "[]", "[{}]"),
      "event": one("\"ping\"", "\"new\"", "1", "null", "{}"), "told": object,
      "other event": one("\"ping\"", "\"new\"", "\"push\""), "mayBeTold": object,
      "few": one("[]", "[1, \"x\"]", "[\"x\"]"),
      "list": one(#"{"n": 1}"#, #"{"0": {"n": 1}}"#, "[]"),
    ]
    let right = [
      "byNumber": #"{"1": "a"}"#, "tags": #"["a"]"#, "event": "\"push\"", "other event": "\"push\"",
      "told": #"{"id": 1}"#,
      "few": "[1]", "list": #"[{"n": 1}]"#,
    ]
    let members = values.keys.sorted().compactMap { key -> String? in
      let value = dice.below(5) == 0 ? values[key] : right[key]
      return value.map { "\"\(key)\": \($0)" }
    }
    return "{\(members.joined(separator: ", "))}"
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<8)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 3000)
    let contract = KeysBuilder.contract(coercion: coercion)
    for _ in 0..<100 {
      let document = Self.document(&dice)
      #expect(
        ContractCheckTests.check(contract, document).losing
          == [ContractCheckTests.outcome(KeysBuilder.self, document, coercion): 1], "\(document)")
    }
  }
}

/// A coercion of a field holds for the steps of its path, whatever the object has.
struct ContractOfPathsTests {
  @Test(arguments: [
    #"{"papers": {"owner": {"name": "Ann"}}}"#, #"{"papers": "{\"owner\": {\"name\": \"Ann\"}}"}"#,
    #"{"papers": "{}"}"#, #"{"papers": "x"}"#, #"{"papers": [{"owner": {"name": "Ann"}}]}"#,
  ])
  func outcome_isThatOfTheBuilder(document: String) {
    #expect(
      ContractCheckTests.check(PapersBuilder.contract(coercion: .strict), document).losing
        == [ContractCheckTests.outcome(PapersBuilder.self, document, .strict): 1])
  }

  private struct PapersBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["papers", "owner", "name", adding: .embeddedJSON]
    }

    func build() -> Result<String, BuildFailure> { construct(\.self, $name) }
  }
}

extension ContractCheck {
  /// The outcomes as a builder tells them, to which an element is as any other.
  fileprivate var losing: [Outcome: Int] {
    Dictionary(outcomes.map { ($0 == .empties ? .loses : $0, $1) }, uniquingKeysWith: +)
  }
}
