extension Coercion {
  /// The coercion of a boolean where an array is expected: see `JSONNode.inPlaceOfArray`.
  package var ofBooleanInPlaceOfArray: Coercion {
    let isConverted = !isDisjoint(with: [.stringsFromBooleans, .numbersFromBooleans])
    return isConverted && contains(.arraysFromSingleValues) ? union(.falseAsNull) : self
  }
}

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
    if coercion.contains(.emptyArraysAsObjects), isEmptyArray, !isReadAsNull {
      let context = context
      return DictionaryNode.with([String: Any]()) {
        JSONNode(.dictionary(copy $0), context).withFields { body($0, true) }
      }
    }
    if coercion.contains(.singleValuesFromArrays), isArray {
      return withOnlyElement { node in node.withFields { body($0, true) } } ?? nil
    }
    return withEmbedded { node in node.withFields { body($0, true) } } ?? nil
  }

  /// Calls `body` with the element of an array that has one; nil for any other array.
  private func withOnlyElement<Result>(_ body: (borrowing JSONNode) -> Result) -> Result? {
    guard hasOnlyElement else { return nil }
    var result: Result?
    forEachElement { result = body($0) }
    return result
  }

  private var hasOnlyElement: Bool {
    var count = 0
    _ = visitElements { _ in
      count += 1
      return count < 2
    }
    return count == 1
  }

  /// Whether a value that cannot be used where it is counts as null under this coercion.
  ///
  /// Ask where the expected type has no value for it: `""` is a String, `false` a Bool, and `[]` an
  /// array.
  package var isReadAsNull: Bool {
    switch kind {
    case .null: true
    case .string: coercion.contains(.emptyStringAsNull) && string?.isEmpty == true
    case .boolean: coercion.contains(.falseAsNull) && boolean == false
    case .array: coercion.contains(.emptyArraysAsNull) && isEmptyArray
    default: false
    }
  }

  /// Reads the only element of an array where a value of another type is expected; nil where that
  /// is not allowed, or gives no value.
  ///
  /// Of arrays in each other only one is left out: an array takes no stack of its own here.
  func onlyElement<Value: Capturable>(as type: Value.Type) -> Captured<Value>? {
    guard coercion.contains(.singleValuesFromArrays), isArray, !isOpen else { return nil }
    let captured = withOnlyElement { $0.capturedInPlaceOfArray(as: Value.self) }
    guard let captured, captured.value.map({ !$0.isAbsent }) == true else { return nil }
    return captured
  }

  /// `@inline(never)`: it would be in the loops of all inputs, for each type.
  @inline(never)
  private func capturedInPlaceOfArray<Value: Capturable>(as type: Value.Type) -> Captured<Value> {
    let inner = coercion.subtracting(.singleValuesFromArrays)
    return Value.capture(isArray ? with(inner) : copy self)
  }

  /// The value where an array is expected. `false` counts as null there if booleans are converted:
  /// an element made of it would be one that nobody sent.
  package var inPlaceOfArray: JSONNode {
    @_lifetime(copy self)
    get {
      kind == .boolean ? with(coercion.ofBooleanInPlaceOfArray) : copy self
    }
  }

  /// Whether the value, in place of an array, is null and none of its elements.
  ///
  /// `false` may still be an element: ask its type.
  package var isNoElement: Bool { kind != .boolean && isReadAsNull }

  /// A boolean that may be converted to another type; nil for `false` that counts as null.
  func boolean(for conversion: Coercion) -> Bool? {
    coercion.contains(conversion) && !isReadAsNull ? boolean : nil
  }

  private var isEmptyArray: Bool {
    guard isArray else { return false }
    var isEmpty = true
    _ = visitElements { _ in
      isEmpty = false
      return false
    }
    return isEmpty
  }

  /// Calls `body` with the element at an index of an array, or of what may be repaired to be one,
  /// if there is such an element; false where there is no array, and where the element may still
  /// arrive. `isRepaired` says which. `repeated` is called before, if there are several.
  package func withRepairedElement(
    at index: Int, repeated: () -> Void = {},
    _ body: (_ element: borrowing JSONNode, _ isRepaired: Bool) -> Void
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
    let isNumbered = visitNumberedMembers(
      repeated: { number, _ in if number == index { repeated() } },
      { if $0 == index { body($1, true) } })
    if isNumbered { return true }
    guard coercion.contains(.arraysFromSingleValues), !isNoElement else { return false }
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

  /// Calls `body` with each member of an object whose keys are numbers, in the order of these;
  /// false for anything else, and where that is not allowed.
  ///
  /// Of a repeated key, the last value counts, and `repeated` is called before.
  package func visitNumberedMembers(
    repeated: (_ number: Int, _ key: String) -> Void = { _, _ in },
    _ body: (_ number: Int, _ value: borrowing JSONNode) -> Void
  ) -> Bool {
    guard coercion.contains(.numberedObjectsAsArrays) else { return false }
    let context = contextOfElements()
    let isList = withFields { fields in
      let (keys, earlier) = fields.keysWithRepeated
      guard let numbers = Self.numbers(of: keys) else { return false }
      for number in numbers {
        if let key = earlier[HashedKey(String(number))] { repeated(number, key) }
        _ = fields.withMember(JSONKey(String(number))) { member in
          body(number, member.withWords(of: context))
        }
      }
      return true
    }
    return isList ?? false
  }

  /// The numbers that keys are, sorted; nil without keys, and if any key is no number from 0 on as
  /// PHP writes it, or has more than 18 digits: then the next number would not fit either.
  package static func numbers(of keys: some Collection<String>) -> [Int]? {
    var numbers: [Int] = []
    for key in keys {
      guard key.utf8.count <= 18, let number = Int(key), number >= 0, number < .max,
        String(number) == key
      else {
        return nil
      }
      numbers.append(number)
    }
    return numbers.isEmpty ? nil : numbers.sorted()
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
        let inner = inner.within(root, embeddedIn: self)
        let root = JSONNode(.tape(copy root), inner)
        root.words = words
        defer { words = root.words }
        return body(root)
      }
    }
  }
}
