/// One property of a model.
struct PropertyFacts {
  let name: Token
  let attributes: [AttributeFacts]
  let modifiers: [Token]
  /// `let` or `var`.
  let introducer: Token
  /// The type as it is written; nil where it is left to the compiler.
  var type: TypeFacts?
  /// The tokens of the initial value.
  var initialValue: Range<Int>?
  /// Whether it has accessors, and is stored nowhere.
  var isComputed = false
  /// Whether other properties are declared with it, after the same `let` or `var`.
  var isOneOfSeveral = false
  /// The `#if` that it stands in.
  var condition: Token?
}

extension PropertyFacts {
  var isConstant: Bool { introducer.isWord("let") }

  func isMarked(_ modifier: String) -> Bool { modifiers.contains { $0.isWord(modifier) } }

  /// The access level that is written before it; not that of `private(set)`.
  var access: Token? { modifiers.access }

  /// Whether a memberwise initialiser takes it.
  var isStored: Bool {
    !isComputed && !isMarked("static") && !isMarked("class") && !isMarked("lazy")
      && !(isConstant && initialValue != nil)
  }

  /// The attribute of ours with that name.
  func attribute(_ name: FieldAttribute) -> AttributeFacts? {
    attributes.first { $0.name.text == name.rawValue }
  }
}

/// The attributes that say how a property is read.
enum FieldAttribute: String, CaseIterable {
  case key = "Key"
  case fallback = "Default"
  case complete = "Complete"
  case format = "Format"
  case coerced = "Coerced"
  case decoded = "Decoded"
}
