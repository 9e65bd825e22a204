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
    return input.visitElements { body(JSONNode(copy $0, context)) }
  }

  /// Calls `body` with each member of an object: from bytes in the order of the text, with
  /// duplicates; from a dictionary in any order.
  package func forEachMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    let context = context
    _ = input.withObject { object in
      object.forEachMember { body($0, JSONNode(copy $1, context)) }
    }
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
  /// The order is as above. Of an open object they are those that have settled.
  ///
  /// - Returns: Whether there is an object.
  @inlinable
  func readMembers(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) -> Bool {
    let context = context.withinObject.withWords(of: contextOfElements())
    return input.forEachMember { body($0, JSONNode(copy $1, context)) }
  }

  /// How many members such an object has, duplicates included; 0 for anything else.
  @usableFromInline
  var memberCount: Int { input.memberCount }

  /// How many elements an array has; 0 for anything else.
  public var elementCount: Int { input.elementCount }

  /// Whether it is an array.
  @usableFromInline
  package var isArray: Bool { input.isArray }

  /// Calls `body` with the fields of an object; nil for anything else.
  // `@inlinable` here and on what it calls: see the table in `Benchmarks/README.md`.
  @inlinable
  public func withFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result? {
    guard !lacksStack(for: Result.self) else {
      return onDeeperStack(for: Result.self) { withFields(body) }
    }
    let context = context.withinObject
    return input.withObject { body(JSONFields(copy $0, context)) }
  }

  /// Calls `body` with the fields of an object that a builder reads; nil for anything else.
  ///
  /// What the builder reads is learnt for the next object: see `LearntKeys`.
  @inlinable
  func withFields<Builder, Result>(
    readBy builder: Builder.Type, _ body: (borrowing JSONFields) -> Result
  ) -> Result? {
    guard !lacksStack(for: Builder.self) else {
      return onDeeperStack(for: Builder.self) { withFields(readBy: builder, body) }
    }
    let context = context.withinObject
    let reader = UInt(bitPattern: ObjectIdentifier(builder))
    return input.withObject(readBy: reader) { body(JSONFields(copy $0, context)) }
  }
}
