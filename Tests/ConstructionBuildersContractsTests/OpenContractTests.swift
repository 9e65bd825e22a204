import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Contracts of open enumerations, and of defaults for one kind of finding.
struct OpenContractTests {
  typealias Value = Contract.Value

  @Test func fields_haveWords() {
    expect(
      "\(ItemBuilder.contract())",
      equals: """
        Item, lenient
          stock: Stock (known values: new, used), required (unconfirmed by a sample)
          sizes: array of Size (known values: 1, 2), optional (unconfirmed by a sample)
          counts: dictionary from Stock (known values: new, used) to Int, optional (unconfirmed by a sample)
          plain: Plain (any String), optional (unconfirmed by a sample)
          own: Open<Shout>, which expects Shout, optional (unconfirmed by a sample)
          status: Stock (new, used), required (unconfirmed by a sample), with a default for unknownCase
        """)
  }

  @Test func contract_isCodable() throws {
    let contract = ItemBuilder.contract()
    let data = try JSONEncoder().encode(contract)
    try expect(JSONDecoder().decode(Contract.self, from: data), equals: contract)
  }

  static func closed(_ cases: JSONValue...) -> Value {
    .enumeration(type: "Stock", raw: .string, cases: cases, isClosed: true)
  }

  static func open(_ cases: JSONValue...) -> Value {
    .open(type: "Stock", raw: .string, cases: cases)
  }

  static let anyText = Value.enumeration(
    type: "Stock", raw: .string, cases: ["new"], isClosed: false)
  static let unlisted = Value.open(type: "Stock", raw: .string, cases: nil)

  static let changes: [(old: Value, new: Value, expected: [String])] = [
    (open("new"), open("new"), []),
    (open("new"), open("new", "used"), [#"a: harmless: has the new case "used""#]),
    (open("new", "used"), open("new"), [#"a: warning: now reports the case "used""#]),
    (
      open("old"), open("new"),
      [#"a: warning: now reports the case "old""#, #"a: harmless: has the new case "new""#]
    ),
    (closed("new"), open("new"), ["a: harmless: now takes any raw value"]),
    (
      closed("new", "used"), open("new"),
      [
        "a: harmless: now takes any raw value", #"a: warning: now reports the case "used""#,
      ]
    ),
    (open("new"), closed("new"), ["a: breaking: now takes only its cases"]),
    (anyText, open("new"), ["a: warning: now reports values that are no case"]),
    (open("new"), anyText, []),
    (open("new"), unlisted, ["a: unclear: its cases are known in only one contract"]),
    (.string, open("new"), ["a: warning: is Stock (known values: new), was String"]),
    (open("new"), .string, ["a: harmless: is String, was Stock (known values: new)"]),
    (
      open("new"), .open(type: "Stock", raw: ContractDifferencesTests.int, cases: [1]),
      ["a: breaking: is Stock (known values: 1), was Stock (known values: new)"]
    ),
    (
      .array(of: closed("new")), .array(of: open("new")), ["a[]: harmless: now takes any raw value"]
    ),
    (
      .dictionary(key: open("new"), of: .string),
      .dictionary(key: open("new", "used"), of: .string),
      [#"a[key]: harmless: has the new case "used""#]
    ),
    (
      .dictionary(key: open("new"), of: .string), .dictionary(key: closed("new"), of: .string),
      ["a[key]: breaking: now takes only its cases"]
    ),
  ]

  @Test(arguments: changes)
  func change_meansWhatTheSenderSees(old: Value, new: Value, expected: [String]) {
    let contract = { (value: Value) in Contract(of: object(field("a", as: value))) }
    expect(contract(new).differences(from: contract(old)).map(\.description), equals: expected)
  }

  /// `""` was a String, and is null where the type is another one.
  @Test func textThatMayBeEmpty_isLost_ifItCountsAsNull() {
    let contract = { (value: Value, coercion: Coercion) in
      Contract(coercion: coercion, root: value, objects: [])
    }
    let differences = { (coercion: Coercion) in
      contract(Self.open("new"), coercion).differences(from: contract(.string, coercion))
    }
    expect(differences(.lenient).map(\.severity), equals: [.warning])
    expect(differences([.lenient, .emptyStringAsNull]).map(\.severity), equals: [.breaking])
  }

  @Test func defaultForAKind_isADemand() {
    let contract = { (demands: [ReadDemand]) in
      var field = field("a", as: Self.closed("new"))
      field.demands = demands
      return Contract(of: object(field))
    }
    let (plain, defaulted) = (contract([]), contract([.fallback(for: "unknownCase")]))
    expect(
      defaulted.differences(from: plain).map(\.description),
      equals: ["a: harmless: is now with a default for unknownCase"])
    expect(
      plain.differences(from: defaulted).map(\.description),
      equals: ["a: breaking: is no longer with a default for unknownCase"])
  }

  static let schemas: [(value: Value, Coercion, declared: String, excesses: [String])] = [
    (
      open("new", "used"), .lenient, #"{"type":"string","examples":["new","used"]}"#,
      ["values that Stock does not know, which is a finding"]
    ),
    (
      unlisted, .lenient, #"{"type":"string"}"#,
      ["values that Stock does not know, which is a finding"]
    ),
    (
      .dictionary(key: open("new"), of: .string), .lenient,
      #"{"type":"object","additionalProperties":{"type":"string"}}"#,
      ["values that Stock does not know, which is a finding"]
    ),
  ]

  @Test(arguments: schemas)
  func schema_takesAnyRawValue(
    value: Value, coercion: Coercion, declared: String, expected: [String]
  ) throws {
    try expect(schema(of: value, .declared, coercion), equals: declared)
    try expect(excesses(of: value, .declared, coercion), equals: expected)
    try expect(excesses(of: value, .tolerated, coercion), equals: [])
    try expect(excesses(of: value, .needed, coercion), equals: [])
  }

  @Test func schema_ofTextsThatMayBeNull_saysSo() throws {
    let words = #""", which is read as null"#
    let coercion: Coercion = [.lenient, .emptyStringAsNull]
    try expect(excesses(of: Self.open("new"), .tolerated, coercion), equals: [words])
    try expect(excesses(of: Self.open("new", ""), .tolerated, coercion), equals: [])
  }

  static let defaults: [(kinds: [String], Contract.Need, Contract.SchemaView, String, [String])] = [
    (["unknownCase"], .required, .declared, #"{"enum":["new"]}"#, []),
    (["unknownCase"], .required, .tolerated, #"{"enum":["new"]}"#, []),
    (["unknownCase"], .required, .needed, #"{"type":["string","number","boolean"]}"#, []),
    (["null"], .required, .declared, #"{"enum":["new",null]}"#, []),
    (["null"], .required, .needed, #"{"enum":["new",null]}"#, []),
    (
      ["unknownCase", "null"], .required, .needed,
      #"{"type":["string","number","boolean","null"]}"#, []
    ),
    (
      ["mismatch"], .required, .needed, "{}", ["A.a: values for which there is no default"]
    ),
    (["mismatch"], .required, .tolerated, #"{"enum":["new"]}"#, []),
    (["missing"], .optional, .needed, "true", ["A.a: values for which there is no default"]),
    (
      ["missing"], .optional, .declared, #"{"enum":["new",null]}"#,
      ["A.a: null, if there is no default for it"]
    ),
    (["missing", "null"], .optional, .declared, #"{"enum":["new",null]}"#, []),
    (["unknownCase"], .optional, .needed, "true", []),
  ]

  @Test(arguments: defaults)
  func schema_takesWhatADefaultStandsInFor(
    kinds: [String], need: Contract.Need, view: Contract.SchemaView, expected: String,
    excesses: [String]
  ) throws {
    var field = field("a", as: Self.closed("new"), need)
    field.demands = kinds.map { .fallback(for: $0) }
    let coercion: Coercion = [.stringsFromNumbers, .stringsFromBooleans]
    field = Contract.Field(
      name: "a", paths: field.paths, value: field.value, coercion: coercion, need: need,
      demands: field.demands)
    let contract = Contract(of: object(field, coercion: coercion))
    let text = try definition(of: contract.objects[0], view)
    expect(text, endsWith: #""properties":{"a":\#(expected)}}"#)
    try expect(contract.jsonSchema(view).excesses.map(\.description), equals: excesses)
  }

  @Test func example_isOfAKnownCase() throws {
    let example = try ItemBuilder.contract().example(from: #"{"stock": "new", "status": "used"}"#)
    expect(example, equals: ["stock": "new", "status": "used"])
    try expect(
      ItemBuilder.contract().example(from: #"{"stock": "refurbished"}"#),
      equals: ["stock": "new", "status": "new"])
  }

  /// An unknown value is a repair, and no failure names it.
  @Test func explained_saysNothingOfUnknownValues() throws {
    let report = ItemBuilder.report(json: #"{"stock": "refurbished", "status": "new"}"#)
    expect(report.findings.map(\.kind), equals: [.unknownCase])
    #expect((try? report.result.get()) != nil)
  }
}

private enum Stock: String, Capturable, CaseIterable { case new, used }
private enum Size: Int, Capturable, CaseIterable {
  case small = 1
  case large
}
private enum Plain: String, Capturable { case one }

/// Has raw values, and reads them in capitals, too.
private enum Shout: String, Capturable, CaseIterable {
  case on, off

  static func capture(_ node: JSONNode) -> Captured<Shout> {
    String.capture(node).flatMap(node) { Shout(rawValue: $0.lowercased()) }
  }
}

private struct Item {
  let stock: Open<Stock>
}

private struct ItemBuilder: ConstructionBuilder {
  @Field var stock: Open<Stock>?
  @Field var sizes: [Open<Size>]?
  @Field var counts: [Open<Stock>: Int]?
  @Field var plain: Open<Plain>?
  @Field var own: Open<Shout>?
  @Field var status: Stock?

  init(fields: JSONFields) {
    _stock = fields["stock"]
    _sizes = fields["sizes"]
    _counts = fields["counts"]
    _plain = fields["plain"]
    _own = fields["own"]
    _status = fields["status"]
  }

  func build() -> Result<Item, BuildFailure> {
    construct(
      { stock, _, _, _, _, _ in Item(stock: stock) }, $stock, $sizes.optional, $counts.optional,
      $plain.optional, $own.optional, $status.or(.new, for: .unknownCase))
  }
}
