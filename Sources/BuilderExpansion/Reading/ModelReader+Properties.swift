extension ModelReader {
  /// Reads the properties after one `let` or `var`.
  mutating func readProperties(_ start: DeclarationStart) {
    var properties: [PropertyFacts] = []
    index = start.introducer + 1
    while index < end {
      guard let property = readBinding(start) else { return }
      properties.append(property)
      guard index < end, source[index].isSymbol(",") else { break }
      index += 1
    }
    // In `let a, b: Int` both are of type Int.
    var type: TypeFacts?
    for place in properties.indices.reversed() {
      if properties[place].type == nil, properties[place].initialValue == nil {
        properties[place].type = type
      } else {
        type = properties[place].type
      }
      properties[place].isOneOfSeveral = properties.count > 1
    }
    facts.properties += properties
  }

  /// Reads one name with its type, initial value and accessors.
  private mutating func readBinding(_ start: DeclarationStart) -> PropertyFacts? {
    let name = source[index]
    if name.isSymbol("(") {
      refuseTuple(start)
      return nil
    }
    guard name.isName, name.kind == .rawWord || !Keywords.reserved.contains(name.text) else {
      refuse(index, name.notUnderstood)
      index = end
      return nil
    }
    index += 1
    var property = PropertyFacts(
      name: name, attributes: start.attributes, modifiers: start.modifiers,
      isConstant: source[start.introducer].isWord("let"), isConditional: !conditions.isEmpty)
    if source[index].isSymbol(":") {
      guard let type = TypeReader.type(in: source, at: index + 1) else {
        refuse(index + 1, "'@Buildable' does not understand the type of '\(name.name)'")
        index = end
        return nil
      }
      property.type = type
      index = type.tokens.upperBound
    }
    if source[index].isSymbol("=") {
      property.initialValue = ExpressionEnd.find(
        in: source, from: index + 1, end: end, move: &index)
    }
    if source[index].isSymbol("{") {
      property.isComputed = !Accessors.areObservers(source, index)
      if let initialiser = Accessors.initialiser(source, index) {
        refuse(
          initialiser, "'@Buildable' does not understand '\(name.name)': it has an init accessor")
      }
      index = source.after(index)
    }
    return isWhole(name) ? property : nil
  }

  /// Whether no text follows a binding or a case that would change its meaning.
  mutating func isWhole(_ name: Token) -> Bool {
    let next = source[index]
    if index >= end || next.isSymbol(",") || next.isSymbol(";") || next.kind == .directive {
      return true
    }
    if next.startsLine || ExpressionEnd.isBeginningOfMember(source, index) { return true }
    refuse(index, "'@Buildable' does not understand '\(next.text)' after '\(name.name)'")
    index = end
    return false
  }

  /// Refuses a tuple of properties, but not `let (a, b) = …`: no initialiser takes those.
  private mutating func refuseTuple(_ start: DeclarationStart) {
    let tuple = index
    index = source.after(index)
    if source[index].isSymbol(":"), let type = TypeReader.type(in: source, at: index + 1) {
      index = type.tokens.upperBound
    }
    let hasValue = source[index].isSymbol("=")
    if hasValue { _ = ExpressionEnd.find(in: source, from: index + 1, end: end, move: &index) }
    let isConstant = source[start.introducer].isWord("let") && hasValue
    if !isConstant, !start.modifiers.contains(where: { $0.isWord("static") }) {
      refuse(tuple, "'@Buildable' needs a declaration of each property, not a tuple")
    }
    if source[index].isSymbol("{") { index = source.after(index) }
  }
}

/// The braces after a property.
enum Accessors {
  /// Whether they can follow an initial value: observers, or an init accessor.
  static func followValue(_ source: Source, _ brace: Int) -> Bool {
    areObservers(source, brace) || initialiser(source, brace) != nil
  }

  /// Whether they hold `willSet` or `didSet`: the property is still stored then.
  static func areObservers(_ source: Source, _ brace: Int) -> Bool {
    let first = source[DeclarationStart(source, at: brace + 1).introducer]
    return first.isWord("willSet") || first.isWord("didSet")
  }

  /// The index of the init accessor of a computed property.
  static func initialiser(_ source: Source, _ brace: Int) -> Int? {
    guard let end = source.close(of: brace) else { return nil }
    var index = brace + 1
    var isAtStart = true
    while index < end {
      if isAtStart {
        index = DeclarationStart(source, at: index).introducer
        let isAccessor = source[index + 1].isSymbol("(") || source[index + 1].isSymbol("{")
        if source[index].isWord("init"), isAccessor { return index }
      }
      isAtStart = source[index].isSymbol("{")
      index = source.after(index)
    }
    return nil
  }
}
