extension FieldFormat {
  /// A value in whose place some JSON values mean null.
  ///
  /// ```swift
  /// _rating = fields["rating", as: .null("N/A", "-", -1)]
  /// _born = fields["born", as: .null("0000-00-00", or: .pattern("yyyy-MM-dd"))]
  /// ```
  ///
  /// They are null by the contract of the sender, so there is no finding. Only a field that is
  /// required has one: `rating: required Int is null ("N/A")`. The steps of a path take them, too.
  /// Numbers are compared by value: `-1.0` is -1, and `"-1"` is another value.
  ///
  /// - Parameters:
  ///   - words: The values that mean null. An edit writes the first one for nil.
  ///   - format: How other values are written, if the type alone does not say.
  public static func null(_ words: JSONValue..., or format: FieldFormat? = nil) -> FieldFormat {
    null(words, or: format)
  }

  package static func null(_ words: [JSONValue], or format: FieldFormat?) -> FieldFormat {
    FieldFormat(.null(words, or: format?.words)) { node in
      words.contains { node.isValue($0) }
        ? Captured(value: nil, note: .null(of: node, type: Value.expectation, isDeclared: true))
        : node.captured(in: format)
    }
  }
}

extension FormatWords {
  /// The values other than null that mean null.
  package var nullWords: [JSONValue] {
    switch self {
    case .null(let words, let format): words + (format?.nullWords ?? [])
    case .sent(_, let format), .pairs(_, _, let format): format?.nullWords ?? []
    case .oneOf(let formats): formats.flatMap(\.nullWords)
    default: []
    }
  }
}

extension JSONNode {
  /// Whether it is a JSON value, and of a number whether it has the same value.
  package func isValue(_ other: JSONValue) -> Bool {
    guard kind == other.kind else { return false }
    return JSONValue.capture(silent).value.map { $0.isValue(other) } ?? false
  }
}

extension JSONValue {
  fileprivate func isValue(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    case (.number(let left), .number(let right)):
      DecimalDigits(left.digits).isValue(DecimalDigits(right.digits))
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isValue($1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && right.allSatisfy { key, value in left[key].map { $0.isValue(value) } ?? false }
    default: self == other
    }
  }
}

extension DecimalDigits {
  fileprivate func isValue(_ other: DecimalDigits) -> Bool {
    digits == other.digits
      && (digits.isEmpty || exponent == other.exponent && isNegative == other.isNegative)
  }
}
