/// The arguments of `@Buildable`.
struct BuildableOptions {
  private(set) var convention = KeyConvention.camelCase
  /// The name of the builder, where it is not `Builder`.
  private(set) var name: String?
  /// The literal of the key that distinguishes the variants of an enumeration.
  private(set) var discriminator: String?
  /// The literal of the key of the members of a variant.
  private(set) var content: String?
  /// Whether a struct is read from an array, by the positions of its properties.
  private(set) var isRow = false

  /// The name of the builder.
  var builder: String { name ?? "Builder" }

  init() {}

  /// Reads the arguments of an attribute, and reports those that it does not understand.
  init(_ attribute: AttributeFacts?, in source: Source, _ diagnostics: inout [Diagnostic]) {
    for argument in attribute?.arguments ?? [] {
      let problem =
        switch argument.label?.text {
        case "keys": readConvention(argument.tokens, in: source)
        case "builder": readName(argument.tokens, in: source)
        case "discriminator": Self.readKey(argument.tokens, in: source, into: &discriminator)
        case "row": readRow(argument.tokens, in: source)
        case "content": Self.readKey(argument.tokens, in: source, into: &content)
        default: "'@Buildable' does not understand '\(source.written(argument.tokens))'"
        }
      if let problem {
        let offset = source.range(argument.tokens).lowerBound
        diagnostics.append(Diagnostic(message: problem, offset: offset))
      }
    }
  }

  private mutating func readConvention(_ tokens: Range<Int>, in source: Source) -> String? {
    let name = source[tokens.upperBound - 1].text
    let isMember =
      tokens.count > 1 && tokens.allSatisfy { source[$0].isName || source[$0].isSymbol(".") }
    guard isMember, let convention = KeyConvention(rawValue: name) else {
      let names = KeyConvention.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", ")
      return "the key convention has to be written as one of \(names)"
    }
    self.convention = convention
    return nil
  }

  private mutating func readRow(_ tokens: Range<Int>, in source: Source) -> String? {
    let token = source[tokens.lowerBound]
    guard tokens.count == 1, token.isWord("true") || token.isWord("false") else {
      return "'row' has to be written as 'true' or 'false'"
    }
    isRow = token.isWord("true")
    return nil
  }

  /// Reads a key. `nil` is the default of `content`.
  private static func readKey(
    _ tokens: Range<Int>, in source: Source, into key: inout String?
  ) -> String? {
    let token = source[tokens.lowerBound]
    if tokens.count == 1, token.isWord("nil") { return nil }
    guard tokens.count == 1, StringLiteral(token)?.isPlain == true else {
      return "a key has to be a plain string literal on one line"
    }
    key = token.text
    return nil
  }

  private mutating func readName(_ tokens: Range<Int>, in source: Source) -> String? {
    guard tokens.count == 1, let text = StringLiteral(source[tokens.lowerBound])?.plainText else {
      return "the name of the builder has to be a plain string literal, such as \"ComicBuilder\""
    }
    guard !Name(text).needsBackticks else {
      return "'\(text)' cannot be the name of a type"
    }
    name = text
    return nil
  }
}
