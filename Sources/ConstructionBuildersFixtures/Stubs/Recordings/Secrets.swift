/// Tells by their names what must not be in a committed recording.
enum Secrets {
  /// Whether the value of a header field authenticates somebody.
  static func isHeader(_ name: String) -> Bool {
    let plain = plain(name)
    return isItem(name) || plain.hasSuffix("token")
      || partsOfHeaders.contains { plain.contains($0) }
  }

  /// Whether the value of an item of a query or of a form authenticates somebody.
  ///
  /// The whole name counts: `pageToken` and `sortkey` are no secrets. Forms have paths as names, of
  /// which the last step counts, too: `user[password]` is a secret. `page[token]` and `sort[key]`
  /// are none.
  static func isItem(_ name: String) -> Bool {
    let whole = plain(name)
    let step = plain(name.split { "[].:".contains($0) }.last ?? "")
    return items.contains(whole)
      || items.contains(step) && step != "key" && !whole.hasPrefix("page")
  }

  /// A name as letters and digits: `X-Api-Key` and `x_api_key` are the same.
  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static let partsOfHeaders = [
    "accesskey", "apikey", "authentication", "authkey", "authorization", "cookie", "functionskey",
    "jwt", "passphrase", "password",
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
