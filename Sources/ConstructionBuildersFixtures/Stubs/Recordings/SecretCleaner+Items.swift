extension SecretCleaner {
  /// What a text is, which tells where an item in it begins and ends.
  enum TextKind {
    /// A text with addresses in it, which end at white space and quotation marks.
    case addresses
    /// A text in which an address begins with its scheme, such as `https://`. Elsewhere, marks have
    /// other meanings: `color: red; key=1`.
    case text
    /// One address.
    case address
    /// Items of a form, which end at ampersands only. They may have addresses in them.
    case form
  }

  /// A text without the secrets of its addresses, or of its items; nil if it has none.
  mutating func cleaned(_ text: String, as kind: TextKind) -> String? {
    guard text.utf8.contains(where: { $0 == equals || $0 == at || $0 == percent }) else {
      return nil
    }
    var scan = ItemScan(text, kind)
    while let item = scan.next() {
      switch item {
      case .user(let user):
        guard remove(user, "user of the address") else { continue }
        lookElsewhere(for: String(user.drop { $0 != ":" }.dropFirst()))
        scan.replace(with: Secret.removed)
      case .item(let name):
        if isSecret(name) {
          let kind = scan.isAtItemOfForm ? "form" : "query"
          let value = scan.value()
          if isSecret(name, of: value), remove(value, "\(kind) item \(QueryItem.decoded(name))") {
            scan.replace(with: Secret.removed)
          }
        } else if scan.mayHaveJSON, let json = cleanedJSON(of: scan.value()) {
          scan.replace(with: json)
        }
      }
    }
    bytesRead += scan.bytesRead
    return scan.cleaned
  }

  /// An item that is JSON in its escapes; nil if it has no secrets.
  private mutating func cleanedJSON(of value: String) -> String? {
    bytesRead += value.utf8.count
    // To parse a text costs much more than to see that it ends like none of JSON.
    guard Self.endsLikeJSON(Array(value.utf8)) else { return nil }
    let text = QueryItem.decoded(value)
    guard text.hasPrefix("{") || text.hasPrefix("["), let json = try? JSONValue(json: text) else {
      return nil
    }
    return cleaned(json)?.description.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
  }

  private static func endsLikeJSON(_ bytes: [UInt8]) -> Bool {
    var end = bytes.count
    while end > 0 {
      let escaped = end < 3 ? nil : bytes.percentDecoded(at: end - 3)
      let byte = escaped ?? bytes[end - 1]
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return true }
      guard byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "+") else { return false }
      end -= escaped == nil ? 1 : 3
    }
    return false
  }
}

/// Finds the items and the users of the addresses in a text, in one pass.
private struct ItemScan {
  enum Found {
    /// The user and the password before a host.
    case user(String)
    /// The name of an item, as it is written.
    case item(String)
  }

  private let bytes: [UInt8]
  private let kind: SecretCleaner.TextKind
  private var index = 0
  /// The mark before an item that begins here; nil where none does.
  private var mark: UInt8?
  private(set) var isAtItemOfForm: Bool
  private var isInAddress: Bool
  /// The last two characters, decoded.
  private var tail: (UInt8, UInt8) = (0, 0)
  /// Where the value of the last item begins, and whether its name ended with an escape.
  private var valueStart = 0
  private var isEscaped = false
  private var lastMark: UInt8 = 0
  private var hasQuery = false
  /// What is replaced.
  private var range = 0..<0
  private var kept: [UInt8] = []
  private var copied = 0
  private(set) var bytesRead = 0

  init(_ text: String, _ kind: SecretCleaner.TextKind) {
    bytes = Array(text.utf8)
    self.kind = kind
    isAtItemOfForm = kind == .form
    mark = kind == .form ? ampersand : nil
    isInAddress = kind != .text
  }

  /// The text after the replacements; nil without any.
  var cleaned: String? {
    copied == 0 && kept.isEmpty ? nil : String(decoding: kept + bytes[copied...], as: UTF8.self)
  }

  mutating func replace(with text: String) {
    kept += bytes[copied..<range.lowerBound] + Array(text.utf8)
    copied = range.upperBound
    index = range.upperBound
  }

  /// The value of the last item, as it is written. Not each value is read: one may be in another.
  mutating func value() -> String {
    var end = valueStart
    while end < bytes.count {
      let byte = isEscaped ? character(at: end).0 : bytes[end]
      if byte == ampersand || !isAtItemOfForm && endsValue(byte) { break }
      end += 1
    }
    bytesRead += end - valueStart
    range = valueStart..<end
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether the value of the last item may be JSON. Values of other items are within it.
  var mayHaveJSON: Bool {
    guard valueStart < bytes.count, !isEscaped, lastMark == ampersand || !hasQuery else {
      return false
    }
    return "{[".utf8.contains(character(at: valueStart).0)
  }

  mutating func next() -> Found? {
    while index < bytes.count {
      if let mark {
        self.mark = nil
        if let item = item(after: mark) { return item }
      }
      let (byte, length) = character(at: index)
      let isAuthority = tail == (colon, slash) && byte == slash
      if isAuthority { isInAddress = true }
      if kind != .address, length == 1, endsAddress(byte) { isInAddress = kind != .text }
      index += length
      bytesRead += length
      tail = (tail.1, byte)
      if isInAddress, beginsItem(byte) {
        mark = byte
        isAtItemOfForm = kind == .form && byte == ampersand && length == 1
      }
      if isAuthority, let user = user(isEscaped: length > 1) { return user }
    }
    return nil
  }

  /// The item that begins here; nil if none does.
  private mutating func item(after mark: UInt8) -> Found? {
    hasQuery = hasQuery || lastMark == UInt8(ascii: "?")
    lastMark = mark
    var end = index
    var tail: (UInt8, UInt8) = (0, 0)
    defer { bytesRead += end - index }
    while end < bytes.count {
      let (byte, length) = character(at: end)
      // An address is no name: it may have a user.
      if tail == (colon, slash), byte == slash { return nil }
      tail = (tail.1, byte)
      if byte == equals {
        valueStart = end + length
        isEscaped = length > 1
        return .item(String(decoding: bytes[index..<end], as: UTF8.self))
      }
      let isEnd = isAtItemOfForm ? byte == ampersand && length == 1 : endsName(byte, length)
      guard !isEnd else { return nil }
      end += length
    }
    return nil
  }

  /// The user of an address whose host would begin here.
  private mutating func user(isEscaped: Bool) -> Found? {
    var end = index
    var last: Int?
    defer { bytesRead += end - index }
    while end < bytes.count {
      let (byte, length) = isEscaped ? character(at: end) : (bytes[end], 1)
      if byte == slash || "?#&".utf8.contains(byte) || kind != .address && endsAddress(byte) {
        break
      }
      if byte == at { last = end }
      end += length
    }
    guard let last else { return nil }
    range = index..<last
    return .user(String(decoding: bytes[range], as: UTF8.self))
  }

  /// A character without its escape, and its length with it.
  private func character(at index: Int) -> (UInt8, Int) {
    bytes.percentDecoded(at: index).map { ($0, 3) } ?? (bytes[index], 1)
  }

  private func endsName(_ byte: UInt8, _ length: Int) -> Bool {
    beginsItem(byte)
      || kind != .address && length == 1 && (endsAddress(byte) || byte == UInt8(ascii: "'"))
  }

  private func endsValue(_ byte: UInt8) -> Bool {
    byte == hash || lastMark == semicolon && "/?;".utf8.contains(byte)
      || kind != .address && endsAddress(byte)
  }
}

private let equals = UInt8(ascii: "=")
private let at = UInt8(ascii: "@")
private let percent = UInt8(ascii: "%")
private let ampersand = UInt8(ascii: "&")
private let semicolon = UInt8(ascii: ";")
private let hash = UInt8(ascii: "#")
private let colon = UInt8(ascii: ":")
private let slash = UInt8(ascii: "/")

/// A semicolon begins a parameter of a path: `/app;jsessionid=1`.
private func beginsItem(_ byte: UInt8) -> Bool { "?&#;".utf8.contains(byte) }

/// Where an address in a text ends. Apostrophes may be within.
private func endsAddress(_ byte: UInt8) -> Bool {
  byte <= UInt8(ascii: " ") || "\"<>\\".utf8.contains(byte)
}
