import ConstructionBuilders
import Testing

/// The article *Documents that are not an object*.
@Suite struct Roots {
  private static let characters = """
    [{"id": 1, "name": "Cyclops"}, {"name": "Storm"}, {"id": "3", "name": "Rogue"}]
    """

  @Sendable static func models(print: (Any) -> Void) {
    let json = #"[{"id": 1, "name": "Cyclops"}, {"name": "Storm"}, {"id": "3", "name": "Rogue"}]"#
    if case .failure(let failure) = [CharacterResponseBuilder].build(json: json) { print(failure) }
  }

  @Sendable static func root(print: (Any) -> Void) throws {
    let json = characters
    let characters = try JSONRoot<[CharacterResponseBuilder]>(json: json)
    print(try characters.build().get().map(\.name))
  }

  @Test func root_withoutElements_isRejectedByItsCondition() throws {
    let characters = try JSONRoot<[CharacterResponseBuilder]>(json: "[]")
    let result = characters.build { $0.requiringAll.checked("1 or more") { !$0.isEmpty } }

    let failure = #expect(throws: BuildFailure.self) { try result.get() }
    #expect(failure?.findings.map(\.description) == ["expected 1 or more, found array []"])
  }

  @Sendable static func path(print: (Any) -> Void) throws {
    let json = #"{"code": 200, "data": {"total": 2, "results": [{"id": 1, "name": 7}, 7]}}"#
    let characters = try JSONRoot<[CharacterResponseBuilder]>(json: json, at: "data", "results")
    for finding in characters.findings { print(finding) }
  }

}
