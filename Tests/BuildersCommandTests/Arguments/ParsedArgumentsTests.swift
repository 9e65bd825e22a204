import TestSupport
import Testing

@testable import builders

struct ParsedArgumentsTests {
  static let syntax = CommandSyntax(
    name: "test", summary: "Tests.", discussion: "More.", example: "builders test a b",
    arguments: [
      ArgumentSyntax(name: "input", help: "An input."),
      ArgumentSyntax(name: "other", help: "Another."),
    ],
    options: [
      OptionSyntax(name: "--at", value: "path", help: "A path."),
      OptionSyntax(name: "--map", value: "path", help: "Paths.", repeats: true),
      OptionSyntax(name: "--values", value: nil, help: "A flag."),
    ])

  @Test func options_standAnywhere() throws {
    let parsed = try ParsedArguments(
      ["a", "--at", "x", "--values", "--map=1", "--map", "2", "--", "--at"], Self.syntax)
    expect(parsed.arguments, equals: ["a", "--at"])
    expect(parsed["--at"], equals: "x")
    expect(parsed.all("--map"), equals: ["1", "2"])
    #expect(parsed.has("--values"))
  }

  @Test(arguments: [
    (["a", "--vlaues"], "Unknown option '--vlaues'. Did you mean '--values'?"),
    (["a", "--color"], "Unknown option '--color'"), (["a", "-x"], "Unknown option '-x'"),
    (["a", "--at"], "Missing value for '--at <path>'"),
    (["a", "--at", "--values"], "Missing value for '--at <path>'"),
    (["a", "--at="], "Missing value for '--at <path>'"),
    (["a", "--values=1"], "The option '--values' takes no value"),
    (["a", "--at", "1", "--at", "2"], "The option '--at' was given twice"),
    ([], "Missing expected argument '<input>'"), (["a"], "Missing expected argument '<other>'"),
    (["a", "b", "c"], "Unexpected argument 'c'"),
  ])
  func mistake_isNamed(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ParsedArguments(arguments, Self.syntax) }
    expect(error?.description, equals: message)
  }

  @Test func help_comesBeforeMistakesOfCount() throws {
    #expect(try ParsedArguments(["--help"], Self.syntax).asksForHelp)
  }

  @Test(arguments: BuildersCommand.all.map(\.syntax))
  func helpOfEachCommand_fitsAndHasEachOption(syntax: CommandSyntax) {
    let help = syntax.help
    for option in syntax.options { expect(help, contains: option.title) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [
    (["survey", "--json", "--markdown", "-"], CommandStatus.usage), (["survye", "-"], .usage),
    ([], .usage), (["--help"], .done), (["survey", "-h"], .done),
    (["survey", "no such"], .unreadableInput),
    (["survey", "--at", "..", "-"], .usage), (["survey", "--status", "2x", "-"], .usage),
  ])
  func exitStatus_saysWhatHappened(arguments: [String], status: CommandStatus) throws {
    try expect(CommandRun(arguments).status, equals: status)
  }
}
