extension FieldPath: CustomStringConvertible {
  /// The path as messages print it, such as `data.results[3].name`.
  @_documentation(visibility: internal)
  public var description: String { description { "[\($0)]" } }

  /// The path as messages print it, but with each index written by `written`.
  package func description(index written: (Int) -> String) -> String {
    components.reduce(into: "") { text, component in
      switch component {
      case .index(let index): text += written(index)
      case .key(let key) where !Self.isPlain(key): text += "[\(JSONText.quoted(key))]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
  }

  /// Whether a key needs no brackets in a path.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        // Hangul fillers are alphabetic but invisible.
        scalar.properties.isAlphabetic && scalar.isVisible
          || scalar.properties.numericType != nil || "_-$@".unicodeScalars.contains(scalar)
      }
  }
}
