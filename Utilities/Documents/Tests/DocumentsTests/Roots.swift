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
    // Code: Roots.md, "An array of objects", block 3

    let failure = #expect(throws: BuildFailure.self) { try result.get() }
    #expect(failure?.findings.map(\.description) == ["expected 1 or more, found array []"])
  }

  @Sendable static func path(print: (Any) -> Void) throws {
    // Code: Roots.md, "A value inside a document"
  }

  @Test func value_mayBeTheDocument() throws {
    let counts = try Self.counts()
    #expect(counts == ["1", "1"])
  }

  private static func counts() throws -> [String] {
    var lines: [String] = []
    func print(_ count: Int) { lines.append("\(count)") }
    // Code: Roots.md, "A value inside a document", block 2
    return lines
  }
}
