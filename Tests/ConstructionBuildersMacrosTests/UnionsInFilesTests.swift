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

  @Test(arguments: ["Own.Builder", "Named.NamedBuilder", "Outer.Inner.Builder", "Stated.Builder"])
  func builder_isNamedInAnotherFile(builder: String) throws {
    let uses = [
      "func f() throws { _ = try JSONRoot<\(builder)>(json: \"1\").build() }",
      "struct Use { var builder: \(builder)? }",
      "func f() { _ = \(builder).self }",
    ]
    for use in uses {
      try expect(errors(use, ["Models.swift", "Use.swift"]), equals: [], "\(use)")
      try expect(errors(use, ["Use.swift", "Models.swift"]), equals: [], "\(use)")
    }
    try expect(errors(uses[0], ["Models.swift", "Use.swift"], isWhole: false), equals: [])
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
