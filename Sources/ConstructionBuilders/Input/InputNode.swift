/// One value of an input: the only face that later stages see of it.
///
/// There are two inputs: bytes, which are scanned into a tape, and dictionaries. Another one is a
/// file with a view of its values and a case here and in ``InputObject``. Every question that a
/// later stage asks is answered in these two files.
///
/// A value of a document that is still arriving is a case of its own until it has settled. It
/// answers only questions about what is there: as a string, a number or an array it is nothing.
@usableFromInline
enum InputNode: ~Escapable, BitwiseCopyable {
  case tape(TapeNode)
  case dictionary(DictionaryNode)
  case arriving(ArrivingNode)

  /// The kind of value.
  var kind: JSONKind {
    switch self {
    case .tape(let node): node.kind.jsonKind
    case .dictionary(let node): node.content.kind
    case .arriving(let node): node.kind
    }
  }

  /// The text of a string, decoded; nil for anything else.
  var string: String? {
    switch self {
    case .tape(let node): node.text
    case .dictionary(let node): node.string
    case .arriving: nil
    }
  }

  /// A boolean; nil for anything else.
  var boolean: Bool? {
    switch self {
    case .tape(let node): node.boolean
    case .dictionary(let node): node.boolean
    case .arriving: nil
    }
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    switch self {
    case .tape(let node): node.number
    case .dictionary(let node): node.number
    case .arriving: nil
    }
  }

  /// The Double nearest to a number that is easy to convert; nil for any other number, and for
  /// anything else.
  var shortDouble: Double? {
    switch self {
    case .tape(let node): node.shortDouble
    case .dictionary(let node): DictionaryValue.shortDouble(node.value)
    case .arriving: nil
    }
  }

  /// A whole number that is quick to read; nil for any other number, and for anything else.
  var shortInteger: Int64? {
    switch self {
    case .tape(let node): node.shortInteger
    case .dictionary, .arriving: nil
    }
  }

  /// Calls `body` with the bytes of a string that need no decoding; nil for anything else.
  func withPlainText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    switch self {
    case .tape(let node): node.withPlainText(body)
    case .dictionary, .arriving: nil
    }
  }

  /// Where the value begins in its document; nil for a value of another input.
  var byteOffset: Int? {
    switch self {
    case .tape(let node): node.offset
    case .dictionary, .arriving: nil
    }
  }

  /// The view of a value in a dictionary, which may be one that JSON does not know; nil for a
  /// value of another input.
  var inDictionary: DictionaryNode? {
    @_lifetime(copy self)
    get {
      switch self {
      case .tape, .arriving: nil
      case .dictionary(let node): node
      }
    }
  }
}

/// What is inside.
extension InputNode {
  /// Whether it is an array.
  @usableFromInline
  var isArray: Bool {
    switch self {
    case .tape(let node): node.isArray
    case .dictionary(let node): node.elements != nil
    case .arriving: false
    }
  }

  /// How many elements an array has; 0 for anything else.
  var elementCount: Int {
    switch self {
    case .tape(let node): node.isArray ? node.elementCount : 0
    case .dictionary(let node): node.elements?.count ?? 0
    case .arriving: 0
    }
  }

  /// Calls `body` with each element of an array, in order, until it returns false.
  ///
  /// - Returns: Whether there is an array.
  @inlinable
  func visitElements(while body: (borrowing InputNode) -> Bool) -> Bool {
    switch self {
    case .tape(let node): node.visitElements { body(.tape(copy $0)) }
    case .dictionary(let node): node.visitElements(while: body)
    case .arriving: false
    }
  }

  /// How many members an object has, duplicates included; 0 for anything else.
  var memberCount: Int {
    switch self {
    case .tape(let node): node.isObject ? node.memberCount : 0
    case .dictionary(let node): node.members?.count ?? 0
    case .arriving: 0
    }
  }

  /// Calls `body` with each member of an object until it returns false: of bytes in the order of
  /// the text, with duplicates; of a dictionary in any order.
  ///
  /// - Returns: Whether there is an object, and `body` never returned false.
  @inlinable
  func visitMembers(while body: (_ key: String, _ value: borrowing InputNode) -> Bool) -> Bool {
    switch self {
    case .tape(let node):
      return node.isObject && node.visitMembers { body($0.text ?? "", .tape(copy $1)) }
    case .dictionary(let node):
      return DictionaryObject.with(node) { object in
        object.visitMembers { body($0, .dictionary(copy $1)) }
      } ?? false
    case .arriving:
      return false
    }
  }

  /// Calls `body` with a view of an object; nil for anything else. `reader` is the type that reads
  /// it; 0 for none.
  @inlinable
  func withObject<Result>(
    readBy reader: UInt = 0, _ body: (borrowing InputObject) -> Result
  ) -> Result? {
    switch self {
    case .tape(let node):
      return node.isObject ? TapeObject.with(node, readBy: reader) { body(.tape(copy $0)) } : nil
    case .dictionary(let node):
      return DictionaryObject.with(node) { body(.dictionary(copy $0)) }
    case .arriving:
      return nil
    }
  }
}

/// A value that is still arriving.
extension InputNode {
  /// The view of a value that has not settled; nil for any other.
  @usableFromInline
  var arrivingNode: ArrivingNode? {
    @_lifetime(copy self)
    get {
      switch self {
      case .tape, .dictionary: nil
      case .arriving(let node): node
      }
    }
  }
}
