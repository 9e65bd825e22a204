package import ConstructionBuilders

extension Contract.Value {
  /// The same value in a format of the library.
  func formatted(by words: FormatWords?) -> Contract.Value {
    guard let words else { return self }
    switch (words, self) {
    case (.either(let first, let second), .union(let arms)) where arms.count == 2:
      return .union([arms[0].formatted(by: first), arms[1].formatted(by: second)])
    // What means null is null there.
    case (_, .nullable(let value)): return .nullable(value.formatted(by: words))
    case (.each(let format), .array(let element)): return .array(of: element.formatted(by: format))
    case (.each(let format), .set(let element)): return .set(of: element.formatted(by: format))
    case (.each(let format), .dictionary(let key, let member)):
      return .dictionary(key: key, of: member.formatted(by: format))
    case (.keyed(let format, let values), .dictionary(let key, let member)):
      return .dictionary(key: key.formatted(by: format), of: member.formatted(by: values))
    case (.whole(let format), _), (.oneOrMany(let format), _):
      let elements = format.map { formatted(by: .each($0)) } ?? self
      return .formatted(words.outermost, elements)
    case (.null(_, let format), _), (.sent(_, let format), _), (.pairs(_, _, let format), _):
      return .formatted(words.outermost, formatted(by: format))
    case (_, .date) where words.isOfDates: return .date(words)
    case (_, .duration) where words.isOfDates: return .duration(words)
    default: return .formatted(words, self)
    }
  }

  /// The value without the formats around it that leave its parts where they are, and what these
  /// take as a coercion would. Whoever looks into a value needs to know no other format than pairs.
  var withoutFormats: (value: Contract.Value, shapes: Coercion) {
    let (words, inner): (FormatWords, Contract.Value)
    switch self {
    case .formatted(let format, let value): (words, inner) = (format, value)
    case .nullable(let value): return value.withoutFormats
    default: return (self, [])
    }
    let (value, shapes) = inner.withoutFormats
    return switch words {
    case .null, .whole: (value, shapes)
    case .oneOrMany: (value, shapes.union(.arraysFromSingleValues))
    // An array or object in a string is read like one that a coercion finds there.
    case .sent(.string, _) where inner.isContainer: (value, shapes.union(.embeddedJSON))
    default: (self, [])
    }
  }

  /// The values that mean null.
  var nullWords: [JSONValue] {
    switch self {
    case .formatted(let words, let value): words.nullWords + value.nullWords
    case .nullable(let value): value.nullWords
    case .union(let arms): arms.flatMap(\.nullWords)
    default: []
    }
  }

  /// The values that mean null also at a step of the path to the value.
  package var nullWordsOfSteps: [JSONValue] {
    switch self {
    case .formatted(let words, _): words.nullWords
    case .nullable(let value): value.nullWordsOfSteps
    default: []
    }
  }

  /// Whether an array or object means null.
  var hasNullContainers: Bool { nullWords.contains { $0.kind == .array || $0.kind == .object } }

  /// The element of an array, a set or a dictionary.
  var element: Contract.Value? {
    switch self {
    case .array(let element), .set(let element), .dictionary(_, let element): element
    case .formatted(let words, let value): words.isOfText ? nil : value.element
    case .nullable(let value): value.element
    default: nil
    }
  }
}

extension Contract.Value {
  /// The keys of a dictionary.
  var keys: Contract.Value? {
    switch self {
    case .dictionary(let key, _): key
    case .formatted(_, let value), .nullable(let value): value.keys
    default: nil
    }
  }
}

extension FormatWords {
  /// The format without those in it.
  fileprivate var outermost: FormatWords {
    switch self {
    case .whole: .whole(nil)
    case .oneOrMany: .oneOrMany(nil)
    case .null(let words, _): .null(words, or: nil)
    case .sent(let type, _): .sent(as: type, nil)
    case .pairs(let key, let value, _): .pairs(key: key, value: value, nil)
    case .either: .either(nil, nil)
    default: self
    }
  }

  /// Whether it tells all of how a date or a duration is written.
  fileprivate var isOfDates: Bool {
    switch self {
    case .null, .sent, .each, .keyed, .whole, .oneOrMany, .pairs, .either: false
    case .oneOf(let formats): formats.allSatisfy(\.isOfDates)
    default: true
    }
  }

  /// Whether a container in the format is one text.
  var isOfText: Bool { if case .sent = self { true } else { false } }

  /// Whether an object in the format is an array.
  var isOfPairs: Bool { if case .pairs = self { true } else { false } }
}
