extension SecretCleaner {
  /// A body of parts, of which a secret one has another content.
  mutating func cleaned(multipart text: String, ofType type: String?) -> String? {
    let boundary = type.flatMap { MediaType($0).parameter("boundary") }.map { "--\($0)" }
    let first = text.prefix { !$0.isNewline }.trimmingCharacters(in: .whitespaces)
    guard let delimiter = boundary ?? (first.hasPrefix("--") ? first : nil) else {
      return cleaned(text, as: .text)
    }
    bytesRead += text.utf8.count
    var isChanged = false
    let parts = text.components(separatedBy: delimiter).map { part -> String in
      guard let end = part.firstRange(of: "\r\n\r\n") ?? part.firstRange(of: "\n\n") else {
        return part
      }
      let disposition = Self.disposition(of: part[..<end.lowerBound])
      let content = part[end.upperBound...]
      let rest = content.reversed().prefix { $0.isNewline }.count
      let value = String(content.dropLast(rest))
      let name = disposition?.parameter("name") ?? disposition?.parameter("name*") ?? ""
      var next: String?
      if isSecret(name, of: value) {
        next = remove(value, "form item \(name)") ? Secret.removed : nil
      } else if disposition?.parameter("filename") == nil {
        next = cleaned(anyText: value)
      }
      guard let next else { return part }
      isChanged = true
      return part[..<end.upperBound] + next + content.suffix(rest)
    }
    return isChanged ? parts.joined(separator: delimiter) : nil
  }

  /// The value of the header field that names a part. Its lines may be folded.
  private static func disposition(of header: Substring) -> MediaType? {
    var lines: [String] = []
    for line in header.split(whereSeparator: \.isNewline) {
      if let first = line.first, " \t".contains(first), !lines.isEmpty {
        lines[lines.count - 1] += line
      } else {
        lines.append(String(line))
      }
    }
    return lines.first { $0.lowercased().hasPrefix("content-disposition") }
      .map { MediaType($0.drop { $0 != ":" }.dropFirst()) }
  }
}
