extension SecretCleaner {
  /// A body without its secrets; nil if it has none.
  mutating func cleaned(body text: String, ofType type: String?) -> String? {
    if let text = cleaned(jsonText: text) { return text.cleaned }
    if RequestBody.isMultipart(text, ofType: type) { return cleaned(multipart: text, ofType: type) }
    if RequestBody.isForm(text, ofType: type) { return cleaned(text, as: .form) }
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return cleaned(text, as: .text) }
    return cleaned(lines: text, ofType: type)
  }

  /// A text whose lines may be JSON, such as those of server-sent events; nil if it has no secrets.
  private mutating func cleaned(lines text: String, ofType type: String?) -> String? {
    var isChanged = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { bytes -> String in
        let line = String(Substring(bytes))
        let prefix = line.hasPrefix("data:") ? "data:" : ""
        let rest = String(line.dropFirst(prefix.count))
        let json = cleaned(jsonText: rest)
        // A form that is sent as a plain text has an item in each line.
        let end = rest.hasSuffix("\r") ? "\r" : ""
        let item = String(rest.dropLast(end.count))
        let kind: TextKind = RequestBody.isForm(item, ofType: type) ? .form : .text
        guard let next = json.map(\.cleaned) ?? cleaned(item, as: kind).map({ $0 + end }) else {
          return line
        }
        isChanged = true
        return prefix + next
      }
    return isChanged ? lines.joined(separator: "\n") : nil
  }

  /// A text of HAR that may be JSON, or have addresses in it; nil if it has no secrets.
  mutating func cleaned(anyText text: String) -> String? {
    if let text = cleaned(jsonText: text) { return text.cleaned }
    return cleaned(text, as: .addresses)
  }
}
