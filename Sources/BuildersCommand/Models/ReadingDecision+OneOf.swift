import ConstructionBuilders

extension ReadingDecision {
  /// How often each of two types is seen at least. Of fewer values, one can be a mistake.
  private static let leastOfArm = 3

  /// Values of two or three JSON types, each of which has a type of its own; nil for others.
  func oneOf(_ value: Observation, _ kinds: Set<JSONType>, _ key: String) -> ValueReading? {
    let arms = Self.order.filter(kinds.contains)
    guard isInside, 2...3 ~= arms.count,
      arms.allSatisfy({ value.facts[$0].count >= Self.leastOfArm })
    else { return nil }
    var readings: [ValueReading] = []
    for kind in arms {
      let reading = arm(value, kind, key)
      // A type that takes anything would take what is of the other one.
      guard reading.type != .json, !reading.readsAsNull else { return nil }
      readings.append(reading)
    }
    // Of three, the last two are one: `OneOf<Bool, OneOf<String, Customer>>`.
    var (type, format) = (readings[arms.count - 1].type, readings[arms.count - 1].format)
    for reading in readings.dropLast().reversed() {
      type = .oneOf(reading.type, type)
      let isPlain = reading.format == nil && format == nil
      format = isPlain ? nil : .either(reading.format, format)
    }
    return ValueReading(
      type: type, format: format,
      needsDecision: readings.contains(where: \.needsDecision),
      isSure: readings.allSatisfy(\.isSure),
      doubt: readings.lazy.compactMap(\.doubt).first)
  }

  /// What is simple comes first: `OneOf<String, Customer>`.
  private static let order: [JSONType] = [.boolean, .number, .string, .array, .object]

  /// What the values of one JSON type are read as.
  private func arm(_ value: Observation, _ kind: JSONType, _ key: String) -> ValueReading {
    switch kind {
    case .string:
      let strings = value.facts.strings
      // A word for no value would not be read.
      guard strings.nullWords.isEmpty, let reading = declared(strings.formats, key),
        reading.type != .json
      else { return ValueReading(type: .string) }
      return reading
    default: return reading(of: value, [kind], key)
    }
  }
}
