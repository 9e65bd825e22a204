import ConstructionBuilders

/// A case of an enumeration that a contract describes: documents are read as such cases by the same
/// code as those of clients.
///
/// `Place` tells apart the enumerations of one value, such as those of the keys and of the members
/// of a dictionary.
struct ProbedCase<RawValue: PlainType, Place>: RawRepresentable, Hashable, Capturable {
  let rawValue: RawValue

  /// Nil if the contract lists the cases of this place, and the value is none of them.
  init?(rawValue: RawValue) {
    let cases = ProbedCases.current.byPlace[ObjectIdentifier(Place.self)]
    guard cases?.contains(AnyHashable(rawValue)) != false else { return nil }
    self.rawValue = rawValue
  }
}

extension ProbedCase: PlainType {}
extension Open: PlainType where Case: PlainType, Case.RawValue: PlainType {}

/// The cases of the enumerations of a value that is read, by their places.
///
/// Types cannot know them: a contract that was decoded has only their raw values.
///
/// Unchecked, because an AnyHashable is not Sendable. These are values of the library's own types,
/// which are, and they do not change.
struct ProbedCases: @unchecked Sendable {
  @TaskLocal static var current = ProbedCases()

  var byPlace: [ObjectIdentifier: Set<AnyHashable>] = [:]
}

/// A type that reads the values of a contract, and the cases of the enumerations in it.
struct ProbedType {
  let type: any PlainType.Type
  private(set) var cases = ProbedCases()

  init(_ type: any PlainType.Type) { self.type = type }

  /// The same cases in a type made of this one.
  func map(_ transform: (any PlainType.Type) -> any PlainType.Type) -> ProbedType {
    var other = ProbedType(transform(type))
    other.cases = cases
    return other
  }

  /// A dictionary of this type, by keys of another one.
  func dictionary(by key: ProbedType) -> ProbedType {
    var other = map { $0.dictionary(by: key.type) }
    other.cases.byPlace.merge(key.cases.byPlace) { own, _ in own }
    return other
  }

  /// An enumeration with raw values of this type.
  ///
  /// - Parameters:
  ///   - cases: The raw values; nil if any value is a case.
  ///   - isOpen: Whether other values are kept.
  func cases<Place>(_ cases: [JSONValue]?, isOpen: Bool, at place: Place.Type) -> ProbedType {
    let raw = type
    var other = map { isOpen ? $0.openCases(at: place) : $0.cases(at: place) }
    if let cases {
      other.cases.byPlace[ObjectIdentifier(place)] = Set(
        cases.compactMap { raw.strictly(read: $0) })
    }
    return other
  }
}

/// The place of the keys of a dictionary.
enum KeyPlace<Outer> {}

/// The place of the members of a dictionary.
enum MemberPlace<Outer> {}

extension PlainType {
  fileprivate static func cases<Place>(at place: Place.Type) -> any PlainType.Type {
    ProbedCase<Self, Place>.self
  }

  fileprivate static func openCases<Place>(at place: Place.Type) -> any PlainType.Type {
    Open<ProbedCase<Self, Place>>.self
  }

  fileprivate static func strictly(read json: JSONValue) -> AnyHashable? {
    JSONNode.withRoot(json, .strict) { capture($0).value.map(AnyHashable.init) }
  }
}
