import ConstructionBuilders
import ConstructionBuildersContracts
import TestSupport
import Testing

@testable import builders

/// A check of enumerations that grow, and of defaults for one kind of finding.
struct OpenCheckTests {
  enum Stock: String, CaseIterable, Capturable { case new, used }
  enum Size: Int, CaseIterable, Capturable { case small = 1 }

  struct ShelfBuilder: ConstructionBuilder {
    @Field var stock: Open<Stock>?
    @Field var sizes: [Open<Size>]?
    @Field var status: Stock?
    @Field var alias: Stock?
    @Field var null: Int?
    @Field var missing: Int?

    init(fields: JSONFields) {
      _stock = fields["stock"]
      _sizes = fields["sizes"]
      _status = fields["status"]
      _alias = fields[anyOf: "alias", "other"]
      _null = fields["null"]
      _missing = fields["missing"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { _, _, _, _, _, _ in 0 }, $stock, $sizes.requiringAll, $status.or(.new, for: .unknownCase),
        $alias.or(.new, for: .unknownCase), $null.or(0, for: .null), $missing.or(0, for: .missing))
    }
  }

  static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String {
      dice.one(of: values + values + values + values + ["null", "[]", "7", "\"?\"", "\"\""])
    }
    var members: [String] = []
    func add(_ key: String, _ value: String, rarely: Int = 12) {
      if dice.below(rarely) > 0 { members.append("\"\(key)\": \(value)") }
    }
    add("stock", one("\"new\"", "\"refurbished\"", "1"))
    add("sizes", one("[1]", "[7, \"1\"]", "[null]", "[\"x\"]", "[]", "[1]"))
    add("status", one("\"new\"", "\"lost\"", "\"used\""))
    add(dice.one(of: ["alias", "other"]), one("\"new\"", "\"lost\""))
    add("null", one("1", "null"))
    add("missing", one("1"), rarely: 2)
    return "{\(members.joined(separator: ", "))}"
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<2)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 2000)
    let contract = ShelfBuilder.contract(coercion: coercion)
    var outcomes: Set<ContractCheck.Outcome> = []
    for _ in 0..<volume(50, all: 200) {
      let document = Self.document(&dice)
      let outcome = ContractCheckTests.outcome(ShelfBuilder.self, document, coercion)
      outcomes.insert(outcome)
      expect(
        ContractCheckTests.check(contract, document).outcomes, equals: [outcome: 1], "\(document)")
    }
    #expect(outcomes.count > 2)
  }

  /// A contract does not tell whether null is absorbed.
  @Test func nullOfFieldWithDefaultForMissing_isUnclear() {
    let contract = ShelfBuilder.contract()
    let document = #"{"stock": "new", "sizes": [1], "status": "new", "alias": "new", "null": 1"#
    expect(ContractCheckTests.check(contract, "\(document)}").unknown, equals: [])
    let sut = ContractCheckTests.check(contract, "\(document), \"missing\": null}")
    expect(sut.outcomes, equals: [.fails: 1])
    expect(sut.unknown, equals: ["missing"])
  }
}
