import ConstructionBuilders

/// Decides what values are read as.
///
/// Values of different kinds get the type whose coercion reads all of them exactly. Where no type
/// does, the value stays JSON, and a person has to decide.
struct ReadingDecision {
  /// The type of the objects at a place; nil if they have nothing to read.
  let model: (SurveyedValue) -> ValueType?
  /// The type of an enumeration of texts; nil for other texts.
  let enumeration: (Observation, _ key: String) -> ValueType?

  /// - Parameter key: The key of the value, or of the array around it.
  func reading(of value: Observation, key: String) -> ValueReading {
    var kinds = value.kinds
    var coercions: Set<ValueReading.ExtraCoercion> = []
    let facts = value.facts
    if kinds.contains(.string), facts.strings.lengths.most == 0, kinds.count > 1 {
      kinds.remove(.string)
      coercions.insert(.emptyStringAsNull)
    }
    if kinds.contains(.boolean), facts.trues == 0, kinds.count > 1 {
      kinds.remove(.boolean)
      coercions.insert(.falseAsNull)
    }
    if kinds == [.array, .object], facts.elements.most == 0 {
      kinds.remove(.array)
      coercions.insert(.emptyArraysAsObjects)
    }
    var reading = reading(of: value, kinds, key)
    if reading.needsDecision { return reading }
    reading.coercions.formUnion(coercions)
    return reading
  }

  /// Reads dates in numbers as numbers.
  private func withdrawFormat(of reading: inout ValueReading, _ numbers: NumberFacts) {
    if reading.format != nil { (reading.format, reading.type) = (nil, numberType(numbers)) }
  }

  private func reading(
    of value: Observation, _ kinds: Set<JSONType>, _ key: String
  ) -> ValueReading {
    switch kinds {
    case []: ValueReading(type: .json)
    case [.boolean]: ValueReading(type: .boolean)
    case [.number]: numbers(value, key)
    case [.string]: texts(value, key)
    case [.array]: list(value, key)
    case [.object]: object(value)
    default: mixed(value, kinds, key) ?? ValueReading(type: .json, needsDecision: true)
    }
  }

  /// Kinds that one coercion reads.
  private func mixed(
    _ value: Observation, _ kinds: Set<JSONType>, _ key: String
  ) -> ValueReading? {
    let facts = value.facts
    let formats = facts.strings.formats
    let hasEmpty = facts.strings.empty > 0
    switch kinds {
    case [.number, .string]:
      guard formats.contains(.numeral) else { return ValueReading(type: .string) }
      var reading = numerals(facts)
      if hasEmpty { reading.coercions = [.emptyStringAsNull] }
      return reading
    case [.boolean, .string]:
      guard formats.contains(.booleanWord) else { return nil }
      return ValueReading(type: .boolean, coercions: hasEmpty ? [.emptyStringAsNull] : [])
    case [.boolean, .number]:
      return facts.numbers.isBit ? ValueReading(type: .boolean) : nil
    case [.boolean, .number, .string]:
      guard facts.numbers.isBit, formats.contains(.booleanWord) else { return nil }
      return ValueReading(type: .boolean, coercions: hasEmpty ? [.emptyStringAsNull] : [])
    case [.array, .string], [.array, .number]:
      guard let elements = value[.elements], elements.kinds == kinds.subtracting([.array]),
        elements.facts.null.count == 0
      else { return nil }
      var list = list(value, key)
      guard list.type == .list(.string) || kinds.contains(.number) else { return nil }
      list.coercions.insert(.singleElements)
      return list
    default: return nil
    }
  }

  private func list(_ value: Observation, _ key: String) -> ValueReading {
    guard let elements = value[.elements] else { return ValueReading(type: .list(.json)) }
    var element = reading(of: elements, key: key)
    // A format is that of a field, not of its elements.
    withdrawFormat(of: &element, elements.facts.numbers)
    let canBeNull = elements.facts.null.count > 0 || element.readsAsNull
    if canBeNull, element.type != .json { element.type = .optional(element.type) }
    element.type = .list(element.type)
    return element
  }

  private func object(_ value: Observation) -> ValueReading {
    if let members = value[.members], !value.isMostlyNamed {
      guard value.keys.isEmpty else { return ValueReading(type: .map(.json)) }
      var inner = reading(of: members, key: "")
      // The coercions and the format of a member would have to be those of the field.
      withdrawFormat(of: &inner, members.facts.numbers)
      guard inner.coercions.isEmpty else { return ValueReading(type: .map(.json)) }
      if members.facts.null.count > 0, inner.type != .json { inner.type = .optional(inner.type) }
      inner.type = .map(inner.type)
      return inner
    }
    guard let place = value.values.first(where: \.isRecord), let type = model(place) else {
      return ValueReading(type: .map(.json))
    }
    return ValueReading(type: type, needsDecision: type == .json)
  }

  private func texts(_ value: Observation, _ key: String) -> ValueReading {
    let strings = value.facts.strings
    let plain = ValueReading(type: enumeration(value, key) ?? .string)
    let type: ValueType
    if strings.formats.contains(.dateTime) || strings.formats.contains(.date) {
      type = .date
    } else if strings.formats.contains(.url) {
      type = .url
    } else if strings.formats.contains(.uuid) {
      type = .uuid
    } else {
      return plain
    }
    return ValueReading(type: type, coercions: strings.empty > 0 ? [.emptyStringAsNull] : [])
  }

  private func numbers(_ value: Observation, _ key: String) -> ValueReading {
    let numbers = value.facts.numbers
    if let format = numbers.dateFormat, Self.meansTime(key) {
      return ValueReading(type: .date, format: format)
    }
    let type = numberType(numbers)
    // A Decimal has 38 digits. How many there are, is known of the ends of the range only.
    return ValueReading(type: type, isSure: type != .decimal)
  }

  /// Numbers, of which some are written in strings. The strings may be larger, and have other
  /// digits than the numbers. Only if all of them are known, it is sure that the type reads them.
  private func numerals(_ facts: Facts) -> ValueReading {
    var numbers = facts.numbers
    let texts = facts.strings.distinct
    for text in texts.texts.values {
      let digits = text.filter { $0 != "+" && $0 != " " }
      guard JSONValue.Number(digits: digits) != nil else { continue }
      numbers.add(digits)
    }
    let known = texts.texts.count == texts.hashes.count && texts.total == facts.string.count
    var reading = ValueReading(type: numberType(numbers))
    reading.isSure = known
    return reading
  }

  private func numberType(_ numbers: NumberFacts) -> ValueType {
    guard let least = numbers.least?.text, let greatest = numbers.greatest?.text else {
      return .double
    }
    if numbers.fractions + numbers.pointed > 0 { return numbers.lossy > 0 ? .decimal : .double }
    if Int64(least) != nil, Int64(greatest) != nil { return .integer }
    if UInt64(least) != nil, UInt64(greatest) != nil { return .unsigned }
    return .decimal
  }

  /// Whether a key is that of a time: `created_at`, `timestamp`, `expiresUTC`.
  static func meansTime(_ key: String) -> Bool {
    let name = SwiftName.property(key).lowercased()
    return ["date", "time", "timestamp", "utc"].contains { name.hasSuffix($0) }
      || ["created", "updated", "modified", "expires", "edited", "published", "ts"].contains(name)
      || key.hasSuffix("_at") || key.hasSuffix("At") || key.hasSuffix("_on")
  }
}

extension NumberFacts {
  /// Whether all numbers are 0 or 1.
  fileprivate var isBit: Bool {
    fractions + pointed == 0 && [least, greatest].allSatisfy { $0?.text == "0" || $0?.text == "1" }
  }

  /// The format of a date, if all numbers can be dates of the years 2000 to 2099.
  fileprivate var dateFormat: ValueReading.Format? {
    guard beyond == 0, lossy == 0, let least = least?.near, let greatest = greatest?.near else {
      return nil
    }
    let years = 946_684_800.0..<4_102_444_800
    if years.contains(least), years.contains(greatest) { return .secondsSince1970 }
    if years.contains(least / 1000), years.contains(greatest / 1000) {
      return .millisecondsSince1970
    }
    return nil
  }
}
