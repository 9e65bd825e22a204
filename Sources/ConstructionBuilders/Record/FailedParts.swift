/// What failed in a value that was built for its findings.
///
/// A builder that nobody requires is left out of a model without a word. This says why.
@_documentation(visibility: internal)
public struct FailedParts {
  /// The problems of the builder that is the value; nil if it was built.
  var own: FindingList?

  /// The fields of the builder that could not be built as a whole.
  private var fields: [FailedField] = []

  /// No builder has more. A `build()` that builds more others knows nothing of each.
  private static let mostFields = 512

  /// The elements of the container that could not be built as a whole, in the order in which they
  /// were built.
  private var elements: [(place: FieldPath.Component, found: Element)] = []

  /// How many problems the lists of elements have.
  private var problemsOfElements = 0

  /// The findings about the value of one field, with paths that begin at the value.
  private struct FailedField {
    let place: FieldPlace
    /// Nil if several fields are at the place.
    var copy: (any ErasedField)?
    let findings: FindingList
  }

  /// The findings about one element.
  enum Element {
    case list(FindingList)
    /// There are so many: the list of the container has no room for them.
    case counted(Int)
  }

  /// The elements in the order of their places: a dictionary builds them in any order.
  var elementsInOrder: [(place: FieldPath.Component, found: Element)] {
    elements.count > 1 ? elements.sorted { $0.place.precedes($1.place) } : elements
  }

  /// The problem of the builder, if that is all that failed.
  var only: Finding? {
    guard let only = own?.only, fields.isEmpty, elements.isEmpty else { return nil }
    return only
  }

  /// The findings about the value of a field of the builder; nil if it was built as a whole, or not
  /// at all.
  ///
  /// A `build()` may build other builders, and their fields are among its own. What is known counts
  /// only if it is of a copy of this field. Else the field is built alone.
  func findings(of field: some ErasedField, at place: FieldPlace) -> FindingList? {
    guard !fields.isEmpty else { return nil }
    guard let index = fields.firstIndex(where: { $0.place == place }) else {
      return fields.count < Self.mostFields ? nil : field._ownFindingsAlone
    }
    guard let copy = fields[index].copy, field.isCopy(of: copy) else {
      return field._ownFindingsAlone
    }
    return fields[index].findings
  }

  mutating func add(_ findings: FindingList, of field: some ErasedField) {
    let place = field._place
    if let index = fields.firstIndex(where: { $0.place == place }) {
      fields[index].copy = nil
    } else if fields.count < Self.mostFields {
      fields.append(FailedField(place: place, copy: field, findings: findings))
    }
  }

  mutating func add(_ findings: FindingList, at place: FieldPath.Component) {
    // One problem may be there several times, so there may be more than the list has room for.
    let isFull = problemsOfElements >= FindingCounts.words.problems
    elements.append((place, isFull ? .counted(findings.count) : .list(findings)))
    problemsOfElements += findings.problemCount
  }
}

/// Where a builder has a field. Several can have one path, and even one type.
@_documentation(visibility: internal)
public struct FieldPlace: Equatable {
  let type: ObjectIdentifier
  let key: KeyWord

  /// Nil if it is the key.
  let path: FieldPath?

  public static func == (left: Self, right: Self) -> Bool {
    guard left.type == right.type else { return false }
    if left.path == nil, right.path == nil, left.key.bits == right.key.bits { return true }
    return left.wholePath == right.wholePath
  }

  /// Whether it is unknown.
  var isEmpty: Bool { path.map(\.isEmpty) ?? (key.bits == 0) }

  private var wholePath: FieldPath { path ?? key.text.map { .key($0) } ?? FieldPath() }
}
