import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Builders that violate their declaration, and the violations that are found.
struct BuilderViolationsTests {
  /// Its model depends on members that it does not declare.
  struct Counting: ConstructionBuilder {
    @Field var name: String?
    let count: Int

    init(fields: JSONFields) {
      count = fields.keys.count
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> {
      let count = count
      return construct({ "\($0) with \(count)" }, $name)
    }
  }

  /// Requires a name, but invents one when there is a power.
  struct Inventing: ConstructionBuilder {
    @Field var name: String?
    @Field var power: Int?

    init(fields: JSONFields) {
      _name = fields["name"]
      _power = fields["power"]
    }

    func build() -> Result<String, BuildFailure> {
      power == nil ? construct({ $0 }, $name) : .success(name ?? "nobody")
    }
  }

  /// Drops the power when there is no name.
  struct Slandering: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> {
      name.map { .success($0) }
        ?? .failure(
          BuildFailure(
            model: "String", Finding(path: "power", kind: .missing, expected: "Int")))
    }
  }

  /// Sets a field that is missing.
  struct Presuming: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
      if name == nil { name = "nobody" }
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  /// Clears a field for its value.
  struct Forgetting: ConstructionBuilder {
    @Field var power: Int?

    init(fields: JSONFields) {
      _power = fields["power"]
      if let value = power, value < 0 { power = nil }
    }

    func build() -> Result<Int?, BuildFailure> { construct({ $0 }, $power.optional) }
  }

  /// Reads a number and the same digits in a string as different values.
  struct Level: Capturable, Equatable {
    let value: Int

    static func capture(_ node: JSONNode) -> Captured<Level> {
      if let text = node.string { return .coerced(Level(value: text.count), from: node) }
      return Int.capture(node).flatMap(node) { Level(value: $0) }
    }
  }

  struct Miscounting: ConstructionBuilder {
    @Field var power: Level?

    init(fields: JSONFields) {
      _power = fields["power"]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0.value }, $power) }
  }

  /// Forgiving coercions read what is in place of an array, of which no element has an index.
  @Test(arguments: [
    #"{"heroes": {"name": "Beast", "power": 7}}"#,
    #"{"heroes": {"0": {"name": "Beast", "power": 7}, "1": {"name": "Storm", "power": 8}}}"#,
  ])
  func honestBuilderOfWhatIsNoArray_hasNone(sample: String) throws {
    for mutation in try JSONMutation.all(of: Data(sample.utf8)) {
      try expect(mutation.violations(of: HeroesBuilder.self, coercion: .forgiving), equals: [])
    }
  }

  @Test func variantThatNeedsNoObject_hasNone() throws {
    for mutation in try JSONMutation.all(of: Data(#"{"event": "ping", "payload": {}}"#.utf8)) {
      try expect(mutation.violations(of: EventBuilder.self), equals: [])
    }
  }

  struct EventBuilder: ConstructionBuilder {
    @Field var payload: PayloadBuilder?

    init(fields: JSONFields) { _payload = fields["payload", variant: "event"] }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $payload) }
  }

  struct PayloadBuilder: VariantBuilder {
    typealias Model = String
    @Field var event: String?

    static let variants = BuilderVariants<Self>(
      \._event, discriminator: "event", .variant("ping", is: "ping"))

    init() { _event = .missing }
  }

  /// Strict coercion reads no number in a string, so that the other key counts.
  @Test func builderWithAnAlias_hasNone() throws {
    for mutation in try JSONMutation.all(of: Data(#"{"power": 1, "strength": 2}"#.utf8)) {
      try expect(mutation.violations(of: StrongBuilder.self, coercion: .strict), equals: [])
    }
  }

  /// Without the other key, the failure is about the first one.
  @Test func requiredFieldWhoseFirstKeyIsNull_hasNone() throws {
    for mutation in try JSONMutation.all(of: Data(#"{"power": null, "strength": 2}"#.utf8)) {
      try expect(mutation.violations(of: StrongBuilder.self), equals: [])
    }
  }

  /// What is mutated, or what stands in its way, may be read at another place, or as a text.
  @Test(arguments: [
    #"{"power": 1, "strength": "great"}"#, #"{"powers": [true, 2]}"#, #"{"powers": [1, null]}"#,
    #"{"power": 1, "deep": []}"#,
  ])
  func fieldThatReadsAnotherPlace_hasNone(sample: String) throws {
    for mutation in try JSONMutation.all(of: Data(sample.utf8)) {
      try expect(mutation.violations(of: PlacesBuilder.self), equals: [])
    }
  }

  struct PlacesBuilder: ConstructionBuilder {
    @Field var power: Int?
    @Field var first: String?
    @Field var deep: Int?

    init(fields: JSONFields) {
      _power = fields[anyOf: "power", "strength"]
      _first = fields["powers", 0]
      _deep = fields["deep", "power"]
    }

    func build() -> Result<String, BuildFailure> {
      construct(
        { "\($0 ?? 0) \($1 ?? "") \($2 ?? 0)" }, $power.optional, $first.optional, $deep.optional)
    }
  }

  /// Several fields can read one member: the one that has a value there is its field, and all of
  /// them may say something about it.
  @Test(arguments: [
    #"{"ids":[1],"list":{"z":1}}"#, #"{"id":1,"ids":[2,3]}"#,
    #"{"part":{"name":"a","title":5}}"#, #"{"part":{"title":"a"},"name":"b"}"#,
  ])
  func membersThatSeveralFieldsRead_haveNone(sample: String) throws {
    let violations = try JSONMutation.all(of: Data(sample.utf8)).violations(of: SharingBuilder.self)
    expect(violations.map(\.description), equals: [])
  }

  struct SharingBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var ids: [Int]?
    @Field var name: String?
    @Field var raw: JSONValue?
    @Field var part: HonestBuilderTests.Part?

    init(fields: JSONFields) {
      _id = fields[anyOf: "id", "ids"]
      _ids = fields[anyOf: "ids", "list"]
      _name = fields[anyOf: "name", "part"]
      _raw = fields["part"]
      _part = fields["part"]
    }

    func build() -> Result<[JSONValue?], BuildFailure> {
      construct(
        { [.string("\($0 ?? 0) \($1) \($2 ?? "")"), $3, $4.map { .string($0) }] }, $id.optional,
        $ids.or([]), $name.optional, $raw.optional, $part.optional)
    }
  }

  /// The failure for an object without values is about the other field.
  @Test func memberThatAnotherFieldNeeds_isNotNeeded() throws {
    struct PricesBuilder: ConstructionBuilder {
      @Field var all: [Int]?
      @Field var last: Int?

      init(fields: JSONFields) {
        _all = fields[anyOf: "all", "last", adding: .arraysFromSingleValues]
        _last = fields["last"]
      }

      func build() -> Result<[Int], BuildFailure> {
        construct({ $0 + [$1].compactMap(\.self) }, $all, $last.optional)
      }
    }
    let violations = try JSONMutation.all(of: Data(#"{"all":[1],"last":2}"#.utf8))
      .violations(of: PricesBuilder.self)
    expect(violations.map(\.description), equals: [])
  }

  struct StrongBuilder: ConstructionBuilder {
    @Field var power: Int?

    init(fields: JSONFields) { _power = fields[anyOf: "power", "strength"] }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $power) }
  }

  struct HeroesBuilder: ConstructionBuilder {
    @Field var heroes: [ViolationsTests.HeroBuilder]?

    init(fields: JSONFields) { _heroes = fields["heroes"] }

    func build() -> Result<[ViolationsTests.Hero], BuildFailure> { construct({ $0 }, $heroes) }
  }

  @Test func memberThatNoFieldKnows_hasToChangeNothing() throws {
    try expect(
      violations(of: Counting.self, "unknown-key"),
      equals: ["unknown-key: the text means the same, but the model changed: Beast with 3"])
    try expect(violations(of: Counting.self, "reordered"), equals: [])
  }

  @Test(arguments: ["drop", "null"])
  func fieldThatIsNeeded_hasToKeepTheModelFromBeingBuilt(operation: String) throws {
    try expect(
      violations(of: Inventing.self, "\(operation) name"),
      equals: ["\(operation) name: field name is needed, but without it the model was built"])
    try expect(violations(of: Inventing.self, "drop power"), equals: [])
  }

  @Test func rejection_hasToNameWhatWasMutated() throws {
    try expect(
      violations(of: Slandering.self, "drop name"),
      equals: [
        """
        drop name: the error names neither name nor anything around it: \
        String could not be built: 1 problem
          power: required Int is missing
        """,
        "drop name: name was mutated, but a finding is about another value: "
          + "power: required Int is missing",
      ])
  }

  @Test func fieldThatDidNotArrive_hasToBeMissing() throws {
    try expect(
      violations(of: Presuming.self, "drop name"),
      equals: ["drop name: field name is value although nothing arrived"])
  }

  @Test func valueThatArrived_hasNotToBeMissing() throws {
    try expect(
      violations(of: Forgetting.self, "negative power"),
      equals: ["negative power: field power is missing although something arrived"])
    try expect(violations(of: Forgetting.self, "key-case power"), equals: [])
  }

  /// Two keys that differ only in case: a mutation turns one into the other.
  struct Doubling: ConstructionBuilder {
    @Field var name: String?
    @Field var other: Int?

    init(fields: JSONFields) {
      _name = fields["name"]
      _other = fields["Name"]
    }

    func build() -> Result<Int?, BuildFailure> {
      construct({ _, other in other }, $name.optional, $other.optional)
    }
  }

  @Test func keyInAnotherCase_mayBeThatOfAnotherField() throws {
    try expect(violations(of: Doubling.self, "key-case name"), equals: [])
  }

  @Test func numberInAString_hasToBeTheSameNumber() throws {
    try expect(
      violations(of: Miscounting.self, "number-as-string power"),
      equals: [
        "number-as-string power: field power was read as Level(value: 1), but as Level(value: 7) before"
      ])
  }

  struct Team<Member: ConstructionBuilder>: ConstructionBuilder {
    @Field var members: [Member]?
    @Field var lead: Member?
    @Field var byRole: [String: Member]?

    init(fields: JSONFields) {
      _members = fields["members"]
      _lead = fields["team", "lead"]
      _byRole = fields["byRole"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ members, _, _ in members.count }, $members, $lead, $byRole)
    }
  }

  static let teams = Data(
    """
    {"members": [{"name": "Beast", "power": 7}, {"name": "Storm", "power": 9}],
     "team": {"lead": {"name": "Jean", "power": 1}}, "byRole": {"cook": {"name": "Logan", "power": 2}}}
    """.utf8)

  @Test(arguments: ["members[1]", "team.lead", "byRole.cook"])
  func builderInsideAnother_hasToDoWhatItDeclaresToo(path: String) throws {
    try expect(
      violations(of: Team<Inventing>.self, "drop \(path).name", of: Self.teams),
      equals: ["drop \(path).name: field name is needed, but without it the model was built"])
    try expect(
      violations(of: Team<Presuming>.self, "drop \(path).name", of: Self.teams),
      equals: ["drop \(path).name: field name is value although nothing arrived"])
    try expect(
      violations(of: Team<Inventing>.self, "drop \(path).power", of: Self.teams), equals: [])
  }

  private func violations<Builder: ConstructionBuilder>(
    of type: Builder.Type, _ mutation: String,
    of sample: Data = Data(#"{"name":"Beast","power":7}"#.utf8)
  ) throws -> [String] {
    try JSONMutation(mutation, of: sample).violations(of: type).map(\.description)
  }
}

/// Builders that allow much, and violate nothing.
struct HonestBuilderTests {
  struct Part: ConstructionBuilder {
    @Field var name: String?
    @Field var size: Double?

    init(fields: JSONFields) {
      _name = fields[anyOf: "name", "title"]
      _size = fields["size"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ "\($0) \($1 ?? 0)" }, $name, $size.optional)
    }
  }

  struct Whole: ConstructionBuilder {
    @Field var parts: [Part]?
    @Field var all: [Part]?
    @Field var sparse: [Part?]?
    @Field var byName: [String: Part]?
    @Field var one: Part?
    @Field var deep: Int?
    @Field var any: JSONValue?
    @Field var grid: [[Int]]?

    init(fields: JSONFields) {
      _parts = fields["parts"]
      _all = fields["all"]
      _sparse = fields["sparse"]
      _byName = fields["byName"]
      _one = fields["one"]
      _deep = fields["a", "b"]
      _any = fields["any"]
      _grid = fields["grid"]
    }

    func build() -> Result<[String], BuildFailure> {
      construct(
        {
          (
            parts: [String], all: [String], sparse: [String?], byName: [String: String],
            one: String?, deep: Int,
            any: JSONValue?, grid: [[Int]]
          ) in
          parts + all + sparse.map { $0 ?? "-" } + byName.keys.sorted() + [
            "\(one ?? "") \(deep) \(any ?? 0) \(grid)"
          ]
        }, $parts, $all.requiringAll, $sparse.or([]), $byName.or([:]), $one.optional, $deep,
        $any.optional,
        $grid.requiringAll)
    }
  }

  static let sample = Data(
    """
    {"parts": [{"name": "a", "size": 1}, {"title": "b"}, {"name": "c", "title": "d"}],
     "all": [{"name": "e", "size": "2"}], "sparse": [{"name": "f"}, null, {"name": "g"}],
     "byName": {"x": {"name": "h"}, "y": {"name": "i", "size": 0.5}}, "one": {"name": "j"},
     "a": {"b": 5, "c": []}, "any": [1, {"z": null}], "grid": [[1, 2], [3]], "ignored": {"k": 1}}
    """.utf8)

  @Test(arguments: [Coercion.strict, .lenient, .forgiving])
  func aliasesPathsArraysAndDictionaries_violateNothing(coercion: Coercion) throws {
    let sample = coercion == .strict ? Self.sample.replacing("\"2\"", with: "2") : Self.sample
    let all = try JSONMutation.all(of: sample)
    #expect(all.count > 900)
    let mutations = checksAllCases ? all : try JSONMutation.all(of: sample, sampling: 120, seed: 5)
    let violations = try mutations.flatMap { mutation in
      try mutation.violations(of: Whole.self, coercion: coercion)
    }

    #expect(mutations.count >= 120)
    expect(violations.map(\.description), equals: [])
  }
}

extension Data {
  fileprivate func replacing(_ text: String, with other: String) -> Data {
    Data(String(decoding: self, as: UTF8.self).replacingOccurrences(of: text, with: other).utf8)
  }
}
