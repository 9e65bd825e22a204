import ConstructionBuilders
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct OptionsTests {
  private static func service(startsWith prefix: String? = nil) -> Options {
    var values: [Options.Name: String] = [.url: "https://gateway.marvel.com"]
    values[.startsWith] = prefix
    return Options(source: .service(.marvel), values: values)
  }

  @Test(arguments: [
    ([], Options()),
    (["a.json"], Options(source: .file("a.json"))),
    (["-"], Options(source: .standardInput)),
    (["--", "-"], Options(source: .file("-"))),
    (["--", "--json"], Options(source: .file("--json"))),
    (["--strict"], Options(values: [.strict: ""])),
    (["--forgiving", "--forgiving"], Options(values: [.forgiving: ""])),
    (["--unread"], Options(values: [.unread: ""])),
    (["--lines", "-"], Options(source: .standardInput, values: [.lines: ""])),
    (
      ["--findings", "a.json", "--json"],
      Options(source: .file("a.json"), values: [.findings: "", .json: ""])
    ),
    (["-h"], Options(values: [.help: ""])),
    (
      ["--help", "--strict", "--forgiving"],
      Options(values: [.help: "", .strict: "", .forgiving: ""])
    ),
    (["--url", "https://gateway.marvel.com"], service()),
    (["--starts-with", "-", "--url=https://gateway.marvel.com"], service(startsWith: "-")),
    (["--starts-with=--x=y", "--url=https://gateway.marvel.com"], service(startsWith: "--x=y")),
  ])
  func arguments_areRead(arguments: [String], expected: Options) throws {
    try expect(Options(arguments), equals: expected)
  }

  @Test(arguments: [
    (["--url"], "--url needs a value"),
    (["--url="], "--url needs a value"),
    (["--url", ""], "--url needs a value"),
    (["--url", "--json"], "--url needs a value"),
    (["--url", "http://host", "--starts-with"], "--starts-with needs a value"),
    (["--url", "http://host", "--url=http://host"], "--url has two values"),
    (
      ["--url=http://a", "--starts-with=A", "--starts-with=B"],
      "--starts-with has two values"
    ),
    (["--starts-with", "A"], "--starts-with needs --url"),
    (["a.json", "--url", "http://host"], "'a.json' and --url exclude each other"),
    (["--url", "http://host", "-"], "'-' and --url exclude each other"),
    (["--unread", "--url=http://host"], "--unread and --url exclude each other"),
    (["--unread", "--findings"], "--findings and --unread exclude each other"),
    (["--lines", "--url=http://host"], "--lines and --url exclude each other"),
    (["--json=yes"], "unknown option '--json=yes'"),
    (["--urls=http://host"], "unknown option '--urls=http://host'"),
    (
      ["--url", "host"],
      "the address for --url cannot be used: it does not begin with http:// or https://"
    ),
    (
      ["--url", "http://user:password@host"],
      "the address for --url cannot be used: it holds a user name or a password"
    ),
    (["--loud"], "unknown option '--loud'"),
    (["-x", "a.json"], "unknown option '-x'"),
    (["--help", "--loud"], "unknown option '--loud'"),
    (["a.json", "b.json"], "only one file is allowed, and 'b.json' is the second"),
    (["-", "-"], "only one file is allowed, and '-' is the second"),
    ([""], "the file name is empty"),
    (["--strict", "--forgiving"], "--strict and --forgiving exclude each other"),
    (["--\u{1B}[31m\n"], #"unknown option '--\u001B[31m\n'"#),
  ])
  func badArguments_areNamedOnOneLine(arguments: [String], sentence: String) {
    let error = #expect(throws: UsageError.self) { try Options(arguments) }

    expect(error?.description, equals: sentence)
  }
}
