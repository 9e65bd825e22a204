/// Reads the members of a structure: its stored properties, its initialisers, its `check`, and the names
/// of the rest, which it passes over.
struct MemberReader {
  let source: Source
  var index: Int
  /// The index of the bracket that ends the members.
  let end: Int
  var facts: ModelFacts
  var diagnostics: [Diagnostic] = []
  /// The `#if` that are open here, outermost first.
  var conditions: [Token] = []

  mutating func read() {
    while index < end {
      let before = index
      readMember()
      // Whatever stands there, it goes on.
      if index <= before { index = before + 1 }
    }
  }

  private mutating func readMember() {
    let token = source[index]
    if token.isSymbol(";") {
      index += 1
    } else if token.kind == .directive {
      readDirective()
    } else {
      readDeclaration(DeclarationStart(source, at: index))
    }
  }

  private mutating func readDirective() {
    let token = source[index]
    switch token.text {
    case "#if":
      conditions.append(token)
      skipLine()
    case "#elseif", "#else":
      skipLine()
    case "#endif":
      _ = conditions.popLast()
      index += 1
    case "#warning", "#error", "#sourceLocation":
      index = source.after(index + 1)
    default:
      refuse(index, "'\(token.text)' may declare properties that '@Buildable' cannot see")
      index += 1
      if source[index].isSymbol("(") { index = source.after(index) }
      if source[index].isSymbol("{") { index = source.after(index) }
    }
  }

  private mutating func readDeclaration(_ start: DeclarationStart) {
    let introducer = source[start.introducer]
    guard start.introducer < end else { return refuseUnknown(start) }
    switch introducer.kind == .word ? introducer.text : "" {
    case "let", "var":
      readProperties(start)
    case "init":
      index = start.introducer + 1
      readFunction(named: introducer, start)
    case "func":
      index = start.introducer + 1
      readFunctionName(start)
    case "struct", "class", "enum", "actor", "protocol", "extension":
      note(start.introducer + 1)
      index = start.introducer + 2
      skipToBody()
    case "typealias", "associatedtype":
      note(start.introducer + 1)
      index = start.introducer + 2
      _ = ExpressionEnd.find(in: source, from: index, end: end, move: &index)
    case "subscript", "deinit":
      index = start.introducer + 1
      skipToBody()
    case "case":
      refuseUnknown(start)
    default:
      refuseUnknown(start)
    }
  }

  private mutating func refuseUnknown(_ start: DeclarationStart) {
    let place = min(start.introducer, end)
    refuse(place, "'@Buildable' does not understand '\(source[place].text)' here")
    index = end
  }

  private mutating func note(_ index: Int) {
    if source[index].isName { facts.otherNames.append(source[index]) }
  }

  /// Moves past the braces that come next, or to what cannot belong to the declaration.
  mutating func skipToBody() {
    while index < end {
      let token = source[index]
      if token.isSymbol("{") {
        index = source.after(index)
        return
      }
      if token.isSymbol(";") || ExpressionEnd.isBeginningOfMember(source, index) { return }
      index = source.after(index)
    }
  }

  private mutating func skipLine() {
    index += 1
    while index < end, !source[index].startsLine { index += 1 }
  }

  mutating func refuse(_ index: Int, _ message: String) {
    diagnostics.append(Diagnostic(message: message, offset: source[index].range.lowerBound))
  }
}
