extension ModelReader {
  /// Reads properties, initialisers and every `check`, and the names of all other members.
  mutating func readMembers() {
    while index < end {
      let before = index
      readMember()
      // Always move on, even past text that is not Swift.
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
    case "case" where facts.isEnumeration:
      readCases(start)
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
    default:
      refuseUnknown(start)
    }
  }

  private mutating func refuseUnknown(_ start: DeclarationStart) {
    let place = min(start.introducer, end)
    refuse(place, source[place].notUnderstood)
    index = end
  }

  private mutating func note(_ index: Int) {
    if source[index].isName { facts.otherNames.append(source[index]) }
  }

  /// Moves past the next braces, or to the next member.
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
}
