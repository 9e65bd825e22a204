/// What a type's decoding was refused for, in the facts of findings.
struct DecodingFindings {
  /// What was decoded: a ``JSONValue``, or a value of a dictionary.
  let value: Any

  /// What was to become of it.
  let expectation: String

  /// The findings for an error, seen from the value; at least one.
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

  /// The findings that the error carries along, or else the one that is made of its own facts.
  private func findings(
    of context: DecodingError.Context, orElse finding: (Place) -> Finding
  ) -> [Finding] {
    let place = place(of: context.codingPath)
    // A builder's failure speaks of its whole path, as `Constructed` says.
    if let failure = context.underlyingError as? BuildFailure { return failure.findings }
    guard let known = (context.underlyingError as? any FindingsError)?.findings, !known.isEmpty
    else { return [finding(place)] }
    return known.map { $0.prefixed(by: place.path) }
  }

  private static func words(for type: Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "object"
    case is [Any].Type: "array"
    case let type as any Capturable.Type: type.expectation
    default: typeName(type)
    }
  }
}

extension DecodingFindings {
  /// A place in what was decoded, and what stands there.
  struct Place {
    var path = FieldPath()
    var value: Any?

    var found: Found? {
      value.map { value in
        DictionaryNode.with(value, depth: 0) {
          JSONNode(.dictionary(copy $0), ReadingContext(.strict)).found
        }
      }
    }
  }

  /// The place at the end of a coding path. Whether a step is an index is not for its key to say, which may have a
  /// number as well, but for what stands there.
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
  /// The path that a decoder or encoder has come.
  init(_ codingPath: [any CodingKey]) { self.init(codingPath.map(Component.init)) }
}

extension FieldPath.Component {
  /// A step as decoders name it: those of arrays call theirs `Index 3`, or give a number alone.
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
