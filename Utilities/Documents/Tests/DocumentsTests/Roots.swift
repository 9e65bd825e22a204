import ConstructionBuilders
import Testing

/// The article *Documents that are not an object*.
@Suite struct Roots {
  private static let characters = """
    [{"id": 1, "name": "Cyclops"}, {"name": "Storm"}, {"id": "3", "name": "Rogue"}]
    """

  @Sendable static func models(print: (Any) -> Void) {
    // Code: Roots.md, "An array of objects"
  }

  @Sendable static func root(print: (Any) -> Void) throws {
    let json = characters
    // Code: Roots.md, "An array of objects", block 2
  }

  @Test func root_withoutElements_isRejectedByItsCondition() throws {
    let characters = try JSONRoot<[CharacterResponseBuilder]>(json: "[]")
    let result = characters.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }

    let failure = #expect(throws: BuildFailure.self) { try result.get() }
    #expect(failure?.findings.map(\.description) == ["expected 1 or more, found array []"])
  }

  @Sendable static func path(print: (Any) -> Void) throws {
    // Code: Roots.md, "A value inside a document"
  }

}
