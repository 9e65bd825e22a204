import ConstructionBuilders
import ConstructionBuildersContracts

/// A file that is generated.
struct GeneratedFile: Equatable, Sendable {
  let path: String
  let text: String
  /// Whether it is of use only with the models that were generated with it.
  var isTest = false
}

/// Where generated files go.
struct GenerationPlaces: Equatable, Sendable {
  /// The folder of the models.
  let sources: String
  /// The folder of the tests; nil for none.
  let tests: String?
  /// The module with the models.
  let module: String

  /// - Parameters:
  ///   - sources: The folder of the models. Below `Sources/App`, the tests go to `Tests/AppTests`.
  ///   - tests: The folder of the tests, if it is another one.
  init(sources: String, tests: String?) {
    let sources = sources.count > 1 && sources.hasSuffix("/") ? String(sources.dropLast()) : sources
    let parts = sources.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    self.sources = sources
    if let index = parts.lastIndex(of: "Sources"), index + 1 < parts.count {
      module = Self.module(parts[index + 1])
      let own = parts[..<index] + ["Tests", parts[index + 1] + "Tests"]
      self.tests = tests ?? own.joined(separator: "/")
    } else {
      module = Self.module(parts.last { !$0.isEmpty && $0 != "." } ?? "App")
      self.tests = tests
    }
  }

  /// The name of a target as that of its module.
  private static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// All files for a plan.
struct GeneratedSources {
  let plan: ModelPlan
  let style: BuilderStyle
  /// Whether everything is public.
  var isPublic = false
  /// The fixture of each root; nil if there are no captures to take it from.
  let fixtures: [JSONValue?]

  /// All types in one text.
  var text: String {
    let sources = plan.types.map {
      TypeSource(plan: plan, type: $0, style: style, isPublic: isPublic)
    }
    let imports = Set(sources.flatMap(\.imports)).sorted().map { "import \($0)\n" }.joined()
    return imports + "\n" + sources.map(\.declarations).joined(separator: "\n")
  }

  func files(_ places: GenerationPlaces) -> [GeneratedFile] {
    var files = plan.types.map { type in
      let source = TypeSource(plan: plan, type: type, style: style, isPublic: isPublic)
      let imports = source.imports.map { "import \($0)\n" }.joined()
      return GeneratedFile(
        path: "\(places.sources)/\(type.name).swift", text: imports + "\n" + source.declarations)
    }
    for (root, fixture) in zip(plan.roots, fixtures) {
      guard let tests = places.tests, let fixture else { continue }
      let name = SwiftName.property(root.name)
      let source = TestSource(
        plan: plan, root: root, style: style, module: places.module, fixture: fixture,
        fixtureName: name)
      files += [
        GeneratedFile(
          path: "\(tests)/Fixtures/\(name).json", text: fixture.indented + "\n", isTest: true),
        GeneratedFile(path: "\(tests)/\(root.name)Tests.swift", text: source.text, isTest: true),
      ]
    }
    return files
  }
}
