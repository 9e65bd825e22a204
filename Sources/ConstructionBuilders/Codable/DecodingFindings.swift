/// Turns the error of a Decodable type into findings.
struct DecodingFindings {
  /// The value that was decoded: a ``JSONValue``, or a value of a dictionary.
  let value: Any

  /// The name of the type, for findings.
  let expectation: String

  /// The findings for an error, with paths that begin at the value. Never empty.
  func explaining(_ error: any Error) -> [Finding] {
    guard let error = error as? DecodingError else {
      return Finding.explaining(error, expected: expectation)
    }
    switch error {
    case .keyNotFound(let key, let context):
      let place = place(of: context.codingPath + [key])
      return [Finding(path: place.path, kind: .missing, expected: "value")]
    case .valueNotFound(let type, let context):
      return findings(of: context) { place in
        let kind: Finding.Kind = place.value == nil ? .missing : .null
        return Finding(path: place.path, kind: kind, expected: Self.words(for: type))
      }
    case .typeMismatch(let type, let context):
      return findings(of: context) { place in
        Finding(
          path: place.path, kind: .mismatch, expected: Self.words(for: type), found: place.found)
      }
    case .dataCorrupted(let context):
      return findings(of: context) { place in
        Finding(
          path: place.path, kind: .rejected, expected: expectation, found: place.found,
          reason: context.debugDescription)
      }
    @unknown default:
      return Finding.explaining(error, expected: expectation)
    }
  }

  /// The findings inside the error, or else the one made from the error itself.
  private func findings(
    of context: DecodingError.Context, orElse finding: (Place) -> Finding
  ) -> [Finding] {
    let place = place(of: context.codingPath)
    // The paths in a builder's failure are complete already, see `DecodableModel`.
    if let failure = context.underlyingError as? BuildFailure { return failure.findings }
    // A super decoder decodes a missing member as null. Then the error itself tells.
    guard let known = (context.underlyingError as? any FindingsError)?.findings, !known.isEmpty,
      place.value != nil
    else { return [finding(place)] }
    return known.map { $0.prefixed(by: place.path) }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "object"
    case is [Any].Type: "array"
    // Of a container that was asked for nil, or for a decoder.
    case is Any?.Type, is (any Decoder).Type: "value"
    case let type as any Capturable.Type: type.expectation
    default: typeName(type)
    }
  }
}

extension DecodingFindings {
  /// A place in the decoded value, and the value there.
  struct Place {
    var path = FieldPath()
    var value: Any?

    var found: FoundValue? {
      value.map { JSONNode.withRoot($0, .strict) { $0.found } }
    }
  }

  /// The place at the end of a coding path.
  ///
  /// The value at a place decides whether the next step is an index. The coding key cannot: a key
  /// of an object may also have an `intValue`.
  private func place(of codingPath: [any CodingKey]) -> Place {
    codingPath.reduce(into: Place(value: value)) { place, key in
      switch (place.value.map(DictionaryValue.init), key.intValue) {
      case (.array(let elements)?, let index?):
        place.path = place.path + .index(index)
        place.value = elements.indices.contains(index) ? elements[index] : nil
      case (.object(let members)?, _):
        place.path = place.path + .element(.key(key.stringValue))
        place.value = members[key.stringValue]
      default:
        place.path = place.path + .element(FieldPath.Component(key))
        place.value = nil
      }
    }
  }
}

extension FieldPath {
  /// Creates a path from the coding path of a decoder or encoder, where nothing tells the keys of a
  /// type from those of the input.
  package init(_ codingPath: [any CodingKey]) {
    self = codingPath.reduce(FieldPath()) { $0 + .element(Component($1)) }
  }
}

extension FieldPath.Component {
  /// Creates a step from a coding key. Decoders call an index `Index 3`, or give only the number.
  init(_ key: any CodingKey) {
    if let index = key.intValue,
      key.stringValue == "Index \(index)" || key.stringValue == "\(index)"
    {
      self = .index(index)
    } else {
      self = .key(key.stringValue)
    }
  }
}
