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
/// The type of the property says what is read. Nothing here fails or throws: the field keeps what
/// is wrong with its value, until `build()` asks for it.
///
/// The fields live no longer than their document, which the compiler checks. They are the same for
/// bytes and for dictionaries.
public struct JSONFields: ~Escapable, BitwiseCopyable {
  /// The object in its input: see ``JSONNode``.
  @usableFromInline
  enum Input: ~Escapable, BitwiseCopyable {
    case tape(TapeObject)
    /// One whose fields note in which object they were read, because they will be edited. It
    /// is a case of its own, so that fields of other objects need no check.
    case placed(TapeObject)
    case dictionary(DictionaryObject)
  }

  @usableFromInline
  let input: Input

  @usableFromInline
  let context: ReadingContext

  /// The coercions that are allowed here, unless a field says otherwise.
  public var coercion: Coercion { context.coercion }

  @usableFromInline
  @_lifetime(copy input)
  init(_ input: consuming Input, _ context: ReadingContext) {
    self.input = input
    self.context = context
  }

  /// The object's keys, each once, in ascending order of their UTF-8.
  ///
  /// Use it to look before reading, where the shape of an object depends on its keys:
  ///
  /// ```swift
  /// init(fields: JSONFields) {
  ///   _size = fields.keys.contains("radius") ? fields["radius"] : fields["side"]
  /// }
  /// ```
  public var keys: [String] {
    if context.isNoted { NotedReads.current?.looksAtKeys = true }
    switch input {
    case .tape(let object), .placed(let object): return object.keys.sorted(by: keyPrecedes)
    case .dictionary(let object): return object.members.keys.sorted(by: keyPrecedes)
    }
  }

  /// Calls `body` with each member: of bytes in the order of the text, with duplicates; of a
  /// dictionary in any order.
  package func forEachMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    let context = context
    switch input {
    case .tape(let object), .placed(let object):
      object.node.forEachMember { body($0.text ?? "", JSONNode(.tape(copy $1), context)) }
    case .dictionary(let object):
      object.forEachMember { body($0, JSONNode(.dictionary(copy $1), context)) }
    }
  }

  /// Calls `body` with the value for a key, the last one where there are several; nil if there is
  /// none.
  @inlinable
  package func withMember<Result>(_ key: JSONKey, _ body: (borrowing JSONNode) -> Result) -> Result?
  {
    switch input {
    case .tape(let object), .placed(let object):
      guard let value = object.value(for: key) else { return nil }
      return body(JSONNode(.tape(value), context))
    case .dictionary(let object):
      let context = context
      return object.withValue(for: key) { body(JSONNode(.dictionary(copy $0), context)) }
    }
  }
}
