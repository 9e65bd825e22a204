import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
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
      "shape", "named", "named lists", "byNumber", "bySize", "mayBeTold", "days", "part",
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

  /// How many documents are checked with each seed.
  static let count = volume(25, all: 100)

  /// Expects that a check of each of some documents says what the builder does.
  static func compare<Builder: ConstructionBuilder & Capturable>(
    _ type: Builder.Type, _ coercion: Coercion, _ document: () -> String
  ) where Builder.Failure == BuildFailure {
    let contract = Builder.contract(coercion: coercion)
    for _ in 0..<count {
      let document = document()
      expect(
        check(contract, document).losing, equals: [outcome(type, document, coercion): 1],
        "\(document)")
    }
  }

  static func check(_ contract: Contract, _ document: String) -> ContractCheck {
    var check = ContractCheck(contract)
    let bytes = Array(document.utf8)
    _ = JSONNode.withRoot(of: bytes.span, .lenient) { root in
      check.add(root) { "here" }
    }
    return check
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<2)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed)
    let contracts = (
      UserBuilder.contract(coercion: coercion), StricterUserBuilder.contract(coercion: coercion)
    )
    for _ in 0..<Self.count {
      let document = Self.document(&dice)
      expect(
        Self.check(contracts.0, document).losing,
        equals: [Self.outcome(UserBuilder.self, document, coercion): 1], "\(document)")
      expect(
        Self.check(contracts.1, document).losing,
        equals: [Self.outcome(StricterUserBuilder.self, document, coercion): 1], "\(document)")
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

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<2)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 1000)
    ContractCheckTests.compare(DrawingBuilder.self, coercion) { Self.document(&dice) }
  }
}

/// A number that tells no variant is not used, and so it is no text that was repaired.
struct ContractOfNumberedVariantsTests {
  private struct NumberedBuilder: VariantBuilder {
    typealias Model = Int
    @Field var type: String?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", .variant("1", is: 1))

    init() { _type = .missing }
  }

  @Test(arguments: [("1", "repairs"), ("2", "fails")])
  func number_isRepairedIfItTellsAVariant(number: String, outcome: String) {
    let check = ContractCheckTests.check(
      NumberedBuilder.contract(), #"{"type": \#(number)}"#)
    expect(check.rows.keys.map(\.outcome.word), equals: [outcome])
    expect(check.rows.keys.map(\.path), equals: ["type"])
  }
}

/// Of several keys of which none can be used, the first that has something is named.
struct ContractOfAliasesTests {
  private struct NamedBuilder: ConstructionBuilder {
    @Field var name: Int?
    init(fields: JSONFields) { _name = fields[anyOf: "name", "title", "label"] }
    func build() -> Result<Int, BuildFailure> { construct(\.self, $name) }
  }

  @Test(arguments: [
    (#"{"name": "a", "title": "b"}"#, "name"), (#"{"title": "b", "label": []}"#, "title"),
    (#"{"name": null, "title": "b", "label": "c"}"#, "title"),
    (#"{"title": null, "label": null}"#, "title"), (#"{"title": "b", "label": null}"#, "title"),
    ("{}", "name"),
  ])
  func placeThatIsNamed_isThatOfTheBuilder(document: String, key: String) {
    let check = ContractCheckTests.check(NamedBuilder.contract(), document)
    expect(check.rows.keys.map(\.path), equals: [key])
    let findings = NamedBuilder.report(json: document).findings
    expect(findings.first?.path.description, equals: key)
  }
}

/// A coercion of a field holds for the steps of its path, whatever the object has.
struct ContractOfPathsTests {
  @Test(arguments: [
    #"{"papers": {"owner": {"name": "Ann"}}}"#, #"{"papers": "{\"owner\": {\"name\": \"Ann\"}}"}"#,
    #"{"papers": "{}"}"#, #"{"papers": "x"}"#, #"{"papers": [{"owner": {"name": "Ann"}}]}"#,
  ])
  func outcome_isThatOfTheBuilder(document: String) {
    expect(
      ContractCheckTests.check(PapersBuilder.contract(coercion: .strict), document).losing,
      equals: [ContractCheckTests.outcome(PapersBuilder.self, document, .strict): 1])
  }

  private struct PapersBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["papers", "owner", "name", adding: .embeddedJSON]
    }

    func build() -> Result<String, BuildFailure> { construct(\.self, $name) }
  }
}

/// JSON in a string is looked for once: not in the strings of what was found there, however deep
/// they are.
struct ContractOfEmbeddedTests {
  @Test(arguments: [
    #"{"lists": {"a": [1]}}"#, #"{"lists": "{\"a\": [1]}"}"#, #"{"lists": {"a": "[1]"}}"#,
    #"{"lists": "{\"a\": \"[1]\"}"}"#, #"{"box": {"list": "[1]"}}"#,
    #"{"box": "{\"list\": [1]}"}"#, #"{"box": "{\"list\": \"[1]\"}"}"#,
    #"{"outer": {"list": "[1]"}}"#,
    #"{"outer": "{\"list\": [1]}"}"#, #"{"outer": "{\"list\": \"[1]\"}"}"#,
    #"{"first": ["{\"list\": [1]}"]}"#, #"{"first": "[{\"list\": \"[1]\"}]"}"#,
    #"{"kind": {"type": "box", "data": "{\"list\": \"[1]\"}"}}"#,
    #"{"kind": "{\"type\": \"box\", \"data\": {\"list\": [1]}}"}"#,
    #"{"kind": "{\"type\": \"box\", \"data\": \"{}\"}"}"#,
  ])
  func outcome_isThatOfTheBuilder(document: String) {
    for coercion in [Coercion.lenient, .forgiving] {
      let check = ContractCheckTests.check(
        EmbeddingBuilder.contract(coercion: coercion), document)
      let report = EmbeddingBuilder.report(json: document, coercion: coercion)
      let isLossy = report.findings.contains { !$0.isRepair }
      let outcome: ContractCheck.Outcome =
        isLossy ? .loses : report.findings.isEmpty ? .builds : .repairs
      expect(check.losing, equals: [outcome: 1], "\(report.findings)")
    }
  }

  private struct BoxBuilder: ConstructionBuilder {
    @Field var list: [Int]?
    init(fields: JSONFields) { _list = fields["list"] }
    func build() -> Result<Int, BuildFailure> { construct({ _ in 1 }, $list.optional) }
  }

  private struct KindBuilder: VariantBuilder {
    typealias Model = Int
    @Field var type: String?
    @Field var box: BoxBuilder?

    static let variants = BuilderVariants<Self>(
      \._type, discriminator: "type", content: "data", .variant("box", as: \._box, { $0 }))

    init() { (_type, _box) = (.missing, .missing) }
  }

  private struct EmbeddingBuilder: ConstructionBuilder {
    @Field var lists: [String: [Int]]?
    @Field var box: BoxBuilder?
    @Field var inner: [Int]?
    @Field var first: [Int]?
    @Field var kind: KindBuilder?

    init(fields: JSONFields) {
      _lists = fields["lists", adding: .embeddedJSON]
      _box = fields["box", adding: .embeddedJSON]
      _inner = fields["outer", "list", adding: .embeddedJSON]
      _first = fields["first", 0, "list", adding: .embeddedJSON]
      _kind = fields["kind", adding: .embeddedJSON]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { _, _, _, _, _ in 1 }, $lists.optional, $box.optional, $inner.optional, $first.optional,
        $kind.optional)
    }
  }
}

extension ContractCheck {
  /// The outcomes as a builder tells them, to which an element is as any other.
  var losing: [Outcome: Int] {
    Dictionary(outcomes.map { ($0 == .empties ? .loses : $0, $1) }, uniquingKeysWith: +)
  }
}
