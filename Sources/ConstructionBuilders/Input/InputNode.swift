/// One value of an input: the only face that later stages see of it.
///
/// There are two inputs: bytes, which are scanned into a tape, and dictionaries. Another one is a
/// folder with a view of its values, and a case here and in ``InputObject``.
///
/// A value that has not arrived as a whole is *open*: see ``Tape``. As a string or an array it is
/// nothing, so that nobody takes it for a whole one. What there is of it has names of its own.
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

  /// Where the value begins in its document; nil for a value of another input.
  var byteOffset: Int? {
    switch self {
    case .tape(let node): node.offset
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

  /// How many members an object has, duplicates included; 0 for anything else.
  var memberCount: Int {
    switch self {
    case .tape(let node): node.isObject ? node.memberCount : 0
    case .dictionary(let node): node.members?.count ?? 0
    }
  }

  /// Calls `body` with each member of an object: of bytes in the order of the text, with
  /// duplicates; of a dictionary in any order; of an open object those that have settled.
  ///
  /// - Returns: Whether there is an object.
  @inlinable
  func forEachMember(_ body: (_ key: String, _ value: borrowing InputNode) -> Void) -> Bool {
    switch self {
    case .tape(let node):
      guard node.hasMembers else { return false }
      node.forEachMember { body($0.text ?? "", .tape(copy $1)) }
      return true
    case .dictionary(let node):
      let isObject: Void? = DictionaryObject.with(node) { object in
        object.forEachMember { body($0, .dictionary(copy $1)) }
      }
      return isObject != nil
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
    }
  }
}

/// A value that is open: see ``Tape``.
extension InputNode {
  /// Whether not all of the value is there, so that it may still change.
  @inlinable
  var isOpen: Bool {
    switch self {
    case .tape(let node): node.isOpen
    case .dictionary: false
    }
  }

  /// The value on the tape, if it is open.
  private var open: TapeNode? {
    @_lifetime(copy self)
    get {
      guard case .tape(let node) = self, node.isOpen else { return nil }
      return node
    }
  }

  /// The text so far of an open string; nil for anything else.
  var openText: String? { open?.openText }

  /// Calls `body` with each element of an open array that has begun. Only the last one can be open
  /// itself.
  ///
  /// - Returns: Whether there is such an array.
  func visitOpenElements(_ body: (borrowing InputNode) -> Void) -> Bool {
    guard let array = open, array.kind == .openArray else { return false }
    var (current, end) = unsafe array.content
    while unsafe current < end {
      let element = unsafe array.node(at: current)
      body(.tape(copy element))
      unsafe current = element.next
    }
    if let element = array.openElement { body(.tape(element)) }
    return true
  }

  /// Calls `body` with a view of an open object; nil for anything else.
  func withOpenObject<Result>(_ body: (borrowing InputObject) -> Result) -> Result? {
    guard let object = open, object.hasMembers else { return nil }
    return TapeObject.with(object) { body(.tape(copy $0)) }
  }

  /// Whether the value is open because the document was cut off.
  var isCut: Bool { unsafe open?.source.pointee.cut != nil }

  /// The finding that says so, with a path from this container.
  var cutFinding: Finding? {
    guard let open, let location = unsafe open.source.pointee.cut else { return nil }
    return open.cutFinding(at: location)
  }

  /// Whether no container is open in it.
  var isInnermost: Bool { open?.isInnermost ?? true }
}
