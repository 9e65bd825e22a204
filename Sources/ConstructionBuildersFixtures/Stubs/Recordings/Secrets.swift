/// Tells by their names what must not be in a committed recording.
enum Secrets {
  /// Whether the value of a header field authenticates somebody.
  static func isHeader(_ name: String) -> Bool {
    let name = plain(name)
    return name.hasSuffix("token") || partsOfHeaders.contains { name.contains($0) }
  }

  /// Whether the value of an item of a query or of a form authenticates somebody.
  ///
  /// The whole name counts: `pageToken` and `sortkey` are no secrets.
  static func isItem(_ name: String) -> Bool { items.contains(plain(name)) }

  /// A name as letters and digits: `X-Api-Key` and `x_api_key` are the same.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let partsOfHeaders = [
    "accesskey", "apikey", "authentication", "authkey", "authorization", "cookie", "functionskey",
    "jwt", "password",
    "secret", "sessionid", "signature", "subscriptionkey",
  ]

  private static let items: Set<String> = [
    "accesskey", "accesskeyid", "accesstoken", "apikey", "apisecret", "apitoken", "appsecret",
    "assertion",
    "auth", "authkey", "authorization", "authtoken", "awsaccesskeyid", "bearertoken",
    "clientassertion",
    "clientsecret", "credential", "credentials", "csrftoken", "idtoken", "jsessionid", "jwt", "key",
    "oauthsignature", "oauthtoken",
    "passphrase", "passwd", "password", "phpsessid", "privatekey", "pwd", "refreshtoken", "secret",
    "secretkey", "securitytoken", "sessionid", "sessiontoken", "sig", "signature",
    "subscriptionkey", "token", "xamzcredential", "xamzsecuritytoken", "xamzsignature", "xapikey",
    "xauthtoken", "xgoogcredential", "xgoogsignature",
  ]
}

extension Secrets {
  /// A text without the secrets of the addresses in it, and the names of what was removed.
  ///
  /// An item of a query, or of a fragment, is removed with one separator; a user with the password.
  /// A form consists of such items only.
  static func removed(
    from text: String, isForm: Bool = false
  ) -> (text: String, names: [String]) {
    guard text.utf8.contains(where: { $0 == equals || $0 == at }) else { return (text, []) }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var names: [String] = []
    var (index, isAtItem) = (0, isForm)
    while index < bytes.count {
      guard isAtItem else {
        kept.append(bytes[index])
        isAtItem = beginsItem(bytes[index])
        index += 1
        if kept.suffix(3) == authority, let end = userEnd(in: bytes[index...]) {
          names.append("user of the address")
          index = end
        }
        continue
      }
      var end = bytes[index...].firstIndex(where: endsItem) ?? bytes.count
      let item = bytes[index..<end]
      isAtItem = false
      if let name = name(of: item), isItem(name) {
        end = endOfSecret(in: bytes[index...], after: kept.last, isForm)
        names.append("\(isForm ? "form" : "query") item \(name)")
        if end < bytes.count, bytes[end] == ampersand {
          isAtItem = true
          index = end + 1
          continue
        }
        if kept.last.map(beginsItem) == true { kept.removeLast() }
      } else {
        let (text, users) =
          item.contains(at) ? removed(from: String(decoding: item, as: UTF8.self)) : ("", [])
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
  private static let authority = Array("://".utf8)[...]

  /// A semicolon begins a parameter of a path: `/app;jsessionid=1`.
  private static func beginsItem(_ byte: UInt8) -> Bool { "?&#;".utf8.contains(byte) }

  private static func endsItem(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || "?&#;\"'<>\\".utf8.contains(byte)
  }

  /// Where the value of a secret ends. It may have characters that end other items.
  private static func endOfSecret(
    in bytes: ArraySlice<UInt8>, after separator: UInt8?, _ isForm: Bool
  ) -> Int {
    bytes.firstIndex { byte in
      if isForm { return byte == ampersand }
      if separator == UInt8(ascii: ";"), "/?;".utf8.contains(byte) { return true }
      return byte <= UInt8(ascii: " ") || "&#\"<>\\".utf8.contains(byte)
    } ?? bytes.endIndex
  }

  /// The decoded name of an item that has a value.
  private static func name(of item: ArraySlice<UInt8>) -> String? {
    item.firstIndex(of: equals).map {
      QueryItem.decoded(String(decoding: item[..<$0], as: UTF8.self))
    }
  }

  /// Where the host begins, behind a user.
  private static func userEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.prefix { byte in
      byte == UInt8(ascii: "'") || byte == UInt8(ascii: ";")
        || !endsItem(byte) && byte != UInt8(ascii: "/")
    }.lastIndex(of: at).map { $0 + 1 }
  }
}
