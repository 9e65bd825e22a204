/// The keys of a builder's fields, for ``_DirectBuilder``.
///
/// Create it once per type: keys live as long as the program runs.
public struct _JSONKeys: ExpressibleByArrayLiteral, Sendable {
  /// The keys; nil if they are not suitable for sorting members by them.
  @usableFromInline
  let table: KeyTable?

  /// Creates keys.
  ///
  /// The order in which senders usually write them is the fastest. Any order is correct.
  public init(arrayLiteral keys: JSONKey...) {
    table = KeyTable(keys)
  }
}

/// The members of one JSON object that have certain keys. A model can be read from them directly.
///
/// See ``_DirectBuilder``. The members cannot outlive the document: the compiler checks that.
public struct _JSONMembers: ~Escapable, BitwiseCopyable {
  @usableFromInline
  let members: TapeMembers

  @usableFromInline
  let context: ReadingContext

  @inlinable
  @_lifetime(copy members)
  init(_ members: TapeMembers, _ context: ReadingContext) {
    self.members = members
    self.context = context
  }

  /// What the model's initialiser receives for the key at `index` in the ``_JSONKeys``.
  ///
  /// It is nil if the value is missing, null or unusable, or cannot be built.
  ///
  /// - Precondition: `index` is an index of the keys.
  @inlinable
  public func value<Value: Capturable>(_ index: Int, _ type: Value.Type) -> Value.Built? {
    guard let node = members.value(at: index) else { return nil }
    return Value._built(from: JSONNode(.tape(node), context))
  }

  /// Runs `body` with all fields of the object, for fields that are not read by a single key.
  @inlinable
  public func withFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result {
    // What is made of the fields needs no words: findings are those of the builder.
    let context = context.silent
    return members.withObject { object in
      let fields = JSONFields(.tape(copy object), context)
      return fields.hasDirectFindings ? fields.noting { body($0) } : body(fields)
    }
  }
}

extension JSONNode {
  /// Runs `body` with the members of an object in a document that have certain keys.
  ///
  /// Returns nil for a dictionary, for any other value, for keys that are not suitable for sorting
  /// members by them, and where keys are read in any case.
  @inlinable
  func withMembers<Builder, Result>(
    _ keys: _JSONKeys, readBy builder: Builder.Type,
    _ body: (borrowing _JSONMembers) -> Result
  ) -> Result? {
    guard case .tape(let node) = input, node.isObject, let table = keys.table,
      !coercion.isInAnyCase
    else {
      return nil
    }
    let context = context.withinObject
    let reader = UInt(bitPattern: ObjectIdentifier(builder))
    return TapeMembers.with(node, keys: table, readBy: reader) { members in
      body(_JSONMembers(copy members, context))
    }
  }
}
