import TestSupport
import Testing

@testable import BuilderExpansion

struct PeerTests {
  @Test func attribute_beforeAProperty_isAccepted() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int",
      lexicalContext: ["@Buildable(keys: .snakeCase) public struct A {}"])

    expect(expansion, equals: Expansion())
  }

  @Test func attribute_inUnknownContext_isAccepted() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int")

    expect(expansion, equals: Expansion())
  }

  @Test(arguments: [["struct A {}"], [], ["func f() {}", "@Buildable struct A {}"]])
  func attribute_outsideAModel_isRefused(context: [String]) {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "  @Key(\"a\") let a: Int", lexicalContext: context)

    expect(
      expansion.diagnostics.map(\.message),
      equals: ["'@Key' has no effect outside a '@Buildable' struct"])
    expect(expansion.diagnostics.map(\.offset), equals: [2])
    expect(
      expansion.diagnostics.first?.fixIts.first?.applied(to: "  @Key(\"a\") let a: Int"),
      equals: "  let a: Int")
  }

  @Test(arguments: ["0", "1_000", "0x1F", "0b1", "0o7"])
  func index_isAnyLiteralOfAnInteger(literal: String) {
    let model = "@Buildable struct A { @Key(\"a\", \(literal)) let a: Int }"

    #expect(BuildableExpansion.file(source: model).diagnostics.isEmpty)
  }

  @Test func attribute_beforeAFunction_isRefused() {
    let expansion = BuildableExpansion.peer(
      attribute: "@RequiringAll", declaration: "@RequiringAll func a() {}")

    expect(
      expansion.diagnostics.map(\.message),
      equals: ["'@RequiringAll' applies to a property of a '@Buildable' struct"])
  }

  @Test(
    arguments: [
      ("▸@Key let a: Int", "'@Key' needs a key, such as @Key(\"name\")"),
      ("▸@Key() let a: Int", "'@Key' needs a key, such as @Key(\"name\")"),
      ("@Key(▸name) let a: Int", "a key has to be a plain string literal on one line"),
      (
        "@Key(\"a\", ▸\"\\(b)\") let a: Int",
        "a key has to be a plain string literal on one line, and an index an integer literal"
      ),
      (
        "@Key(▸\"\"\"\na\n\"\"\") let a: Int",
        "a key has to be a plain string literal on one line"
      ),
      (
        "@Key(\"a\", ▸1.5) let a: Int",
        "a key has to be a plain string literal on one line, and an index an integer literal"
      ),
      ("@Key(▸0, \"a\") let a: Int", "a key has to be a plain string literal on one line"),
      (
        "@Key(anyOf: \"a\", ▸0) let a: Int",
        "a key has to be a plain string literal on one line"
      ),
      (
        "@Key(anyOf: [▸0, \"a\"]) let a: Int",
        "a key has to be a plain string literal on one line"
      ),
      (
        "@Key(anyOf: [\"a\"], [\"b\", ▸c]) let a: Int",
        "a key has to be a plain string literal on one line, and an index an integer literal"
      ),
      ("@Key(anyOf: ▸[]) let a: Int", "a path needs a key"),
      (
        "@Key(▸[\"a\"]) let a: Int", "a key has to be a plain string literal on one line"
      ),
      ("@Key(▸name: \"a\") let a: Int", "'@Key' does not understand 'name'"),
      (
        "@Key(\"a\", ▸anyOf: \"b\") let a: Int", "'@Key' does not understand 'anyOf'"
      ),
      ("▸@Variant case a", "'@Variant' needs a value, such as @Variant(\"push\")"),
      ("▸@Variant() case a", "'@Variant' needs a value, such as @Variant(\"push\")"),
      ("@Variant(▸value: \"a\") case a", "'@Variant' does not understand 'value'"),
      (
        "@Variant(\"a\", ▸\"b\\(c)\") case a",
        "the value of a variant has to be a plain string literal on one line, a whole number or "
          + "'.missing'"
      ),
      (
        "@Variant(▸0x3) case a",
        "the value of a variant has to be a plain string literal on one line, a whole number or "
          + "'.missing'"
      ),
      (
        "@Variant(▸.other) case a",
        "the value of a variant has to be a plain string literal on one line, a whole number or "
          + "'.missing'"
      ),
    ] as [(String, String)])
  func argument_isRefusedByItsAttribute_andNotByTheModel(marked: String, message: String) {
    let marked = MarkedSource(marked)
    let (name, kind) = marked.source.hasPrefix("@Variant") ? ("Variant", "enum") : ("Key", "struct")

    let expansion = BuildableExpansion.peer(
      attribute: "@\(name)", declaration: marked.source, lexicalContext: ["@Buildable \(kind) A {}"]
    )

    expect(expansion.diagnostics.map(\.message), equals: [message])
    expect(expansion.diagnostics.map(\.offset), equals: [marked.offset])
    let model = "@Buildable \(kind) A { \(marked.source) }"
    expect(members(of: model), equals: Expansion())
    expect(BuildableExpansion.file(source: model).diagnostics.map(\.message), equals: [message])
  }
}
