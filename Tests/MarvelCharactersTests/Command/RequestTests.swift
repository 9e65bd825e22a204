import ConstructionBuilders
import Testing

@testable import MarvelCharactersCLI

struct RequestTests {
  static let requests: [([String], Request)] = [
    ([], .report(Options())),
    (["a.json"], .report(Options(source: .file("a.json")))),
    (["-"], .report(Options(source: .standardInput))),
    (["--", "-"], .report(Options(source: .file("-")))),
    (["--", "--json"], .report(Options(source: .file("--json")))),
    (["--strict"], .report(Options(coercion: .strict))),
    (["--forgiving", "--forgiving"], .report(Options(coercion: .forgiving))),
    (["--json"], .report(Options(format: .json))),
    (
      ["--findings", "a.json", "--json"],
      .report(Options(source: .file("a.json"), format: .json, showsFindings: true))
    ),
    (["--help"], .help),
    (["a.json", "-h", "--json"], .help),
  ]

  @Test(arguments: requests)
  func arguments_areRead(arguments: [String], expected: Request) throws {
    #expect(try Request(arguments: arguments) == expected)
  }

  @Test(arguments: [
    (["--loud"], "unknown option '--loud'; see --help"),
    (["-x", "a.json"], "unknown option '-x'; see --help"),
    (["--help", "--loud"], "unknown option '--loud'; see --help"),
    (["a.json", "b.json"], "one file at a time, and 'b.json' is the second; see --help"),
    (["-", "-"], "one file at a time, and '-' is the second; see --help"),
    ([""], "the file name is empty; see --help"),
    (["--strict", "--forgiving"], "--strict and --forgiving exclude each other; see --help"),
    (["--\u{1B}[31m\n"], #"unknown option '--\u001B[31m\u000A'; see --help"#),
  ])
  func badArguments_areNamedOnOneLine(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }

    #expect(error?.description == sentence)
  }
}
