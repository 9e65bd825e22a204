import Testing

@testable import BuilderExpansion

struct FileTests {
  @Test(arguments: [
    ("", "import ConstructionBuilders"),
    ("public import ConstructionBuilders", "public import ConstructionBuilders"),
    ("public import ConstructionBuildersMacros", "public import ConstructionBuilders"),
    (
      "import ConstructionBuildersMacros\npublic import ConstructionBuilders\nimport A",
      "public import ConstructionBuilders\nimport A"
    ),
  ])
  func core_isImportedAtTheLevelOfTheModel(imports: String, written: String) {
    let expansion = BuildableExpansion.file(source: imports + "\n@Buildable struct Nothing {}")

    #expect(expansion.source?.hasPrefix(written + "\n\nextension Nothing {") == true)
  }

  @Test func models_becomeExtensions() {
    let expansion = BuildableExpansion.file(
      source: """
        import Foundation
        import ConstructionBuildersMacros
        @preconcurrency public import Other
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        struct Unrelated { let x: Int }

        public enum Marvel {
          @available(macOS 15, *)
          @Buildable public struct Comic { public let id: Int }
        }

        extension Marvel.Shop {
          @Buildable struct Nothing {}
        }
        """)

    #expect(expansion.diagnostics.isEmpty)
    #expect(
      expansion.source == """
        import ConstructionBuilders
        import Foundation
        @preconcurrency public import Other
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        @available(macOS 15, *)
        extension Marvel.Comic {
          /// The builder of `Comic`.
          public struct Builder: ConstructionBuilders._DirectBuilder, ConstructionBuilders.FillableBuilder {
            @ConstructionBuilders.Field public var id: Int.Builder?

            public init(fields: ConstructionBuilders.JSONFields) {
              _id = fields["id"]
            }

            public init(_ model: Comic) {
              self = ._empty
              _id._fill(model.id)
            }

            public func build() -> Swift.Result<Comic, ConstructionBuilders.BuildFailure> {
              construct({ Comic(id: $0) }, $id)
            }

            public var declaredFields: [ConstructionBuilders.DeclaredField] {
              [ConstructionBuilders.DeclaredField(name: "id", field: $id)]
            }

            public static let keys: ConstructionBuilders._JSONKeys = ["id"]

            public static func model(from members: ConstructionBuilders._JSONMembers) -> Comic? {
              guard let id = members.value(0, Int.Builder.self) else { return nil }
              return Comic(id: id)
            }
          }
        }

        @available(macOS 15, *)
        extension Marvel.Comic: ConstructionBuilders.Buildable {}

        extension Marvel.Shop.Nothing {
          /// The builder of `Nothing`.
          struct Builder: ConstructionBuilders.FillableBuilder {
            init(fields: ConstructionBuilders.JSONFields) {}

            init(_ model: Nothing) {
              self = ._empty
            }

            func build() -> Swift.Result<Nothing, ConstructionBuilders.BuildFailure> {
              .success(Nothing())
            }

            var declaredFields: [ConstructionBuilders.DeclaredField] {
              []
            }
          }
        }

        extension Marvel.Shop.Nothing: ConstructionBuilders.Buildable {}

        """)
  }

  @Test(arguments: [
    "", "import Foundation\nstruct A {}", "// @Buildable\nstruct A {}", "}",
    "\"@Buildable struct A {}\"",
  ])
  func fileWithoutModels_hasNoBuilders(source: String) {
    #expect(BuildableExpansion.file(source: source) == Expansion())
  }

  @Test(arguments: [
    (
      "@Buildable ▸private struct A {}",
      "a builder in another file cannot see 'A', which is private"
    ),
    (
      "let é = 1\n@Buildable struct A { ▸fileprivate let a: Int }",
      "a builder in another file cannot see 'a', which is fileprivate"
    ),
    (
      "private enum B { @Buildable struct ▸A {} }",
      "a builder in another file cannot see what is around 'A'"
    ),
    (
      "func f() { @Buildable struct ▸A {} }",
      "a builder in another file cannot see 'A', which is local"
    ),
    (
      "▸#if DEBUG\n@Buildable struct A {}\n#endif",
      "a builder in another file cannot know whether 'A' exists: it is inside '#if'"
    ),
    ("struct B {}\n@Buildable struct A { var ▸tags = [] }", "'tags' needs a type annotation"),
    ("@Buildable struct A {} ▸}", "'}' closes nothing"),
  ])
  func wrongUse_isRefused(marked: String, message: String) {
    let marked = MarkedSource(marked)

    let expansion = BuildableExpansion.file(source: marked.source)

    #expect(expansion.source == nil)
    #expect(expansion.diagnostics.map(\.message) == [message])
    #expect(expansion.diagnostics.first?.offset == marked.offset)
  }
}
