import Foundation

/// The way back: from a builder to what it could have been read from.
extension ConstructionBuilder {
  /// What the fields hold, as an object with each value under the key, or at the path, that its field is read from.
  ///
  /// It is for fixtures: a valid base is captured or set by hand, one field of it changed, and the result written down.
  ///
  /// ```swift
  /// var sut = CharacterResponseBuilder(dictionary: valid)
  /// sut.name = "Scott Summers"
  /// try sut.json     // {"id":1009257,"name":"Scott Summers"}
  /// ```
  ///
  /// | the field | is written as |
  /// |---|---|
  /// | has a value, be it coerced | the value: a builder as its own ``json``, an enumeration as its raw value, all else as it encodes; a date by ISO 8601, whatever format the field is read in |
  /// | is missing, or was set to nil | nothing: the key is left out |
  /// | is null | null |
  /// | is unusable, or has elements that were left out | nothing: what arrived is no longer known, and the failure says so |
  ///
  /// Of an alias, the key that was used is written. Two fields may be read from one place; what arrived as declared
  /// counts there, and not what was coerced from it.
  ///
  /// - Throws: A ``BuildFailure`` that names each value that cannot be written: an unusable one, one whose type is
  ///   not Encodable, one that JSON cannot write, one of a field without a key, and one at a place where another
  ///   field has another.
  public var json: JSONValue {
    get throws(BuildFailure) {
      let written = WrittenFields(of: declaredFields)
      if let first = written.problems.first {
        let others = Array(written.problems.dropFirst())
        throw BuildFailure(model: "JSON of \(Self.self)", first, others)
      }
      return .object(written.members)
    }
  }

  /// The same as ``json``, as a dictionary for ``init(dictionary:coercion:maximumDepth:)``.
  ///
  /// ```swift
  /// CharacterResponseBuilder(dictionary: try sut.dictionary)
  /// ```
  ///
  /// Numbers are Int, UInt64 or Double where these have the same digits, and else ``JSONValue``s, which keep them; null
  /// is NSNull. For bytes, take the text of ``json``: `JSONSerialization` does not know JSONValues.
  public var dictionary: [String: Any] {
    get throws(BuildFailure) {
      try json.foreign as? [String: Any] ?? [:]
    }
  }
}

extension JSONValue {
  /// The value in the types that a dictionary has.
  fileprivate var foreign: Any {
    switch self {
    case .null: NSNull()
    case .boolean(let boolean): boolean
    case .string(let string): string
    case .number(let number): number.foreign ?? self
    case .array(let elements): elements.map(\.foreign)
    case .object(let members): members.dictionary.mapValues(\.foreign)
    }
  }
}

extension JSONValue.Number {
  fileprivate var foreign: Any? {
    let candidates: [(any CustomStringConvertible)?] = [
      Int(digits), UInt64(digits), Double(digits),
    ]
    return candidates.first { $0?.description == digits } ?? nil
  }
}
