import ConstructionBuilders

/// What a text can be read as, beside a text.
///
/// Each format is a part of what the library reads from a string: dates in ISO 8601, URLs by
/// RFC 3986, numerals and words for true and false. White space around them is no part of them.
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

  static let all = TextFormats(rawValue: 1 << 9 - 1)

  /// The formats with their names, in the order of reports.
  static let names: [(format: TextFormats, name: String)] = [
    (.dateTime, "date-time"), (.date, "date"), (.url, "url"), (.uuid, "uuid"),
    (.base64, "base64"), (.numeral, "numeral"), (.twoDecimals, "two decimals"),
    (.booleanWord, "boolean"), (.email, "email"),
  ]

  /// The names of the formats in it.
  var names: [String] { Self.names.filter { contains($0.format) }.map(\.name) }

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Those of `candidates` that a text has.
  init(of whole: UnsafeBufferPointer<UInt8>, among candidates: TextFormats) {
    self = []
    let text = unsafe whole.trimmed
    let dates = candidates.intersection([.date, .dateTime])
    if !dates.isEmpty, unsafe text.isDate {
      formUnion(dates.intersection(text.count == 10 ? .date : .dateTime))
    }
    if candidates.contains(.url), unsafe text.isURL { insert(.url) }
    if candidates.contains(.uuid), unsafe text.isUUID { insert(.uuid) }
    if candidates.contains(.base64), unsafe text.isBase64 { insert(.base64) }
    if candidates.contains(.numeral), unsafe text.isNumeral { insert(.numeral) }
    if candidates.contains(.twoDecimals), unsafe text.hasTwoDecimals { insert(.twoDecimals) }
    if candidates.contains(.booleanWord), unsafe text.isBooleanWord { insert(.booleanWord) }
    if candidates.contains(.email), unsafe whole.isEmail { insert(.email) }
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
