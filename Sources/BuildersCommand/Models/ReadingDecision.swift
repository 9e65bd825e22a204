import ConstructionBuilders

/// Decides what values are read as.
///
/// What a sender always does is a format, which reads it without a finding. Values of different
/// kinds get the type that reads all of them exactly; the rarer spelling is repaired. Where no type
/// does, the value stays JSON, and a person has to decide.
///
/// What one kind of values is read as, stands in a file of its own.
struct ReadingDecision {
  /// Whether the values are in an object. A document is of one type.
  let isInside: Bool
  /// The type of the objects at a place; nil if they have nothing to read.
  let model: (SurveyedValue) -> ValueType?
  /// The type of the rows at a place; nil if they have nothing to read.
  let row: (SurveyedValue) -> ValueType?
  /// Whether the objects at two places are of the same type.
  let areOfOneType: (SurveyedValue, SurveyedValue) -> Bool
  /// The type of an enumeration of texts; nil for other texts.
  let enumeration: (Observation, _ key: String) -> ValueType?

  /// - Parameter key: The key of the value, or of the array around it.
  func reading(of value: Observation, key: String) -> ValueReading {
    let (words, kinds) = nullWords(of: value)
    var reading = reading(of: value, kinds, key)
    if reading.type != .json || reading.format != nil {
      reading.format = .null(words, in: reading.format)
    }
    return reading
  }

  /// What elements or members are read as: one that the type does not hold would be lost.
  func inner(_ reading: ValueReading) -> ValueReading {
    reading.isSure
      ? reading : ValueReading(type: .json, needsDecision: true, doubt: reading.doubt)
  }

  func reading(of value: Observation, _ kinds: Set<JSONType>, _ key: String) -> ValueReading {
    switch kinds {
    case []: ValueReading(type: .json)
    case [.boolean]: ValueReading(type: .boolean)
    case [.number]: numbers(value, key)
    case [.string]: texts(value, key)
    case [.array]: list(value, key)
    case [.object]: object(value, key)
    default:
      mixed(value, kinds, key) ?? oneOf(value, kinds, key)
        ?? ValueReading(type: .json, needsDecision: true)
    }
  }
}
