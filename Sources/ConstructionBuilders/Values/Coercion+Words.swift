extension Coercion {
  /// The single conversions with their names, in the order of their bits.
  private static let named: [(name: String, coercion: Coercion)] = [
    ("stringsFromNumbers", .stringsFromNumbers), ("stringsFromBooleans", .stringsFromBooleans),
    ("numbersFromStrings", .numbersFromStrings), ("numbersFromBooleans", .numbersFromBooleans),
    ("booleansFromStrings", .booleansFromStrings), ("booleansFromNumbers", .booleansFromNumbers),
    ("nearestWholeNumbers", .nearestWholeNumbers),
    ("arraysFromSingleValues", .arraysFromSingleValues),
    ("emptyArraysAsObjects", .emptyArraysAsObjects), ("embeddedJSON", .embeddedJSON),
    ("emptyStringAsNull", .emptyStringAsNull),
    ("numberedObjectsAsArrays", .numberedObjectsAsArrays),
    ("percentEncodedURLs", .percentEncodedURLs), ("falseAsNull", .falseAsNull),
    ("singleValuesFromArrays", .singleValuesFromArrays), ("emptyArraysAsNull", .emptyArraysAsNull),
    ("keysInAnyCase", .keysInAnyCase),
    ("looseSyntax", .looseSyntax),
  ]

  /// The sets with a name of their own, the largest first.
  private static let sets: [(name: String, coercion: Coercion)] = [
    ("forgiving", .forgiving), ("lenient", .lenient),
  ]

  /// The coercion in words, such as `strict` or `lenient, falseAsNull`.
  package var words: String {
    guard !isEmpty else { return "strict" }
    let set = Self.sets.first { isSuperset(of: $0.coercion) }
    let rest = subtracting(set?.coercion ?? [])
    let names = Self.named.filter { rest.contains($0.coercion) }.map(\.name)
    return ([set?.name].compactMap(\.self) + names).joined(separator: ", ")
  }

  /// The coercion for its words; nil if one of them is unknown.
  package init?(words: String) {
    self = []
    guard words != "strict" else { return }
    for word in words.split(separator: ", ") {
      guard let part = (Self.sets + Self.named).first(where: { $0.name == word }) else {
        return nil
      }
      formUnion(part.coercion)
    }
  }
}

extension Coercion: Codable {
  /// Reads the words that `encode(to:)` writes, such as `lenient, falseAsNull`.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode(String.self)
    guard let coercion = Coercion(words: words) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "There is no coercion \(JSONText.quoted(words))."))
    }
    self = coercion
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(words)
  }
}
