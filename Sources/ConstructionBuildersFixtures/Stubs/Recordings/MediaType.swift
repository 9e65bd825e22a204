/// A media type, or another header value with parameters: `form-data; name="a"`.
struct MediaType {
  private let parts: [Substring]

  init(_ text: some StringProtocol) {
    // A semicolon in quotation marks is no separator.
    var isQuoted = false
    parts = Substring(text).split(omittingEmptySubsequences: false) { character in
      if character == "\"" { isQuoted.toggle() }
      return character == ";" && !isQuoted
    }
  }

  /// The type in small letters, without parameters.
  var name: String {
    (parts.first ?? "").trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
  }

  var isMultipart: Bool { name.hasPrefix("multipart/") }

  var isForm: Bool { name == "application/x-www-form-urlencoded" }

  /// The value of a parameter, with or without quotation marks. Case does not matter in the name.
  func parameter(_ name: String) -> String? {
    for part in parts.dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard pair.count == 2, pair[0].lowercased() == name else { continue }
      return pair[1].trimmingCharacters(in: ["\""])
    }
    return nil
  }
}
