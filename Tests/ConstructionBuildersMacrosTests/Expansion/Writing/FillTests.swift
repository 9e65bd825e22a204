import TestSupport
import Testing

@testable import BuilderExpansion

/// The initialiser that fills a builder from a model.
struct FillTests {
  /// What is deprecated may be in a model, and what is unavailable in an enumeration.
  @Test(arguments: [nil, SourcePlace(fileName: "Model.swift", line: 7, column: 1)])
  func unavailableParts_areNoWarnings(place: SourcePlace?) throws {
    let models = [
      """
      public struct Comic {
        @available(*, deprecated, message: "never sent") public let isbn: String?
        public let id: Int
      }
      """,
      """
      public enum Event {
        case ping
        @available(*, deprecated) @Unknown case other(String)
      }
      """,
    ]
    let expanded = try models.map { model in
      let name = model.contains("Comic") ? "Comic" : "Event"
      let source = try #require(members(of: model, at: place).source)
      return "\(model.replacing("@Unknown ", with: ""))\nextension \(name) {\n\(source)}\n"
        + "extension \(name): Buildable {}\n"
    }

    let errors = try Typechecker.errors(
      about: ["import ConstructionBuildersMacros\n" + expanded[0]],
      options: ["-warnings-as-errors"])
    expect(errors, equals: [], "\(expanded[0])")
    expect(expanded[0], contains: "@available(*, deprecated)\n  public init(_ model: Comic) {")
    expect(expanded[1], contains: "if case .ping = model {")
    expect(expanded[1], lacks: "if case .other")
  }

  @Test func longOpening_isBroken() throws {
    let source = try #require(
      members(of: "@Buildable(builder: \"ComicResponseBuilder\") public struct A { let a: Int }")
        .source)
    #expect(
      source.contains(
        """
        public struct ComicResponseBuilder:
          ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder
        {

        """))
  }
}
