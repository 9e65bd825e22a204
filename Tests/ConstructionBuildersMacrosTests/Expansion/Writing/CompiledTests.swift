import Foundation
import TestSupport
import Testing

@testable import BuilderExpansion

/// Written builders compile without a warning.
struct CompiledTests {
  @Test(arguments: ["5", "6"])
  func randomModels_haveBuildersThatCompile(version: String) throws {
    let place = version == "5" ? nil : SourcePlace(fileName: "Model.swift", line: 7, column: 3)
    var models = RandomModel(seed: place == nil ? 0 : 1)
    let sources = (0..<volume(4, all: 40)).map { index in
      let name = "Model\(index)"
      let model = models.next(named: name)
      return "import ConstructionBuildersMacros\nimport Foundation\n" + model.plain
        + expanded(model.annotated, named: name, at: place)
    }
    let comment = "public struct Comment { public let text: String; public let replies: [Comment] }"

    let errors = try Typechecker.errors(
      about: sources + [RandomModel.surroundings + expanded(comment, named: "Comment", at: place)],
      options: ["-warnings-as-errors", "-swift-version", version])

    for error in errors { Issue.record("\(error)") }
  }

  /// The builder as an extension, because this test does not run the macro.
  private func expanded(
    _ model: String, named name: String, at place: SourcePlace?
  ) -> String {
    let members = members(of: model, at: place)
    let conformance = BuildableExpansion.conformance(
      attribute: "@Buildable", declaration: model, extendedType: name, lexicalContext: [])
    guard let builder = members.source, let conformance = conformance.source else {
      Issue.record("refused: \(members.diagnostics.map(\.message)) in\n\(model)")
      return ""
    }
    return "\nextension \(name) {\n\(builder)}\n\(conformance)"
  }
}
