import ConstructionBuilders

/// Makes documents smaller, as long as they can be built.
struct SmallerDocuments {
  /// The most documents that are tried.
  private static let mostTries = 2_000

  private let type: any Capturable.Type

  init(_ type: any Capturable.Type) { self.type = type }

  /// A document from which no member and no element can be taken.
  func least(of document: JSONValue) -> JSONValue {
    var document = document
    var tries = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      // Parts that contain others come first.
      for path in document.places {
        guard tries < Self.mostTries else { return document }
        guard let smaller = document.removing(path.components[...]) else { continue }
        tries += 1
        guard type.strictFindings(of: smaller).isEmpty else { continue }
        (document, isSmaller) = (smaller, true)
      }
    }
    return document
  }
}

extension JSONValue {
  /// The paths of all members and elements, the last elements first.
  fileprivate var places: [FieldPath] {
    switch self {
    case .array(let elements):
      elements.indices.reversed().flatMap { index in
        let path = FieldPath([.index(index)])
        return [path] + elements[index].places.map { path + $0 }
      }
    case .object(let members):
      members.flatMap { key, value in
        let path = FieldPath([.key(key)])
        return [path] + value.places.map { path + $0 }
      }
    default: []
    }
  }

  /// The value without the member or element at a path; nil if there is none.
  fileprivate func removing(_ steps: ArraySlice<FieldPath.Component>) -> JSONValue? {
    let rest = steps.dropFirst()
    switch (steps.first, self) {
    case (.key(let key)?, .object(var members)):
      guard let member = members[key] else { return nil }
      if rest.isEmpty {
        members[key] = nil
      } else {
        guard let smaller = member.removing(rest) else { return nil }
        members[key] = smaller
      }
      return .object(members)
    case (.index(let index)?, .array(var elements)):
      guard elements.indices.contains(index) else { return nil }
      if rest.isEmpty {
        elements.remove(at: index)
      } else {
        guard let smaller = elements[index].removing(rest) else { return nil }
        elements[index] = smaller
      }
      return .array(elements)
    default: return nil
    }
  }
}
