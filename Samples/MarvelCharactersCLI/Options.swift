import ConstructionBuilders
import MarvelCharacters

/// The options of the command.
struct Options: Equatable {
  enum Source: Equatable {
    case sample, standardInput
    case file(String)
    case service(ServiceAddress)
  }

  /// The options without a value.
  enum Flag: String {
    case lines = "--lines"
    case findings = "--findings"
    case unread = "--unread"
    case json = "--json"
    case strict = "--strict"
    case forgiving = "--forgiving"
    case help = "--help"
  }

  var source = Source.sample
  var namesStartingWith: String?
  var flags: Set<Flag> = []

  var coercion: Coercion {
    flags.contains(.strict) ? .strict : flags.contains(.forgiving) ? .forgiving : .lenient
  }
}

/// A mistake in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension Options {
  /// Reads the arguments.
  ///
  /// Options may come before or after the file; after `--` every argument is a file. The value of
  /// an option is the next argument, or follows a `=`.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var optionsHaveEnded = false
    var file: String?
    var values: [String: String] = [:]
    while let argument = rest.popFirst() {
      if optionsHaveEnded || argument == "-" || !argument.hasPrefix("-") {
        guard file == nil else {
          throw UsageError("only one file is allowed, and \(quoted(argument)) is the second")
        }
        guard !argument.isEmpty else { throw UsageError("the file name is empty") }
        file = argument
        source = argument == "-" && !optionsHaveEnded ? .standardInput : .file(argument)
      } else if let flag = Flag(rawValue: argument == "-h" ? "--help" : argument) {
        flags.insert(flag)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        let (option, value) = try Self.value(of: argument, &rest)
        guard values.updateValue(value, forKey: option) == nil else {
          throw UsageError("\(option) has two values")
        }
      }
    }
    guard !flags.contains(.help) else { return }
    namesStartingWith = values["--starts-with"]
    let given = Set(flags.map(\.rawValue) + values.keys + (file.map { [quoted($0)] } ?? []))
    let contradictions = [
      ("--strict", "--forgiving"), ("--findings", "--unread"), ("--unread", "--url"),
      (quoted(file ?? ""), "--url"), ("--lines", "--url"),
    ]
    for (one, other) in contradictions where given.isSuperset(of: [one, other]) {
      throw UsageError("\(one) and \(other) exclude each other")
    }
    guard let url = values["--url"] else {
      guard namesStartingWith == nil else { throw UsageError("--starts-with needs --url") }
      return
    }
    do throws(ServiceAddress.Problem) {
      source = .service(try ServiceAddress(url))
    } catch {
      // The text may contain a password, so it is not repeated.
      throw UsageError("the address for --url cannot be used: \(error.rawValue)")
    }
  }

  /// An option with its value: what follows a `=`, or the next argument.
  private static func value(
    of argument: String, _ rest: inout ArraySlice<String>
  ) throws -> (option: String, value: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    guard ["--url", "--starts-with"].contains(option) else {
      throw UsageError("unknown option \(quoted(argument))")
    }
    // A text that looks like an option was meant as one; after a `=` it is a value.
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() ?? ""
    guard !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value")
    }
    return (option, value)
  }
}

/// Quotes an argument in a message.
func quoted(_ text: String) -> String { "'\(printable(text))'" }
