import TestSupport
import Testing

@testable import BuilderExpansion

struct ConformanceTests {
  @Test(arguments: [
    ("struct A {}", "A", "extension A: ConstructionBuilders.Buildable {}\n"),
    ("public struct A {}", " B.A /* x */\n", "extension B.A: ConstructionBuilders.Buildable {}\n"),
    (
      "@available(macOS 15, *) @Buildable struct A {}", "A",
      "@available(macOS 15, *)\nextension A: ConstructionBuilders.Buildable {}\n"
    ),
    (
      "struct A<T, U> { let a: [T]? }", "A",
      "extension A: ConstructionBuilders.Buildable\nwhere T: ConstructionBuilders.Buildable, "
        + "T.Builder.Built == T {}\n"
    ),
    ("struct A<T> { let a: Int }", "A", "extension A: ConstructionBuilders.Buildable {}\n"),
  ])
  func model_becomesBuildable(declaration: String, type: String, source: String) {
    let expansion = BuildableExpansion.conformance(
      attribute: "@Buildable", declaration: declaration, extendedType: type, lexicalContext: [])

    expect(expansion, equals: Expansion(source: source))
  }

  @Test func modelInATypeThatIsNotAlwaysAvailable_isAvailableWithIt() {
    let expansion = BuildableExpansion.conformance(
      attribute: "@Buildable", declaration: "@available(*, deprecated) struct A {}",
      extendedType: "B.C.A", lexicalContext: ["enum C {}", "@available(macOS 15, *) enum B {}"])

    expect(
      expansion.source,
      equals: """
        @available(macOS 15, *)
        @available(*, deprecated)
        extension B.C.A: ConstructionBuilders.Buildable {}

        """)
  }

  @Test func modelInAGenericType_hasItsConstraints() {
    let expansion = BuildableExpansion.conformance(
      attribute: "@Buildable", declaration: "struct A { let a: T }", extendedType: "B.A",
      lexicalContext: ["struct B<T> {}"])

    expect(
      expansion.source,
      equals: """
        extension B.A: ConstructionBuilders.Buildable
        where T: ConstructionBuilders.Buildable, T.Builder.Built == T {}

        """)
  }

  @Test(arguments: [
    (["struct B<T> {}"], false),
    (["extension B where T == Int {}"], false),
    (["enum B {}", "struct C<T> {}"], false),
    (["enum B: C, D {}", "enum E {}"], true),
    (["extension E {}"], false),
    ([], true),
  ])
  func model_isMadeDirectly_unlessSomethingAroundItMayBeGeneric(context: [String], isDirect: Bool) {
    let source = members(of: "struct A { let a: Int }", in: context).source

    expect(source?.contains("static let keys"), equals: isDirect)
  }

  @Test(arguments: [
    ("struct A {}", ["public extension E {}"], "public struct Builder"),
    ("struct A {}", ["package extension E {}", "enum E {}"], "package struct Builder"),
    ("internal struct A {}", ["public extension E {}"], "struct Builder"),
    ("struct A {}", ["public enum E {}"], "struct Builder"),
    ("struct A {}", ["enum E {}", "public extension F {}"], "struct Builder"),
    ("struct A {}", ["private extension E {}"], "struct Builder"),
  ])
  func builder_hasTheAccessThatAnExtensionGivesItsModel(
    declaration: String, context: [String], opening: String
  ) {
    let source = members(of: declaration, in: context).source

    expect(source, contains: "\n" + opening)
  }

  @Test func options_areReadFromTheAttribute_whereTheDeclarationHasNone() {
    let expansion = BuildableExpansion.members(
      attribute: #"@Buildable(builder: "Made", keys: .kebabCase)"#,
      declaration: "struct A { let aB: Int }", lexicalContext: [])

    expect(expansion.source, contains: "struct Made")
    expect(expansion.source, contains: #"fields["a-b"]"#)
  }
}

extension ConformanceTests {
  @Test func renamedBuilder_ofAGenericModel_hasItsConstraintsTwice() {
    let expansion = members(
      of: #"@Buildable(builder: "PageBuilder") struct Page<Item> { let items: [Item] }"#)

    #expect(
      expansion.source?.hasPrefix(
        """
        typealias Builder = PageBuilder
        where Item: ConstructionBuilders.Buildable, Item.Builder.Built == Item

        /// The builder of `Page`.
        struct PageBuilder: ConstructionBuilders.FillableBuilder
        where Item: ConstructionBuilders.Buildable, Item.Builder.Built == Item {
        """) == true)
  }
}
