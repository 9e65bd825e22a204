/// Something about a response that a person may want to know.
///
/// A finding is either a *problem*, when the value could not be used, or a *repair*, when it was
/// used although it arrived otherwise than declared. It holds facts; ``description`` makes the
/// sentence.
///
/// ```swift
/// let sut = CharacterResponseBuilder(dictionary: ["name": ["Scott", "Summers"]])
/// sut.findings[0].path         // name
/// sut.findings[0].kind         // .mismatch
/// "\(sut.findings[0])"
/// // name: expected String, found array ["Scott", "Summers"]
/// ```
public struct Finding: Hashable, Sendable, Codable {
  /// Where, from the builder that was asked.
  public var path: FieldPath

  /// What kind of thing happened.
  public let kind: Kind

  /// What would have been right: a type such as `Int`, or words.
  public let expected: String

  /// What was found instead, where something was.
  public let found: Found?

  /// Whether the value was used all the same.
  public let isRepair: Bool

  /// What whoever refused the value said; nil where kind and `expected` say it all.
  public let reason: String?

  /// The place in the document, where that is not JSON or not an object.
  public let location: TextLocation?

  /// A finding by its facts.
  public init(
    path: FieldPath = FieldPath(), kind: Kind, expected: String, found: Found? = nil,
    isRepair: Bool = false, reason: String? = nil, location: TextLocation? = nil
  ) {
    self.path = path
    self.kind = kind
    self.expected = expected
    self.found = found
    self.isRepair = isRepair
    self.reason = reason
    self.location = location
  }

  /// The same finding without anything that arrived: no excerpt, and no words that could quote it.
  ///
  /// Paths stay: they consist of the keys that the builder declares and of indices, but for the keys
  /// of a field declared as a dictionary.
  public var redacted: Finding {
    Finding(
      path: path, kind: kind, expected: expected, found: found?.redacted, isRepair: isRepair,
      reason: kind == .malformed ? reason : nil, location: location)
  }

  /// The same finding as seen from one level above.
  func prefixed(by prefix: FieldPath) -> Finding {
    var copy = self
    copy.path = prefix + path
    return copy
  }
}

extension Finding: CustomStringConvertible {
  /// One sentence on one line, such as `total: expected Int, found string "many"`.
  public var description: String { sentence }
}
