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
public struct Finding: Sendable {
  /// Where, from the builder that was asked.
  public var path: FieldPath

  private let facts: Facts

  /// What kind of thing happened.
  public var kind: Kind { facts.kind }

  /// What would have been right: a type such as `Int`, or words.
  public var expected: String { facts.expected }

  /// What was found instead, where something was.
  public var found: Found? { facts.found }

  /// Whether the value was used all the same.
  public var isRepair: Bool { facts.isRepair }

  /// What whoever refused the value said; nil where kind and `expected` say it all.
  public var reason: String? { facts.reason }

  /// The place in the document, where that is not JSON or not an object.
  public var location: TextLocation? { facts.location }

  /// A finding by its facts.
  public init(
    path: FieldPath = FieldPath(), kind: Kind, expected: String, found: Found? = nil,
    isRepair: Bool = false, reason: String? = nil, location: TextLocation? = nil
  ) {
    self.path = path
    facts = Facts(
      kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason,
      location: location)
  }

  /// The same finding without anything that arrived: no excerpt, and no words that could quote it.
  ///
  /// Paths stay: they consist of the keys that the builder declares and of indices, but for the keys
  /// of a field declared as a dictionary. Where these may be somebody's, see ``redactedWithKeys``.
  public var redacted: Finding { redacted(at: path) }

  /// The same as ``redacted``, also without keys that arrived: those of dictionaries, and of what a
  /// Decodable type reads by itself.
  ///
  /// ```swift
  /// finding                     // prices["ann@example.com"]: expected Int, found string "many"
  /// finding.redactedWithKeys    // prices["…"]: expected Int, found string
  /// ```
  ///
  /// A finding that was decoded no longer knows which keys these are: redact before encoding.
  public var redactedWithKeys: Finding { redacted(at: path.withoutForeignKeys) }

  private func redacted(at path: FieldPath) -> Finding {
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

extension Finding {
  /// All but the path. A finding deep in a document is seen from each level around it: only its
  /// path differs there, and these are shared.
  private final class Facts: Sendable {
    let kind: Kind
    let expected: String
    let found: Found?
    let isRepair: Bool
    let reason: String?
    let location: TextLocation?

    init(
      kind: Kind, expected: String, found: Found?, isRepair: Bool, reason: String?,
      location: TextLocation?
    ) {
      self.kind = kind
      self.expected = expected
      self.found = found
      self.isRepair = isRepair
      self.reason = reason
      self.location = location
    }
  }
}

extension Finding: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path
      && (left.facts === right.facts
        || left.kind == right.kind && left.expected == right.expected
          && left.found == right.found && left.isRepair == right.isRepair
          && left.reason == right.reason && left.location == right.location)
  }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    // Nearly always these tell a finding from others.
    hasher.combine(path)
    hasher.combine(kind)
  }
}

extension Finding: CustomStringConvertible {
  /// One sentence on one line, such as `total: expected Int, found string "many"`.
  public var description: String { sentence }
}
