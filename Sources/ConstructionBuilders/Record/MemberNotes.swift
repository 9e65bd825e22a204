/// What few notes say of the members of an object. One reference keeps all other notes small.
final class MemberNotes: Sendable {
  /// Where the members are, if they are not at their keys.
  let paths: [String: FieldPath]?

  /// The format of the keys, of their type; nil if that alone says how they are written.
  let keyFormat: (any Sendable)?

  /// The variant of an object that is missing or null, where a member beside it tells it.
  let toldVariant: String?

  /// The value of a field before elements of it were changed, if it has to be compared.
  let before: KeptValue?

  /// Whether the value is an element in place of the array that contains it.
  let areInPlaceOfArray: Bool

  static let inPlaceOfArray = MemberNotes(areInPlaceOfArray: true)

  init(
    paths: [String: FieldPath]? = nil, keyFormat: (any Sendable)? = nil,
    toldVariant: String? = nil, before: KeptValue? = nil, areInPlaceOfArray: Bool = false
  ) {
    (self.paths, self.keyFormat, self.toldVariant) = (paths, keyFormat, toldVariant)
    (self.before, self.areInPlaceOfArray) = (before, areInPlaceOfArray)
  }

  func with(before: KeptValue?) -> MemberNotes {
    MemberNotes(
      paths: paths, keyFormat: keyFormat, toldVariant: toldVariant, before: before,
      areInPlaceOfArray: areInPlaceOfArray)
  }
}
