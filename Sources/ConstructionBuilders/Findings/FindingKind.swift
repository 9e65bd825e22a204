extension Finding {
  /// What happened to a value.
  ///
  /// Later versions can add kinds, so a `switch` over them needs a `default`:
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

    /// The number of findings that a ``more(_:)`` stands for; nil for the other kinds.
    public let count: Int?

    init(_ name: String, count: Int? = nil) {
      self.name = name
      self.count = count.map { max($0, 0) }
    }

    /// The key is not there.
    public static let missing = Kind("missing")
    /// The value is null.
    public static let null = Kind("null")
    /// The field cannot use a value of this JSON type or with this content.
    public static let mismatch = Kind("mismatch")
    /// The value is a number or a date beyond what the field's type or format holds.
    public static let outOfRange = Kind("outOfRange")
    /// The value is not one of an enumeration's raw values.
    public static let unknownCase = Kind("unknownCase")
    /// A closure or an initialiser rejected the value.
    public static let rejected = Kind("rejected")
    /// The value is in more arrays and objects than can be read.
    ///
    /// A document of bytes is refused as a whole beyond 512 levels, so this is about a dictionary,
    /// about a process that gets no more threads, and about a variant that would read its own
    /// object forever. An array or dictionary that lost an element to it does not build, unless
    /// ``Field/allowingLosses(atMost:)`` allows the loss.
    public static let tooDeep = Kind("tooDeep")
    /// The bytes are not JSON as RFC 8259 defines it.
    public static let malformed = Kind("malformed")
    /// A repair: the text around or in the document is not JSON, and was read over; see
    /// ``Coercion/looseSyntax``.
    public static let syntax = Kind("syntax")
    /// A repair: the value was converted, mostly from another JSON type.
    public static let coerced = Kind("coerced")
    /// A repair: the value was found under another of the accepted keys or paths, or under a key in
    /// any case.
    public static let alias = Kind("alias")
    /// The value is a number with more digits than the field's type holds.
    ///
    /// A Double or Float uses the nearest number if the coercion allows it. Otherwise the value is
    /// a problem.
    public static let imprecise = Kind("imprecise")
    /// The date has no time zone, where the format expects one; see
    /// ``FieldFormat/iso8601WithZone``.
    ///
    /// It is read as UTC if the coercion allows any repair; otherwise the value is a problem.
    public static let missingTimeZone = Kind("missingTimeZone")
    /// The element or key equals another one, where each may occur only once.
    ///
    /// In a set this is a repair, and so is the key of a field: the last value counts. In a
    /// dictionary, the other members are left out. Of several keys in any case, none is read; see
    /// ``Coercion/keysInAnyCase``.
    public static let duplicate = Kind("duplicate")
    /// The element of a set, or the key of a dictionary, is left out: 256 others have its hash.
    ///
    /// A set of such values takes a time that grows with the square of their number. Values of most
    /// types have one hash only if they are equal. But Foundation hashes the nearest Double of a
    /// Decimal, and the first 80 bytes of Data.
    public static let alikeHashes = Kind("alikeHashes")
    /// More elements were lost than the builder allows; see ``Field/allowingLosses(atMost:)``.
    public static let tooManyLosses = Kind("tooManyLosses")
    /// The value has not arrived as a whole; see ``Field/isArriving``.
    public static let arriving = Kind("arriving")
    /// The document was cut off here, and what had arrived is used; see
    /// `JSONRoot(cutOff:)`.
    public static let cutOff = Kind("cutOff")
    /// Stands for `count` findings that were not kept individually. A negative count is 0.
    public static func more(_ count: Int) -> Kind { Kind("more", count: count) }
  }
}

extension Finding.Kind: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { JSONText.visible(count.map { "\(name)(\($0))" } ?? name) }
}
