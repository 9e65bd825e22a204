/// A subcommand: its syntax, and what it does.
struct Subcommand: Sendable {
  let syntax: CommandSyntax

  /// Runs it. An error is one of the command line, or of an input.
  let run: @Sendable (ParsedArguments, inout Console) throws -> CommandStatus
}

/// The command `builders`, from its arguments to its exit status.
enum BuildersCommand {
  /// The version of the package; `development` for what lies between versions.
  static let release = "development"

  static let all: [Subcommand] = [.survey, .generate, .diff, .check, .merge]

  static func run(_ arguments: [String], _ console: inout Console) -> CommandStatus {
    guard let name = arguments.first else {
      console.note(help)
      return .usage
    }
    if name == "--version" {
      console.write("builders, \(release); surveys of version \(Survey.version)\n")
      return .done
    }
    if ["-h", "--help", "help"].contains(name) {
      return showHelp(of: arguments.dropFirst().first, &console)
    }
    guard let command = all.first(where: { $0.syntax.name == name }) else {
      let error = UsageError.unknown("command", name, among: all.map(\.syntax.name))
      console.note(
        """
        Error: \(error)
        Usage: builders <subcommand>
          See 'builders --help' for more information.

        """)
      return .usage
    }
    return run(command, Array(arguments.dropFirst()), &console)
  }

  private static func run(
    _ command: Subcommand, _ arguments: [String], _ console: inout Console
  ) -> CommandStatus {
    do {
      let parsed = try ParsedArguments(arguments, command.syntax)
      if parsed.asksForHelp {
        console.write(command.syntax.help)
        return .done
      }
      return try command.run(parsed, &console)
    } catch let error as UsageError {
      let name = command.syntax.name
      console.note(
        """
        Error: \(error)
        Usage: \(command.syntax.usage)
          See 'builders \(name) --help' for more information.

        """)
      return .usage
    } catch {
      console.progress.clear()
      console.note("Error: \(error)\n")
      return .unreadableInput
    }
  }

  private static func showHelp(of name: String?, _ console: inout Console) -> CommandStatus {
    if let name, let command = all.first(where: { $0.syntax.name == name }) {
      console.write(command.syntax.help)
    } else {
      console.write(help)
    }
    return .done
  }

  private static var help: String {
    "OVERVIEW: Learns from what a backend really sends.\n\nUSAGE: builders <subcommand>\n"
      + CommandSyntax.section(
        "OPTIONS", [("-h, --help", "Show help information."), ("--version", "Show the version.")])
      + CommandSyntax.section("SUBCOMMANDS", all.map { ($0.syntax.name, $0.syntax.summary) })
      + "\n  See 'builders help <subcommand>' for detailed help.\n"
        + """

        EXIT STATUS: 0 done, whatever was found; 1 a verdict of diff or check, or a file that
        generate would write differently; 2 a mistake in the command line; 3 an input that could not
        be read at all, or no usable document.

        """
  }
}
