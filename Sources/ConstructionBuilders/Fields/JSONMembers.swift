/// The keys of a builder's fields, for ``DirectBuilder``.
///
/// ```swift
/// static let keys: JSONKeys = ["id", "title"]
/// ```
///
/// Make them once for a type: they stay for as long as the program runs.
public struct JSONKeys: ExpressibleByArrayLiteral, Sendable {
  /// Nil where members cannot be sorted by these keys.
  @usableFromInline
  let table: KeyTable?

  /// Keys in the order in which senders probably write them. Any other order is right, but slower.
  public init(arrayLiteral keys: JSONKey...) {
    table = KeyTable(keys)
  }
}

/// The members of one JSON object that have certain keys, to be read straight into a model.
///
/// See ``DirectBuilder``. The members live no longer than their document, which the compiler
/// checks.
public struct JSONMembers: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let members: TapeMembers

  @usableFromInline
  let context: ReadingContext

  /// The coercions that are allowed here.
  public var coercion: Coercion { context.coercion }

  @inlinable
  @_lifetime(copy members)
  init(_ members: TapeMembers, _ context: ReadingContext) {
    self.members = members
    self.context = context
  }

  /// The constructor's argument for the key at an index among the ``JSONKeys``; nil if its value is
  /// missing, null, unusable or cannot be built.
  ///
  /// - Precondition: `index` is one of the keys'.
  @inlinable
  public func value<Value: Capturable>(_ index: Int, _ type: Value.Type) -> Value.Built? {
    guard let node = members.value(at: index) else { return nil }
    return Value.built(from: JSONNode(.tape(node), context))
  }

  /// Calls `body` with all fields of the object, for fields that are read by more than one key.
  @inlinable
  public func withFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result {
    let context = context
    return TapeObject.with(members.object) { body(JSONFields(.tape(copy $0), context)) }
  }
}

extension JSONNode {
  /// Calls `body` with the members of an object that have certain keys; nil for anything else, for
  /// a value of a dictionary, and for keys by which members cannot be sorted.
  @inlinable
  func withMembers<Result>(
    _ keys: JSONKeys, _ body: (borrowing JSONMembers) -> Result
  ) -> Result? {
    guard case .tape(let node) = input, node.isObject, let table = keys.table else { return nil }
    let context = context.withinObject
    return TapeMembers.with(node, keys: table) { members in
      body(JSONMembers(copy members, context))
    }
  }
}
