/// A type that is Decodable, in a field of a builder.
///
/// What exists already need not be written anew to be a part of what a builder reads. The constructor is given the
/// value itself:
///
/// ```swift
/// struct Thumbnail: Decodable { let path: String }
///
/// struct CharacterBuilder: ConstructionBuilder {
///   @Field var name: String?
///   @Field var thumbnail: Decoded<Thumbnail>?
///
///   init(fields: JSONFields) {
///     _name = fields["name"]
///     _thumbnail = fields["thumbnail"]
///   }
///
///   func build() -> Result<Character, BuildFailure> {
///     construct(Character.init, $name, $thumbnail.optional)   // init(name: String, thumbnail: Thumbnail?)
///   }
/// }
/// ```
///
/// Where the type cannot be decoded, the field is unusable, and its finding names the place that the `DecodingError`
/// does: `thumbnail.path: required value is missing`. It is one finding, since decoding ends with the first.
///
/// Nothing is coerced on the way, whatever ``Coercion`` says: a type that tries one kind after another has to be
/// able to tell them apart. Dates are read by ISO 8601 and data in base64, as in fields; a type that needs the
/// strategies of a `JSONDecoder` is read in a format, ``FieldFormat/decoding(_:)``.
@dynamicMemberLookup
public struct Decoded<Value: Decodable>: Capturable {
  /// What was decoded.
  public var value: Value

  /// A value to be set in a test: `sut.thumbnail = Decoded(Thumbnail(path: "…"))`.
  public init(_ value: Value) { self.value = value }

  /// A property of the value: `sut.thumbnail?.path`.
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  /// A property of the value, which can be set: `sut.thumbnail?.path = "…"`.
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension Decoded {
  /// The value that the type decodes; what it does not is unusable.
  public static func capture(_ node: JSONNode) -> Captured<Decoded> {
    capture(node) { try ForeignDecoder(value: $0).decode(Value.self) }
  }

  /// The value that a closure decodes of what a node holds.
  static func capture(
    _ node: JSONNode, decode: (_ held: Any) throws -> Value
  ) -> Captured<Decoded> {
    guard node.kind != .null, let held = node.held else { return .unusable(node) }
    do {
      return Captured(Decoded(try decode(held)))
    } catch {
      if node.isCounted { return Captured(value: nil, note: .oneProblem) }
      let findings = DecodingFindings(value: held, expectation: expectation).explaining(error)
      return Captured(value: nil, note: CaptureNote(own: findings))
    }
  }

  public static var expectation: String { typeName(Value.self) }

  public func resolve(_ note: CaptureNote?, into resolution: inout Resolution) -> Value? { value }
}

extension Decoded: Sendable where Value: Sendable {}
extension Decoded: Equatable where Value: Equatable {}
extension Decoded: Hashable where Value: Hashable {}

extension JSONNode {
  /// The value to be kept beyond the document: that of a dictionary itself, that of a document as ``JSONValue``.
  var held: Any? {
    if let node = input.inDictionary { return node.isTooDeep ? nil : node.value }
    return JSONValue.capture(self).value
  }
}
