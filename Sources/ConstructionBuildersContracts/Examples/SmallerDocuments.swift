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
      guard case .array(let elements)? = document[at: path] else { continue }
      for count in [0, 1, 2, 8] {
        var shorter = document
        shorter[at: path] = .array(Array(elements.prefix(count)))
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
        var smaller = document
        smaller[at: path] = nil
        guard smaller != document else { continue }
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
}
