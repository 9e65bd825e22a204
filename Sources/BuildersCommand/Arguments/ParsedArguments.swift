import ConstructionBuilders

/// The arguments of a subcommand, sorted by its syntax.
struct ParsedArguments: Equatable, Sendable {
  private(set) var arguments: [String] = []
  private(set) var asksForHelp = false
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The value of an option; nil if it was not given.
  subscript(option: String) -> String? { values[option]?.last }

  /// All values of an option that can be repeated.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// Sorts arguments.
  ///
  /// Options may come before or after other arguments; after `--` nothing is an option. The value
  /// of an option is the next argument, or follows a `=`.
  ///
  /// - Throws: What is wrong with them.
  init(_ arguments: [String], _ syntax: CommandSyntax) throws(UsageError) {
    var rest = arguments[...]
    var optionsHaveEnded = false
    while let argument = rest.popFirst() {
      if optionsHaveEnded || !argument.hasPrefix("-") || argument == "-" {
        self.arguments.append(argument)
      } else if argument == "--" {
        optionsHaveEnded = true
      } else if argument == "-h" || argument == "--help" {
        asksForHelp = true
      } else {
        try readOption(argument, &rest, syntax)
      }
    }
    if !asksForHelp { try checkCount(syntax) }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>, _ syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = syntax.options.first(where: { $0.name == name }) else {
      throw .unknown("option", name, among: syntax.options.map(\.name))
    }
    guard option.value != nil else {
      guard parts.count == 1 else {
        throw UsageError(description: "The option '\(name)' takes no value")
      }
      flags.insert(name)
      return
    }
    let value: String
    if parts.count == 2 {
      value = String(parts[1])
    } else {
      // A text that looks like an option was meant as one; after a `=` it is a value.
      guard let next = rest.first, !next.hasPrefix("--") else { throw .missingValue(option.title) }
      value = rest.removeFirst()
    }
    guard !value.isEmpty || option.canBeEmpty else { throw .missingValue(option.title) }
    guard option.repeats || values[name] == nil else {
      throw UsageError(description: "The option '\(name)' was given twice")
    }
    values[name, default: []].append(value)
  }

  private func checkCount(_ syntax: CommandSyntax) throws(UsageError) {
    let count = syntax.arguments.count
    if arguments.count < count {
      let missing = syntax.arguments[arguments.count]
      throw UsageError(description: "Missing expected argument '<\(missing.name)>'")
    }
    guard arguments.count == count || syntax.arguments.contains(where: \.repeats) else {
      let text = JSONText.visible(arguments[count])
      throw UsageError(description: "Unexpected argument '\(text)'")
    }
  }
}
