extension JSONNode {
  /// Calls `body` with each element of an array, in order; with none for anything else.
  @inlinable
  public func forEachElement(_ body: (borrowing JSONNode) -> Void) {
    _ = visitElements { element in
      body(element)
      return true
    }
  }

  /// Calls `body` with each element of an array, in order, until it returns false.
  ///
  /// - Returns: Whether there is an array.
  @inlinable
  package func visitElements(while body: (borrowing JSONNode) -> Bool) -> Bool {
    let context = contextOfElements()
    switch input {
    case .tape(let node):
      return node.visitElements { body(JSONNode(.tape(copy $0), context)) }
    case .dictionary(let node):
      return node.visitElements { body(JSONNode(.dictionary(copy $0), context)) }
    }
  }

  /// Calls `body` with each member of an object: from bytes in the order of the text, with
  /// duplicates; from a dictionary in any order.
  package func forEachMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    _ = withObject(context) { $0.forEachMember(body) }
  }

  /// Whether an array has an element that does not count as null.
  @usableFromInline
  var hasElements: Bool {
    var hasElements = false
    _ = visitElements { element in
      hasElements = !element.isReadAsNull
      return !hasElements
    }
    return hasElements
  }

  /// The elements of an array in a document, if `read` reads each of them.
  func exactElements<Value>(_ read: (borrowing TapeNode) -> Value?) -> [Value]? {
    guard case .tape(let node) = input else { return nil }
    return node.scalars(read)
  }

  /// Calls `body` with each member of an object, as a field would read it.
  ///
  /// The order is as above.
  ///
  /// - Returns: Whether there is an object.
  @inlinable
  func readMembers(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) -> Bool {
    let context = context.withinObject.withWords(of: contextOfElements())
    switch input {
    case .tape(let node):
      guard node.isObject else { return false }
      node.forEachMember { body($0.text ?? "", JSONNode(.tape(copy $1), context)) }
      return true
    case .dictionary(let node):
      let isObject: Void? = DictionaryObject.with(node) { object in
        object.forEachMember { body($0, JSONNode(.dictionary(copy $1), context)) }
      }
      return isObject != nil
    }
  }

  /// How many members such an object has, duplicates included; 0 for anything else.
  @usableFromInline
  var memberCount: Int {
    switch input {
    case .tape(let node): node.isObject ? node.memberCount : 0
    case .dictionary(let node): node.members?.count ?? 0
    }
  }

  /// How many elements an array has; 0 for anything else.
  public var elementCount: Int {
    switch input {
    case .tape(let node): node.isArray ? node.elementCount : 0
    case .dictionary(let node): node.elements?.count ?? 0
    }
  }

  /// Whether it is an array.
  @usableFromInline
  package var isArray: Bool {
    switch input {
    case .tape(let node): node.isArray
    case .dictionary(let node): node.elements != nil
    }
  }

  /// Calls `body` with the fields of an object; nil for anything else.
  @inlinable
  public func withFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result? {
    guard !lacksStack(for: Result.self) else {
      return onDeeperStack(for: Result.self) { withFields(body) }
    }
    return withObject(context.withinObject, body)
  }

  /// Calls `body` with the fields of an object that a builder reads; nil for anything else, and for
  /// an object that is not read in the plain way.
  ///
  /// What the builder reads is learnt for the next object: see `LearntKeys`.
  @inlinable
  func withFields<Builder, Result>(
    readBy builder: Builder.Type, _ body: (borrowing JSONFields) -> Result
  ) -> Result? {
    guard !lacksStack(for: Builder.self) else {
      return onDeeperStack(for: Builder.self) { withFields(readBy: builder, body) }
    }
    guard !needsCare else { return nil }
    let reader = UInt(bitPattern: ObjectIdentifier(builder))
    return withObject(context.withinObject, readBy: reader, body)
  }

  /// Calls `body` with the fields of an object in a context; nil for anything else. `reader` is the
  /// type that reads it; 0 for none.
  @inlinable
  func withObject<Result>(
    _ context: ReadingContext, readBy reader: UInt = 0, _ body: (borrowing JSONFields) -> Result
  ) -> Result? {
    switch input {
    case .tape(let node):
      guard node.isObject else { return nil }
      return TapeObject.with(node, readBy: reader) {
        body(JSONFields(.tape(copy $0), context))
      }
    case .dictionary(let node):
      return DictionaryObject.with(node, readBy: reader) {
        body(JSONFields(.dictionary(copy $0), context))
      }
    }
  }
}
