import BuilderExpansion
import TestSupport
import Testing

@testable import BuilderConversation

struct MacrosTests {
  @Test func modelThatConforms_getsNoExtension() {
    let macro = AttachedMacro(
      typeName: "Buildable", role: "extension", attribute: Syntax(source: "@Buildable"),
      declaration: Syntax(source: "@Buildable struct Comic {}"),
      extendedType: Syntax(source: "Comic"), conformances: nil, lexicalContext: [])

    expect(Macros.expand(macro), equals: Expansion())
  }

  /// Each of two `@Buildable`s is expanded.
  @Test(arguments: [("@Buildable", 10, 1), ("\n@Buildable(keys: .snakeCase)", 21, 0)])
  func repeatedMacro_isReportedByTheFirst(attribute: String, offset: Int, count: Int) {
    let declaration = "@Buildable @Buildable(keys: .snakeCase) struct Comic {}"
    let macro = AttachedMacro(
      typeName: "Buildable", role: "member",
      attribute: Syntax(source: attribute, location: Location(fileName: "a", offset: offset)),
      declaration: Syntax(source: declaration, location: Location(fileName: "a", offset: 10)),
      lexicalContext: [])

    expect(Macros.expand(macro).diagnostics.count, equals: count)
    expect(Macros.expand(macro).source, equals: nil)
  }

  @Test(arguments: [
    (
      "Observed", "member",
      "the macro 'Observed' is not in this plugin: it was built from another version"
    ),
    (
      "Buildable", "accessor",
      "the compiler asks for the role 'accessor', which the macro does not have"
    ),
    (
      "FieldAttribute", "member",
      "the compiler asks for the role 'member', which the macro does not have"
    ),
  ])
  func unknownMacroOrRole_isRefused(typeName: String, role: String, message: String) {
    let macro = AttachedMacro(
      typeName: typeName, role: role, attribute: Syntax(source: "\n@Observed"),
      declaration: Syntax(source: "\n@Observed struct Comic {}"), extendedType: nil,
      lexicalContext: [])

    expect(
      Macros.expand(macro),
      equals: Expansion(diagnostics: [Diagnostic(message: message, offset: 1)]))
  }
}
