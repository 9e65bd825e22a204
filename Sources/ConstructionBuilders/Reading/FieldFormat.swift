/// How the input spells a field's value, if the type alone does not say.
///
/// ```swift
/// _modified = fields["modified", as: .iso8601]
/// _created = fields["created", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
/// ```
///
/// A custom format is a closure that reads one value:
///
/// ```swift
/// extension FieldFormat<Int> {
///   static var hexadecimal: FieldFormat {
///     FieldFormat { node in
///       String.capture(node).flatMap(node) { Int($0, radix: 16) }
///     }
///   }
/// }
/// ```
public struct FieldFormat<Value: Capturable>: Sendable {
  package let capture: @Sendable (JSONNode) -> Captured<Value>

  /// What it reads, for a contract.
  let words: FormatWords

  /// Creates a format from a closure that reads one value.
  public init(_ capture: @escaping @Sendable (JSONNode) -> Captured<Value>) {
    self.init(.own, capture)
  }

  /// Creates a format of the library, which can say what it reads.
  init(_ words: FormatWords, _ capture: @escaping @Sendable (JSONNode) -> Captured<Value>) {
    self.words = words
    self.capture = capture
  }

  /// Reads a value. One that is open cannot be read in a format.
  func captured(_ node: JSONNode) -> Captured<Value> {
    node.isOpen ? node.notArrived() : capture(node)
  }

  /// The first of several formats that can read the value.
  ///
  /// If none of them can, the finding names only the field's type.
  public static func oneOf(_ first: FieldFormat, _ others: FieldFormat...) -> FieldFormat {
    FieldFormat(.oneOf(([first] + others).map(\.words))) { node in
      let captured = first.capture(node)
      guard captured.value == nil else { return captured }
      for format in others {
        let other = format.capture(node)
        if other.value != nil { return other }
      }
      return others.isEmpty ? captured : .unusable(node)
    }
  }
}
