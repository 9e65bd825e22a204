import ConstructionBuilders
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct RequestTests {
  private static func fetching(
    _ address: String = "http://host", startingWith prefix: String? = nil
  ) throws -> Request {
    let search = ServiceSearch(address: try ServiceAddress(address), namesStartingWith: prefix)
    return .report(Options(source: .service(search)))
  }

  static let requests: [([String], Request)] = [
    ([], .report(Options())),
    (["a.json"], .report(Options(source: .body(.file("a.json"))))),
    (["-"], .report(Options(source: .body(.standardInput)))),
    (["--", "-"], .report(Options(source: .body(.file("-"))))),
    (["--", "--json"], .report(Options(source: .body(.file("--json"))))),
    (["--strict"], .report(Options(coercion: .strict))),
    (["--forgiving", "--forgiving"], .report(Options(coercion: .forgiving))),
    (["--json"], .report(Options(format: .json))),
    (["--unread"], .report(Options(showsUnread: true))),
    (["--lines", "-"], .report(Options(source: .body(.standardInput), readsLines: true))),
    (
      ["--findings", "a.json", "--json"],
      .report(Options(source: .body(.file("a.json")), format: .json, showsFindings: true))
    ),
    (["--help"], .help),
    (["a.json", "-h", "--json"], .help),
  ]

  @Test(arguments: requests)
  func arguments_areRead(arguments: [String], expected: Request) throws {
    try expect(Request(arguments: arguments), equals: expected)
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
    try expect(Request(arguments: arguments), equals: Self.fetching(startingWith: prefix))
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
  ])
  func badService_isNamedOnOneLine(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }

    expect(error?.description, equals: sentence)
  }

  @Test(arguments: [
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
    let error = #expect(throws: UsageError.self) { try Request(arguments: arguments) }

    expect(error?.description, equals: sentence)
  }
}
