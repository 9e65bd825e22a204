/// One value of an input: the only face that later stages see of it.
///
/// There are two inputs: bytes, which are scanned into a tape, and dictionaries. Another one is a
/// file with a view of its values and a case here and in ``InputObject``. Every question that a
/// later stage asks is answered in these two files.
@usableFromInline
enum InputNode: ~Escapable, BitwiseCopyable {
  case tape(TapeNode)
  case dictionary(DictionaryNode)

  /// The kind of value.
  var kind: JSONKind {
    switch self {
    case .tape(let node): node.kind.jsonKind
    case .dictionary(let node): node.content.kind
    }
  }

  /// The text of a string, decoded; nil for anything else.
  var string: String? {
    switch self {
    case .tape(let node): node.text
    case .dictionary(let node): node.string
    }
  }

  /// A boolean; nil for anything else.
  var boolean: Bool? {
    switch self {
    case .tape(let node): node.boolean
    case .dictionary(let node): node.boolean
    }
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    switch self {
    case .tape(let node): node.number
    case .dictionary(let node): node.number
    }
  }

  /// The Double nearest to a number that is easy to convert; nil for any other number, and for
  /// anything else.
  var shortDouble: Double? {
    switch self {
    case .tape(let node): node.shortDouble
    case .dictionary(let node): DictionaryValue.shortDouble(node.value)
    }
  }

  /// A whole number that is quick to read; nil for any other number, and for anything else.
  var shortInteger: Int64? {
    switch self {
    case .tape(let node): node.shortInteger
    case .dictionary: nil
    }
  }

  /// Calls `body` with the bytes of a string that need no decoding; nil for anything else.
  func withPlainText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    switch self {
    case .tape(let node): node.withPlainText(body)
    case .dictionary: nil
    }
  }

  /// The view of a value in a dictionary, which may be one that JSON does not know; nil for a
  /// value of another input.
  var inDictionary: DictionaryNode? {
    @_lifetime(copy self)
    get {
      switch self {
      case .tape: nil
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
    }
  }

  /// How many elements an array has; 0 for anything else.
  var elementCount: Int {
    switch self {
    case .tape(let node): node.isArray ? node.elementCount : 0
    case .dictionary(let node): node.elements?.count ?? 0
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
    }
  }

  /// Calls `body` with a view of an object; nil for anything else.
  @inlinable
  func withObject<Result>(_ body: (borrowing InputObject) -> Result) -> Result? {
    switch self {
    case .tape(let node):
      return node.isObject ? TapeObject.with(node) { body(.tape(copy $0)) } : nil
    case .dictionary(let node):
      return DictionaryObject.with(node) { body(.dictionary(copy $0)) }
    }
  }
}
