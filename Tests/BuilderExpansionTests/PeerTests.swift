import Testing

@testable import BuilderExpansion

struct PeerTests {
  @Test func attribute_beforeAProperty_saysNothing() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int",
      lexicalContext: ["@Buildable(keys: .snakeCase) public struct A {}"])

    #expect(expansion == Expansion())
  }

  @Test func attribute_whoseContextIsNotKnown_saysNothing() {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") let a: Int")

    #expect(expansion == Expansion())
  }

  @Test(arguments: [["struct A {}"], [], ["func f() {}", "@Buildable struct A {}"]])
  func attribute_outsideOfAModel_isWithoutEffect(context: [String]) {
    let expansion = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "  @Key(\"a\") let a: Int", lexicalContext: context)

    #expect(
      expansion.diagnostics.map(\.message) == [
        "'@Key' is without effect: what is around it is not '@Buildable'"
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
        "'@Complete' stands before a property of a '@Buildable' struct"
      ])
  }
}
