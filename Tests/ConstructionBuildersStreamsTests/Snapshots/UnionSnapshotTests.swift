import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Unions in documents that are still arriving, or were cut off.
struct UnionSnapshotTests {
  private func shown<Value: Capturable>(_ type: Value.Type, _ json: String) -> String {
    var reader = PartialReader<One<Value>>(coercion: .strict)
    reader.append(#"{"value": \#(json)"#)
    let sut = reader.snapshot()
    return "\(sut.value.map { "\($0)" } ?? "nil")\(sut.$value.isArriving ? " arriving" : "")"
  }

  @Test(arguments: [
    (#""ab"#, "ab arriving"), (#""ab""#, "ab"),
    (#"{"id": "c", "em"#, #"CustomerBuilder(id: "c", email: nil (arriving)) arriving"#),
    (#"{"id": "c"}"#, #"CustomerBuilder(id: "c", email: nil (missing))"#),
    ("1", "nil arriving"), ("[", "nil arriving"),
  ])
  func armOfTheJSONType_isShown(json: String, expected: String) {
    expect(shown(OneOf<String, CustomerBuilder>.self, json), equals: expected)
    expect(shown(OwnerBuilder.self, json), equals: expected)
    let nested = OneOf<[Bool], OneOf<String, CustomerBuilder>>.self
    if json != "[" { expect(shown(nested, json), equals: expected) }
  }

  /// What follows could make the other arm the better one.
  @Test(arguments: [
    (#"{"id": "c""#, "nil arriving"),
    (#"{"id": "c"}"#, #"CustomerBuilder(id: "c", email: nil (missing))"#),
  ])
  func armsOfOneJSONType_areShownWhenSettled(json: String, expected: String) {
    expect(shown(OneOf<CustomerBuilder, CompanyBuilder>.self, json), equals: expected)
  }

  @Test(arguments: [
    (#"{"id": "c""#, #"CustomerBuilder(id: "c", email: nil (arriving)) arriving"#),
    ("[1", "nil arriving"),
    ("[1]", "[1]"),
  ])
  func armBesideOneThatTakesAnything_isShown(json: String, expected: String) {
    expect(shown(OneOf<JSONValue, CustomerBuilder>.self, json), equals: expected)
  }

  /// A document that ends in each arm of two objects: neither is read, as the rest could have made
  /// the other one the better.
  @Test(arguments: [
    (#"{"value": {"id": "c"}}"#, "first c"),
    (#"{"value": {"id": "c", "email": "e"#, "missing"),
    (#"{"value": {"name": "n", "si"#, "missing"),
    (#"{"value": {"name": "n", "size": 3}"#, "second n"),
  ])
  func cutOffInAnObject_isNoArm(json: String, expected: String) throws {
    let root = try JSONRoot<One<OneOf<CustomerBuilder, CompanyBuilder>>>(cutOff: json)
    let sut = try #require(root.value)
    let told = sut.value?.either({ "first \($0.id ?? "")" }, { "second \($0.name ?? "")" })
    expect(told ?? "\(sut.$value.outcome)", equals: expected)
  }

  /// Each beginning of a document in which each arm is read.
  @Test func cutOff_isSalvaged() throws {
    typealias Root = JSONRoot<[OneOf<String, OneOf<CustomerBuilder, [Int]>>]>
    let json = #"["ab", {"id": "c", "email": "e"}, [1, 2], {"id": "d"}]"#
    var told: [String] = []
    for count in 1..<json.utf8.count {
      let root = try Root(cutOff: Array(json.utf8.prefix(count)), coercion: .strict)
      let models = (try? root.build().get())?.map { "\($0)" } ?? []
      let line = "[" + models.joined(separator: ", ") + "]"
      if told.last != line { told.append(line) }
    }
    expect(
      told,
      equals: [
        "[]", #"[ab]"#, #"[ab, Customer(id: "c", email: Optional("e"))]"#,
        #"[ab, Customer(id: "c", email: Optional("e")), [1, 2]]"#,
        #"[ab, Customer(id: "c", email: Optional("e")), [1, 2], Customer(id: "d", email: nil)]"#,
      ])
  }

  /// Each beginning of a document in which both arms are read: a part of a row is not one.
  @Test(arguments: [
    (
      #"[["a", 1], {"id": "c", "email": "e"}, ["b", 2]]"#,
      [
        "[]", #"[Pair(name: "a", count: 1)]"#,
        #"[Pair(name: "a", count: 1), Customer(id: "c", email: Optional("e"))]"#,
        #"[Pair(name: "a", count: 1), Customer(id: "c", email: Optional("e")), "#
          + #"Pair(name: "b", count: 2)]"#,
      ]
    )
  ])
  func cutOffRows_areSalvaged(json: String, expected: [String]) throws {
    var told: [String] = []
    for count in 1..<json.utf8.count {
      let root = try JSONRoot<[OneOf<PairBuilder, CustomerBuilder>]>(
        cutOff: Array(json.utf8.prefix(count)), coercion: .strict)
      let models = (try? root.build().get())?.map { "\($0)" } ?? []
      let line = "[" + models.joined(separator: ", ") + "]"
      if told.last != line { told.append(line) }
    }
    expect(told, equals: expected)
  }
}

private struct Pair: Equatable, Sendable {
  let name: String
  let count: Int
}

private struct PairBuilder: RowBuilder {
  @Field var name: String?
  @Field var count: Int?

  init(row: JSONRow) {
    _name = row[0]
    _count = row[1]
  }

  func build() -> Result<Pair, BuildFailure> { construct(Pair.init, $name, $count) }
}
