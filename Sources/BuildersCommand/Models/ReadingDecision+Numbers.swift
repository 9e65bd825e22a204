import ConstructionBuilders

extension ReadingDecision {
  func numbers(_ value: Observation, _ key: String) -> ValueReading {
    let numbers = value.facts.numbers
    if let format = numbers.dateFormat, KeyMeaning.isTime(key) {
      return ValueReading(type: .date, format: format)
    }
    if numbers.isBit, numbers.least != numbers.greatest, KeyMeaning.isQuestion(key) {
      return ValueReading(type: .boolean, format: .sent(as: .number, nil))
    }
    return money(number(numbers), [], key)
  }

  /// Money keeps its digits in a Decimal.
  func money(_ reading: ValueReading, _ formats: TextFormats, _ key: String) -> ValueReading {
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
  func numerals(_ facts: Facts) -> ValueReading {
    var numbers = facts.numbers
    let texts = facts.strings.distinct
    var isKnown = texts.texts.count == texts.hashes.count && texts.total == facts.string.count
    for text in texts.texts.values where !text.isEmpty && !NullWord.all.contains(text) {
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

  func number(_ numbers: NumberFacts) -> ValueReading {
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

extension NumberFacts {
  /// Whether all numbers are 0 or 1.
  var isBit: Bool {
    fractions + pointed == 0 && [least, greatest].allSatisfy { $0?.text == "0" || $0?.text == "1" }
  }

  /// Whether a Decimal surely has all numbers: it has 38 digits. How many a fraction has, is not
  /// known.
  fileprivate var fitDecimal: Bool {
    guard fractions == 0, let least, let greatest else { return false }
    return ExactNumber("-1e38") < least.exact && greatest.exact < ExactNumber("1e38")
  }

  /// The format of a date, if all numbers can be dates of the years 2000 to 2099.
  fileprivate var dateFormat: ReadingFormat? {
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
