import TestSupport
import Testing

@testable import BuilderExpansion

/// Enumerations, and budgets of lost elements, that are refused.
struct VariantRefusalTests {
  static let refusals: [(String, String)] = [
    // Declarations.
    ("enum ▸A {}", "'A' has no cases to build"),
    ("enum ▸A { @Unknown case a }", "'A' has no cases to build"),
    (
      "@Buildable enum ▸A: String { case a }",
      "an enumeration with raw values needs no '@Buildable'; let it conform to 'Capturable'"
    ),
    (
      "enum ▸A: Variant { case a = \"b\" }",
      "an enumeration with raw values needs no '@Buildable'; let it conform to 'Capturable'"
    ),
    (
      "@Buildable enum ▸A: Character { case a }",
      "an enumeration with raw values needs no '@Buildable'; make them Strings and let it conform "
        + "to 'Capturable'"
    ),
    ("enum ▸Model { case a }", "'Model' clashes with a name in the generated builder: rename it"),
    (
      "enum A {\n#if DEBUG\ncase ▸a\n#endif\ncase b }",
      "'@Buildable' cannot know whether 'a' exists: it is inside '#if'"
    ),
    (
      "enum A { case a; static func ▸check(_ model: A) throws {} }",
      "'@Buildable' does not call the 'check' of an enumeration; check its payloads"
    ),
    ("enum A { case a; struct ▸Builder {} }", "'@Buildable' declares 'Builder' itself"),
    ("enum A { case a, ▸Builder }", "'@Buildable' declares 'Builder' itself"),
    ("enum A { case a; ▸@Key(\"b\") var b: Int { 1 } }", "'@Key' has no effect: 'b' is computed"),
    ("struct A { let a: Int; ▸case b }", "'@Buildable' does not understand 'case' here"),
    ("enum A<▸B> { case a(B) }", "'@Buildable' does not build 'A', which is generic"),
    (
      "enum A { case a ▸@Variant(\"b\")\ncase c }",
      "'@Buildable' does not understand '@' after 'a'"
    ),
    // Options.
    (
      "▸@Buildable(content: \"a\") enum A { case a }",
      "'content' needs a 'discriminator', which stands beside it"
    ),
    (
      "▸@Buildable(discriminator: \"a\", content: \"a\") enum A { case a }",
      "'content' and 'discriminator' are the same member"
    ),
    (
      "▸@Buildable(discriminator: \"type\") struct A { let a: Int }",
      "a struct has no variants: 'discriminator' applies to an enumeration"
    ),
    (
      "@Buildable(discriminator: ▸\"a\\(b)\") enum A { case a }",
      "a key has to be a plain string literal on one line"
    ),
    (
      "@Buildable(discriminator: ▸key) enum A { case a }",
      "a key has to be a plain string literal on one line"
    ),
    // Values.
    ("enum A { ▸@Variant(\"c\") case a, b }", "'@Variant' applies to a declaration of one case"),
    ("enum A { ▸@Unknown case a, b; case c }", "'@Unknown' applies to a declaration of one case"),
    ("enum A { @Variant(\"b\") ▸@Variant(\"c\") case a }", "'a' already has '@Variant'"),
    ("enum A { @Variant(\"a\", ▸\"a\") case a }", "\"a\" is the value of another variant already"),
    ("enum A { case a; @Variant(▸\"a\") case b }", "\"a\" is the value of another variant already"),
    (
      "enum A { case a; @Variant(▸#\"a\"#) case b }",
      "#\"a\"# is the value of another variant already"
    ),
    (
      ##"enum A { @Variant("\"é\n") case a; @Variant(▸#""e\#u{301}\#n"#) case b }"##,
      ##"#""e\#u{301}\#n"# is the value of another variant already"##
    ),
    ("enum A { @Variant(\"b\") case a; case ▸b }", "\"b\" is the value of another variant already"),
    // Payloads.
    (
      "enum A { case a(B, ▸C) }",
      "'@Buildable' builds one payload of 'a': make these the properties of a '@Buildable' struct"
    ),
    ("enum A { case a(▸b: B) }", "'@Buildable' builds a payload without a label"),
    ("enum A { case a(▸B = 1) }", "'@Buildable' does not understand the payload of 'a'"),
    (
      "enum A { case a(▸() -> B) }",
      "'@Buildable' cannot build 'a': there is no builder for a function"
    ),
    (
      "enum A { case a(▸any B) }",
      "'@Buildable' cannot build 'a': there is no builder for an existential"
    ),
    ("enum A { case a(▸B?) }", "the payload of 'a' cannot be Optional: a variant has it or not"),
    (
      "enum A { case a(▸[B]) }",
      "the payload of 'a' is the object itself: name its member by 'content', or make it a "
        + "'@Buildable' type"
    ),
    (
      "@Buildable(discriminator: \"t\") enum A { case a(▸Int) }",
      "the payload of 'a' is the object itself: name its member by 'content', or make it a "
        + "'@Buildable' type"
    ),
    (
      "enum A { ▸@Format(.iso8601) case a }",
      "'@Format' has no effect: 'a' has no payload to be read"
    ),
    (
      "enum A { case a; ▸@Format(.iso8601) @Unknown case b(String) }",
      "'@Format' has no effect: 'b' has no payload to be read"
    ),
    ("enum A { ▸@Format() case a(B) }", "'@Format' takes one argument"),
    ("enum A { ▸@Format() case a(B); case b(C) }", "'@Format' takes one argument"),
    (
      "enum A { ▸@Format(.rfc5322) case a(Date); case b(C) }",
      "'@Format' has no effect before a case that only its payload tells; write "
        + "'@Format(.either(.rfc5322, nil))' before a property of the type 'A', or add a "
        + "'discriminator' or '@Variant'"
    ),
    (
      "enum A { case a(Bool); ▸@Format(.each(.rfc5322)) case b([Date]); case c(C) }",
      "'@Format' has no effect before a case that only its payload tells; write "
        + "'@Format(.either(nil, .either(.each(.rfc5322), nil)))' before a property of the type "
        + "'A', or add a 'discriminator' or '@Variant'"
    ),
    ("enum A { @Variant(1) case a; case ▸b }", "'b' needs a whole number, as other variants have"),
    (
      "enum A { @Variant(1, ▸\"2\") case a }", "'a' needs a whole number, as other variants have"
    ),
    (
      "enum A { @Variant(.missing) case a; @Variant(▸.missing) case b }",
      "another variant has no value already"
    ),
    ("enum A { @Variant(1, ▸1) case a }", "\"1\" is the value of another variant already"),
    (
      "@Buildable(row: true) enum ▸A { case a }",
      "an enumeration has variants: 'row' applies to a struct"
    ),
    (
      "@Buildable(row: ▸yes) struct A { let a: Int }",
      "'row' has to be written as 'true' or 'false'"
    ),
    (
      "@Buildable(row: true) struct A { ▸@Key(\"b\") let a: Int }",
      "a property of a row has a position, such as '@Key(2)'"
    ),
    (
      "@Buildable(row: true) struct A { let a: Int; @Key(▸0) let b: Int }",
      "'b' has position 0, as another property has"
    ),
    ("struct A { @Key(▸2) let a: Int }", "a position needs '@Buildable(row: true)'"),
    ("enum A { case ▸B(B) }", "'B' hides the type of that name from the builder"),
    (
      "@Buildable(discriminator: \"k\") enum A { case b(B), ▸A(C) }",
      "'A' hides the type of that name from the builder"
    ),
    (
      "@Buildable(discriminator: \"k\") enum A { case b(B), ▸A }",
      "'A' hides the type of that name from the builder"
    ),
    ("struct A { let ▸A: [A] }", "'A' hides the type of that name from the builder"),
    ("struct A { let ▸A: Int }", "'A' hides the type of that name from the builder"),
    (
      "struct A { let b: Int; var ▸A: Int { 3 } }",
      "'A' hides the type of that name from the builder"
    ),
    (
      "struct A { let b: Int; static let ▸A = 3 }",
      "'A' hides the type of that name from the builder"
    ),
    (
      "enum A { case a, ▸`Type` }",
      "'Type' clashes with a name in the generated builder: rename it"
    ),
    (
      "enum A { case a(▸Failure) }",
      "'Failure' clashes with a name in the generated builder; qualify it, as in 'MyModule.Failure', "
        + "or rename it"
    ),
    // Unknown variants.
    (
      "enum A { case a; @Unknown case b; ▸@Unknown case c }",
      "'b' stands for unknown variants already"
    ),
    (
      "enum A { case a; ▸@Variant(\"b\") @Unknown case b }",
      "'b' stands for unknown variants, and so has no value of its own"
    ),
    ("enum A { case a; @Unknown(▸\"b\") case b }", "'@Unknown' takes no argument"),
    (
      "enum A { case a; @Unknown case b(▸Int) }",
      "the payload of 'b' has to be a String: the value that is unknown"
    ),
    (
      "enum A { case a; @Unknown case b(▸value: String) }",
      "'@Buildable' builds a payload without a label"
    ),
  ]

  @Test(arguments: refusals)
  func enumeration_isRefusedAtItsPlace(_ marked: String, _ message: String) {
    let source = MarkedSource(marked)
    let expansion = members(of: source.source)
    expect(expansion.source, equals: nil)
    expect(expansion.diagnostics.map(\.message), equals: [message])
    expect(expansion.diagnostics.map(\.offset), equals: [source.offset])
  }

  @Test(arguments: [
    (
      "@Buildable enum A: String { case a }", "enum A: String { case a }"
    ),
    ("enum A { case a(b: B) }", "enum A { case a(B) }"),
    ("enum A { @Format(.a) case a(B); case b(C) }", "enum A { case a(B); case b(C) }"),
    (
      "enum A { case a; @Variant(\"b\") @Unknown case b }", "enum A { case a; @Unknown case b }"
    ),
    (
      "enum A { case a; @Unknown case b; @Unknown case c }",
      "enum A { case a; @Unknown case b; case c }"
    ),
  ])
  func correction_isOffered(_ source: String, _ corrected: String) {
    let fixIts = members(of: source).diagnostics.flatMap(\.fixIts)
    expect(fixIts.map { $0.applied(to: source) }, equals: [corrected])
  }

  /// The builder of a union does not call it by its name.
  @Test(arguments: ["case A(Int), b(String)", "case b(B)\n  case A(C)"])
  func unionWithACaseOfItsName_isAccepted(_ cases: String) {
    let expansion = BuildableExpansion.file(source: "@Buildable enum A {\n  \(cases)\n}")
    expect(expansion.diagnostics.map(\.message), equals: [])
  }

  @Test func repeatedValue_namesTheOtherVariant() {
    let source = "enum A { case a; @Variant(\"a\") case b }"
    let notes = members(of: source).diagnostics.flatMap(\.notes)
    expect(notes, equals: [.init(message: "this is the other variant", offset: 14)])
  }

  @Test(arguments: [
    (
      "▸@AllowingLosses(atMost: 1) let a: Int",
      "'@AllowingLosses' applies to an array or dictionary"
    ),
    (
      "@RequiringAll ▸@AllowingLosses(atMost: 1) let a: [Int]",
      "'a' is '@RequiringAll', and so loses nothing"
    ),
    (
      "@AllowingLosses(atMost: 1) ▸@AllowingLosses(atMost: 2) let a: [Int]",
      "'a' already has '@AllowingLosses'"
    ),
    ("▸@AllowingLosses let a: [Int]", "'@AllowingLosses' takes either 'atMost:' or 'atMostShare:'"),
    (
      "▸@AllowingLosses(3) let a: [Int]",
      "'@AllowingLosses' takes either 'atMost:' or 'atMostShare:'"
    ),
    (
      "▸@AllowingLosses(atMost: 1, atMostShare: 0.1) let a: [Int]",
      "'@AllowingLosses' takes either 'atMost:' or 'atMostShare:'"
    ),
    ("@AllowingLosses(atMost: ▸-1) let a: [Int]", "a number of lost elements cannot be negative"),
    (
      "@AllowingLosses(atMostShare: ▸-0.1) let a: [Int]",
      "a number of lost elements cannot be negative"
    ),
    (
      "@AllowingLosses(atMost: ▸most) let a: [Int]",
      "the limit of '@AllowingLosses' has to be a literal"
    ),
    (
      "@AllowingLosses(atMost: ▸1 + 1) let a: [Int]",
      "the limit of '@AllowingLosses' has to be a literal"
    ),
    (
      "@AllowingLosses(atMost: ▸.max) let a: [Int]",
      "the limit of '@AllowingLosses' has to be a literal"
    ),
    ("@AllowingLosses(atMost: ▸1.5) let a: [Int]", "the number of lost elements has to be an Int"),
    (
      "@AllowingLosses(atMost: ▸9_223_372_036_854_775_808) let a: [Int]",
      "the number of lost elements has to be an Int"
    ),
    ("@AllowingLosses(atMostShare: ▸1.5) let a: [Int]", "a share is a number from 0 to 1"),
    ("@AllowingLosses(atMostShare: ▸20) let a: [Int]", "a share is a number from 0 to 1"),
    (
      "▸@AllowingLosses(atMost: 1) var a: [Int] { [] }",
      "'@AllowingLosses' has no effect: 'a' is computed"
    ),
  ])
  func budget_isRefusedAtItsPlace(_ marked: String, _ message: String) {
    let source = MarkedSource("struct A { \(marked) }")
    let expansion = members(of: source.source)
    expect(expansion.source, equals: nil)
    expect(expansion.diagnostics.map(\.message), equals: [message])
    expect(expansion.diagnostics.map(\.offset), equals: [source.offset])
  }

  @Test(arguments: [
    ("atMost: 3", ".allowingLosses(atMost: 3)"),
    ("atMost: 1_000", ".allowingLosses(atMost: 1_000)"),
    ("atMost: 0b11", ".allowingLosses(atMost: 0b11)"),
    ("atMostShare: 0.1", ".allowingLosses(atMostShare: 0.1)"),
    ("atMostShare: 1", ".allowingLosses(atMostShare: 1)"),
    ("atMostShare: 1e-3", ".allowingLosses(atMostShare: 1e-3)"),
  ])
  func budget_isWrittenIntoBothWaysToBuild(_ argument: String, _ written: String) throws {
    let source = "struct A { @AllowingLosses(\(argument)) @Default([]) let a: [Int]; let b: Int }"
    let expansion = members(of: source)
    let builder = try #require(expansion.source, "\(expansion.diagnostics)")
    expect(builder, contains: "$a\(written).or([])")
    expect(builder, contains: "return field\(written)._usable")
  }

  @Test func attributesOfVariants_belongToCases() {
    let property = BuildableExpansion.peer(
      attribute: "@Variant(\"a\")", declaration: "@Variant(\"a\") let a: Int",
      lexicalContext: ["@Buildable struct A {}"])
    expect(
      property.diagnostics.map(\.message),
      equals: ["'@Variant' applies to a case of a '@Buildable' enumeration"])
    let outside = BuildableExpansion.peer(
      attribute: "@Unknown", declaration: "@Unknown case a", lexicalContext: ["enum A {}"])
    expect(
      outside.diagnostics.map(\.message),
      equals: ["'@Unknown' has no effect outside a '@Buildable' enumeration"])
    let inside = BuildableExpansion.peer(
      attribute: "@Variant(\"a\")", declaration: "@Variant(\"a\") indirect case a(B)",
      lexicalContext: ["@Buildable(discriminator: \"a\") indirect enum A {}"])
    expect(inside, equals: Expansion())
    let key = BuildableExpansion.peer(
      attribute: "@Key(\"a\")", declaration: "@Key(\"a\") case a",
      lexicalContext: ["@Buildable enum A {}"])
    expect(
      key.diagnostics.map(\.message),
      equals: ["'@Key' applies to a property of a '@Buildable' struct"])
  }
}
