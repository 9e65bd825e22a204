/// One property of a model.
struct PropertyFacts {
  let name: Token
  let attributes: [AttributeFacts]
  let modifiers: [Token]
  let isConstant: Bool
  /// Nil where the compiler infers the type.
  var type: TypeFacts?
  /// The tokens of the initial value.
  var initialValue: Range<Int>?
  /// Whether it has accessors and no storage.
  var isComputed = false
  /// Whether the same `let` or `var` declares other properties.
  var isOneOfSeveral = false
  /// Whether it is inside `#if`.
  let isConditional: Bool
}

extension PropertyFacts {
  func isMarked(_ modifier: String) -> Bool { modifiers.contains { $0.isWord(modifier) } }

  /// Whether a memberwise initialiser takes it.
  var isStored: Bool {
    !isComputed && !isMarked("static") && !isMarked("class") && !isMarked("lazy")
      && !(isConstant && initialValue != nil)
  }

  /// Its attributes that this library declares.
  var fieldAttributes: [AttributeFacts] { attributes.filter(\.isOfField) }

  func attribute(_ name: FieldAttribute) -> AttributeFacts? {
    attributes.first { $0.name.name == name.rawValue }
  }

  /// The tokens of the argument of an attribute that takes one; nil where it has another number of
  /// arguments, or a label that it does not know.
  func argument(_ name: FieldAttribute) -> Range<Int>? {
    guard let arguments = attribute(name)?.arguments, arguments.count == 1,
      arguments[0].label == nil || name == .coerced && addsCoercions,
      !arguments[0].tokens.isEmpty
    else { return nil }
    return arguments[0].tokens
  }

  /// Whether `@Coerced` adds to the coercions of the builder.
  var addsCoercions: Bool { attribute(.coerced)?.arguments.first?.label?.text == "adding" }
}

extension PropertyFacts {
  /// The tokens of the default, and of the kinds of finding that it is for; nil where `@Default`
  /// has other arguments, or there is none.
  var fallback: (value: Range<Int>, kinds: [Range<Int>])? {
    if let value = argument(.fallback) { return (value, []) }
    guard let arguments = attribute(.fallback)?.arguments, arguments.count >= 2,
      arguments[0].label == nil, arguments[1].label?.text == "for",
      arguments.dropFirst(2).allSatisfy({ $0.label == nil }),
      arguments.allSatisfy({ !$0.tokens.isEmpty })
    else { return nil }
    return (arguments[0].tokens, arguments.dropFirst().map(\.tokens))
  }
}

/// The attributes that say how a property is read.
enum FieldAttribute: String {
  case key = "Key"
  case fallback = "Default"
  case requiringAll = "RequiringAll"
  case allowingLosses = "AllowingLosses"
  case ifPresent = "IfPresent"
  case format = "Format"
  case coerced = "Coerced"
  case decoded = "Decoded"
}
