extension Finding {
  /// What kind of thing happened.
  ///
  /// More kinds may be added, so a `switch` over them needs a `default`:
  ///
  /// ```swift
  /// switch finding.kind {
  /// case .missing, .null: askTheBackendTeam(finding)
  /// default: log(finding.redacted)
  /// }
  /// ```
  public struct Kind: Hashable, Sendable, Codable {
    /// The kind's name, such as `"mismatch"`.
    public let name: String

    /// How many findings a ``more(_:)`` stands for; nil for the other kinds.
    public let count: Int?

    private init(_ name: String, count: Int? = nil) {
      self.name = name
      self.count = count
    }

    /// The key is not there.
    public static let missing = Kind("missing")
    /// The value is null.
    public static let null = Kind("null")
    /// The value is of a kind, or has a content, that the field cannot use.
    public static let mismatch = Kind("mismatch")
    /// The value is a number that the field's type cannot hold.
    public static let outOfRange = Kind("outOfRange")
    /// The value is none of an enumeration's raw values.
    public static let unknownCase = Kind("unknownCase")
    /// A closure or an initialiser said no.
    public static let rejected = Kind("rejected")
    /// The bytes are not JSON as RFC 8259 defines it.
    public static let malformed = Kind("malformed")
    /// A repair: the value was of another kind and had an exact conversion.
    public static let coerced = Kind("coerced")
    /// A repair: the value stood under another of the accepted keys.
    public static let alias = Kind("alias")
    /// The value is a whole number that the field's type cannot hold exactly: the nearest was taken,
    /// or none where that is not allowed.
    public static let imprecise = Kind("imprecise")
    /// The value, or the key, is the same as another one where each may stand but once. In a set it is
    /// a repair; in a dictionary its member was left out.
    public static let duplicate = Kind("duplicate")
    /// Stands for `count` findings that were not kept one by one.
    public static func more(_ count: Int) -> Kind { Kind("more", count: count) }
  }
}

extension Finding.Kind: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { JSONText.visible(count.map { "\(name)(\($0))" } ?? name) }
}
