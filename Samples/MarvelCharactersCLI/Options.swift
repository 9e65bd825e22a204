import ConstructionBuilders
import MarvelCharacters

/// The options of the command.
struct Options: Equatable {
  enum Source: Equatable {
    case sample, standardInput
    case file(String)
    case service(ServiceAddress)
  }

  var source = Source.sample
  var namesStartingWith: String?
  var coercion = Coercion.lenient
  var readsLines = false
  var showsFindings = false
  var showsUnread = false
  var printsJSON = false
  var asksForHelp = false
}

/// A mistake in the command line, in the file that it names, or in the environment, in one line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Options {
  /// Reads the arguments.
  ///
  /// Options may come before or after the file; after `--` every argument is a file. The value of
  /// an option is the next argument, or follows a `=`.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var coercions: [String] = []
    var optionsHaveEnded = false
    var file: String?
    var values: [String: String] = [:]
    while let argument = rest.popFirst() {
      if optionsHaveEnded || argument == "-" || !argument.hasPrefix("-") {
        guard file == nil else {
          throw UsageError(
            "only one file is allowed, and \(quoted(argument)) is the second; see --help")
        }
        guard !argument.isEmpty else { throw UsageError("the file name is empty; see --help") }
        file = argument
        source = argument == "-" && !optionsHaveEnded ? .standardInput : .file(argument)
        continue
      }
      switch argument {
      case "--": optionsHaveEnded = true
      case "-h", "--help": asksForHelp = true
      case "--lines": readsLines = true
      case "--findings": showsFindings = true
      case "--unread": showsUnread = true
      case "--json": printsJSON = true
      case "--strict", "--forgiving":
        coercion = argument == "--strict" ? .strict : .forgiving
        coercions.append(argument)
      default:
        let (option, value) = try Self.value(of: argument, &rest)
        guard values.updateValue(value, forKey: option) == nil else {
          throw UsageError("\(option) has two values; see --help")
        }
      }
    }
    guard !asksForHelp else { return }
    let url = values["--url"]
    namesStartingWith = values["--starts-with"]
    let contradictions = [
      ("--strict", "--forgiving", Set(coercions).count > 1),
      ("--findings", "--unread", showsFindings && showsUnread),
      ("--unread", "--url", showsUnread && url != nil),
      (quoted(file ?? ""), "--url", file != nil && url != nil),
      ("--lines", "--url", readsLines && url != nil),
    ]
    for (one, other, isThere) in contradictions where isThere {
      throw UsageError("\(one) and \(other) exclude each other; see --help")
    }
    guard let url else {
      guard namesStartingWith == nil else {
        throw UsageError("--starts-with needs --url; see --help")
      }
      return
    }
    do throws(ServiceAddress.Problem) {
      source = .service(try ServiceAddress(url))
    } catch {
      // The text may contain a password, so it is not repeated.
      throw UsageError("the address for --url cannot be used: \(error.rawValue); see --help")
    }
  }

  /// An option with its value: what follows a `=`, or the next argument.
  private static func value(
    of argument: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> (option: String, value: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    guard ["--url", "--starts-with"].contains(option) else {
      throw UsageError("unknown option \(quoted(argument)); see --help")
    }
    // A text that looks like an option was meant as one; after a `=` it is a value.
    let next = rest.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    let value = parts.count == 2 ? String(parts[1]) : next ?? ""
    guard !value.isEmpty else { throw UsageError("\(option) needs a value; see --help") }
    if parts.count == 1 { rest.removeFirst() }
    return (option, value)
  }
}

/// Quotes an argument in a message.
private func quoted(_ text: String) -> String { "'\(printable(text))'" }
