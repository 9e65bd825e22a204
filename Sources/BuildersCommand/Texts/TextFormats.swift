import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a text can be read as, beside a text.
///
/// Each format is a part of what the library reads from a string: dates in ISO 8601, in RFC 5322
/// and in common patterns, URLs by RFC 3986, numerals, words for true and false, and JSON. White
/// space around them is no part of them.
struct TextFormats: OptionSet, Sendable, Hashable {
  let rawValue: Int

  static let dateTime = TextFormats(rawValue: 1 << 0)
  static let date = TextFormats(rawValue: 1 << 1)
  static let url = TextFormats(rawValue: 1 << 2)
  static let uuid = TextFormats(rawValue: 1 << 3)
  static let base64 = TextFormats(rawValue: 1 << 4)
  static let numeral = TextFormats(rawValue: 1 << 5)
  static let booleanWord = TextFormats(rawValue: 1 << 6)
  static let email = TextFormats(rawValue: 1 << 7)

  static let twoDecimals = TextFormats(rawValue: 1 << 8)

  /// A number as JSON writes it without an exponent, with few enough digits for a Decimal.
  static let number = TextFormats(rawValue: 1 << 9)
  /// The same with two digits behind the point, or more.
  static let decimals = TextFormats(rawValue: 1 << 10)
  /// `true` or `false`.
  static let trueOrFalse = TextFormats(rawValue: 1 << 11)
  /// An array or an object as JSON.
  static let json = TextFormats(rawValue: 1 << 12)
  static let rfc5322 = TextFormats(rawValue: 1 << 13)

  /// See ``DateSpelling``.
  static let compactDate = TextFormats(rawValue: 1 << 14)
  static let dottedDate = TextFormats(rawValue: 1 << 15)
  static let dottedMinute = TextFormats(rawValue: 1 << 16)
  static let dottedSecond = TextFormats(rawValue: 1 << 17)
  static let dayFirst = TextFormats(rawValue: 1 << 18)
  static let dayFirstMinute = TextFormats(rawValue: 1 << 19)
  static let monthFirst = TextFormats(rawValue: 1 << 20)
  static let monthFirstMinute = TextFormats(rawValue: 1 << 21)
  static let slashedDate = TextFormats(rawValue: 1 << 22)
  static let slashedSecond = TextFormats(rawValue: 1 << 23)

  /// A duration in ISO 8601, and one as a clock shows it, which can also be a time of day.
  static let duration = TextFormats(rawValue: 1 << 24)
  static let clock = TextFormats(rawValue: 1 << 25)

  /// A date and time without a zone.
  static let zoneless = TextFormats(rawValue: 1 << 26)

  /// See ``MoneySpelling``.
  static let commaDecimals = TextFormats(rawValue: 1 << 27)
  static let commaGrouped = TextFormats(rawValue: 1 << 28)
  static let pointGrouped = TextFormats(rawValue: 1 << 29)

  static let all = TextFormats(rawValue: 1 << 30 - 1)

  private static let patterns = TextFormats(DateSpelling.all.map(\.format))

  /// The formats with their names, in the order of reports.
  static let names: [(format: TextFormats, name: String)] =
    [
      (.dateTime, "date-time"), (.date, "date"), (.url, "url"), (.uuid, "uuid"),
      (.base64, "base64"), (.numeral, "numeral"), (.number, "number"), (.decimals, "decimals"),
      (.twoDecimals, "two decimals"), (.booleanWord, "boolean"), (.trueOrFalse, "true or false"),
      (.email, "email"), (.json, "json"), (.rfc5322, "RFC 5322"), (.duration, "duration"),
      (.clock, "clock"), (.zoneless, "no zone"), (.commaDecimals, "decimal comma"),
      (.commaGrouped, "decimal comma in groups"), (.pointGrouped, "digits in groups"),
    ] + DateSpelling.all.map { ($0.format, $0.pattern) }

  /// The names of the formats in it.
  var names: [String] { Self.names.filter { contains($0.format) }.map(\.name) }

  /// Those that say something to people, beside others that say more.
  var shown: TextFormats {
    subtracting([.number, .trueOrFalse])
      .subtracting(contains(.twoDecimals) ? [.decimals, .pointGrouped] : [])
      .subtracting(contains(.commaDecimals) ? .commaGrouped : [])
  }

  /// Those that texts had before and have no more, if that changes how they are read: more dates
  /// tell whether the day or the month comes first, and eight digits were a date by chance. Zones
  /// are compared apart.
  func lost(in new: TextFormats) -> TextFormats {
    let lost = shown.subtracting(new)
      .subtracting([.base64, .decimals, .compactDate, .zoneless])
    return new.isDisjoint(with: Self.patterns) ? lost : lost.subtracting(Self.patterns)
  }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Those of `candidates` that a text has.
  init(of whole: UnsafeBufferPointer<UInt8>, among candidates: TextFormats) {
    self = []
    let text = unsafe whole.trimmed
    let dates = candidates.intersection([.date, .dateTime])
    if !dates.isEmpty, unsafe text.isDate {
      formUnion(dates.intersection(text.count == 10 ? .date : .dateTime))
      if candidates.contains(.zoneless), text.count > 10,
        unsafe !text[10...].contains(where: { "Zz+-".utf8.contains($0) })
      {
        insert(.zoneless)
      }
    }
    if candidates.contains(.url), unsafe text.isURL { insert(.url) }
    if candidates.contains(.uuid), unsafe text.isUUID { insert(.uuid) }
    if candidates.contains(.base64), unsafe text.isBase64 { insert(.base64) }
    if candidates.contains(.numeral), unsafe text.isNumeral { insert(.numeral) }
    if candidates.contains(.twoDecimals), unsafe text.hasTwoDecimals { insert(.twoDecimals) }
    if candidates.contains(.booleanWord), unsafe text.isBooleanWord { insert(.booleanWord) }
    if candidates.contains(.email), unsafe whole.isEmail { insert(.email) }
    unsafe formUnion(declared(whole, among: candidates))
  }

  /// Those that a text has only if it is exactly how a sender writes a value by contract.
  private func declared(
    _ text: UnsafeBufferPointer<UInt8>, among candidates: TextFormats
  ) -> TextFormats {
    var formats: TextFormats = []
    if candidates.contains(.number) || candidates.contains(.decimals),
      let places = unsafe text.placesOfNumber
    {
      formats.formUnion(places > 1 ? [.number, .decimals] : .number)
    }
    if candidates.contains(.trueOrFalse), unsafe text.isTrueOrFalse {
      formats.insert(.trueOrFalse)
    }
    if candidates.contains(.json), unsafe text.isContainer { formats.insert(.json) }
    if candidates.contains(.rfc5322), unsafe text.isRFC5322 { formats.insert(.rfc5322) }
    if candidates.contains(.duration), unsafe text.isDuration { formats.insert(.duration) }
    if candidates.contains(.clock), unsafe text.isClock { formats.insert(.clock) }
    if !candidates.isDisjoint(with: MoneySpelling.formats), 4...32 ~= text.count,
      let money = unsafe MoneySpelling(Array(text))
    {
      formats.formUnion(money.formats)
    }
    if !candidates.isDisjoint(with: Self.patterns) {
      for spelling in DateSpelling.all where unsafe spelling.matches(text) {
        formats.insert(spelling.format)
      }
    }
    return formats.intersection(candidates)
  }

  /// Those of `candidates` that a text has.
  init(of text: String, among candidates: TextFormats = .all) {
    var text = text
    self = text.withUTF8 { unsafe TextFormats(of: $0, among: candidates) }
  }
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 <= 9 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
  var isHexadecimal: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Without the white space around it that the library trims.
  fileprivate var trimmed: UnsafeBufferPointer<UInt8> {
    var (start, end) = (0, count)
    while start < end, unsafe self[start].isWhiteSpace { start += 1 }
    while start < end, unsafe self[end - 1].isWhiteSpace { end -= 1 }
    return unsafe start == 0 && end == count ? self : .init(rebasing: self[start..<end])
  }

  /// A date, or a date and time, as the library reads it.
  fileprivate var isDate: Bool {
    guard count >= 10, unsafe self[4] == UInt8(ascii: "-"),
      let seconds = unsafe ISO8601.secondsSince1970(span)
    else { return false }
    return ISO8601.years1To9999.contains(seconds)
  }

  /// 32 hexadecimal digits in five groups.
  fileprivate var isUUID: Bool {
    guard count == 36 else { return false }
    for index in 0..<36 {
      let byte = unsafe self[index]
      let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
      guard isHyphen ? byte == UInt8(ascii: "-") : byte.isHexadecimal else { return false }
    }
    return true
  }

  /// A scheme, `://`, a host, and only characters that RFC 3986 allows.
  fileprivate var isURL: Bool {
    guard count >= 8, unsafe self[0].isLetter else { return false }
    var scheme = 1
    while scheme < count, unsafe self[scheme].isLetter || self[scheme].isDigit { scheme += 1 }
    guard scheme + 3 < count, unsafe self[scheme] == UInt8(ascii: ":"),
      unsafe self[scheme + 1] == UInt8(ascii: "/"), unsafe self[scheme + 2] == UInt8(ascii: "/"),
      unsafe self[scheme + 3].isLetter || self[scheme + 3].isDigit
    else { return false }
    guard var index = unsafe endOfHost(from: scheme + 3) else { return false }
    while index < count {
      switch unsafe self[index] {
      case 0x61...0x7A, 0x41...0x5A, 0x30...0x39: break
      case UInt8(ascii: "%"):
        guard index + 2 < count, unsafe self[index + 1].isHexadecimal,
          unsafe self[index + 2].isHexadecimal
        else { return false }
      case let sign: guard "-._~:/?#@!$&'()*+,;=".utf8.contains(sign) else { return false }
      }
      index += 1
    }
    return true
  }

  /// The end of a host and its port; nil if there is something else before the path.
  private func endOfHost(from start: Int) -> Int? {
    var index = start
    while index < count,
      unsafe self[index].isLetter || self[index].isDigit
        || "-._".utf8.contains(self[index])
    { index += 1 }
    if index < count, unsafe self[index] == UInt8(ascii: ":") {
      let port = index + 1
      index = port
      while index < count, unsafe self[index].isDigit { index += 1 }
      guard 1...5 ~= index - port else { return nil }
    }
    guard index < count else { return index }
    return unsafe "/?#".utf8.contains(self[index]) ? index : nil
  }

  /// At least sixteen characters, a multiple of four, with letters of both cases and digits or
  /// signs: shorter ones and single words are texts that only look so.
  fileprivate var isBase64: Bool {
    guard count >= 16, count % 4 == 0 else { return false }
    var end = count
    while end > count - 2, unsafe self[end - 1] == UInt8(ascii: "=") { end -= 1 }
    if end < count, unsafe !Data.lastDigits[count - end].utf8.contains(self[end - 1]) {
      return false
    }
    var (lower, upper, others) = (false, false, end < count)
    for index in 0..<end {
      switch unsafe self[index] {
      case 0x61...0x7A: lower = true
      case 0x41...0x5A: upper = true
      case 0x30...0x39, UInt8(ascii: "+"), UInt8(ascii: "/"): others = true
      default: return false
      }
    }
    return lower && upper && others
  }

  /// A number by RFC 8259; leading zeros and a plus sign are allowed.
  fileprivate var isNumeral: Bool {
    var index = 0
    func digits() -> Bool {
      let start = index
      while index < count, unsafe self[index].isDigit { index += 1 }
      return index > start
    }
    func skip(_ one: Character, _ other: Character) -> Bool {
      guard index < count,
        unsafe self[index] == one.asciiValue || self[index] == other.asciiValue
      else { return false }
      index += 1
      return true
    }
    _ = skip("-", "+")
    guard digits() else { return false }
    if skip(".", "."), !digits() { return false }
    if skip("e", "E") {
      _ = skip("-", "+")
      guard digits() else { return false }
    }
    return index == count
  }

  /// An amount of money as most backends write it: `-12.50`, with few enough digits for a Decimal.
  fileprivate var hasTwoDecimals: Bool {
    guard 4...32 ~= count, unsafe self[count - 3] == UInt8(ascii: ".") else { return false }
    let start = unsafe self[0] == UInt8(ascii: "-") ? 1 : 0
    guard start < count - 3, unsafe self[start] != UInt8(ascii: "0") || start == count - 4 else {
      return false
    }
    for index in start..<count where index != count - 3 {
      guard unsafe self[index].isDigit else { return false }
    }
    return true
  }

  /// How many digits are behind the point of a number as JSON writes it without an exponent; nil
  /// for other texts, and for numbers that no Decimal surely has.
  fileprivate var placesOfNumber: Int? {
    guard 1...32 ~= count else { return nil }
    let start = unsafe self[0] == UInt8(ascii: "-") ? 1 : 0
    var end = start
    while end < count, unsafe self[end].isDigit { end += 1 }
    guard end > start, unsafe end == start + 1 || self[start] != UInt8(ascii: "0") else {
      return nil
    }
    if end == count { return 0 }
    guard unsafe self[end] == UInt8(ascii: "."), end + 1 < count,
      unsafe self[(end + 1)...].allSatisfy(\.isDigit)
    else { return nil }
    return count - end - 1
  }

  fileprivate var isTrueOrFalse: Bool {
    unsafe elementsEqual("true".utf8) || elementsEqual("false".utf8)
  }

  /// An array or an object as JSON.
  fileprivate var isContainer: Bool {
    guard count > 1, unsafe "[{".utf8.contains(self[0]) else { return false }
    return unsafe JSONNode.withRoot(of: span, .strict) { _ in } == nil
  }

  /// Such as `Thu, 22 Jan 2026 03:04:05 GMT`.
  fileprivate var isRFC5322: Bool {
    guard 16...40 ~= count, unsafe contains(UInt8(ascii: ":")) else { return false }
    return unsafe isRead(FieldFormat<Date>.rfc5322)
  }

  /// Such as `PT4M13S` and `P1W`.
  fileprivate var isDuration: Bool {
    guard 3...40 ~= count, unsafe self[0] == UInt8(ascii: "P") else { return false }
    return unsafe isRead(FieldFormat<Duration>.iso8601)
  }

  /// Such as `01:02:03`.
  fileprivate var isClock: Bool {
    guard 7...40 ~= count, unsafe self[0].isDigit, unsafe contains(UInt8(ascii: ":")) else {
      return false
    }
    return unsafe isRead(FieldFormat<Duration>.clock)
  }

  /// Whether the library reads the text without a finding.
  private func isRead<Value>(_ format: FieldFormat<Value>) -> Bool {
    let text = unsafe String(decoding: self, as: UTF8.self)
    return JSONNode.withRoot(text, .strict) { node in
      let captured = format.capture(node)
      return captured.value != nil && !captured.isRepaired
    }
  }

  fileprivate var isBooleanWord: Bool {
    guard 1...5 ~= count else { return false }
    let word = unsafe String(decoding: self, as: UTF8.self).lowercased()
    return ["true", "false", "t", "f", "yes", "no", "y", "n", "on", "off"].contains(word)
  }

  /// One `@` with something on both sides, a point behind it, and nothing but visible ASCII.
  fileprivate var isEmail: Bool {
    guard 6...254 ~= count else { return false }
    var (at, point) = (0, 0)
    for index in 0..<count {
      switch unsafe self[index] {
      case UInt8(ascii: "@"):
        guard at == 0, index > 0 else { return false }
        at = index
      case UInt8(ascii: "."): point = index
      case 0x21...0x7E: if unsafe "\"(),:;<>[\\]".utf8.contains(self[index]) { return false }
      default: return false
      }
    }
    return at > 0 && point > at + 1 && point < count - 1
  }
}
