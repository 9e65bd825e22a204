extension JSONNode {
  /// Calls `body` with the bytes of a string, decoded; nil for anything else.
  func withText<Result>(_ body: (Span<UInt8>) -> Result) -> Result? {
    if case .tape(let node) = input, let result = node.withPlainText(body) { return result }
    guard let string else { return nil }
    return string.withDocumentBytes(body)
  }

  /// Calls `body` with the fields of an object, or of what may be repaired to be one; nil for
  /// anything else. `isRepaired` says which.
  package func withRepairedFields<Result>(
    _ body: (_ fields: borrowing JSONFields, _ isRepaired: Bool) -> Result
  ) -> Result? {
    if let result = withFields({ body($0, false) }) { return result }
    if isOpen { return nil }
    if coercion.contains(.emptyArraysAsObjects), isEmptyArray {
      let context = context
      return DictionaryNode.with([String: Any]()) {
        JSONNode(.dictionary(copy $0), context).withFields { body($0, true) }
      }
    }
    return withEmbedded { node in node.withFields { body($0, true) } } ?? nil
  }

  /// Whether a value that cannot be used where it is counts as null under this coercion.
  ///
  /// Ask where the expected type has no value for it: `""` is a String, and `false` a Bool.
  package var isReadAsNull: Bool {
    switch kind {
    case .null: true
    case .string: coercion.contains(.emptyStringAsNull) && string?.isEmpty == true
    case .boolean: coercion.contains(.falseAsNull) && boolean == false
    default: false
    }
  }

  /// A boolean that may be converted to another type; nil for `false` that counts as null.
  func boolean(for conversion: Coercion) -> Bool? {
    coercion.contains(conversion) && !isReadAsNull ? boolean : nil
  }

  private var isEmptyArray: Bool { isArray && elementCount == 0 }

  /// Calls `body` with the element at an index of an array, or of what may be repaired to be one,
  /// if there is such an element; false where there is no array, and where the element may still
  /// arrive. `isRepaired` says which.
  package func withRepairedElement(
    at index: Int, _ body: (_ element: borrowing JSONNode, _ isRepaired: Bool) -> Void
  ) -> Bool {
    if isArray {
      var isThere = false
      withElement(at: index) {
        isThere = true
        body($0, false)
      }
      return isThere || !isOpen
    }
    if isOpen { return false }
    let isEmbedded = withEmbedded { node in
      guard node.isArray else { return false }
      node.withElement(at: index) { body($0, true) }
      return true
    }
    if isEmbedded == true { return true }
    if visitNumberedMembers({ if $0 == index { body($1, true) } }) { return true }
    guard coercion.contains(.singleElements), kind != .null else { return false }
    if index == 0 { body(self, true) }
    return true
  }

  private func withElement(at index: Int, _ body: (borrowing JSONNode) -> Void) {
    var position = 0
    _ = visitElements { element in
      if position == index { body(element) }
      position += 1
      return position <= index
    }
  }

  /// Calls `body` with each member, by its number, of an object whose keys are those of a list;
  /// false for anything else, and where that is not allowed.
  package func visitNumberedMembers(_ body: (_ index: Int, _ value: borrowing JSONNode) -> Void)
    -> Bool
  {
    guard coercion.contains(.numberedObjectsAsArrays) else { return false }
    let context = contextOfElements()
    let isList = withFields { fields in
      guard fields.withMember("0", { _ in true }) != nil else { return false }
      let keys = fields.keys
      // There are as many different keys as numbers: if each key is a number, none is missing.
      let numbers = Set((0..<keys.count).map(String.init))
      guard keys.allSatisfy(numbers.contains) else { return false }
      for index in keys.indices {
        _ = fields.withMember(JSONKey(String(index))) { member in
          body(index, member.withWords(of: context))
        }
      }
      return true
    }
    return isList ?? false
  }

  /// Calls `body` with the document that was written into a string as JSON, where that is allowed
  /// and it is one.
  ///
  /// Strings in that document are not looked into: senders write one level by mistake.
  package func withEmbedded<Result>(_ body: (borrowing JSONNode) -> Result) -> Result? {
    guard coercion.contains(.embeddedJSON), !isOpen, let text = string else { return nil }
    let inner = context.with(coercion.subtracting(.embeddedJSON))
    return text.withDocumentBytes { bytes in
      try? withTape(of: bytes) { root in
        let root = JSONNode(.tape(copy root), inner)
        root.words = words
        defer { words = root.words }
        return body(root)
      }
    }
  }
}
