public import ConstructionBuilders

/// From a builder back to an input that it can be read from.
extension ConstructionBuilder {
  /// The values of the fields as an object, each under the key or path that its field reads.
  ///
  /// It is made for fixtures: capture a valid base or set it by hand, change one field, and save
  /// the result.
  ///
  /// ```swift
  /// var sut = CharacterResponseBuilder(dictionary: valid)
  /// sut.name = "Scott Summers"
  /// try sut.json     // {"id":1009257,"name":"Scott Summers"}
  /// ```
  ///
  /// | field | in the result |
  /// |---|---|
  /// | has a value, also a coerced one | the value, see below |
  /// | is missing, or was set to nil | no key |
  /// | is null | null |
  /// | is unusable, or has elements that were left out | throws: the input is not kept |
  ///
  /// A builder is written as its own `json`, an enumeration as its raw value, and any other value
  /// as it encodes. A field with a format of the library is written in that format, one with an
  /// alias under the key that was found, and one in an array among nulls.
  ///
  /// If two fields read the same place, a value that was not coerced takes precedence over a
  /// coerced one. A variant that comes from outside of the object is not written in it.
  ///
  /// The same builder reads each value back: this is checked by reading. Of a date, that is the
  /// nearest Double of seconds since 1970.
  ///
  /// - Throws: A `BuildFailure` that names each value that cannot be written: an unusable one,
  ///   one whose type is not Encodable, one that JSON cannot express, one of a field without a key,
  ///   one whose place already has another field's value, one that its format cannot spell, and one
  ///   that would be read as another value.
  public var json: JSONValue {
    get throws(BuildFailure) {
      let written = WrittenFields(of: self, level: 0, isVariantTold: false)
      var problems = written.problems
      if problems.isEmpty, let again = reading(written.object.root, isNoted: false) {
        problems = Differences.of(self, from: again)
      }
      problems = problems.distinct()
      guard let first = problems.first else { return written.object.root }
      throw BuildFailure(model: "JSON of \(Self.ownName)", first, Array(problems.dropFirst()))
    }
  }

  /// The values of the fields as a dictionary for `init(dictionary:coercion:maximumDepth:)`.
  ///
  /// ```swift
  /// CharacterResponseBuilder(dictionary: try sut.dictionary)
  /// ```
  ///
  /// A number is an Int, UInt64 or Double if that has the same digits. Otherwise it is a
  /// `JSONValue`, which keeps them. Null is NSNull; without the package trait `Foundation`, it is
  /// nil. `JSONSerialization` does not know JSONValue, so use the text of `json` to get bytes.
  ///
  /// It throws for a row, which is an array.
  public var dictionary: [String: Any] {
    get throws(BuildFailure) {
      guard let members = try json.inDictionary as? [String: Any] else {
        throw BuildFailure("a row is an array: use json", model: "dictionary of \(Self.ownName)")
      }
      return members
    }
  }
}

extension JSONValue {
  /// The value in the types that a dictionary uses; itself where there is no stack for its levels.
  fileprivate var inDictionary: Any { DeeperStack.whereNeeded { converted } ?? self }

  private var converted: Any {
    switch self {
    case .null: Self.nullInDictionary
    case .boolean(let boolean): boolean
    case .string(let string): string
    case .number(let number): number.inDictionary ?? self
    case .array(let elements): elements.map(\.inDictionary)
    case .object(let members):
      Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.inDictionary) })
    }
  }
}

extension JSONValue.Number {
  fileprivate var inDictionary: Any? {
    let candidates: [(any CustomStringConvertible)?] = [
      Int(digits), Int64(digits), UInt64(digits), Double(digits),
    ]
    return candidates.first { $0?.description == digits } ?? nil
  }
}
