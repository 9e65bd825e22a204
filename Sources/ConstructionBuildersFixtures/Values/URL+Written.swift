extension URL {
  /// The address of a text as browsers and servers write it: some characters behind the host are
  /// not percent-encoded, such as the brackets of `filter[name]=a%20b`.
  ///
  /// Of such a text, Foundation would encode the percent signs once more.
  init?(written text: String, relativeTo base: URL? = nil) {
    let beforePath = text[..<URL.beforePath(of: text).endIndex]
    let rest = text[beforePath.endIndex...]
    let encoded = rest.replacing(/%(?![0-9A-Fa-f]{2})|[^%A-Za-z0-9\-._~!$&'()*+,;=:@\/?#]/) {
      String($0.output).addingPercentEncoding(withAllowedCharacters: CharacterSet()) ?? ""
    }
    self.init(string: "\(beforePath)\(encoded)", relativeTo: base)
  }
}
