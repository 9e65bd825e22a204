extension JSONValue {
  /// Creates the JSON from which a field reads `value`.
  ///
  /// A `Capturable` type only defines how it is read. How it is written follows from what it is: a
  /// builder, a container of such values, a type with a raw value, or an Encodable type.
  init(written value: Any) throws(UnwrittenValue) {
    switch value {
    case let value as JSONValue: self = value
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else {
        self = .null
        return
      }
      try self.init(written: wrapped)
    case let builder as any ConstructionBuilder:
      let onStack = DeeperStack.whereNeeded { WrittenFields(of: builder.declaredFields) }
      guard let written = onStack else {
        throw UnwrittenValue(findings: [.tooDeep("object")])
      }
      guard written.problems.isEmpty else { throw UnwrittenValue(findings: written.problems) }
      self = .object(written.members)
    case let elements as [Any]: self = .array(try Self.written(elements))
    case let members as [String: Any]: self = .object(try Self.written(members))
    case let members as any WritableDictionary:
      self = .object(try Self.written(members.byText))
    case let set as any WritableSet:
      // The order of a set differs between processes.
      let written = try Self.written(set.elements)
      self = .array(written.sorted { keyPrecedes($0.description, $1.description) })
    case let value as any RawRepresentable: try self.init(written: value.rawValue)
    case let decoded as any EncodableWithin:
      guard let value = decoded.encodable else { throw UnwrittenValue(decoded) }
      try self.init(encoding: value)
    case let value as any Encodable: try self.init(encoding: value)
    default: throw UnwrittenValue(value)
    }
  }

  private init(encoding value: any Encodable) throws(UnwrittenValue) {
    do {
      self = try JSONValue(value)
    } catch {
      throw UnwrittenValue(value, error)
    }
  }

  private static func written(_ elements: [Any]) throws(UnwrittenValue) -> [JSONValue] {
    var written: [JSONValue] = []
    var problems: [Finding] = []
    for (index, element) in elements.enumerated() {
      do throws(UnwrittenValue) {
        written.append(try JSONValue(written: element))
      } catch {
        problems += error.findings.map { $0.prefixed(by: .index(index)) }
      }
    }
    guard problems.isEmpty else { throw UnwrittenValue(findings: problems) }
    return written
  }

  private static func written(_ members: [String: Any]) throws(UnwrittenValue) -> Members {
    var written = Members()
    var problems: [Finding] = []
    for (key, value) in members.sorted(byKey: \.key) {
      do throws(UnwrittenValue) {
        written[key] = try JSONValue(written: value)
      } catch {
        problems += error.findings.map { $0.prefixed(by: .key(key)) }
      }
    }
    guard problems.isEmpty else { throw UnwrittenValue(findings: problems) }
    return written
  }
}

/// The reason why a value cannot be written, with paths that begin at the value.
struct UnwrittenValue: FindingsError {
  let findings: [Finding]

  init(findings: [Finding]) { self.findings = findings }

  init(_ value: Any) {
    let reason = "\(type(of: value)) is not Encodable"
    findings = [Finding(kind: .rejected, expected: "an Encodable type", reason: reason)]
  }

  init(_ value: any Encodable, _ error: any Error) {
    guard case .invalidValue(let value, let context)? = error as? EncodingError else {
      findings = Finding.explaining(error, expected: "JSON value")
      return
    }
    findings = [
      Finding(
        path: FieldPath(context.codingPath), kind: .rejected, expected: "JSON value",
        found: Found(swiftValue: value), reason: context.debugDescription)
    ]
  }
}

/// A type that wraps a value which may be Encodable, although the type itself is not.
private protocol EncodableWithin {
  var encodable: (any Encodable)? { get }
}

extension Decoded: EncodableWithin {
  var encodable: (any Encodable)? { value as? any Encodable }
}

/// A dictionary whose keys are not Strings.
private protocol WritableDictionary {
  /// The members under the JSON text of their keys.
  var byText: [String: Any] { get }
}

extension Dictionary: WritableDictionary
where Key: Capturable, Key.Built == Key, Value: Capturable {
  var byText: [String: Any] {
    let texts = keyTexts(nil)
    return [String: Any](map { (texts($0.key), $0.value) }, uniquingKeysWith: { $1 })
  }
}

/// A set of any element type.
private protocol WritableSet {
  var elements: [Any] { get }
}

extension Set: WritableSet {
  var elements: [Any] { map { $0 } }
}
