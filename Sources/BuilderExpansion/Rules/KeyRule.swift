/// Keys and indices are literals: the builder keeps a table of keys, and findings name them.
enum KeyRule: AttributeRule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.compactMap { property in
      property.attribute(.key).flatMap { diagnostic(for: $0, in: model.source) }
    }
  }

  static func diagnostic(for attribute: AttributeFacts, in source: Source) -> Diagnostic? {
    if attribute.arguments.isEmpty {
      return Diagnostic("'@Key' needs a key, such as @Key(\"name\")", at: attribute)
    }
    if attribute.position(in: source) != nil { return nil }
    for (index, argument) in attribute.arguments.enumerated() {
      if let label = argument.label, index > 0 || !label.isWord("anyOf") {
        return Diagnostic("'@Key' does not understand '\(label.text)'", at: label)
      }
      let isOfPath = attribute.arguments[0].label == nil
      let steps = isOfPath ? nil : source.elements(of: argument)
      if let empty = steps, empty.isEmpty {
        return Diagnostic("a path needs a key", at: source[argument.tokens.lowerBound])
      }
      for (step, tokens) in (steps ?? [argument.tokens]).enumerated() {
        let isLater = step > 0 || index > 0 && isOfPath
        let token = source[tokens.lowerBound]
        guard tokens.count == 1,
          StringLiteral(token)?.isPlain == true || isLater && token.isInteger
        else {
          let index = isLater ? ", and an index an integer literal" : ""
          return Diagnostic(
            "a key has to be a plain string literal on one line\(index)", at: token)
        }
      }
    }
    return nil
  }
}

extension AttributeFacts {
  /// The only argument, if it is the position of a property in a row.
  func position(in source: Source) -> Token? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil,
      argument.tokens.count == 1
    else { return nil }
    let token = source[argument.tokens.lowerBound]
    return token.isDecimal ? token : nil
  }
}

extension Source {
  /// The elements of an argument that is an array literal, each the tokens between commas; nil for
  /// any other.
  func elements(of argument: ArgumentFacts) -> [Range<Int>]? {
    let tokens = argument.tokens
    guard self[tokens.lowerBound].isSymbol("["),
      close(of: tokens.lowerBound) == tokens.upperBound - 1
    else {
      return nil
    }
    return split(tokens.lowerBound + 1..<tokens.upperBound - 1)
  }
}

extension Token {
  /// Whether it is a literal of an integer in decimal digits.
  var isDecimal: Bool {
    kind == .number && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
  }

  /// Whether it is a literal of an integer from 0, such as `1_000` or `0x1F`.
  fileprivate var isInteger: Bool {
    let marks = text.hasPrefix("0x") ? ".pP" : ".eE"
    return kind == .number && !text.contains { marks.contains($0) }
  }
}
