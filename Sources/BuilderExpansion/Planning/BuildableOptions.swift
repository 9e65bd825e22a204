/// What `@Buildable` itself was told.
struct BuildableOptions {
  var convention = KeyConvention.camelCase
  /// The builder's own name.
  var builder: String?

  /// Reads the arguments of the attribute, and says which are not understood.
  init(_ attribute: AttributeFacts?, in source: Source, _ diagnostics: inout [Diagnostic]) {
    for argument in attribute?.arguments ?? [] {
      let value = source.written(argument.tokens)
      let offset = source.range(argument.tokens).lowerBound
      switch argument.label?.text {
      case "keys":
        let name = source[argument.tokens.upperBound - 1].text
        guard let convention = KeyConvention(rawValue: name), argument.tokens.count > 1 else {
          let names = KeyConvention.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", ")
          diagnostics.append(
            Diagnostic(message: "'\(value)' is none of \(names)", offset: offset))
          continue
        }
        self.convention = convention
      case "builder":
        let name = StringLiteral(source[argument.tokens.lowerBound])
        guard let text = name?.plainText, Self.isTypeName(text), argument.tokens.count == 1 else {
          diagnostics.append(
            Diagnostic(
              message: "the name of the builder has to be a literal, such as \"ComicBuilder\"",
              offset: offset))
          continue
        }
        builder = text
      default:
        diagnostics.append(
          Diagnostic(message: "'@Buildable' does not understand '\(value)'", offset: offset))
      }
    }
  }

  private static func isTypeName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !first.isDigit, !Keywords.reserved.contains(text) else {
      return false
    }
    return text != "Type" && text != "Protocol"
      && text.utf8.allSatisfy { $0.isWordPart && $0 != UInt8(ascii: "$") }
  }
}
