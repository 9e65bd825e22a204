import ConstructionBuilders
import MarvelCharacters

/// The options of the command.
struct Options: Equatable {
  enum Source: Equatable {
    case sample, standardInput
    case file(String)
    case service(ServiceAddress)
  }

  /// The names of the options, without the two hyphens.
  enum Name: String, CustomStringConvertible {
    case lines, findings, unread, json, strict, forgiving, help, url
    case startsWith = "starts-with"

    var hasValue: Bool { self == .url || self == .startsWith }
    var description: String { "--\(rawValue)" }
  }

  var source = Source.sample
  /// The options that were given, with their values; an empty text for those without a value.
  var values: [Name: String] = [:]

  func has(_ name: Name) -> Bool { values[name] != nil }

  var coercion: Coercion { has(.strict) ? .strict : has(.forgiving) ? .forgiving : .lenient }
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
    while let argument = rest.popFirst() {
      if optionsHaveEnded || argument == "-" || !argument.hasPrefix("-") {
        guard file == nil else {
          throw UsageError("only one file is allowed, and \(quoted(argument)) is the second")
        }
        guard !argument.isEmpty else { throw UsageError("the file name is empty") }
        file = argument
        source = argument == "-" && !optionsHaveEnded ? .standardInput : .file(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else {
        try read(argument, &rest)
      }
    }
    guard !has(.help) else { return }
    try checkContradictions(file.map(quoted))
    guard let url = values[.url] else { return }
    do throws(ServiceAddress.Problem) {
      source = .service(try ServiceAddress(url))
    } catch {
      // The text may contain a password, so it is not repeated.
      throw UsageError("the address for --url cannot be used: \(error.rawValue)")
    }
  }

  /// Reads an option, with its value if it has one.
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument == "-h" ? "--help" : parts[0]
    guard name.hasPrefix("--"), let option = Name(rawValue: String(name.dropFirst(2))),
      option.hasValue || parts.count == 1
    else { throw UsageError("unknown option \(quoted(argument))") }
    guard option.hasValue else {
      values[option] = ""
      return
    }
    // A text that looks like an option was meant as one; after a `=` it is a value.
    let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() ?? ""
    guard !value.isEmpty, parts.count == 2 || !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value")
    }
    guard values.updateValue(value, forKey: option) == nil else {
      throw UsageError("\(option) has two values")
    }
  }

  private func checkContradictions(_ file: String?) throws {
    let given = values.keys.map(\.description) + (file.map { [$0] } ?? [])
    let contradictions = [
      ("--strict", "--forgiving"), ("--findings", "--unread"), ("--unread", "--url"),
      (file ?? "", "--url"), ("--lines", "--url"),
    ]
    for (one, other) in contradictions where given.contains(one) && given.contains(other) {
      throw UsageError("\(one) and \(other) exclude each other")
    }
    guard has(.url) || !has(.startsWith) else { throw UsageError("--starts-with needs --url") }
  }
}

/// Quotes an argument in a message.
func quoted(_ text: String) -> String { "'\(printable(text))'" }
