#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A Decodable type as the type of a builder's field.
///
/// A builder can use Decodable types that you already have. The model's initialiser receives the
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
///     // init(name: String, thumbnail: Thumbnail?)
///     construct(Character.init, $name, $thumbnail.optional)
///   }
/// }
/// ```
///
/// If the type cannot be decoded, the field is unusable. The finding has the path of the
/// `DecodingError`: `thumbnail.path: required value is missing`. There is only one finding, because
/// decoding stops at the first error.
///
/// Nothing is coerced, whatever the ``Coercion``: a type that tries several types in turn has to be
/// able to tell them apart. Only a ``DecodableModel`` in it reads by the coercion of the field.
/// Dates are read in ISO 8601 and data in base64, as in fields. A type that needs the strategies of
/// a `JSONDecoder` uses the format ``FieldFormat/decoding(_:)``.
@dynamicMemberLookup
public struct Decoded<Value: Decodable>: Capturable {
  /// The decoded value.
  public var value: Value

  /// Wraps a value, to set it in a test: `sut.thumbnail = Decoded(Thumbnail(path: "…"))`.
  public init(_ value: Value) { self.value = value }

  /// A property of the value: `sut.thumbnail?.path`.
  @_documentation(visibility: internal)
  public subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    value[keyPath: member]
  }

  /// A property of the value that can be set: `sut.thumbnail?.path = "…"`.
  @_documentation(visibility: internal)
  public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: member] }
    set { value[keyPath: member] = newValue }
  }
}

extension Decoded {
  /// Decodes the type. If that fails, the value is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Decoded> {
    // For a builder in it: what the input allows is inherited.
    let userInfo = [CodingUserInfoKey.coercion: node.coercion as Any]
    return capture(node) { try ValueDecoder(value: $0, userInfo: userInfo).decode(Value.self) }
  }

  /// Decodes with a closure, which receives the value of the node.
  static func capture(
    _ node: JSONNode, decode: (_ held: Any) throws -> Value
  ) -> Captured<Decoded> {
    guard node.kind != .null, let held = node.held else { return .unusable(node) }
    do {
      return Captured(Decoded(try decode(held)))
    } catch {
      guard !node.isReadAsNull else { return .unusable(node) }
      let findings = DecodingFindings(value: held, expectation: expectation).explaining(error)
      guard !node.takesWords(isRepair: false) else {
        return Captured(value: nil, note: CaptureNote(own: findings))
      }
      // Also without words, it counts what is wrong and where.
      let isCounted = node.context.isCounted
      let places = findings.map {
        Finding(path: $0.path, kind: $0.kind, expected: isCounted ? "" : $0.expected)
      }
      return Captured(value: nil, note: CaptureNote(own: places))
    }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { typeName(Value.self) }

  @inlinable
  public static var _traits: CapturableTraits { .takesAnything }

  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> Value? {
    walk.keep(note) ? value : nil
  }
}

extension Decoded: FillableContainer {
  static func refilled(by value: Value) -> Decoded? { Decoded(value) }
}

extension Decoded: Sendable where Value: Sendable {}
extension Decoded: Equatable where Value: Equatable {}
extension Decoded: Hashable where Value: Hashable {}

extension JSONNode {
  /// The value for use beyond the document: as it is in a dictionary, or as ``JSONValue``.
  var held: Any? {
    if let node = inDictionary { return node.isTooDeep ? nil : node.value }
    return JSONValue.capture(self).value
  }
}

extension CodingUserInfoKey {
  /// The ``Coercion`` that ``DecodableModel`` uses. The default is ``Coercion/lenient``.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.coercion] = Coercion.forgiving
  /// ```
  public static let coercion: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "ConstructionBuilders.coercion") else {
      preconditionFailure("Every text is a key")
    }
    return key
  }()
}

extension FieldFormat {
  /// A Decodable type, read by a custom decoder with its strategies for keys and dates.
  ///
  /// ```swift
  /// _thumbnail = fields["thumbnail", as: .decoding { data in
  ///   let decoder = JSONDecoder()
  ///   decoder.keyDecodingStrategy = .convertFromSnakeCase
  ///   return try decoder.decode(Thumbnail.self, from: data)
  /// }]
  /// ```
  ///
  /// The closure receives the JSON text of the value. An error makes the field unusable. The
  /// finding for a `DecodingError` has the error's path, with keys as the decoder spells them.
  public static func decoding<Model: Decodable & SendableMetatype>(
    _ decode: @escaping @Sendable (Data) throws -> Model
  ) -> FieldFormat where Value == Decoded<Model> {
    FieldFormat(.decoding) { node in
      guard let value = JSONValue.capture(node).value else { return .unusable(node) }
      return Value.capture(node) { _ in try decode(Data(value.description.utf8)) }
    }
  }
}
