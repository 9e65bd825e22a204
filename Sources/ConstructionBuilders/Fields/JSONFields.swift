/// The members of one JSON object, to be captured in a builder's `init(fields:)`.
///
/// ```swift
/// init(fields: JSONFields) {
///   _name = fields["name"]
///   _results = fields["data", "results"]
///   _title = fields[anyOf: "title", "name"]
///   _id = fields["id", .strict]
///   _modified = fields["modified", as: .iso8601]
///   _created = fields[anyOf: "created", "createdAt", as: .secondsSince1970]
///   _seen = fields["meta", "seen", as: .millisecondsSince1970]
///   _longitude = fields["coords", 0]
/// }
/// ```
///
/// The type of the property says what is read; nothing here fails or throws. Whatever is wrong with
/// a value stays with the field, until `build()` asks for it.
///
/// The fields live no longer than the document behind them, which the compiler checks. They are
/// the same for bytes and for dictionaries.
public struct JSONFields: ~Escapable, BitwiseCopyable {
  @usableFromInline
  enum Origin: ~Escapable, BitwiseCopyable {
    case tape(TapeObject)
    case dictionary(DictionaryObject)
  }

  @usableFromInline
  let origin: Origin

  @usableFromInline
  let context: ReadingContext

  /// The coercions that are allowed here, unless a field says otherwise.
  public var coercion: Coercion { context.coercion }

  @usableFromInline
  @_lifetime(copy origin)
  init(_ origin: consuming Origin, _ context: ReadingContext) {
    self.origin = origin
    self.context = context
  }

  /// The object's keys, each once, in ascending order of their UTF-8.
  ///
  /// To look before reading, where the shape of an object depends on what is in it:
  ///
  /// ```swift
  /// init(fields: JSONFields) {
  ///   _size = fields.keys.contains("radius") ? fields["radius"] : fields["side"]
  /// }
  /// ```
  public var keys: [String] {
    switch origin {
    case .tape(let object):
      var keys: Set<String> = []
      object.node.forEachMember { key, _ in
        keys.insert(key.text ?? "")
        return true
      }
      return keys.sorted(by: keyPrecedes)
    case .dictionary(let object):
      return object.members.keys.sorted(by: keyPrecedes)
    }
  }

  /// The value for a key, in a document; nil if there is none.
  ///
  /// - Precondition: the fields are of a document.
  @usableFromInline
  @_lifetime(copy self)
  func tapeMember(_ key: LiteralKey) -> JSONNode? {
    guard case .tape(let object) = origin, let value = object.value(for: key) else { return nil }
    return JSONNode(.tape(value), context)
  }

  /// Whether the fields are of a document, and not of a dictionary.
  @usableFromInline
  var areOnTape: Bool {
    if case .tape = origin { true } else { false }
  }

  /// Calls `body` with the value for a key, in a dictionary; nil if there is none.
  ///
  /// `@inlinable`: as the subscript.
  ///
  /// - Precondition: the fields are of a dictionary.
  @inlinable
  func withDictionaryMember<Result>(
    _ key: LiteralKey, _ body: (borrowing JSONNode) -> Result
  ) -> Result? {
    guard case .dictionary(let object) = origin else { return nil }
    let context = context
    return object.withValue(for: key) {
      body(JSONNode(.dictionary(copy $0), context))
    }
  }

  /// Calls `body` with the value for a key, if there is one.
  @usableFromInline
  func visitMember(_ key: JSONKey, _ body: (JSONNode) -> Void) {
    _ = withMember(key) { body($0) }
  }

  /// Calls `body` with the value for a key; nil if there is none.
  func withMember<Result>(
    _ key: JSONKey, _ body: (borrowing JSONNode) -> Result
  ) -> Result? {
    switch origin {
    case .tape(let object):
      guard let value = object.value(for: key) else { return nil }
      return body(JSONNode(.tape(value), context))
    case .dictionary(let object):
      guard let value = object[key.text] else { return nil }
      return DictionaryNode.with(value, depth: object.depth + 1) {
        body(JSONNode(.dictionary(copy $0), context))
      }
    }
  }
}
