import ConstructionBuilders

extension ReadingDecision {
  /// Texts that are all of one form are what they say. A number in a text is one if its digits tell
  /// so: article numbers and codes are texts.
  func texts(_ value: Observation, _ key: String) -> ValueReading {
    let strings = value.facts.strings
    guard var reading = content(of: value, key) ?? declared(strings.formats, key) else {
      return ValueReading(type: enumeration(value, key) ?? .string)
    }
    reading.format = .null(strings.nullWords, in: reading.format)
    return reading
  }

  /// The array or object that each text has as JSON; nil if there is no type for it. Of what means
  /// null in there, nobody could tell how its text is spelled.
  private func content(of value: Observation, _ key: String) -> ValueReading? {
    guard value.facts.strings.formats.contains(.json), let content = value[.content] else {
      return nil
    }
    var reading = inner(reading(of: content, key: key))
    guard reading.type != .json, !reading.readsAsNull else { return nil }
    reading.format = .sent(as: .string, reading.format)
    return reading
  }

  /// What texts of some formats are; nil for texts.
  func declared(_ formats: TextFormats, _ key: String) -> ValueReading? {
    if !formats.isDisjoint(with: [.dateTime, .date]) {
      return ValueReading(type: .date, doubt: formats.contains(.zoneless) ? Self.noZone : nil)
    }
    if formats.contains(.url) { return ValueReading(type: .url) }
    if formats.contains(.uuid) { return ValueReading(type: .uuid) }
    if formats.contains(.rfc5322) { return ValueReading(type: .date, format: .rfc5322) }
    if formats.contains(.duration) { return ValueReading(type: .duration, format: .iso8601) }
    if formats.contains(.clock), KeyMeaning.isDuration(key) {
      return ValueReading(type: .duration, format: .clock)
    }
    if formats.contains(.json) {
      return ValueReading(type: .json, format: .sent(as: .string, nil))
    }
    if formats.contains(.trueOrFalse) {
      return ValueReading(type: .boolean, format: .sent(as: .string, nil))
    }
    // Eight digits can be anything.
    if let spelling = DateSpelling.only(of: formats),
      spelling.format != .compactDate || KeyMeaning.isTime(key)
    {
      return ValueReading(
        type: .date, format: .pattern(spelling.pattern),
        doubt: spelling.isOfDays ? nil : Self.noZone)
    }
    if let money = money(formats, key) { return money }
    return isNumber(formats, key)
      ? ValueReading(type: .decimal, format: .sent(as: .string, nil)) : nil
  }

  private static let noZone = "no zone: read as UTC"

  /// An amount with a comma before its decimals, or in groups of three digits.
  private func money(_ formats: TextFormats, _ key: String) -> ValueReading? {
    guard KeyMeaning.isAmount(key) || KeyMeaning.isPrice(key) else { return nil }
    let format: ReadingFormat? =
      if formats.contains(.commaDecimals) {
        .decimal(separator: ",", grouping: nil)
      } else if formats.contains(.commaGrouped) {
        .decimal(separator: ",", grouping: ".")
      } else if formats.contains(.pointGrouped), !formats.contains(.twoDecimals) {
        .decimal(separator: ".", grouping: ",")
      } else {
        nil
      }
    return format.map { ValueReading(type: .decimal, format: $0) }
  }

  private func isNumber(_ formats: TextFormats, _ key: String) -> Bool {
    if KeyMeaning.isLabel(key) || KeyMeaning.isClock(key) { return false }
    return !formats.isDisjoint(with: [.twoDecimals, .decimals])
      || formats.contains(.number) && KeyMeaning.isPrice(key)
  }
}
