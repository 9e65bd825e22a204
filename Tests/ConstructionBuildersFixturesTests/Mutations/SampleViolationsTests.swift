import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Mistakes that only all mutations of a sample show.
struct SampleViolationsTests {
  struct Name: Equatable, Sendable {
    let first: String
    let last: String
    var nickname: String?
  }

  /// Has three fields, and uses them as a test says.
  struct NameBuilder<Wiring: NameWiring>: ConstructionBuilder {
    @Field var first: String?
    @Field var last: String?
    @Field var nickname: String?

    init(fields: JSONFields) {
      _first = fields[Wiring.keys[0]]
      _last = fields[Wiring.keys[1]]
      _nickname = Wiring.leavesNicknameOut ? .missing : fields[Wiring.keys[2]]
    }

    func build() -> Result<Name, BuildFailure> { Wiring.build(self) }
  }

  enum Sound: NameWiring {}

  enum ReadCrosswise: NameWiring {
    static let keys: [JSONKey] = ["last", "first", "nickname"]
  }

  enum ReadTwice: NameWiring {
    static let keys: [JSONKey] = ["first", "first", "nickname"]
  }

  enum ReadElsewhere: NameWiring {
    static let keys: [JSONKey] = ["first", "last", "nickName"]
  }

  enum NeverRead: NameWiring {
    static let leavesNicknameOut = true
  }

  enum Renamed: NameWiring {
    static let keys: [JSONKey] = ["first", "last", "alias"]
  }

  enum BuiltCrosswise: NameWiring {
    static func build(_ sut: NameBuilder<Self>) -> Result<Name, BuildFailure> {
      sut.construct(Name.init, sut.$last, sut.$first, sut.$nickname.optional)
    }
  }

  enum BuiltTwice: NameWiring {
    static func build(_ sut: NameBuilder<Self>) -> Result<Name, BuildFailure> {
      sut.construct(Name.init, sut.$first, sut.$first, sut.$nickname.optional)
    }
  }

  enum Lost: NameWiring {
    static func build(_ sut: NameBuilder<Self>) -> Result<Name, BuildFailure> {
      sut.construct({ Name(first: $0, last: $1) }, sut.$first, sut.$last)
    }
  }

  enum Derived: NameWiring {
    static func build(_ sut: NameBuilder<Self>) -> Result<Name, BuildFailure> {
      sut.construct(
        { Name(first: $0, last: $1, nickname: $2 ?? $0 + " " + $1) }, sut.$first.map { $0 + "!" },
        sut.$last, sut.$nickname.optional)
    }
  }

  static let json =
    #"{"first": "Scott", "last": "Summers", "nickname": "Slim", "alias": "Cyclops"}"#

  private func violations<Wiring: NameWiring>(
    of wiring: Wiring.Type, ignoring fields: Set<String> = [], _ json: String = json
  ) throws -> [String] {
    try JSONMutation.all(of: Data(json.utf8))
      .violations(of: NameBuilder<Wiring>.self, ignoring: fields).map(\.description)
  }

  @Test func soundBuilder_hasNone() throws {
    try expect(violations(of: Sound.self), equals: [])
  }

  @Test func fieldsThatReadEachOthersMembers_areNamedOnce() throws {
    try expect(
      violations(of: ReadCrosswise.self),
      equals: [
        "drop first: field first of NameBuilder<ReadCrosswise> reads last, and field last reads first"
      ])
  }

  @Test(arguments: [
    (violationsOfReadTwice, "last"), (violationsOfReadElsewhere, "nickname"),
    (violationsOfNeverRead, "nickname"),
  ])
  func memberThatItsFieldDoesNotRead_isNamed(
    violations: @Sendable () throws -> [MutationViolation], name: String
  ) throws {
    let violations = try violations()

    expect(violations.count, equals: 1)
    let text = violations.first?.description
    expect(
      text?.hasPrefix(
        "drop \(name): no mutation of \(name) changes anything, although NameBuilder<"),
      equals: true)
    expect(text, endsWith: "> has a field \(name)")
  }

  @Sendable static func violationsOfReadTwice() throws -> [MutationViolation] {
    try JSONMutation.all(of: Data(json.utf8)).violations(of: NameBuilder<ReadTwice>.self)
      // The change with the other's member follows from it.
      .filter { !$0.description.contains(": the model's") }
  }

  @Sendable static func violationsOfReadElsewhere() throws -> [MutationViolation] {
    try JSONMutation.all(of: Data(json.utf8)).violations(of: NameBuilder<ReadElsewhere>.self)
  }

  @Sendable static func violationsOfNeverRead() throws -> [MutationViolation] {
    try JSONMutation.all(of: Data(json.utf8)).violations(of: NameBuilder<NeverRead>.self)
  }

  @Test func fieldThatIsNotToReadItsNamesake_isIgnored() throws {
    try expect(violations(of: NeverRead.self, ignoring: ["nickname"]), equals: [])
    try expect(
      violations(of: NeverRead.self, ignoring: ["NameBuilder<NeverRead>.nickname"]), equals: [])
    try expect(violations(of: NeverRead.self, ignoring: ["first"]).count, equals: 1)
  }

  @Test func fieldThatReadsAnotherMember_isMeantSo() throws {
    try expect(violations(of: Renamed.self), equals: [])
  }

  @Test func fieldWithoutAMember_isNoViolation() throws {
    let json = #"{"first": "Scott", "last": "Summers"}"#
    try expect(violations(of: NeverRead.self, json), equals: [])
    try expect(violations(of: ReadElsewhere.self, json), equals: [])
  }

  @Test func propertiesThatChangeWithEachOthersFields_areNamedOnce() throws {
    try expect(
      violations(of: BuiltCrosswise.self),
      equals: [
        "number last: the model's first changes with field last of NameBuilder<BuiltCrosswise>, "
          + "and its last with field first"
      ])
  }

  @Test func propertyWithTheValueOfAnotherField_isNamed() throws {
    try expect(
      violations(of: BuiltTwice.self),
      equals: [
        "number first: the model's last is field first of NameBuilder<BuiltTwice>, and never field last"
      ])
  }

  @Test func propertyThatNeverChanges_isNamed() throws {
    try expect(
      violations(of: Lost.self),
      equals: [
        "number nickname: the model's nickname never changes, "
          + "whatever field nickname of NameBuilder<Lost> is"
      ])
    try expect(violations(of: Lost.self, ignoring: ["nickname"]), equals: [])
  }

  @Test func derivedProperties_areNoViolation() throws {
    try expect(violations(of: Derived.self), equals: [])
    let json = #"{"first": "Scott", "last": "Summers"}"#
    try expect(violations(of: Derived.self, json), equals: [])
  }

  @Test func listWithoutItsLostElements_isNoViolation() throws {
    struct Model: Equatable, Sendable { let sizes: [[Int]?] }
    struct ModelBuilder: ConstructionBuilder {
      @Field var sizes: [[Int]?]?

      init(fields: JSONFields) { _sizes = fields["sizes"] }

      func build() -> Result<Model, BuildFailure> { construct(Model.init, $sizes.or([])) }
    }

    let mutations = try JSONMutation.all(of: Data(#"{"sizes": [7]}"#.utf8))

    try expect(mutations.violations(of: ModelBuilder.self), equals: [])
  }

  @Test func buildersInArrays_areNamedOnce() throws {
    let json = #"{"names": [\#(Self.json), \#(Self.json), \#(Self.json)]}"#
    let violations = try JSONMutation.all(of: Data(json.utf8))
      .violations(of: NamesBuilder<BuiltCrosswise>.self)

    expect(
      violations.map(\.description),
      equals: [
        "number names[0].last: the model's first changes with field last of "
          + "NameBuilder<BuiltCrosswise>, and its last with field first"
      ])
  }

  struct NamesBuilder<Wiring: NameWiring>: ConstructionBuilder {
    @Field var names: [NameBuilder<Wiring>]?

    init(fields: JSONFields) {
      _names = fields["names"]
    }

    func build() -> Result<[Name], BuildFailure> { construct({ $0 }, $names) }
  }

  @Test func violationsOfSingleMutations_areAmongThem() throws {
    struct Presuming: ConstructionBuilder {
      @Field var name: String?

      init(fields: JSONFields) {
        _name = fields["name"]
        if name == nil { name = "nobody" }
      }

      func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
    }

    let violations = try JSONMutation.all(of: Data(#"{"name": "Beast"}"#.utf8))
      .violations(of: Presuming.self)

    expect(
      violations.map(\.description),
      contains: "drop name: field name is value although nothing arrived")
  }

  @Test func singleDrop_reportsAMemberThatIsNotRead() throws {
    let mutation = try JSONMutation("drop nickname", of: Data(Self.json.utf8))

    try expect(
      mutation.violations(of: NameBuilder<NeverRead>.self).map(\.description),
      equals: [
        "drop nickname: no mutation of nickname changes anything, although NameBuilder<NeverRead> "
          + "has a field nickname"
      ])
    try expect(
      mutation.violations(of: NameBuilder<NeverRead>.self, ignoring: ["nickname"]), equals: [])
  }

  @Test func noMutations_proveNothing() {
    #expect(throws: MutationProblem.self) {
      try [JSONMutation]().violations(of: NameBuilder<Sound>.self)
    }
    #expect(throws: MutationProblem.self) {
      try JSONMutation.all(of: Data("{}".utf8)).violations(of: NameBuilder<Sound>.self)
    }
  }
}

/// How the fields are read, and how they are used.
protocol NameWiring {
  static var keys: [JSONKey] { get }
  static var leavesNicknameOut: Bool { get }
  static func build(
    _ sut: SampleViolationsTests.NameBuilder<Self>
  ) -> Result<SampleViolationsTests.Name, BuildFailure>
}

extension NameWiring {
  static var keys: [JSONKey] { ["first", "last", "nickname"] }
  static var leavesNicknameOut: Bool { false }

  static func build(
    _ sut: SampleViolationsTests.NameBuilder<Self>
  ) -> Result<SampleViolationsTests.Name, BuildFailure> {
    sut.construct(
      SampleViolationsTests.Name.init, sut.$first, sut.$last, sut.$nickname.optional)
  }
}
