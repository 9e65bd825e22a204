import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

struct ToleranceTableTests {
  typealias Hero = ViolationsTests.Hero

  struct HeroBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var power: Int?
    @Field var tags: [String]?

    init(fields: JSONFields) {
      _name = fields["name"]
      _power = fields["power"]
      _tags = fields["tags"]
    }

    func build() -> Result<[String], BuildFailure> {
      construct(
        { name, power, tags in ["\(name) \(power)"] + tags }, $name, $power.or(0), $tags.or([]))
    }
  }

  static let sample = Data(#"{"name":"Beast","power":7,"tags":["a","b"]}"#.utf8)

  static func table() throws -> ToleranceTable {
    try JSONMutation.all(of: sample).toleranceTable(within: .seconds(60)) {
      HeroBuilder.build(json: $0)
    }
  }

  @Test func table_isReadByAPerson() throws {
    try expect(
      Self.table().description,
      equals: """
        (text)
          rejected    cut-off, trailing-garbage
          unchanged   byte-order-mark
        (top level)
          rejected    null, string, number, boolean, array, empty-string, white-space, zero, negative, fraction, \
        beyond-int, beyond-precision, beyond-double, emptied, trailing-comma, deep-nesting
          unchanged   unknown-key, reordered
        name
          rejected    drop, null, boolean, array, object, key-case, lone-surrogate, invalid-utf8, deep-nesting
          changed     number, empty-string, white-space, zero, negative, fraction, beyond-int, \
        beyond-precision, beyond-double
          unchanged   duplicate-key
        power
          rejected    deep-nesting
          defaulted   drop, null, string, boolean, array, object, empty-string, white-space, zero, fraction, \
        beyond-int, beyond-double, key-case
          changed     negative, beyond-precision
          unchanged   number-as-string, duplicate-key
        tags
          rejected    trailing-comma, deep-nesting
          defaulted   drop, null, string, number, boolean, object, empty-string, white-space, zero, negative, \
        fraction, beyond-int, beyond-precision, beyond-double, emptied, unwrapped, key-case
          changed     element-duplicated, element-of-wrong-kind
          unchanged   element-null, duplicate-key
        tags[]
          rejected    lone-surrogate, invalid-utf8, deep-nesting
          defaulted   drop, null, boolean, array, object
          changed     number, empty-string, white-space, zero, negative, fraction, beyond-int, \
        beyond-precision, beyond-double
        """)
  }

  /// The name of the first hero; the names of the others are not required.
  static func leader(json: Data) throws -> String {
    struct Leaderless: Error {}
    let heroes = try JSONValue(json: json)["heroes"]
    guard case .string(let name)? = heroes?[0]?["name"] else { throw Leaderless() }
    return name
  }

  @Test func elementsThatFareDifferently_standInSeveralLines() throws {
    let sample = Data(#"{"heroes":[{"name":"Cyclops"},{"name":"Storm"}]}"#.utf8)
    let table = try JSONMutation.all(of: sample).toleranceTable(within: .seconds(60)) {
      try Self.leader(json: $0)
    }

    expect(table["heroes[].name", .null], equals: [.rejected, .unchanged])
    expect(
      "\(table)".split(separator: "\n").drop { $0 != "heroes[].name" }.dropFirst().map {
        $0.split(separator: " ").first
      }, equals: ["rejected", "changed", "unchanged"])
    expect(
      table.differences(from: ToleranceTable()),
      contains: "heroes[].name, null: rejected or unchanged, was not tried")
  }

  @Test func code_isTheSameTable() throws {
    let table = try Self.table()

    try expect(
      JSONDecoder().decode(ToleranceTable.self, from: Data(table.json.utf8)), equals: table)
    expect(table.json, startsWith: "{\n  \"(text)\": {\n    \"cut-off\": [\"rejected\"],\n")
    expect(table.differences(from: table), equals: [])
  }

  @Test func change_isADifferenceInText() throws {
    let earlier = try Self.table()
    var now = ToleranceTable()
    now.add(.changed, for: .drop, on: "name")
    now.add(.rejected, for: .drop, on: "name")
    now.add(.unchanged, for: .drop, on: "age")

    expect(
      now.differences(from: earlier).filter { $0.contains("drop") },
      equals: [
        "age, drop: unchanged, was not tried",
        "name, drop: rejected or changed, was rejected",
        "power, drop: not tried, was defaulted",
        "tags, drop: not tried, was defaulted",
        "tags[], drop: not tried, was defaulted",
      ])
  }

  @Test(arguments: ["\u{E9}a e\u{301} e2", "e2 \u{E9}a e\u{301}", "e\u{301} e2 \u{E9}a"])
  func fields_haveOneOrder(names: String) {
    var table = ToleranceTable()
    for name in names.split(separator: " ") { table.add(.changed, for: .drop, on: "\(name)") }

    // By UTF-8: `<` puts neither "éa" nor "e\u{301}" before the other.
    let lines = table.description.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    expect(
      lines.map { Array($0.utf8) }, equals: ["e2", "e\u{301}", "\u{E9}a"].map { Array($0.utf8) })
  }

  @Test func unknownOperation_isRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ToleranceTable.self, from: Data(#"{"a":{"nul":["changed"]}}"#.utf8))
    }
  }

  @Test func noMutations_orARejectedSample_proveNothing() {
    #expect {
      try [JSONMutation]().toleranceTable(within: .seconds(60)) { HeroBuilder.build(json: $0) }
    } throws: {
      "\($0)" == "there are no mutations to try"
    }
    #expect(throws: MutationProblem.self) {
      try JSONMutation.all(of: Data("[]".utf8)).toleranceTable(within: .seconds(60)) {
        HeroBuilder.build(json: $0)
      }
    }
  }
}
