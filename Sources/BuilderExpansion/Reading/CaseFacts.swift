/// One case of an enumeration.
struct CaseFacts {
  let name: Token
  let attributes: [AttributeFacts]
  let isIndirect: Bool
  /// Whether it is inside `#if`.
  let isConditional: Bool
  /// Whether the same `case` declares others.
  var isOneOfSeveral = false
  /// What is in its parentheses.
  var payload: [PayloadFacts] = []
  /// The tokens of the raw value.
  var rawValue: Range<Int>?
}

/// One associated value of a case.
struct PayloadFacts {
  let label: Token?
  /// Nil where it is not understood.
  let type: TypeFacts?
  let tokens: Range<Int>
}

extension CaseFacts {
  /// Its attributes that this library declares.
  var variantAttributes: [AttributeFacts] { attributes.filter { $0.isOfCase || $0.isOfBoth } }

  /// How its payload is written.
  var format: AttributeFacts? { attributes.first(where: \.isOfBoth) }

  func attribute(_ name: VariantAttribute) -> AttributeFacts? {
    attributes.first { $0.name.name == name.rawValue }
  }

  /// Whether making a value of it can be a warning.
  func isDeprecated(in source: Source) -> Bool {
    attributes.filter(\.isAvailability).flatMap(\.arguments).contains {
      $0.label?.isWord("deprecated") == true || source.written($0.tokens) == "deprecated"
    }
  }

  /// Whether it takes every value that no other case has.
  var isUnknown: Bool { attribute(.unknown) != nil }
}

/// The attributes that say which values of a discriminator mean a case.
enum VariantAttribute: String {
  case variant = "Variant"
  case unknown = "Unknown"
}
