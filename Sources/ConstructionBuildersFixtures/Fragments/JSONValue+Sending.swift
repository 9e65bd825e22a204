/// The JSON of a Swift value in a fragment.
extension JSONValue {
  static func sending(_ value: Any) -> Result<JSONValue?, NotJSON> {
    Result { () throws(NotJSON) in try JSONValue(sending: value) }
  }

  static func sending(raw text: String) -> Result<JSONValue?, NotJSON> {
    let value: JSONValue
    do throws(BuildFailure) { value = try JSONValue(json: text) } catch {
      return .failure(NotJSON("\(error.findings[0])"))
    }
    let duplicates = DuplicateKeys.paths(in: text).map { path in
      NotJSON.Problem(path: path, words: "duplicate key in the text: only the last value arrives")
    }
    return duplicates.isEmpty ? .success(value) : .failure(NotJSON(problems: duplicates))
  }

  private init(sending value: Any) throws(NotJSON) {
    if let value = value as? any OptionalValue {
      self =
        try value.wrapped.map { value throws(NotJSON) in try JSONValue(sending: value) } ?? .null
    } else {
      try self.init(value, JSONValue.init(scalar:))
    }
  }

  private init(scalar value: Any) throws(NotJSON) {
    switch value {
    case let value as any OptionalValue: self = try JSONValue(sending: value)
    case let value as String: self = .string(value)
    case let value as Bool: self = .boolean(value)
    case let value as any BinaryInteger: self = .number(Number(value))
    case let value as any BinaryFloatingPoint & CustomStringConvertible:
      guard let number = Number(value) else { throw NotJSON("JSON cannot hold \(value)") }
      self = .number(number)
    case let value as Decimal:
      guard let number = Number(digits: value.description) else {
        throw NotJSON("JSON cannot hold \(value)")
      }
      self = .number(number)
    case let value as any StringProtocol: self = .string(String(value))
    case let value as Character: self = .string(String(value))
    case let value as any TextType: self = .string(value.jsonText)
    case is Date: throw .date
    case let value as any RawRepresentable: self = try JSONValue(sending: value.rawValue)
    case let members as any KeyedMembers where members.byText != nil:
      self = try JSONValue(sending: members.byText ?? [:])
    case let value as any Encodable: self = try JSONValue(encoding: value)
    default:
      throw NotJSON(
        "JSON has no value for \(type(of: value)): pass json: and the expected value")
    }
  }

  private init(encoding value: any Encodable) throws(NotJSON) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { _, encoder in
      throw NotJSON(problems: NotJSON.date.problems(under: FieldPath(encoder.codingPath)))
    }
    do {
      self = try JSONValue(json: encoder.encode(value))
    } catch let failure as NotJSON {
      throw failure
    } catch {
      throw NotJSON("\(type(of: value)) cannot be encoded: \(error)")
    }
  }
}

extension NotJSON {
  fileprivate static let date = NotJSON(
    "a Date has several forms in JSON: pass json: and the expected value")
}

/// A dictionary whose keys are not Strings. `JSONEncoder` makes an array of most of them.
private protocol KeyedMembers {
  /// The members under the texts from which builders read their keys; nil for keys without one.
  var byText: [String: Any]? { get }
}

extension Dictionary: KeyedMembers {
  fileprivate var byText: [String: Any]? {
    var members: [String: Any] = [:]
    for (key, value) in self {
      guard let text = keyText(of: key) else { return nil }
      members[text] = value
    }
    return members
  }
}
