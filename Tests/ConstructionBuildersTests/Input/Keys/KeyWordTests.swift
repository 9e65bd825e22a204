import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// A key written as a literal stays one: it is neither copied nor counted.
struct KeyWordTests {
  @Test func literalSubscript_keepsTheKeyInOneWord() throws {
    let sut = try Keyed(json: "{}")
    if CompilerBets.keepsLiteralAddresses {
      expect(sut.$literal.keyWord.text, equals: "literal")
      expect(sut.$strict.keyWord.text, equals: "strict")
      expect(sut.$formatted.keyWord.text, equals: "formatted")
    }
    expect(sut.$dynamic.keyWord.text, equals: nil)
    expect(
      [sut.$literal.path, sut.$strict.path, sut.$formatted.path, sut.$dynamic.path],
      equals: ["literal", "strict", "formatted", "dynamic"])
  }

  @Test func keyWord_isReadBack() {
    let key = JSONKey(stringLiteral: "short")
    expect(key.word?.text, equals: CompilerBets.keepsLiteralAddresses ? "short" : nil)
    expect(key.text, equals: "short")
    let text = "short"
    #expect(JSONKey(text).word == nil)
    expect(KeyWord.none.text, equals: nil)
  }
}

private struct Keyed: ConstructionBuilder {
  @Field var literal: Int?
  @Field var strict: Int?
  @Field var formatted: Int?
  @Field var dynamic: Int?

  init(fields: JSONFields) {
    _literal = fields["literal"]
    _strict = fields["strict", .strict]
    _formatted = fields["formatted", as: FieldFormat { Int.capture($0) }]
    let key = "dynamic"
    _dynamic = fields[key]
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}
