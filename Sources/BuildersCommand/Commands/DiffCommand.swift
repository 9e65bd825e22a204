import ConstructionBuilders
import ConstructionBuildersContracts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Subcommand {
  static let diff = Subcommand(
    syntax: CommandSyntax(
      name: "diff", summary: "Show what changed between two surveys, or between two contracts.",
      discussion: """
        The exit status is 1 if a change is as severe as --fail-on says.
        """,
      example: "builders diff june.json july.json --fail-on warning",
      arguments: [
        ArgumentSyntax(
          name: "old", help: "What 'builders survey --json' wrote, or a contract as JSON."),
        ArgumentSyntax(name: "new", help: "The same from a later day."),
      ],
      options: verdictOptions),
    run: { arguments, console in
      let verdict = try Verdict(arguments, console)
      let (old, new) = (arguments.arguments[0], arguments.arguments[1])
      if old == "-", new == "-" {
        throw UsageError(description: "Only one of the two can be standard input")
      }
      let changes: [Change]
      switch (try StoredSummary(old, console.input), try StoredSummary(new, console.input)) {
      case (.survey(let old), .survey(let new)):
        changes = try SurveyComparison(old: old, new: new).changes
      case (.contract(let old), .contract(let new)):
        changes = new.differences(from: old).map(Change.init)
      default:
        throw InputError(
          description:
            "a survey cannot be compared with a contract; 'builders check' compares captures with one"
        )
      }
      return verdict.show(changes, of: arguments.arguments[1], &console)
    })

  /// The options of subcommands that give a verdict.
  static let verdictOptions = [
    OptionSyntax(
      name: "--fail-on", value: "severity",
      help: "The severity for exit status 1: breaking, warning or never. (default: breaking)"),
    OptionSyntax(
      name: "--allow", value: "file",
      help: """
        Changes that are allowed, one per line: 'id -- last day -- reason'. In an id, * stands for \
        any text.
        """),
    OptionSyntax(name: "--json", value: nil, help: "Print one line of JSON."),
    OptionSyntax(name: "--sarif", value: nil, help: "Print SARIF 2.1.0."),
    OptionSyntax(
      name: "--github", value: nil, help: "Print commands that GitHub Actions shows as notes."),
  ]
}

/// What makes an exit status of changes.
struct Verdict {
  private let form: ChangeReport.Form
  /// Nil for never.
  private let failsOn: Change.Severity?
  private let allowed: AllowList
  private let allowName: String
  private let today: String

  init(_ arguments: ParsedArguments, _ console: Console) throws {
    let forms = ChangeReport.Form.allCases.filter { arguments.has("--\($0.rawValue)") }
    if forms.count > 1 {
      throw UsageError.contradiction("--\(forms[0].rawValue)", "--\(forms[1].rawValue)")
    }
    form = forms.first ?? .text
    failsOn = try Self.failsOn(arguments)
    today = String(Stamp.time(console.now * 1000).description.prefix(10))
    let path = arguments["--allow"]
    allowName = path ?? ""
    let bytes = try path.map { try CaptureFile(path: $0).contents(console.input) } ?? []
    allowed = try AllowList(String(decoding: bytes, as: UTF8.self), named: allowName)
  }

  /// The least severity that makes an exit status; nil for none.
  static func failsOn(_ arguments: ParsedArguments) throws(UsageError) -> Change.Severity? {
    switch arguments["--fail-on"] {
    case nil, "breaking": return .breaking
    case "warning": return .warning
    case "never": return nil
    case let other?:
      throw .badValue(other, of: "--fail-on", expected: "breaking, warning or never")
    }
  }

  /// Prints changes, and says what the exit status is.
  func show(_ changes: [Change], of file: String, _ console: inout Console) -> CommandStatus {
    var counted: [Change] = []
    var excused: [(Change, String)] = []
    for change in changes {
      if let entry = allowed.entry(for: change, today: today) {
        excused.append((change, entry.reason))
      } else {
        counted.append(change)
      }
    }
    for entry in allowed.entries where entry.lastDay < today {
      console.note("\(allowName):\(entry.line): ended on \(entry.lastDay), and allows nothing\n")
    }
    for entry in allowed.entries
    where entry.lastDay >= today && !changes.contains(where: entry.fits) {
      console.note("\(allowName):\(entry.line): no change has this id\n")
    }
    console.write(ChangeReport(changes: counted, allowed: excused, file: file).text(as: form))
    guard let failsOn, counted.contains(where: { $0.severity >= failsOn }) else { return .done }
    return .verdict
  }
}

/// What a file has that `diff` compares.
enum StoredSummary {
  case survey(Survey)
  case contract(Contract)

  init(_ path: String, _ input: Descriptor) throws {
    let file = CaptureFile(path: path == "-" ? nil : path)
    let bytes = try file.contents(input)
    let json = try JSONValue(
      stored: bytes, named: file.name, otherwise: "neither a survey nor a contract")
    if json["survey"] != nil {
      self = .survey(try Survey(stored: json, named: file.name))
    } else if json["version"] != nil, json["root"] != nil {
      self = .contract(try Contract(stored: bytes, named: file.name))
    } else {
      throw InputError(
        description: """
          \(file.name): neither a survey nor a contract; 'builders survey --json' makes a survey
          """)
    }
  }
}

extension Contract {
  /// Reads a contract that was stored as JSON.
  init(stored bytes: [UInt8], named name: String) throws(InputError) {
    _ = try JSONValue(stored: bytes, named: name, otherwise: "not a contract")
    do {
      self = try JSONDecoder().decode(Contract.self, from: Data(bytes))
    } catch {
      func place(_ context: DecodingError.Context) -> String {
        context.codingPath.isEmpty ? "it" : "\(FieldPath(context.codingPath))"
      }
      let reason =
        switch error as? DecodingError {
        // The text is JSON: a decoder says so, too, of a number that no Int holds.
        case .dataCorrupted(let context)? where context.codingPath.isEmpty:
          "a number in it is not what a contract has there"
        case .dataCorrupted(let context)?: context.debugDescription
        case .keyNotFound(let key, let context)?:
          "\(place(context)) has no \(JSONText.quoted(key.stringValue))"
        case .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
          "\(place(context)) is not what a contract has there"
        default: "\(error)"
        }
      throw InputError(description: "\(name): not a contract: \(reason)")
    }
  }
}

extension Change {
  init(_ difference: Contract.Difference) {
    let severity: Severity =
      switch difference.severity {
      case .breaking: .breaking
      case .warning, .unknown: .warning
      case .harmless: .harmless
      }
    let unclear = difference.severity == .unknown ? "unclear: " : ""
    self.init(
      // The members of a dictionary are `[*]` there.
      rule: .contract, severity: severity, path: difference.path.replacing("[*]", with: "{}"),
      message: unclear + difference.change)
  }
}
