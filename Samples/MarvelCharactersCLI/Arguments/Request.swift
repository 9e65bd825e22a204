import ConstructionBuilders

/// What the command line asks for.
enum Request: Equatable {
  case help
  case report(Options)

  /// Reads the arguments, without the name of the command.
  ///
  /// Options may stand before or behind the file; after `--` everything is a file.
  init(arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader()
    for argument in arguments { try reader.read(argument) }
    self = reader.asksForHelp ? .help : .report(reader.options)
  }
}

/// The options so far, and what must not come twice.
private struct ArgumentReader {
  var options = Options()
  var asksForHelp = false
  private var hasSource = false
  private var coercionOption: String?
  private var optionsHaveEnded = false

  mutating func read(_ argument: String) throws(UsageError) {
    guard !optionsHaveEnded, argument.hasPrefix("-"), argument != "-" else {
      return try readSource(argument)
    }
    switch argument {
    case "--": optionsHaveEnded = true
    case "-h", "--help": asksForHelp = true
    case "--findings": options.showsFindings = true
    case "--json": options.format = .json
    case "--strict": try choose(.strict, by: argument)
    case "--forgiving": try choose(.forgiving, by: argument)
    default: throw .unknownOption(argument)
    }
  }

  private mutating func readSource(_ argument: String) throws(UsageError) {
    guard !hasSource else { throw .secondFile(argument) }
    guard !argument.isEmpty else { throw .emptyFileName }
    hasSource = true
    options.source =
      argument == "-" && !optionsHaveEnded ? .standardInput : .file(argument)
  }

  private mutating func choose(_ coercion: Coercion, by option: String) throws(UsageError) {
    if let other = coercionOption, other != option { throw .contradiction(other, option) }
    coercionOption = option
    options.coercion = coercion
  }
}
