extension JSONNode {
  /// Calls `body` with each element of an array, in order; with none for anything else.
  public func forEachElement(_ body: (borrowing JSONNode) -> Void) {
    visitElements { element in
      body(element)
      return true
    }
  }

  /// Calls `body` with each element of an array, in order, until it says false.
  func visitElements(while body: (borrowing JSONNode) -> Bool) {
    let context = context
    switch origin {
    case .tape(let node):
      guard node.kind == .array else { return }
      node.forEachElement {
        body(JSONNode(.tape(copy $0), context))
      }
    case .dictionary(let node):
      guard let elements = node.elements else { return }
      DictionaryNode.visit(elements, depth: node.depth + 1) {
        body(JSONNode(.dictionary(copy $0), context))
      }
    }
  }

  /// Calls `body` with each member of an object: from bytes in the order of the text, with
  /// duplicates; from a dictionary in no order.
  func forEachMember(_ body: (_ key: String, _ value: borrowing JSONNode) -> Void) {
    let context = context
    switch origin {
    case .tape(let node):
      guard node.kind == .object else { return }
      node.forEachMember { key, value in
        body(key.text ?? "", JSONNode(.tape(copy value), context))
        return true
      }
    case .dictionary(let node):
      guard let members = node.members else { return }
      for (key, value) in members {
        DictionaryNode.with(value, depth: node.depth + 1) {
          body(key, JSONNode(.dictionary(copy $0), context))
        }
      }
    }
  }

  /// How many elements an array has; 0 for anything else.
  public var elementCount: Int {
    switch origin {
    case .tape(let node):
      return node.isArray ? node.elementCount : 0
    case .dictionary(let node):
      return node.elements?.count ?? 0
    }
  }

  /// Whether it is an array.
  @usableFromInline
  var isArray: Bool {
    switch origin {
    case .tape(let node): return node.isArray
    case .dictionary(let node): return node.elements != nil
    }
  }

  /// Calls `body` with the fields of an object; nil for anything else.
  // `@inlinable` here and on `TapeObject.with`: without it, capturing Marvel takes 1.1 times as long.
  @inlinable
  public func withFields<Result>(_ body: (borrowing JSONFields) -> Result) -> Result? {
    let context = context.withinObject
    switch origin {
    case .tape(let node):
      guard node.isObject else { return nil }
      return TapeObject.with(node) { body(JSONFields(.tape(copy $0), context)) }
    case .dictionary(let node):
      return DictionaryObject.with(node) { body(JSONFields(.dictionary(copy $0), context)) }
    }
  }

  /// Calls `body` with each element of an array in a document; false in a dictionary, and for anything
  /// else.
  // `@inlinable`: as Array's `capture`.
  @inlinable
  func visitTapeElements(_ body: (JSONNode) -> Void) -> Bool {
    guard case .tape(let node) = origin, node.isArray else { return false }
    let context = context
    node.forEachElement { element in
      body(JSONNode(.tape(copy element), context))
      return true
    }
    return true
  }
}
