/// Finds the models of a file, and what it imports.
struct FileReader {
  let source: Source
  private(set) var models: [ModelPlace] = []
  /// The imports as they are written, with the `#if` around them.
  private(set) var imports: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var index = 0
  /// What is open here: types, and for all other braces nil.
  private var open: [(end: Int, type: TypePlace?)] = []
  private var conditions: [Token] = []

  init(_ source: Source) { self.source = source }

  mutating func read() {
    while source[index].kind != .end {
      while let last = open.last, index >= last.end { open.removeLast() }
      readNext()
    }
  }

  private mutating func readNext() {
    let token = source[index]
    if token.kind == .directive { return readDirective() }
    if token.isSymbol("{"), let end = source.close(of: index) {
      open.append((end, nil))
      index += 1
      return
    }
    let isStart = token.isSymbol("@") || token.kind == .word
    guard isStart, !source[index - 1].isSymbol(".") || index == 0 else {
      index += 1
      return
    }
    let start = DeclarationStart(source, at: index)
    readDeclaration(start, from: index)
  }

  private mutating func readDeclaration(_ start: DeclarationStart, from first: Int) {
    let introducer = source[start.introducer]
    let types = ["struct", "class", "enum", "actor", "extension", "protocol"]
    if introducer.isWord("import"), open.isEmpty {
      index = start.introducer + 1
      while source[index].kind != .end, !source[index].startsLine, !source[index].isSymbol(";") {
        index += 1
      }
      if conditions.isEmpty { imports.append(source.written(first..<index)) }
    } else if introducer.kind == .word, types.contains(introducer.text),
      source[start.introducer + 1].isName
    {
      readType(start, from: first)
    } else {
      index = max(start.introducer, first + 1)
    }
  }

  /// Notes a type and goes on inside it.
  private mutating func readType(_ start: DeclarationStart, from first: Int) {
    // Another declaration may begin before a brace: what has none is passed over.
    var brace = start.introducer + 2
    while source[brace].kind != .end, !source[brace].isSymbol("{"), !Self.ends(source[brace]) {
      brace = source.after(brace)
    }
    guard source[brace].isSymbol("{"), let end = source.close(of: brace) else {
      index = brace
      return
    }
    let place = TypePlace(
      name: path(start.introducer + 1), isHidden: start.modifiers.access.map(isHiding) ?? false,
      header: source.written(first..<brace) + " {}")
    if start.attributes.contains(where: { $0.name.name == "Buildable" }) {
      note(first..<end + 1, place, start)
    }
    open.append((end, place))
    index = brace + 1
  }

  private static func ends(_ token: Token) -> Bool {
    token.isSymbol("}") || token.isSymbol(";")
      || (token.kind == .word && Keywords.reserved.contains(token.text)
        && !["where", "Self", "Any"].contains(token.text))
  }

  private mutating func note(_ tokens: Range<Int>, _ place: TypePlace, _ start: DeclarationStart) {
    let name = source[start.introducer + 1]
    guard open.count < 16 else {
      diagnostics.append(Diagnostic("'\(name.text)' is nested too deeply", at: name))
      return
    }
    if let condition = conditions.last {
      diagnostics.append(
        Diagnostic(
          "a builder in another file cannot know whether '\(name.text)' is there: it stands in '#if'",
          at: condition))
    } else if open.contains(where: { $0.type == nil }) {
      diagnostics.append(
        Diagnostic("a builder in another file cannot see '\(name.text)', which is local", at: name))
    } else if open.contains(where: { $0.type?.isHidden ?? false }) {
      diagnostics.append(
        Diagnostic("a builder in another file cannot see what is around '\(name.text)'", at: name))
    } else {
      let around = open.compactMap(\.type)
      models.append(
        ModelPlace(
          tokens: tokens, path: (around.map(\.name) + [place.name]).joined(separator: "."),
          lexicalContext: around.reversed().map(\.header)))
    }
  }

  private func isHiding(_ access: Token) -> Bool { access.text.hasSuffix("private") }

  /// The name of a type, which may have dots in an extension.
  private func path(_ start: Int) -> String {
    var end = start + 1
    while source[end].isSymbol("."), source[end + 1].isName { end += 2 }
    return source.written(start..<end)
  }

  private mutating func readDirective() {
    let start = index
    index += 1
    switch source[start].text {
    case "#if":
      if conditions.isEmpty { keepConditionalImports(from: start) }
      conditions.append(source[start])
    case "#endif": _ = conditions.popLast()
    default: break
    }
  }

  /// Keeps an `#if` in which there are imports and nothing else.
  private mutating func keepConditionalImports(from start: Int) {
    var depth = 0
    var end = start
    var hasImport = false
    while source[end].kind != .end {
      if source[end].isSymbol("{") { return }
      hasImport = hasImport || source[end].isWord("import")
      if source[end].kind == .directive, source[end].text == "#if" { depth += 1 }
      if source[end].kind == .directive, source[end].text == "#endif" { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    if hasImport { imports.append(source.written(start..<end)) }
  }
}

/// A model in a file.
struct ModelPlace {
  let tokens: Range<Int>
  /// The name with those of the types around it.
  let path: String
  let lexicalContext: [String]
}

/// A type that a model may stand in.
private struct TypePlace {
  let name: String
  /// Whether it is private.
  let isHidden: Bool
  /// What stands before its members.
  let header: String
}
