import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Unions wherever a type can be.
struct UnionPlacesTests {
  typealias ID = OneOf<Int, String>
  typealias Payer = OneOf<String, CustomerBuilder>

  /// What is read of `json` as the only field, from each input.
  private func expectReading<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ expected: String, _ coercion: Coercion = .strict
  ) throws {
    for input in InputKind.allCases {
      try expect(read(type, json, from: input, coercion).description, equals: expected)
    }
  }

  @Test func arrays() throws {
    try expectReading(
      [ID].self, #"[1, "a", true]"#,
      "value [1, a] [value[2]: expected Int or String, found boolean true]")
    try expectReading(
      [Payer].self, #"["a", {"id": 7}, null]"#,
      "value [a, CustomerBuilder(id: nil (expected String, found number 7), email: nil (missing))] "
        + "[value[1].id: expected String, found number 7, "
        + "value[2]: required String or Customer is null]"
    )
    try expectReading(
      [ID?].self, #"[1, null, "a", true]"#,
      "value [Optional(1), nil, Optional(a), nil] "
        + "[value[3]: expected Int or String, found boolean true]"
    )
  }

  @Test func dictionaries() throws {
    try expectReading(
      [String: ID].self, #"{"a": 1, "b": []}"#,
      #"value ["a": 1] [value.b: expected Int or String, found array []]"#)
  }

  @Test func sets() throws {
    try expectReading(
      Set<ID>.self, #"[1, 1]"#, "value [1] [value[1]: number 1 is a duplicate Int or String]")
    let root = try JSONRoot<Set<ID>>(json: #"[1, "1", "a"]"#)
    expect(root.value, equals: [.first(1), .second("1"), .second("a")])
  }

  @Test func roots() throws {
    let root = try JSONRoot<Payer>(json: #"{"id": 7}"#, coercion: .strict)
    expect(
      "\(root.build())",
      equals: #"""
        failure(Customer could not be built: 1 problem
          id: expected String, found number 7)
        """#)
    let other = try JSONRoot<Payer>(json: "12", coercion: .strict)
    expect(
      "\(other.build())",
      equals: #"""
        failure(String or Customer could not be built: 1 problem
          line 1, column 1: expected String or Customer, found number 12)
        """#)
    let own = try JSONRoot<[OwnerBuilder]>(json: #"["a", {"id": "c"}, 7]"#, coercion: .strict)
    let report = own.report()
    try expect(report.result.get(), equals: [.id("a"), .full(Customer(id: "c", email: nil))])
    expect(report.findings, say: "[2]: expected String or Customer, found number 7")
  }

  struct Lists: ConstructionBuilder {
    @Field var whole: OneOf<[Int], [String]>?
    @Field var some: [Payer]?

    init(fields: JSONFields) {
      _whole = fields["whole"]
      _some = fields["some"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct(
        { $1.count + $0.either(\.count, \.count) }, $whole.requiringAll,
        $some.allowingLosses(atMost: 1))
    }
  }

  @Test(arguments: [
    (#"{"whole": [1, 2], "some": ["a", {}]}"#, "success(3)"),
    (
      #"{"whole": [1, true], "some": []}"#,
      """
      failure(Int could not be built: 1 problem
        whole[1]: expected Int, found boolean true)
      """
    ),
    (
      #"{"whole": ["a"], "some": [{"id": "c"}, {}, {}]}"#,
      """
      failure(Int could not be built: 3 problems
        some: lost 2 of 3 elements, at most 1 is allowed
        some[1].id: required String is missing
        some[2].id: required String is missing)
      """
    ),
  ])
  func conditions_reachThrough(json: String, expected: String) throws {
    expect("\(Lists.build(json: json, coercion: .strict))", equals: expected)
    expect("\(Lists.build(dictionary: try dictionary(json), coercion: .strict))", equals: expected)
  }

  struct Formatted: ConstructionBuilder {
    @Field var edited: OneOf<Bool, Date>?
    @Field var rows: [OneOf<[Int], String>]?
    @Field var owner: UnionBuilder<Edit, OneOf<Bool, Date>>?

    init(fields: JSONFields) {
      _edited = fields["edited", as: .either(nil, .secondsSince1970)]
      _rows = fields["rows", as: .each(.either(.whole(), nil))]
      _owner = fields["owner", as: .either(nil, .secondsSince1970)]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ _, rows in rows.count }, $edited, $rows.or([]))
    }
  }

  enum Edit: Equatable, UnionModel {
    case never(Bool)
    case at(Date)

    init(_ arms: OneOf<Bool, Date>) { self = arms.either(Edit.never, Edit.at) }
  }

  @Test(arguments: [
    ("false", "false []"), ("12", "1970-01-01 00:00:12 +0000 []"), ("null", "nil []"),
    (
      #""x""#,
      #"nil [edited: expected Bool or Date, found string "x"]"#
    ),
    ("1", "1970-01-01 00:00:01 +0000 []"),
  ])
  func formatsOfArms(json: String, expected: String) throws {
    for coercion in [Coercion.strict, .forgiving] {
      let sut = try Formatted(json: #"{"edited": \#(json)}"#, coercion: coercion)
      let value = sut.edited.map { "\($0)" } ?? "nil"
      expect("\(value) \(sut.$edited.findings)", equals: expected)
      let other = try Formatted(json: #"{"owner": \#(json)}"#, coercion: coercion)
      expect(other.owner?.arms, equals: sut.edited)
    }
  }

  /// What an arm reads as null is null as a value of the union.
  @Test(arguments: [
    (Coercion.strict, #"[value: required Int or String is null ("N/A")]"#, #""N/A""#),
    (.strict, "[value: required Int or String is null]", "null"),
    (.lenient, "[value: required Int or String is null]", "null"),
    (.forgiving, "[value: required Int or String is null]", "null"),
  ])
  func nullOfAnArm_isThatOfTheUnion(coercion: Coercion, expected: String, json: String) throws {
    struct Rated: ConstructionBuilder {
      @Field var value: OneOf<Int, String>?
      init(fields: JSONFields) { _value = fields["value", as: .either(.null("N/A"), nil)] }
      func build() -> Result<String, BuildFailure> { construct({ "\($0)" }, $value) }
    }
    let document = #"{"value": \#(json)}"#
    for sut in [
      try Rated(json: document, coercion: coercion),
      Rated(dictionary: try dictionary(document), coercion: coercion),
    ] {
      expect("\(sut.findings)", equals: expected)
      expect(sut.$value.outcome, equals: .null)
    }
  }

  @Test func wholeArms_loseAll() throws {
    let sut = try Formatted(json: #"{"rows": [[1, 2], [1, "x"], "a"]}"#, coercion: .strict)
    expect("\(sut.$rows.wrappedValue ?? [])", equals: "[[1, 2], a]")
    expect(sut.$rows.findings, say: #"rows[1][1]: expected Int, found string "x""#)
  }

  /// Beyond a hundred findings they are only counted, and the same arm is used.
  @Test func arm_isTheSameHoweverManyCameBefore() throws {
    let values = [String](repeating: "[false]", count: 150).joined(separator: ",")
    let sut = try One<[OneOf<Int, Bool>]>(
      json: "{\"value\": [\(values)]}", coercion: .forgiving)
    expect(sut.value ?? [], equals: [OneOf](repeating: .second(false), count: 150))
  }

  /// A part is changed in place, and what else was noted stays.
  @Test func changesInPlace() throws {
    var sut = try One<Payer>(json: #"{"value": {"id": "c", "email": []}}"#)
    sut.value?.second?.id = nil
    expect(
      sut.findings, say: "value.id: required String is missing",
      "value.email: expected String, found array []")
    sut.value?.second = nil
    expect(sut.value?.second?.email, equals: nil)
    sut.value?.first = "x"
    expect(sut.value, equals: .first("x"))
    expect(sut.findings, equals: [])
    var owner = try One<OwnerBuilder>(json: #"{"value": {"id": "c"}}"#)
    owner.value?.arms.second?.id = "d"
    try expect(owner.build().get(), equals: .full(Customer(id: "d", email: nil)))
  }

  /// The findings of a builder in a trial that was not used are nobody's.
  @Test func findingsOfTheOtherArm_areNotTold() throws {
    struct Pair: ConstructionBuilder {
      @Field var owner: OneOf<CustomerBuilder, CompanyBuilder>?
      @Field var note: String?
      init(fields: JSONFields) {
        _owner = fields["owner"]
        _note = fields["note"]
      }
      func build() -> Result<String, BuildFailure> { construct({ "\($0)" }, $owner) }
    }
    let json = #"{"list": [{"owner": {"id": [], "name": "n", "size": "3"}}]}"#
    let root = try JSONRoot<[Pair]>(json: json, at: "list")
    let report = root.report()
    expect(report.findings, say: #"list[0].owner.size: read string "3" as Int"#)
    try expect(report.result.get(), equals: [#"Company(name: "n", size: 3)"#])
  }
}
