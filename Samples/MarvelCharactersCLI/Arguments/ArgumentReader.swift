import ConstructionBuilders
import MarvelCharacters

/// Reads the arguments one by one, and detects repeated ones.
struct ArgumentReader {
  private(set) var asksForHelp = false
  private var options = Options()
  private var rest: ArraySlice<String>
  private var body: (source: BodySource, text: String)?
  private var address: ServiceAddress?
  private var namesStartingWith: String?
  private var coercionOption: String?
  private var optionsHaveEnded = false

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func readAll() throws(UsageError) {
    while let argument = rest.popFirst() { try read(argument) }
  }

  /// The options after all arguments were read.
  func finished() throws(UsageError) -> Options {
    var options = options
    if options.showsUnread, options.showsFindings { throw .contradiction("--findings", "--unread") }
    if let address {
      guard !options.showsUnread else { throw .contradiction("--unread", "--url") }
      if let body { throw .fileAndAddress(body.text) }
      guard !options.readsLines else { throw .contradiction("--lines", "--url") }
      options.source = .service(
        ServiceSearch(address: address, namesStartingWith: namesStartingWith))
    } else {
      guard namesStartingWith == nil else { throw .prefixWithoutAddress }
      options.source = .body(body?.source ?? .sample)
    }
    return options
  }

  private mutating func read(_ argument: String) throws(UsageError) {
    guard !optionsHaveEnded, argument.hasPrefix("-"), argument != "-" else {
      return try readFile(argument)
    }
    switch argument {
    case "--": optionsHaveEnded = true
    case "-h", "--help": asksForHelp = true
    case "--lines": options.readsLines = true
    case "--findings": options.showsFindings = true
    case "--unread": options.showsUnread = true
    case "--json": options.format = .json
    case "--strict": try choose(.strict, by: argument)
    case "--forgiving": try choose(.forgiving, by: argument)
    default: try readValue(argument)
    }
  }

  private mutating func readFile(_ argument: String) throws(UsageError) {
    guard body == nil else { throw .secondFile(argument) }
    guard !argument.isEmpty else { throw .emptyFileName }
    let isStandardInput = argument == "-" && !optionsHaveEnded
    body = (isStandardInput ? .standardInput : .file(argument), argument)
  }

  private mutating func choose(_ coercion: Coercion, by option: String) throws(UsageError) {
    if let other = coercionOption, other != option { throw .contradiction(other, option) }
    coercionOption = option
    options.coercion = coercion
  }

  /// Reads an option with a value.
  private mutating func readValue(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    switch option {
    case "--url":
      let text = try value(of: option, in: parts)
      guard address == nil else { throw .secondValue(option) }
      do throws(ServiceAddress.Problem) {
        address = try ServiceAddress(text)
      } catch {
        throw .badAddress(error)
      }
    case "--starts-with":
      let text = try value(of: option, in: parts)
      guard namesStartingWith == nil else { throw .secondValue(option) }
      namesStartingWith = text
    default: throw .unknownOption(argument)
    }
  }

  private mutating func value(of option: String, in parts: [Substring]) throws(UsageError) -> String
  {
    let isBehind = parts.count == 2
    // A text that looks like an option was meant as one; after a `=` it is a value.
    guard let value = isBehind ? String(parts[1]) : rest.first, !value.isEmpty,
      isBehind || !value.hasPrefix("--")
    else { throw .noValue(option) }
    if !isBehind { rest.removeFirst() }
    return value
  }
}
