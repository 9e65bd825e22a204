import Testing

@testable import BuilderExpansion

struct PeerTests {
  @Test func attribute_beforeAProperty_isAccepted() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int",
      lexicalContext: ["@Buildable(keys: .snakeCase) public struct A {}"])

    #expect(expansion == Expansion())
  }

  @Test func attribute_inUnknownContext_isAccepted() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int")

    #expect(expansion == Expansion())
  }

  @Test(arguments: [["struct A {}"], [], ["func f() {}", "@Buildable struct A {}"]])
  func attribute_outsideAModel_isRefused(context: [String]) {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "  @Key(\"a\") let a: Int", lexicalContext: context)

    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@Key' has no effect outside a '@Buildable' struct"
      ])
    #expect(expansion.diagnostics.map(\.offset) == [2])
    #expect(
      expansion.diagnostics.first?.fixIts.first?.applied(to: "  @Key(\"a\") let a: Int")
        == "  let a: Int")
  }

  @Test func attribute_beforeAFunction_isRefused() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Complete", declaration: "@Complete func a() {}")

    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@Complete' applies to a property of a '@Buildable' struct"
      ])
  }
}
