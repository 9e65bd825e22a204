/// One argument of `@Variant`.
enum VariantValue {
  /// The literal of a text.
  case text(String)
  /// The digits of a whole number.
  case number(String)
  /// No value: the key is not there.
  case missing

  /// Nil where it is none of these.
  init?(_ tokens: Range<Int>, in source: Source) {
    guard let last = tokens.last else { return nil }
    let token = source[last]
    switch tokens.count {
    case 1 where StringLiteral(token)?.isPlain == true: self = .text(token.text)
    case 1 where token.isDecimal: self = .number(token.text)
    case 2 where token.isDecimal && source[tokens.lowerBound].isSymbol("-"):
      self = .number("-" + token.text)
    case 2 where token.isWord("missing") && source[tokens.lowerBound].isSymbol("."):
      self = .missing
    default: return nil
    }
  }

  /// The literal of its text; nil for `.missing`.
  var literal: String? {
    switch self {
    case .text(let literal): literal
    case .number(let digits): StringLiteral.literal(digits)
    case .missing: nil
    }
  }

  var isNumber: Bool { if case .number = self { true } else { false } }
  var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension CaseFacts {
  /// The arguments of `@Variant`, and where they are.
  func variantValues(_ source: Source) -> [(value: VariantValue, offset: Int)] {
    (attribute(.variant)?.arguments ?? []).compactMap { argument in
      VariantValue(argument.tokens, in: source).map {
        ($0, source.range(argument.tokens).lowerBound)
      }
    }
  }

  /// Whether an object without the key of the discriminator means the case.
  func isMissing(_ source: Source) -> Bool {
    variantValues(source).contains(where: \.value.isMissing)
  }

  /// The literals of its values, and where they are. Without `@Variant`, and with `.missing` alone,
  /// its name is its value.
  func values(_ model: ModelFacts) -> [(text: String, offset: Int)] {
    let own = variantValues(model.source).compactMap { value, offset in
      value.literal.map { ($0, offset) }
    }
    guard own.isEmpty else { return own }
    let value = model.options.convention.key(name.name)
    return [(StringLiteral.literal(value), name.range.lowerBound)]
  }
}

extension ModelFacts {
  /// Whether numbers tell the variants.
  var hasNumberedVariants: Bool {
    cases.contains { $0.variantValues(source).contains(where: \.value.isNumber) }
  }
}
