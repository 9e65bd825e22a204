extension FieldPath: CustomStringConvertible {
  /// The path as it is written in messages, such as `data.results[3].name`.
  @_documentation(visibility: internal)
  public var description: String { description { "[\($0)]" } }

  /// The same, with indices written in a way of one's own.
  func description(index written: (Int) -> String) -> String {
    components.reduce(into: "") { text, component in
      switch component {
      case .index(let index): text += written(index)
      case .key(let key) where !Self.isPlain(key): text += "[\(JSONText.quoted(key))]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
  }

  /// Whether a key can stand in a path without brackets.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        // Some letters are not seen: those that stand for a missing part of a Korean syllable.
        scalar.properties.isAlphabetic && scalar.isVisible
          || scalar.properties.numericType != nil || "_-$@".unicodeScalars.contains(scalar)
      }
  }
}
