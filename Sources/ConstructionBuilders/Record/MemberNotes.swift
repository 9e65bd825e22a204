/// What few notes say of the members of an object. One reference keeps all other notes small.
final class MemberNotes: Sendable {
  /// Where the members are, if they are not at their keys.
  let paths: [String: FieldPath]?

  /// The format of the keys, of their type; nil if that alone says how they are written.
  let keyFormat: (any Sendable)?

  /// The variant of an object that is missing or null, where a member beside it tells it.
  let toldVariant: String?

  init(
    paths: [String: FieldPath]? = nil, keyFormat: (any Sendable)? = nil,
    toldVariant: String? = nil
  ) {
    (self.paths, self.keyFormat, self.toldVariant) = (paths, keyFormat, toldVariant)
  }
}
