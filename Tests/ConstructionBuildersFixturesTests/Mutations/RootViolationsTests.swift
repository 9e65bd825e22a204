import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Mutations of samples whose outermost value is an array, or anything else than an object.
struct RootViolationsTests {
  static let teams = Data(
    #"[{"name": "Beast", "power": 7}, {"name": "Storm"}, {"name": "Jean", "power": 1}]"#.utf8)

  @Test func builderInAnArray_hasToDoWhatItDeclares() throws {
    let mutation = try JSONMutation("drop [1].name", of: Self.teams)
    try expect(
      mutation.violations(of: [BuilderViolationsTests.Presuming].self).map(\.description),
      equals: ["drop [1].name: field name is value although nothing arrived"])
    try expect(
      mutation.violations(of: [BuilderViolationsTests.Presuming?].self).map(\.description),
      equals: ["drop [1].name: field name is value although nothing arrived"])
    try expect(mutation.violations(of: [HonestBuilderTests.Part].self), equals: [])
  }

  @Test func builderInADictionary_hasToDoWhatItDeclares() throws {
    let sample = Data(#"{"a": {"name": "Beast", "power": 7}}"#.utf8)
    try expect(
      JSONMutation("drop a.name", of: sample).violations(
        of: [String: BuilderViolationsTests.Inventing].self
      ).map(\.description),
      equals: ["drop a.name: field name is needed, but without it the model was built"])
  }

  @Test func honestBuildersInAnArray_violateNothing() throws {
    let sample = Data(
      #"[{"name": "a", "size": 1}, {"title": "b"}, {"name": "c", "title": "d", "z": [1]}]"#.utf8)
    let mutations = try JSONMutation.all(of: sample)
    let violations = try mutations.flatMap {
      try $0.violations(of: [HonestBuilderTests.Part].self)
    }
    #expect(mutations.count > 100)
    expect(violations.map(\.description), equals: [])
    try expect(
      mutations.violations(of: [HonestBuilderTests.Part].self).map(\.description), equals: [])
  }

  @Test func mistakesThatOnlyAllMutationsShow_areFoundInAnArray() throws {
    typealias Crossed = SampleViolationsTests.NameBuilder<SampleViolationsTests.ReadCrosswise>
    let sample = Data(
      #"[{"first": "Scott", "last": "Summers", "nickname": "Slim"}]"#.utf8)
    let violations = try JSONMutation.all(of: sample).violations(of: [Crossed].self)
    expect(violations.count, equals: 1)
    expect(violations.first?.description, contains: "reads last")
  }

  @Test(arguments: ["[1, 2, null]", "7", #""a""#, #"{"a": 1}"#, "null"])
  func anyJSON_violatesNothing(json: String) throws {
    let mutations = try JSONMutation.all(of: Data(json.utf8))
    try expect(mutations.violations(of: JSONValue.self).map(\.description), equals: [])
  }

  /// When an element is dropped, the findings about the next ones move with them.
  @Test func lossesOfAMovedElement_areNoViolation() throws {
    let sample = Data(#"[{"sizes": [1]}, {"sizes": [[]]}]"#.utf8)
    let mutation = try JSONMutation("drop [0]", of: sample)
    try expect(mutation.violations(of: [SizesBuilder].self).map(\.description), equals: [])
  }

  struct SizesBuilder: ConstructionBuilder {
    @Field var sizes: [Int]?

    init(fields: JSONFields) { _sizes = fields["sizes"] }

    func build() -> Result<[Int], BuildFailure> { construct({ $0 }, $sizes) }
  }

  /// Of a set, the duplicate is the later element, whichever was mutated.
  @Test func elementThatEqualsAMutatedOne_isNoViolation() throws {
    let mutations = try JSONMutation.all(of: Data(#"["Beast", "Storm", "7", "text"]"#.utf8))
    try expect(mutations.violations(of: Set<String>.self).map(\.description), equals: [])
  }

  @Test func sampleThatTheRootRejects_provesNothing() throws {
    let mutation = try JSONMutation("drop [1].name", of: Self.teams)
    #expect(throws: MutationProblem.self) { try mutation.violations(of: [String: Int].self) }
  }
}
