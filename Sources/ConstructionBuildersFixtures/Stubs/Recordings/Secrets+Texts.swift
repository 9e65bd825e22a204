extension Secrets {
  /// What a text is, which tells where a secret in it ends.
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

  /// A text without its secrets, and the names of what was removed.
  ///
  /// What is left has no secrets: a recording and a request that are cleaned alike stay alike, no
  /// matter how often they are cleaned.
  static func removed(
    from text: String, as kind: TextKind = .addresses
  ) -> (text: String, names: [String]) {
    var (cleaned, names): (String, [String]) = (text, [])
    while true {
      // What stood around a secret may be a secret together.
      let next =
        switch kind {
        case .form: removedOnce(fromForm: cleaned)
        case .text: removedOnce(fromAddressesIn: cleaned)
        case .address, .addresses: removedOnce(from: cleaned, isAddress: kind == .address)
        }
      guard !next.names.isEmpty else { return (cleaned, names) }
      cleaned = next.text
      names += next.names
    }
  }

  /// The body of a request without its secrets. JSON stays as it is.
  static func removed(
    fromBody text: String, ofType type: String?
  ) -> (text: String, names: [String]) {
    var (cleaned, names): (String, [String]) = (text, [])
    // Without a secret, a text may be a form, or JSON.
    while (try? JSONValue(json: Data(cleaned.utf8))) == nil {
      let kind: TextKind = RequestBody.isForm(cleaned, ofType: type) ? .form : .text
      let next = removed(from: cleaned, as: kind)
      guard !next.names.isEmpty else { break }
      cleaned = next.text
      names += next.names
    }
    return (cleaned, names)
  }

  private static func removedOnce(fromForm text: String) -> (text: String, names: [String]) {
    var names: [String] = []
    let items = text.utf8.split(separator: ampersand, omittingEmptySubsequences: false)
    let kept = items.compactMap { bytes -> String? in
      if let name = name(of: Array(bytes)[...]), isItem(name) {
        names.append("form item \(name)")
        return nil
      }
      let item = removed(from: String(decoding: bytes, as: UTF8.self))
      names += item.names
      return item.text
    }
    return names.isEmpty ? (text, []) : (kept.joined(separator: "&"), names)
  }

  private static func removedOnce(fromAddressesIn text: String) -> (text: String, names: [String]) {
    var names: [String] = []
    let cleaned = text.replacing(/[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s"<>\\]*/) { address in
      let next = removedOnce(from: String(address.output), isAddress: false)
      names += next.names
      return next.text
    }
    return names.isEmpty ? (text, []) : (cleaned, names)
  }

  /// An item of a query, or of a fragment, is removed with one separator; a user with the password.
  private static func removedOnce(
    from text: String, isAddress: Bool
  ) -> (text: String, names: [String]) {
    guard text.utf8.contains(where: { $0 == equals || $0 == at }) else { return (text, []) }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var names: [String] = []
    var (index, isAtItem, isInQuery) = (0, false, false)
    while index < bytes.count {
      guard isAtItem else {
        let byte = bytes[index]
        kept.append(byte)
        isAtItem = beginsItem(byte)
        if !isAddress, endsAddress(byte) { isInQuery = false }
        index += 1
        if kept.suffix(3) == authority, let end = userEnd(in: bytes[index...], isAddress) {
          names.append("user of the address")
          index = end
        }
        continue
      }
      let separator = kept.last
      let isEscaped = !isAddress && kept.suffix(escaped.count) == escaped
      // A semicolon, or another `?`, is within an item, and what follows is the next item.
      let isBetweenItems =
        isEscaped || separator == ampersand || separator == hash
        || separator == question && !isInQuery
      if separator != semicolon { isInQuery = true }
      var end = bytes[index...].firstIndex { endsItem($0, isAddress) } ?? bytes.count
      let item = bytes[index..<end]
      isAtItem = false
      if let name = name(of: item), isItem(name) {
        end = endOfSecret(in: bytes[index...], after: isEscaped ? ampersand : separator, isAddress)
        names.append("query item \(name)")
        if isBetweenItems, end < bytes.count, bytes[end] == ampersand {
          isAtItem = true
          isInQuery = separator != question
          index = end + (!isAddress && bytes[end...].starts(with: escaped) ? escaped.count : 1)
          continue
        }
        if let separator, beginsItem(separator) { kept.removeLast(isEscaped ? escaped.count : 1) }
      } else {
        let (text, users) =
          item.contains(at)
          ? removedOnce(from: String(decoding: item, as: UTF8.self), isAddress: isAddress)
          : ("", [])
        names += users
        kept += users.isEmpty ? Array(item) : Array(text.utf8)
      }
      index = end
    }
    return names.isEmpty ? (text, []) : (String(decoding: kept, as: UTF8.self), names)
  }

  private static let equals = UInt8(ascii: "=")
  private static let at = UInt8(ascii: "@")
  private static let ampersand = UInt8(ascii: "&")
  private static let semicolon = UInt8(ascii: ";")
  private static let question = UInt8(ascii: "?")
  private static let hash = UInt8(ascii: "#")
  /// An ampersand in XML.
  private static let escaped = Array("&amp;".utf8)[...]
  private static let authority = Array("://".utf8)[...]

  /// A semicolon begins a parameter of a path: `/app;jsessionid=1`.
  private static func beginsItem(_ byte: UInt8) -> Bool { "?&#;".utf8.contains(byte) }

  private static func endsItem(_ byte: UInt8, _ isAddress: Bool) -> Bool {
    beginsItem(byte) || !isAddress && (endsAddress(byte) || byte == UInt8(ascii: "'"))
  }

  /// Where an address in a text ends. Apostrophes may be within.
  private static func endsAddress(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || "\"<>\\".utf8.contains(byte)
  }

  /// Where the value of a secret ends. It may have characters that end other items.
  private static func endOfSecret(
    in bytes: ArraySlice<UInt8>, after separator: UInt8?, _ isAddress: Bool
  ) -> Int {
    bytes.firstIndex { byte in
      if separator == semicolon, "/?;".utf8.contains(byte) { return true }
      return "&#".utf8.contains(byte) || !isAddress && endsAddress(byte)
    } ?? bytes.endIndex
  }

  /// The decoded name of an item that has a value.
  private static func name(of item: ArraySlice<UInt8>) -> String? {
    item.firstIndex(of: equals).map {
      QueryItem.decoded(String(decoding: item[..<$0], as: UTF8.self))
    }
  }

  /// Where the host begins, behind a user.
  private static func userEnd(in bytes: ArraySlice<UInt8>, _ isAddress: Bool) -> Int? {
    bytes.prefix { byte in
      byte == UInt8(ascii: "'") || byte == semicolon
        || !endsItem(byte, isAddress) && byte != UInt8(ascii: "/")
    }.lastIndex(of: at).map { $0 + 1 }
  }
}
