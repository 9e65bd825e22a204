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
    // Beside words such as `"true"`, it is a word, too.
    let isWord = kinds.contains(.string) && facts.areBooleans(kinds)
    if kinds.contains(.boolean), facts.trues == 0, kinds.count > 1, !isWord {
      kinds.remove(.boolean)
      coercions.insert(.falseAsNull)
    }
    if kinds == [.array, .object], facts.elements.most == 0 {
      kinds.remove(.array)
      coercions.insert(.emptyArraysAsObjects)
    }
    var reading = reading(of: value, kinds, key)
    if reading.type == .json { return reading }
    reading.coercions.formUnion(coercions)
    return reading
  }

  /// What elements or members are read as. A format is that of a field, not of what is inside; and
  /// an element that the type does not hold would be lost.
  private func inner(_ reading: ValueReading, _ numbers: NumberFacts) -> ValueReading {
    guard reading.isSure else {
      return ValueReading(type: .json, needsDecision: true, doubt: reading.doubt)
    }
    var reading = reading
    if reading.format != nil { (reading.format, reading.type) = (nil, numberType(numbers)) }
    return reading
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
    case [.object]: object(value, key)
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
      let numerals = numerals(facts)
      let isWhole = numerals.type == .integer || numerals.type == .unsigned
      if KeyMeaning.isLabel(key), !isWhole { return ValueReading(type: .string) }
      var reading = money(numerals, formats, key)
      if hasEmpty { reading.coercions = [.emptyStringAsNull] }
      return reading
    case [.boolean, .string], [.boolean, .number], [.boolean, .number, .string]:
      guard facts.areBooleans(kinds) else { return nil }
      return ValueReading(type: .boolean, coercions: hasEmpty ? [.emptyStringAsNull] : [])
    case [.array, .string], [.array, .number]:
      let kind = kinds.subtracting([.array])
      guard let elements = value[.elements], elements.kinds == kind,
        elements.facts.null.count == 0
      else { return nil }
      // What is alone has to be of the type of the elements, too.
      let all = Observation(elements.values + value.values)
      var list = inner(reading(of: all, kind, key), all.facts.numbers)
      guard list.type == .string || kind == [.number] else { return nil }
      list.type = .list(list.type)
      list.coercions.insert(.arraysFromSingleValues)
      return list
    default: return nil
    }
  }

  private func list(_ value: Observation, _ key: String) -> ValueReading {
    guard let elements = value[.elements] else { return ValueReading(type: .list(.json)) }
    var element = inner(reading(of: elements, key: key), elements.facts.numbers)
    let canBeNull = elements.facts.null.count > 0 || element.readsAsNull
    if canBeNull, element.type != .json { element.type = .optional(element.type) }
    element.type = .list(element.type)
    return element
  }

  private func object(_ value: Observation, _ key: String) -> ValueReading {
    if let members = value[.members], !value.isMostlyNamed {
      guard value.keys.isEmpty else { return ValueReading(type: .map(.json)) }
      var inner = inner(reading(of: members, key: key), members.facts.numbers)
      // The coercions of a member would have to be those of the field.
      guard inner.coercions.isEmpty else { return ValueReading(type: .map(.json)) }
      if members.facts.null.count > 0, inner.type != .json { inner.type = .optional(inner.type) }
      inner.type = .map(inner.type)
      return inner
    }
    let record = value.values.first(where: \.isRecord)
    let areEmpty = value.values.contains {
      $0.facts.emptyArrays > 0 || $0.facts.object.count > 0 && !$0.isRecord
    }
    if areEmpty, record?.home.hasVariants == true {
      return ValueReading(type: .json, needsDecision: true, doubt: "empty ones have no variant")
    }
    guard let place = record, let type = model(place) else {
      return ValueReading(type: .map(.json))
    }
    return type == .json
      ? ValueReading(type: .json, needsDecision: true, doubt: "only some have variants")
      : ValueReading(type: type)
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
    } else if strings.formats.contains(.twoDecimals), !KeyMeaning.isLabel(key),
      !KeyMeaning.isClock(key)
    {
      type = .decimal
    } else {
      return plain
    }
    return ValueReading(type: type, coercions: strings.empty > 0 ? [.emptyStringAsNull] : [])
  }

  private func numbers(_ value: Observation, _ key: String) -> ValueReading {
    let numbers = value.facts.numbers
    if let format = numbers.dateFormat, KeyMeaning.isTime(key) {
      return ValueReading(type: .date, format: format)
    }
    return money(number(numbers), [], key)
  }

  /// Money keeps its digits in a Decimal.
  private func money(
    _ reading: ValueReading, _ formats: TextFormats, _ key: String
  ) -> ValueReading {
    let isMoney =
      switch reading.type {
      case .integer, .unsigned: KeyMeaning.isPrice(key)
      case .double: KeyMeaning.isAmount(key) || formats.contains(.twoDecimals)
      default: false
      }
    var reading = reading
    if isMoney { reading.type = .decimal }
    return reading
  }

  /// Numbers, of which some are written in strings. The strings may be larger, and have other
  /// digits than the numbers. Only if all of them are known, it is sure that the type reads them.
  private func numerals(_ facts: Facts) -> ValueReading {
    var numbers = facts.numbers
    let texts = facts.strings.distinct
    var isKnown = texts.texts.count == texts.hashes.count && texts.total == facts.string.count
    for text in texts.texts.values where !text.isEmpty {
      let text = text.filter { !$0.isWhitespace }
      let digits = text.drop { "+-0".contains($0) }
      let spelling =
        (text.hasPrefix("-") ? "-" : "") + (digits.first?.isNumber == true ? "" : "0") + digits
      if JSONValue.Number(digits: spelling) == nil {
        // A long text was cut.
        isKnown = false
      } else {
        numbers.add(spelling)
      }
    }
    var reading = number(numbers)
    if !isKnown { (reading.isSure, reading.doubt) = (false, "not every text is known in full") }
    return reading
  }

  private func number(_ numbers: NumberFacts) -> ValueReading {
    let type = numberType(numbers)
    return type != .decimal || numbers.fitDecimal
      ? ValueReading(type: type)
      : ValueReading(type: type, isSure: false, doubt: "may have more digits than a Decimal")
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
}

extension Facts {
  /// Whether a Bool reads all values, which are of some of its kinds.
  fileprivate func areBooleans(_ kinds: Set<JSONType>) -> Bool {
    kinds.isSubset(of: [.boolean, .number, .string])
      && (!kinds.contains(.number) || numbers.isBit)
      && (!kinds.contains(.string) || strings.formats.contains(.booleanWord))
  }
}

extension NumberFacts {
  /// Whether all numbers are 0 or 1.
  fileprivate var isBit: Bool {
    fractions + pointed == 0 && [least, greatest].allSatisfy { $0?.text == "0" || $0?.text == "1" }
  }

  /// Whether a Decimal surely has all numbers: it has 38 digits. How many a fraction has, is not
  /// known.
  fileprivate var fitDecimal: Bool {
    guard fractions == 0, let least, let greatest else { return false }
    return ExactNumber("-1e38") < least.exact && greatest.exact < ExactNumber("1e38")
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
