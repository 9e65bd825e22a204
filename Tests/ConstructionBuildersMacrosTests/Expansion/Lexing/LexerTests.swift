import TestSupport
import Testing

@testable import BuilderExpansion

struct LexerTests {
  static let tokens: [(String, [String])] = [
    ("let id: Int", ["let", "id", ":", "Int"]),
    ("a/* b /* c */ d */e // f", ["a", "e"]),
    ("/// doc\n/** more */ let", ["let"]),
    (#""a\"b" c"#, [#""a\"b""#, "c"]),
    (#""a \(f("x)", [1])) b" c"#, [#""a \(f("x)", [1])) b""#, "c"]),
    (##"#"a\("b"# c"##, [##"#"a\("b"#"##, "c"]),
    (##"#"a\#(b)"# c"##, [##"#"a\#(b)"#"##, "c"]),
    ("\"\"\"\n a \" \"\" b\n\"\"\" c", ["\"\"\"\n a \" \"\" b\n\"\"\"", "c"]),
    ("\"\"\"\n a \\\n b\n\"\"\" c", ["\"\"\"\n a \\\n b\n\"\"\"", "c"]),
    (##""a \(#"x")"#, #y) b" c"##, [##""a \(#"x")"#, #y) b""##, "c"]),
    (##"#"""# c"##, [##"#"""#"##, "c"]),
    (#""" c"#, [#""""#, "c"]),
    ("`class` `a name`", ["`class`", "`a name`"]),
    ("x = /a\"{(/)b/ + c", ["x", "=", "/a\"{(/", ")", "b", "/", "+", "c"]),
    (#"x = /a"\/[{]/ y"#, ["x", "=", #"/a"\/[{]/"#, "y"]),
    (#"x = /([^)[(]\]]+)\(/ y"#, ["x", "=", #"/([^)[(]\]]+)\(/"#, "y"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]),
    ("x = / a /", ["x", "=", "/", "a", "/"]),
    ("#/a\"/b/# c", ["#/a\"/b/#", "c"]),
    (##"#/a\/#b/# c"##, [##"#/a\/#b/#"##, "c"]),
    ("#/\n{ # comment\n/# c", ["#/\n{ # comment\n/#", "c"]),
    ("1_000.5e-3 0x1p-4 0xE-5", ["1_000.5e-3", "0x1p-4", "0xE", "-", "5"]),
    ("0..<5 a.0.1", ["0", ".", ".", "<", "5", "a", ".", "0.1"]),
    ("#if os(iOS)", ["#if", "os", "(", "iOS", ")"]),
    ("größe: 名前", ["größe", ":", "名前"]),
    ("#!/usr/bin/swift\na", ["a"]),
    ("\u{FEFF}a \u{FEFF}", ["a", "\u{FEFF}"]),
    ("", []),
  ]

  @Test(arguments: tokens)
  func source_becomesTokens(source: String, expected: [String]) {
    var lexer = Lexer(source)
    lexer.run()

    expect(lexer.tokens.dropLast().map(\.text), equals: expected)
    expect(lexer.tokens.last?.kind, equals: .end)
    #expect(lexer.problems.isEmpty)
  }

  @Test(arguments: [
    ("a /* b", "the comment is never closed", 2),
    ("a \"b", "the string is never closed", 2),
    ("a \"b\n\"", "the string is never closed", 2),
    ("\"\\(", "the string is never closed", 0),
    ("\"\"\"\n", "the string is never closed", 0),
    ("a `b", "the name in backticks is never closed", 2),
    ("a #/b", "the regular expression is never closed", 2),
  ])
  func whatIsNeverClosed_isAProblem(source: String, message: String, offset: Int) {
    let problem = Source(source).problems.first

    expect(problem?.message, equals: message)
    expect(problem?.offset, equals: offset)
  }

  @Test(arguments: [
    ("{ ( [ ] ) }", [5, 4, 3, 2, 1, 0]),
    ("A<B<C>> d", [-1, 6, -1, 5, -1, 3, 1, -1]),
    ("a < b", [-1, -1, -1]),
    ("a<b, c>(d)", [-1, 5, -1, -1, -1, 1, 8, -1, 6]),
    ("A<(B) -> C>", [-1, 8, 4, -1, 2, -1, -1, -1, 1]),
    ("a<b && c>", [-1, -1, -1, -1, -1, -1, -1]),
  ])
  func brackets_knowTheirPartners(source: String, expected: [Int]) {
    expect(Source(source).partners.dropLast(), equals: expected[...])
  }

  @Test(arguments: [
    ("struct A { (", ["'{' is never closed", "'(' is never closed"]),
    ("}", ["'}' closes nothing"]),
    ("( }", ["'(' is never closed", "'}' closes nothing"]),
  ])
  func brackets_withoutPartners_areProblems(source: String, messages: [String]) {
    expect(Source(source).problems.map(\.message), equals: messages)
  }
}
