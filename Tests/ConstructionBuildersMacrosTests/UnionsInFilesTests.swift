import Foundation
import TestSupport
import Testing

/// The builder of a union is known in the other files of its module, whatever they ask first.
struct UnionsInFilesTests {
  private static let models = """
    import ConstructionBuildersMacros
    @Buildable enum Own { case id(String), full(Int) }
    @Buildable(builder: "NamedBuilder") enum Named { case id(String), full(Part), many([Part]) }
    @Buildable struct Part { let name: String }
    enum Outer { @Buildable enum Inner { case id(Bool), own(Own) } }
    @Buildable enum Stated: UnionModel { case id(String), full(Int) }
    """

  private static let builders = [
    "Own.Builder", "Named.NamedBuilder", "Outer.Inner.Builder", "Stated.Builder",
  ]

  /// All builders in one file, each of them first in one of the uses. `ALL_CASES` takes each alone.
  @Test(arguments: checksAllCases ? builders.map { [$0] } : [builders])
  func builder_isNamedInAnotherFile(builders: [String]) throws {
    let uses: [(_ builder: String, _ number: Int) -> String] = [
      { "func f\($1)() throws { _ = try JSONRoot<\($0)>(json: \"1\").build() }" },
      { "struct Use\($1) { var builder: \($0)? }" },
      { "func f\($1)() { _ = \($0).self }" },
    ]
    let texts = uses.enumerated().map { first, use in
      builders.indices.map { use(builders[($0 + first) % builders.count], $0) }
        .joined(separator: "\n")
    }
    for text in texts {
      try expect(errors(text, ["Models.swift", "Use.swift"]), equals: [], "\(text)")
      try expect(errors(text, ["Use.swift", "Models.swift"]), equals: [], "\(text)")
    }
    try expect(errors(texts[0], ["Models.swift", "Use.swift"], isWhole: false), equals: [])
  }

  private func errors(_ use: String, _ files: [String], isWhole: Bool = true) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sources = ["Models.swift": Self.models, "Use.swift": "import ConstructionBuilders\n" + use]
    for (name, source) in sources {
      try Data(source.utf8).write(to: folder.appendingPathComponent(name))
    }
    let options = isWhole ? [] : ["-no-whole-module-optimization"]
    return try Compiler.check(files, in: folder, options: options).messages.map(\.description)
  }
}
