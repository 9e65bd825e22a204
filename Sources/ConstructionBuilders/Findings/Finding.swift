/// One fact about a response that is worth reporting.
///
/// A finding is either a *problem* or a *repair*. A problem means that the value could not be used.
/// A repair means that it was used, although it differs from what the builder declares. A finding
/// holds facts, and `description` turns them into a sentence.
///
/// ```swift
/// let sut = CharacterResponseBuilder(dictionary: ["name": ["Scott", "Summers"]])
/// sut.findings[0].path         // name
/// sut.findings[0].kind         // .mismatch
/// "\(sut.findings[0])"
/// // name: expected String, found array ["Scott", "Summers"]
/// ```
public struct Finding: Sendable {
  /// The path of the value, from the builder that reports the finding.
  public var path: FieldPath

  private let shared: SharedFacts

  /// Everything but the path.
  var facts: Facts { shared.facts }

  /// What happened.
  public var kind: Kind { facts.kind }

  /// What was expected: a type such as `Int`, or a description.
  public var expected: String { facts.expected }

  /// What was found instead, if anything.
  public var found: FoundValue? { facts.found }

  /// Whether the value was used nevertheless.
  public var isRepair: Bool { facts.isRepair }

  /// The reason that a closure, an initialiser or an error gave.
  ///
  /// It is nil if `kind` and `expected` say everything.
  public var reason: String? { facts.reason }

  /// The place in the text, if the text is not JSON or not an object.
  public var location: TextLocation? { facts.location }

  /// Creates a finding from its facts.
  public init(
    path: FieldPath = FieldPath(), kind: Kind, expected: String, found: FoundValue? = nil,
    isRepair: Bool = false, reason: String? = nil, location: TextLocation? = nil
  ) {
    let facts = Facts(
      kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason,
      location: location)
    self.init(path: path, facts)
  }

  init(path: FieldPath, _ facts: Facts) {
    self.path = path
    shared = SharedFacts(facts)
  }

  /// The same finding without any value from the input.
  ///
  /// It has no excerpt, and no reason that could quote a value.
  ///
  /// The path stays. It holds indices and the keys that the builder declares, and also the keys of
  /// a field that is a dictionary. If those can be personal data, use ``redactedWithoutKeys``.
  public var redacted: Finding { redacted(at: path) }

  /// Like ``redacted``, and also without keys from the input.
  ///
  /// Those are the keys of dictionaries, and the keys inside a Decodable type.
  ///
  /// ```swift
  /// finding                        // prices["ann@example.com"]: expected Int, found string "many"
  /// finding.redactedWithoutKeys    // prices["…"]: expected Int, found string
  /// ```
  ///
  /// A decoded finding no longer knows which keys come from the input. Redact before you encode.
  public var redactedWithoutKeys: Finding { redacted(at: path.withoutInputKeys) }

  private func redacted(at path: FieldPath) -> Finding {
    Finding(
      path: path, kind: kind, expected: expected, found: found?.redacted, isRepair: isRepair,
      reason: [.malformed, .syntax, .tooManyLosses].contains(kind) ? reason : nil,
      location: location)
  }

  /// The same finding, with its path seen from one level above.
  package func prefixed(by prefix: FieldPath) -> Finding {
    var copy = self
    copy.path = prefix + path
    return copy
  }
}

extension Finding {
  struct Facts: Hashable, Sendable, Codable {
    let kind: Kind
    let expected: String
    let found: FoundValue?
    let isRepair: Bool
    let reason: String?
    let location: TextLocation?
  }

  /// Each level around a deep value reports the same finding under a longer path, so the copies
  /// share their facts.
  private final class SharedFacts: Sendable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }
}

extension Finding: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    left.path == right.path
      && (left.shared === right.shared || left.shared.facts == right.shared.facts)
  }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    // Path and kind nearly always tell findings apart.
    hasher.combine(path)
    hasher.combine(kind)
  }
}

extension Finding: CustomStringConvertible {
  /// One sentence on one line, such as `total: expected Int, found string "many"`.
  @_documentation(visibility: internal)
  public var description: String { sentence }
}
