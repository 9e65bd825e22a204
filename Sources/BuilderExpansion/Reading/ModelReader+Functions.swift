extension ModelReader {
  /// Reads the name of a function, and the rest of it if it is a `check`.
  mutating func readFunctionName(_ start: DeclarationStart) {
    let name = source[index]
    guard name.isName else { return skipToBody() }
    index += 1
    facts.otherNames.append(name)
    if name.name == "check" {
      readFunction(named: name, start)
    } else {
      skipToBody()
    }
  }

  /// Reads a function from its parameters on; an initialiser is a function named `init`.
  mutating func readFunction(named name: Token, _ start: DeclarationStart) {
    let isFailable = source[index].isSymbol("?") || source[index].isSymbol("!")
    if isFailable { index += 1 }
    let isGeneric = source[index].isSymbol("<") && source.close(of: index) != nil
    if isGeneric { index = source.after(index) }
    guard source[index].isSymbol("("), let close = source.close(of: index) else {
      return skipToBody()
    }
    let parameters = source.split(index + 1..<close).map(parameter)
    index = close + 1
    let effects = readEffects()
    let function = FunctionFacts(
      name: name, hiding: start.modifiers.hiding,
      isStatic: start.modifiers.contains { $0.isWord("static") },
      isUnavailable: start.attributes.areUnavailable(in: source),
      isFailable: isFailable, isGeneric: isGeneric, isThrowing: effects.isThrowing,
      isAsync: effects.isAsync, hasResult: hasResult,
      isConditional: !conditions.isEmpty,
      parameters: parameters.compactMap { $0 }, isUnderstood: !parameters.contains { $0 == nil })
    if name.isWord("init") {
      facts.initialisers.append(function)
    } else {
      facts.checks.append(function)
    }
    skipToBody()
  }

  /// Whether `->` and a type other than `Void` come next.
  private var hasResult: Bool {
    guard source.isArrow(index) else { return false }
    guard let type = TypeReader.type(in: source, at: index + 2) else { return true }
    return !["()", "Void", "Swift.Void"].contains(source.spelling(type.tokens))
  }

  private mutating func readEffects() -> (isThrowing: Bool, isAsync: Bool) {
    var effects = (isThrowing: false, isAsync: false)
    while index < end, !source[index].isSymbol("{"), !source[index].isSymbol("-") {
      if source[index].isWord("throws") {
        effects.isThrowing = true
      } else if source[index].isWord("async") {
        effects.isAsync = true
      } else if !source[index].isSymbol("(") || !effects.isThrowing {
        break
      }
      index = source.after(index)
    }
    return effects
  }

  private func parameter(_ part: Range<Int>) -> ParameterFacts? {
    var index = part.lowerBound
    while AttributeReader.attribute(in: source, at: &index) != nil {}
    guard source[index].isName else { return nil }
    var label: Token? = source[index]
    var name = source[index]
    index += 1
    if source[index].isName {
      name = source[index]
      index += 1
    }
    if label?.isWord("_") == true { label = nil }
    // A builder cannot pass a variable as `inout`.
    guard source[index].isSymbol(":"), !source[index + 1].isWord("inout"),
      let type = TypeReader.type(in: source, at: index + 1)
    else { return nil }
    index = type.tokens.upperBound
    if source[index].isSymbol("?") { return nil }
    let isVariadic = source[index].isSymbol(".")
    let hasDefault = source[index].isSymbol("=")
    guard !isVariadic, hasDefault || index == part.upperBound else { return nil }
    return ParameterFacts(label: label, name: name, type: type, hasDefault: hasDefault)
  }
}
