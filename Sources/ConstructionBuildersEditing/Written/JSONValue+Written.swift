internal import ConstructionBuilders

extension JSONValue {
  /// Creates the JSON from which a field reads `value`.
  ///
  /// A `Capturable` type only defines how it is read. How it is written follows from what it is: a
  /// builder, a container of such values, a type with a raw value, or an Encodable type.
  ///
  /// - Parameter level: How many arrays and objects the value is in.
  init(written value: Any, level: Int, isVariantTold: Bool = false) throws(Refusal) {
    guard level <= 512 else {
      throw Refusal(value, "the value is nested deeper than \(Int.maximumDepth) levels")
    }
    switch value {
    case let value as JSONValue: self = value
    case let value as any OptionalValue:
      guard let wrapped = value.wrapped else {
        self = .null
        return
      }
      try self.init(written: wrapped, level: level, isVariantTold: isVariantTold)
    case let union as any ValueOfUnion:
      try self.init(written: union.arm, level: level, isVariantTold: isVariantTold)
    case let builder as any ConstructionBuilder:
      let onStack = DeeperStack.whereNeeded {
        WrittenFields(of: builder, level: level + 1, isVariantTold: isVariantTold)
      }
      guard let written = onStack else {
        throw Refusal([.tooDeep("object")])
      }
      guard written.problems.isEmpty else { throw Refusal(written.problems) }
      self = written.object.root
    case let elements as [Any]: self = .array(try Self.written(elements, level + 1))
    case let members as [String: Any]: self = .object(try Self.written(members, level + 1))
    case let members as any WritableDictionary:
      self = .object(try Self.written(members.byText, level + 1))
    case let set as any WritableSet:
      // The order of a set differs between processes.
      let written = try Self.written(set.elements, level + 1)
      self = .array(written.sorted { keyPrecedes($0.description, $1.description) })
    case let value as any RawRepresentable: try self.init(written: value.rawValue, level: level)
    // A client's type may be encoded as something else. As a field, it is read from a number.
    case let integer as any FixedWidthInteger: self = .number(Number(integer))
    case let decoded as any EncodableWithin:
      guard let value = decoded.encodable else { throw Refusal(unencodable: decoded) }
      try self.init(encoding: value)
    case let value as any Encodable: try self.init(encoding: value)
    default: throw Refusal(unencodable: value)
    }
  }

  private init(encoding value: any Encodable) throws(Refusal) {
    do {
      self = try JSONValue(value)
    } catch {
      throw Refusal(value, error)
    }
  }

  private static func written(
    _ elements: [Any], _ level: Int
  ) throws(Refusal) -> [JSONValue] {
    var written: [JSONValue] = []
    var problems: [Finding] = []
    for (index, element) in elements.enumerated() {
      do throws(Refusal) {
        written.append(try JSONValue(written: element, level: level))
      } catch {
        problems += error.findings.map { $0.prefixed(by: .index(index)) }
      }
    }
    guard problems.isEmpty else { throw Refusal(problems) }
    return written
  }

  private static func written(
    _ members: [String: Any], _ level: Int
  ) throws(Refusal) -> Members {
    var written = Members()
    var problems: [Finding] = []
    for (key, value) in members.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      do throws(Refusal) {
        written[key] = try JSONValue(written: value, level: level)
      } catch {
        problems += error.findings.map { $0.prefixed(by: .key(key)) }
      }
    }
    guard problems.isEmpty else { throw Refusal(problems) }
    return written
  }
}

extension Refusal {
  init(_ value: Any, _ reason: String) {
    self.init([
      Finding(
        kind: .rejected, expected: "JSON value", found: FoundValue(swiftValue: value),
        reason: reason)
    ])
  }

  fileprivate init(unencodable value: Any) { self.init("\(type(of: value)) is not Encodable") }

  fileprivate init(_ value: any Encodable, _ error: any Error) {
    guard case .invalidValue(let value, let context)? = error as? EncodingError else {
      self.init(Finding.explaining(error, expected: "JSON value"))
      return
    }
    self.init(
      Refusal(value, context.debugDescription).findings
        .map { $0.prefixed(by: FieldPath(context.codingPath)) })
  }
}

/// A type that wraps a value which may be Encodable, although the type itself is not.
protocol EncodableWithin {
  var encodable: (any Encodable)? { get }
}

extension Decoded: EncodableWithin {
  var encodable: (any Encodable)? { value as? any Encodable }
}

/// A dictionary whose keys are not Strings.
protocol WritableDictionary {
  /// The members under the JSON text of their keys.
  var byText: [String: Any] { get }

  /// The members with their keys.
  var byKey: [(key: Any, value: Any)] { get }
}

extension Dictionary: WritableDictionary
where Key: Capturable, Key.Built == Key, Value: Capturable {
  var byText: [String: Any] {
    [String: Any](map { (Self.text(of: $0.key), $0.value) }, uniquingKeysWith: { $1 })
  }

  var byKey: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

/// A set of any element type.
protocol WritableSet {
  var elements: [Any] { get }
}

extension Set: WritableSet {
  var elements: [Any] { map { $0 } }
}
