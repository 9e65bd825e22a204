import ConstructionBuilders

/// Makes documents smaller, as long as they can be built.
struct SmallerDocuments {
  /// The most documents that are tried.
  private static let mostTries = 2_000

  private let type: any Capturable.Type

  init(_ type: any Capturable.Type) { self.type = type }

  /// The document with arrays that have few elements, as far as that can be built.
  ///
  /// Without this, an array of thousands of elements would be tried one by one.
  private func withShortArrays(_ document: JSONValue) -> JSONValue {
    var document = document
    for path in document.longArrays.prefix(100) {
      for count in [0, 1, 2, 8] {
        let shorter = document.shortening(path.components[...], to: count)
        guard type.strictFindings(of: shorter).isEmpty else { continue }
        document = shorter
        break
      }
    }
    return document
  }

  /// A document from which no member and no element can be taken.
  func least(of document: JSONValue) -> JSONValue {
    var document = withShortArrays(document)
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
  /// The paths of the arrays with more than eight elements, the outermost first.
  fileprivate var longArrays: [FieldPath] {
    switch self {
    case .array(let elements):
      let inner = elements.prefix(8).enumerated().flatMap { index, element in
        element.longArrays.map { FieldPath([.index(index)]) + $0 }
      }
      return (elements.count > 8 ? [FieldPath()] : []) + inner
    case .object(let members):
      return members.flatMap { key, value in
        value.longArrays.map { FieldPath([.key(key)]) + $0 }
      }
    default: return []
    }
  }

  /// The value with at most some elements in the array at a path.
  fileprivate func shortening(
    _ steps: ArraySlice<FieldPath.Component>, to count: Int
  ) -> JSONValue {
    switch (steps.first, self) {
    case (nil, .array(let elements)):
      return .array(Array(elements.prefix(count)))
    case (.key(let key)?, .object(var members)):
      members[key] = members[key]?.shortening(steps.dropFirst(), to: count)
      return .object(members)
    case (.index(let index)?, .array(var elements)):
      guard elements.indices.contains(index) else { return self }
      elements[index] = elements[index].shortening(steps.dropFirst(), to: count)
      return .array(elements)
    default: return self
    }
  }

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
