import ConstructionBuilders
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// What changed in unions and rows.
struct UnionDifferencesTests {
  private static let id = One<String>.contract()
  private static let number = One<Int>.contract()
  private static let payer = One<PayerBuilder>.contract()
  private static let shop = One<ShopBuilder>.contract()
  private static let either = One<OneOf<String, PayerBuilder>>.contract()
  private static let swapped = One<OneOf<PayerBuilder, String>>.contract()
  private static let three = One<OneOf<String, OneOf<PayerBuilder, ShopBuilder>>>.contract()
  private static let shopFirst = One<OneOf<ShopBuilder, OneOf<String, PayerBuilder>>>.contract()
  private static let numeric = One<OneOf<Int, PayerBuilder>>.contract()

  static let changes: [(Contract, Contract, [String])] = [
    (either, either, []),
    (either, swapped, []),
    (id, either, ["value: harmless: may now be Payer"]),
    (payer, either, ["value: harmless: may now be String"]),
    (either, id, ["value: breaking: is no longer read as Payer"]),
    (either, payer, ["value: breaking: is no longer read as String"]),
    (either, three, ["value: harmless: may now be Shop"]),
    (either, shopFirst, ["value: warning: may now be Shop"]),
    (
      number, either,
      [
        "value: warning: is no longer read as Int", "value: harmless: may now be String",
        "value: harmless: may now be Payer",
      ]
    ),
    (
      either, numeric,
      // 1.5 was read as a String.
      ["value: breaking: is no longer read as String", "value: breaking: may now be Int"]
    ),
    (either, One<JSONValue>.contract(), ["value: harmless: is any value, was String or Payer"]),
    (
      One<[String]>.contract(), One<[OneOf<String, PayerBuilder>]>.contract(),
      ["value[]: harmless: may now be Payer"]
    ),
  ]

  @Test(arguments: changes.indices)
  func arms_areCompared(index: Int) {
    let (old, new, expected) = Self.changes[index]
    expect(new.differences(from: old).map(\.description), equals: expected)
  }

  @Test func positions_areCompared() {
    func row(_ fields: [(Int, Contract.Value)]) -> Contract {
      let fields = fields.map { position, value in
        Contract.Field(
          name: "f\(position)", paths: [FieldPath([.index(position)])], value: value,
          coercion: .lenient, need: .required)
      }
      return Contract(
        coercion: .lenient, root: .row("Row"),
        objects: [Contract.Object(name: "Row", coercion: .lenient, isRow: true, fields: fields)])
    }
    let old = row([(0, .string), (1, .boolean)])
    expect(
      row([(0, .boolean), (2, .string)]).differences(from: old).map(\.description),
      equals: [
        "[0]: breaking: is Bool, was String", "[2]: breaking: is now read: String, required",
        "[1]: harmless: is no longer read, was Bool",
      ])
  }

  @Test func otherCoercions_areNotUnclear() {
    let old = One<OneOf<String, PayerBuilder>>.contract(coercion: .lenient)
    let new = One<OneOf<String, PayerBuilder>>.contract(coercion: .strict)
    let severities = Set(new.differences(from: old).map(\.severity))
    expect(severities, equals: [.breaking])
    let rows = One<CandleBuilder>.contract(coercion: .strict)
    expect(
      Set(rows.differences(from: One<CandleBuilder>.contract(coercion: .lenient)).map(\.severity)),
      equals: [.breaking])
  }
}
