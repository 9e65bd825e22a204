import ConstructionBuilders
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct OptionsTests {
  static let options: [([String], Options)] = [
    ([], Options()),
    (["a.json"], Options(source: .file("a.json"))),
    (["-"], Options(source: .standardInput)),
    (["--", "-"], Options(source: .file("-"))),
    (["--", "--json"], Options(source: .file("--json"))),
    (["--strict"], Options(coercion: .strict)),
    (["--forgiving", "--forgiving"], Options(coercion: .forgiving)),
    (["--json"], Options(printsJSON: true)),
    (["--unread"], Options(showsUnread: true)),
    (["--lines", "-"], Options(source: .standardInput, readsLines: true)),
    (
      ["--findings", "a.json", "--json"],
      Options(source: .file("a.json"), showsFindings: true, printsJSON: true)
    ),
    (["--help"], Options(asksForHelp: true)),
  ]

  @Test(arguments: options)
  func arguments_areRead(arguments: [String], expected: Options) throws {
    try expect(Options(arguments), equals: expected)
  }

  @Test(arguments: [
    (["--url", "http://host"], nil),
    (["--url=http://host"], nil),
    (["--url", "http://host", "--starts-with", "Spider"], "Spider"),
    (["--starts-with=Spider", "--url", "http://host"], "Spider"),
    (["--starts-with", "-", "--url", "http://host"], "-"),
    (["--starts-with=--x=y", "--url", "http://host"], "--x=y"),
  ])
  func service_isRead(arguments: [String], prefix: String?) throws {
    let source = Options.Source.service(try ServiceAddress("http://host"))
    try expect(
      Options(arguments), equals: Options(source: source, namesStartingWith: prefix))
  }

  @Test(arguments: [
    (["--url"], "--url needs a value; see --help"),
    (["--url="], "--url needs a value; see --help"),
    (["--url", ""], "--url needs a value; see --help"),
    (["--url", "--json"], "--url needs a value; see --help"),
    (["--url", "http://host", "--starts-with"], "--starts-with needs a value; see --help"),
    (["--url", "http://host", "--url=http://host"], "--url has two values; see --help"),
    (
      ["--url=http://a", "--starts-with=A", "--starts-with=B"],
      "--starts-with has two values; see --help"
    ),
    (["--starts-with", "A"], "--starts-with needs --url; see --help"),
    (["a.json", "--url", "http://host"], "'a.json' and --url exclude each other; see --help"),
    (["--url", "http://host", "-"], "'-' and --url exclude each other; see --help"),
    (["--unread", "--url=http://host"], "--unread and --url exclude each other; see --help"),
    (["--unread", "--findings"], "--findings and --unread exclude each other; see --help"),
    (["--lines", "--url=http://host"], "--lines and --url exclude each other; see --help"),
    (["--json=yes"], "unknown option '--json=yes'; see --help"),
    (["--urls=http://host"], "unknown option '--urls=http://host'; see --help"),
    (
      ["--url", "host"],
      "the address for --url cannot be used: it does not begin with http:// or https://; see --help"
    ),
    (
      ["--url", "http://user:password@host"],
      "the address for --url cannot be used: it holds a user name or a password; see --help"
    ),
    (["--loud"], "unknown option '--loud'; see --help"),
    (["-x", "a.json"], "unknown option '-x'; see --help"),
    (["--help", "--loud"], "unknown option '--loud'; see --help"),
    (["a.json", "b.json"], "only one file is allowed, and 'b.json' is the second; see --help"),
    (["-", "-"], "only one file is allowed, and '-' is the second; see --help"),
    ([""], "the file name is empty; see --help"),
    (["--strict", "--forgiving"], "--strict and --forgiving exclude each other; see --help"),
    (["--\u{1B}[31m\n"], #"unknown option '--\u001B[31m\n'; see --help"#),
  ])
  func badArguments_areNamedOnOneLine(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Options(arguments) }

    expect(error?.description, equals: sentence)
  }
}
