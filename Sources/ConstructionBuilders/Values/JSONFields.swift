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
  public var keys: [String] { sortedKeys.all }

  /// The keys, and whether one may be there more than once.
  private var sortedKeys: (all: [String], areRepeated: Bool) {
    if context.isNoted { NotedReads.current?.looksAtKeys = true }
    switch input {
    case .tape(let object):
      let (keys, areRepeated) = object.keys
      return (keys.sorted(by: keyPrecedes), areRepeated)
    case .dictionary(let object):
      return (object.members.keys.sorted(by: keyPrecedes), false)
    }
  }

  /// The keys, each once, and for each repeated one how it is spelled where it is first: texts that
  /// are canonically equivalent are one key.
  var keysWithRepeated: (all: [String], repeated: [HashedKey: String]) {
    let (all, areRepeated) = sortedKeys
    guard areRepeated else { return (all, [:]) }
    var (first, repeated) = ([HashedKey: String](), [HashedKey: String]())
    forEachMember { text, value in
      // What has not settled does not count yet.
      guard !value.isOpen else { return }
      let key = HashedKey(text)
      if let first = first[key] { repeated[key] = first } else { first[key] = text }
    }
    return (all, repeated)
  }

  /// Calls `body` with each member: of bytes in the order of the text, with duplicates; of a
  /// dictionary in any order.
  package func forEachMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    let context = context
    switch input {
    case .tape(let object):
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
    withMember(key) { node, _ in body(node) }
  }

  /// Calls `body` with the value for a key, and with whether the key is repeated; nil if there is
  /// none. Of several values it is the last one, in an open object the last that has settled.
  @inlinable
  func withMember<Result>(
    _ key: JSONKey, _ body: (borrowing JSONNode, _ isRepeated: Bool) -> Result
  ) -> Result? {
    switch input {
    case .tape(let object):
      guard let value = object.value(for: key) else {
        return object.isPlain ? nil : withRareMember(key, of: object, body)
      }
      return body(JSONNode(.tape(value), context), false)
    case .dictionary(let object):
      let context = context
      return object.withValue(for: key) { body(JSONNode(.dictionary(copy $0), context), false) }
    }
  }

  /// The same for a key without a plain value. Marks the input if it is repeated: see ``Marks``.
  @usableFromInline
  func withRareMember<Result>(
    _ key: JSONKey, of object: borrowing TapeObject,
    _ body: (borrowing JSONNode, _ isRepeated: Bool) -> Result
  ) -> Result? {
    if let value = object.repeatedValue(for: key) {
      mark()
      return body(JSONNode(.tape(value), context), true)
    }
    guard let value = object.node.openValue(for: key) else { return nil }
    return body(JSONNode(.tape(value), context), false)
  }

  /// Reads the value for a key, and notes if that is repeated; nil if there is none.
  @inlinable
  func captured<Value: Capturable>(
    _ key: JSONKey, _ read: (borrowing JSONNode) -> Captured<Value>
  ) -> Captured<Value>? {
    withMember(key) { node, isRepeated in
      let captured = read(node)
      return isRepeated ? captured.ofRepeatedKey : captured
    }
  }
}

extension Captured where Value: Capturable {
  /// The same result, with the repair that the key of the value is there more than once.
  @usableFromInline
  var ofRepeatedKey: Captured {
    let repair = Finding.repeatedKey()
    let isUsed = value.map { !$0.isAbsent } ?? false
    let note = note ?? CaptureNote(state: value == nil || isUsed ? .asFound : .null)
    // Without a value, the reason for that is the finding of the field.
    return Captured(
      value: value, note: note.with { isUsed ? $0.own.append(repair) : $0.inner.append(repair) })
  }
}

extension Finding {
  /// The repair that a key is there more than once, and its last value counts.
  static func repeatedKey(at path: FieldPath = FieldPath()) -> Finding {
    Finding(path: path, kind: .duplicate, expected: "key", isRepair: true)
  }
}
