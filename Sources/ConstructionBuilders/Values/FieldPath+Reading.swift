extension FieldPath: ExpressibleByStringLiteral {
  /// Creates a path from the text that messages print.
  ///
  /// Text that is not a path, such as `"a[b"`, becomes a single key.
  @_documentation(visibility: internal)
  public init(stringLiteral text: String) {
    self = FieldPath(text: text) ?? .key(text)
  }

  /// Creates a path from the text that messages print; nil if the text is not a path.
  public init?(text: String) {
    guard let components = PathReader(text).components() else { return nil }
    self.init(components)
  }
}

/// Reads the text of a path from left to right by Unicode scalars.
///
/// By characters, it would miss a period that is followed by a combining accent.
private struct PathReader {
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  consuming func components() -> [FieldPath.Component]? {
    var components: [FieldPath.Component] = []
    while let first = rest.first {
      if first == "[" {
        rest.removeFirst()
        guard let component = bracketed() else { return nil }
        components.append(component)
      } else {
        if !components.isEmpty {
          guard first == "." else { return nil }
          rest.removeFirst()
        }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        rest = rest[key.endIndex...]
        components.append(.key(String(key)))
      }
    }
    return components
  }

  /// Reads an index, or a key in quotation marks, and the closing bracket.
  private mutating func bracketed() -> FieldPath.Component? {
    if rest.first == "\"" {
      guard let end = endOfQuoted() else { return nil }
      let quoted = String(rest[..<end])
      rest = rest[end...]
      guard case .string(let key)? = try? JSONValue(json: quoted), close() else { return nil }
      return .key(key)
    }
    let digits = rest.prefix { $0 != "]" }
    guard let index = Int(Substring(digits)), index >= 0 else { return nil }
    rest = rest[digits.endIndex...]
    return close() ? .index(index) : nil
  }

  private mutating func close() -> Bool {
    guard rest.first == "]" else { return false }
    rest.removeFirst()
    return true
  }

  /// The index after the quotation mark that ends the quoted key at the start.
  private func endOfQuoted() -> Substring.Index? {
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if rest[index] == "\\" {
        isEscaped = true
      } else if rest[index] == "\"" {
        return rest.index(after: index)
      }
    }
    return nil
  }
}
