import TestSupport
import Testing

@testable import BuilderExpansion

/// Models that are refused: the message, its place, and its fix-it.
struct RefusedSourceTests {
  @Test(
    arguments: [
      // Declarations that are not a struct.
      ("@Buildable ▸class A {}", "'@Buildable' applies to a struct or an enumeration"),
      ("@Buildable public ▸actor A {}", "'@Buildable' applies to a struct or an enumeration"),
      ("▸let a: Int", "'@Buildable' applies to a struct or an enumeration"),
      (
        "▸#if DEBUG\n@Buildable\n#endif\nstruct A {}",
        "'@Buildable' does not understand '#if' here"
      ),
      ("▸", "'@Buildable' applies to a struct or an enumeration"),
      ("struct A▸", "'{' expected"),
      ("struct A ▸{ let a: (", "'{' is never closed"),
      ("struct A: ▸~Copyable {}", "'@Buildable' applies to a type that can be copied"),
      ("struct A: P, ▸~Escapable {}", "'@Buildable' applies to a type that can escape"),
      // Types.
      ("struct A { var ▸tags = [] }", "'tags' needs a type annotation"),
      ("struct A { let a: Int, ▸b }", "'b' needs a type annotation"),
      (
        "struct A { let a: ▸() -> Void }",
        "'@Buildable' cannot build 'a': there is no builder for a function"
      ),
      (
        "struct A { let a: [@Sendable ▸(Int) async throws(E) -> Int]? }",
        "'@Buildable' cannot build 'a': there is no builder for a function"
      ),
      (
        "struct A { let é: Int, a: ▸(Int, String) }",
        "'@Buildable' cannot build 'a': there is no builder for a tuple"
      ),
      (
        "struct A { let a: [String: ▸any P] }",
        "'@Buildable' cannot build 'a': there is no builder for an existential"
      ),
      (
        "struct A { let a: ▸some P }",
        "'@Buildable' cannot build 'a': there is no builder for an opaque type"
      ),
      (
        "struct A { let a: ▸P & Q }",
        "'@Buildable' cannot build 'a': there is no builder for a composition of protocols"
      ),
      (
        "struct A { let a: ▸Int.Type }",
        "'@Buildable' cannot build 'a': there is no builder for a metatype"
      ),
      (
        "struct A { let a: Int?▸? }",
        "'@Buildable' cannot build 'a': there is no builder for an Optional of an Optional"
      ),
      (
        "struct A { let a: Optional<▸Int?> }",
        "'@Buildable' cannot build 'a': there is no builder for an Optional of an Optional"
      ),
      (
        "struct A { let a: ▸[3 of Int] }",
        "'@Buildable' cannot build 'a': there is no builder for an array of fixed length"
      ),
      (
        "struct A { let a: [Int: ▸5] }",
        "'@Buildable' cannot build 'a': its type is not understood"
      ),
      (
        "struct A { let a: ▸[Int].Index }",
        "'@Buildable' cannot build 'a': its type is not understood"
      ),
      ("struct A { let a: ▸}", "'@Buildable' does not understand the type of 'a'"),
      ("struct A { let a: Int ▸@X }", "'@Buildable' does not understand '@' after 'a'"),
      ("struct A { var a: Int = 3 ▸@X }", "'@Buildable' does not understand '@' after 'a'"),
      ("struct A { let a: Int ▸b: Int }", "'@Buildable' does not understand 'b' after 'a'"),
      (
        "struct A { var ▸(a, b): (Int, Int) }",
        "'@Buildable' needs a declaration of each property, not a tuple"
      ),
      (
        "struct A { let model: ▸Model }",
        ambiguous("Model")
      ),
      (
        "struct A { let b: [▸Built]; struct Built {} }",
        "'Built' clashes with a name in the generated builder; use 'A.Built'"
      ),
      (
        "struct A<Failure> { let b: ▸Failure }",
        ambiguous("Failure")
      ),
      (
        "struct A { let ▸Price: Price }", "'Price' hides the type of that name from the builder"
      ),
      // Properties that the macro cannot know.
      (
        "struct A { @▸Clamped var a: Int }".replacing("@▸", with: "▸@"),
        "'@Buildable' does not support '@Clamped' on 'a', which may change its type"
      ),
      ("struct A { ▸weak var a: B? }", "'@Buildable' cannot build 'a', which is weak"),
      (
        "struct A {\n#if DEBUG\nlet ▸a: Int\n#endif\n}",
        "'@Buildable' cannot know whether 'a' exists: it is inside '#if'"
      ),
      (
        "struct A {\n#if DEBUG\n▸init() {}\n#endif\n}",
        "'@Buildable' cannot know whether 'init' exists: it is inside '#if'"
      ),
      (
        "struct A {\n#if DEBUG\nstatic func ▸check(_ a: A) throws {}\n#endif\n}",
        "'@Buildable' cannot know whether 'check' exists: it is inside '#if'"
      ),
      (
        "struct A { ▸#properties(1) }",
        "'#properties' may declare properties that '@Buildable' cannot see"
      ),
      (
        "struct A { var a: Int { @storageRestrictions(initializes: b) ▸init(x) { b = x } get { 1 } } }",
        "'@Buildable' does not understand 'a': it has an init accessor"
      ),
      (
        "struct A { var a: Int = 1 { ▸init(x) { b = x } get { 1 } } }",
        "'@Buildable' does not understand 'a': it has an init accessor"
      ),
      ("struct A { ▸case a }", "'@Buildable' does not understand 'case' here"),
      ("struct A { ▸? }", "'@Buildable' does not understand '?' here"),
      ("struct A { let ▸in: Int }", "'@Buildable' does not understand 'in' here"),
      ("struct A { let a: Int; var ▸`a`: String }", "'a' is already declared"),
      // Attributes.
      ("struct A { ▸@Default let a: Int }", "'@Default' takes one argument"),
      ("struct A { ▸@Format(.a, .b) let a: Int }", "'@Format' takes one argument"),
      (
        "struct A { ▸@Default(1) @Key(\"a\") let a, b: Int }",
        "'@Default' applies to a declaration of one property"
      ),
      (
        "struct A { @Default(▸a) let b: Int; let a: Int }",
        "'a' is a field inside the builder; use 'A.a'"
      ),
      (
        "struct A { var b: Int = f(a: ▸a); var a: Int }",
        "'a' is a field inside the builder; use 'A.a'"
      ),
      (
        "struct A { @Default(\"\\(▸a)\") let b: String; let a: Int }",
        "'a' is a field inside the builder; use 'A.a'"
      ),
      (
        "struct A { var b: [Int] = ▸keys; static let keys = [1] }",
        "'keys' clashes with a name in the generated builder; use 'A.keys'"
      ),
      (
        "struct A { @Default(▸_b) let b: Int; static let _b = 1 }",
        "'_b' clashes with a name in the generated builder; use 'A._b'"
      ),
      ("struct A { var b: Int = ▸report() }", ambiguous("report")),
      (
        "struct A { var b: A.Failure = ▸Failure.c; enum Failure { case c } }",
        "'Failure' clashes with a name in the generated builder; use 'A.Failure'"
      ),
      // The model as a whole.
      (
        "struct ▸Failure { let id: Int }",
        "'Failure' clashes with a name in the generated builder: rename it"
      ),
      (
        "struct ▸Builder { let id: Int }",
        "'Builder' clashes with a name in the generated builder: rename it"
      ),
      (
        "@Buildable(builder: \"A\") struct ▸A { let id: Int }",
        "'A' clashes with a name in the generated builder: rename it"
      ),
      ("@Buildable ▸@Buildable struct A {}", "'A' is already '@Buildable'"),
      (
        "▸@usableFromInline struct A {}",
        "the builder of 'A' cannot be '@usableFromInline'; make it 'public'"
      ),
      (
        "struct A { var a: Int = ▸if b { 1 } else { 2 } }",
        "'@Buildable' cannot use 'if' as the default of 'a'"
      ),
      (
        "struct A { let a: Int?, `in`: [ B ]; ▸init(b: Int) {} }",
        "'@Buildable' finds no initialiser of 'A' that it can use, such as init(a: Int?, in: [B])"
      ),
      ("struct A { struct ▸Builder {} }", "'@Buildable' declares 'Builder' itself"),
      ("struct A { static let ▸Builder = 1 }", "'@Buildable' declares 'Builder' itself"),
      ("struct A<▸Builder> {}", "'@Buildable' declares 'Builder' itself"),
      (
        "struct A { enum ▸Swift {} }",
        "'Swift' clashes with a name in the generated builder: rename it"
      ),
      (
        "struct A<▸Swift> {}", "'Swift' clashes with a name in the generated builder: rename it"
      ),
      (
        "struct A { let ▸ConstructionBuilders: Int }",
        "'ConstructionBuilders' clashes with a name in the generated builder: rename it"
      ),
      (
        "struct A { let ▸`Self`: Int }",
        "'Self' clashes with a name in the generated builder: rename it"
      ),
      (
        "struct A { static func ▸check(_ a: Self) async throws {} }",
        "'check' cannot be async: a builder does not wait"
      ),
      (
        "struct A { let a: Int; ▸init(a: inout Int) {} }",
        "'@Buildable' finds no initialiser of 'A' that it can use, such as init(a: Int)"
      ),
      (
        "struct A { let a: Int; ▸init() { a = 1 } }",
        "'@Buildable' finds no initialiser of 'A' that takes a property, such as init(a: Int)"
      ),
      (
        "struct A { var a: Int = 1; init(b: Bool) {}; ▸init(_ c: Int = 2) {}; init() {} }",
        "'@Buildable' finds no initialiser of 'A' that takes a property, such as init(a: Int)"
      ),
      (
        "struct A { let a: Int; init(a: Int) {}; let b: Int; ▸init(b: Int) {}; init() {} }",
        rivals("init(a:)", "init(b:)")
      ),
      (
        "struct A { let a: Int; init(a: Int, _ c: Int = 1) {}; ▸init(a: Int) throws {} }",
        rivals("init(a:_:)", "init(a:)")
      ),
      ("struct A { func ▸check() throws {} }", uncalled("is an instance method")),
      ("struct A { func ▸check(_ a: A) throws {} }", uncalled("is an instance method")),
      ("struct A { mutating func ▸check() -> Bool {} }", uncalled("is an instance method")),
      ("struct A { static func ▸check(_ a: A) throws -> Bool {} }", uncalled("returns a value")),
      ("struct A { static func ▸check(_ a: Self) -> Bool {} }", uncalled("returns a value")),
      ("struct A { static func ▸check(_ a: A) {} }", uncalled("does not throw")),
      ("struct A { static func ▸check(a: A) throws {} }", uncalled("has a label")),
      ("struct A { static func ▸check<T>(_ a: A) throws {} }", uncalled("is generic")),
      (
        "struct A { static func ▸check(_ a: inout A) throws {} }",
        uncalled("takes the model in another way")
      ),
      ("struct A { @Default(▸nil) let a: Int }", "'a' cannot be nil: its type is not Optional"),
      ("struct A { ▸@IfPresent let a: Int }", "'@IfPresent' applies to an Optional property"),
      (
        "struct A { ▸@IfPresent var a: Int? = 1 }", "'@IfPresent' has no effect: 'a' has a default"
      ),
      (
        "struct A { @Default(▸nil, for: .null, .missing) let a: Int }",
        "'a' cannot be nil: its type is not Optional"
      ),
      (
        "struct A { ▸@Default(0, for: .null, or: .missing) let a: Int }",
        "'@Default' takes one argument"
      ),
      (
        "struct A { ▸@RequiringAll @Decoded let a: Address }",
        "'@RequiringAll' applies to an array or dictionary"
      ),
      (
        "@Buildable(keys: ▸.title) struct A {}",
        noConvention
      ),
      ("@Buildable(keys: ▸b ? .camelCase : .snakeCase) struct A {}", noConvention),
      (
        "@Buildable(builder: ▸name) struct A {}",
        "the name of the builder has to be a plain string literal, such as \"ComicBuilder\""
      ),
      (
        "@Buildable(builder: ▸\"A\\(b)\") struct A {}",
        "the name of the builder has to be a plain string literal, such as \"ComicBuilder\""
      ),
      (
        "@Buildable(builder: ▸\"class\") struct A {}",
        "'class' cannot be the name of a type"
      ),
      ("@Buildable(▸1) struct A {}", "'@Buildable' does not understand '1'"),
    ] as [(String, String)])
  func wrongUse_isRefused(marked: String, message: String) {
    let marked = MarkedSource(marked)

    let expansion = members(of: marked.source)

    expect(expansion.source, equals: nil)
    expect(expansion.diagnostics.first?.message, equals: message)
    expect(expansion.diagnostics.first?.offset, equals: marked.offset)
  }

  private static func ambiguous(_ name: String) -> String {
    "'\(name)' clashes with a name in the generated builder; "
      + "qualify it, as in 'MyModule.\(name)', or rename it"
  }

  private static func rivals(_ chosen: String, _ rival: String) -> String {
    "'@Buildable' cannot choose between \(chosen) and \(rival), which take as many properties; "
      + "move one of them into an extension"
  }

  private static let noConvention = """
    the key convention has to be written as one of '.camelCase', '.snakeCase', \
    '.screamingSnakeCase', '.kebabCase', '.screamingKebabCase', '.pascalCase', '.lowercase', \
    '.uppercase'
    """

  private static func uncalled(_ reason: String) -> String {
    "'@Buildable' does not call this 'check', which \(reason); "
      + "it calls 'static func check(_ model: A) throws'"
  }

  @Test(arguments: [
    ("@Buildable\nclass A {}", "remove '@Buildable'", "class A {}"),
    ("struct A { var a = 1 }", "add ': Int'", "struct A { var a: Int = 1 }"),
    ("struct A { var a = 1.5 }", "add ': Double'", "struct A { var a: Double = 1.5 }"),
    ("struct A { var a = \"\" }", "add ': String'", "struct A { var a: String = \"\" }"),
    ("struct A { var a = 0x1p3 }", "add ': Double'", "struct A { var a: Double = 0x1p3 }"),
    ("struct A { var a = true }", "add ': Bool'", "struct A { var a: Bool = true }"),
    ("struct A { var a = B() }", "add ': B'", "struct A { var a: B = B() }"),
    (
      "struct A { let b: [Built]; struct Built {} }", "insert 'A.'",
      "struct A { let b: [A.Built]; struct Built {} }"
    ),
    (
      "struct A { @Default(a) let b: Int; let a: Int }", "insert 'A.'",
      "struct A { @Default(A.a) let b: Int; let a: Int }"
    ),
    (
      "struct A {\n  @Key(\"a\") @Key(\"b\") let a: Int\n}", "remove '@Key'",
      "struct A {\n  @Key(\"a\") let a: Int\n}"
    ),
    (
      "struct A { @Default(nil) let a: [Int] }", "make it Optional",
      "struct A { @Default(nil) let a: [Int]? }"
    ),
    ("struct A { @RequiringAll let a: Int }", "remove '@RequiringAll'", "struct A { let a: Int }"),
    ("struct A { @Default(1) var a: Int = 2 }", "remove '@Default'", "struct A { var a: Int = 2 }"),
    (
      "struct A { @Key(\"x\") static let a: Int = 2 }", "remove '@Key'",
      "struct A { static let a: Int = 2 }"
    ),
  ])
  func wrongUse_withClearCorrection_hasFixIt(source: String, message: String, corrected: String) {
    let fixIt = members(of: source).diagnostics.first?.fixIts.first

    expect(fixIt?.message, equals: message)
    expect(fixIt?.applied(to: source), equals: corrected)
  }

  @Test(arguments: ["B(1)", "URL(string: \"a\")", "B().c", "-1", "[]"])
  func valueWhoseTypeIsNotEvident_hasNoFixIt(value: String) {
    let diagnostics = members(of: "struct A { var a = \(value) }").diagnostics

    expect(diagnostics.map(\.message), equals: ["'a' needs a type annotation"])
    expect(diagnostics.first?.fixIts, equals: [])
  }

  @Test func initialiserChosenByOrder_isRefused_withANoteAtTheOther() {
    let source = "struct A { let a: Int; init(a: Int) {}; let b: Int; init(b: Int) {} }"

    let notes = members(of: source).diagnostics.first?.notes

    expect(notes, equals: [.init(message: "this is the other initialiser", offset: 23)])
  }

  @Test(arguments: [
    ("var a: Int { 1 }", "'a' is computed"),
    ("static let a: Int = 1", "'a' is static"),
    ("lazy var a: Int = 1", "'a' is lazy"),
    ("let a: Int = 1", "'a' is a constant"),
    ("let a: Int; let b: Int; init(b: Int) {}", "no initialiser takes 'a'"),
  ])
  func attribute_onNoField_isRefused(member: String, reason: String) {
    let diagnostics = members(of: "struct A { @RequiringAll \(member) }").diagnostics

    expect(diagnostics.map(\.message), equals: ["'@RequiringAll' has no effect: \(reason)"])
    expect(diagnostics.map(\.offset), equals: [11])
  }

  @Test(arguments: [
    (
      ["enum N {}"], "▸private struct A {}",
      "'A' cannot be made 'Buildable' where it is private; make it 'fileprivate'"
    ),
    (
      ["private enum M {}", "enum N {}"], "struct ▸A {}",
      "'A' cannot be made 'Buildable' in a private type; make that type 'fileprivate'"
    ),
  ])
  func privateModel_whereTheFileCannotSeeIt_isRefused(
    context: [String], marked: String, message: String
  ) {
    let marked = MarkedSource(marked)

    let diagnostics = members(of: marked.source, in: context).diagnostics

    expect(diagnostics.map(\.message), equals: [message])
    expect(diagnostics.map(\.offset), equals: [marked.offset])
  }

  @Test(arguments: [
    ([], "private struct A {}"),
    (["private enum N {}"], "struct A {}"),
    (["enum N {}"], "fileprivate struct A {}"),
  ])
  func privateModel_thatTheFileSees_isExpanded(context: [String], source: String) {
    #expect(members(of: source, in: context).diagnostics.isEmpty)
  }

  @Test func severalProblems_areReportedInTheirOrder() {
    let diagnostics = members(of: "struct A { var a = 1; let b: () -> Void; let c: Model }")
      .diagnostics

    expect(diagnostics.map(\.offset), equals: [15, 29, 48])
  }

  @Test func conformance_ofARefusedModel_reportsNothing() {
    let expansion = BuildableExpansion.conformance(
      attribute: "@Buildable", declaration: "class A {}", extendedType: "A", lexicalContext: [])

    expect(expansion, equals: Expansion())
  }
}
