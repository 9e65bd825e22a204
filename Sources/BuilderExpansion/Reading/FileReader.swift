/// Finds the models of a file, and its imports.
struct FileReader {
  private let source: Source
  private(set) var models: [ModelPlace] = []
  /// The text of the imports, with the `#if` around them.
  private(set) var imports: [String] = []
  /// The same for the `#if` that is open here: imports and directives, and no other declaration.
  private var conditionalImports: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var index = 0
  /// The open braces: of types, and nil for all others.
  private var open: [(end: Int, type: TypePlace?)] = []
  private var conditions: [Token] = []
  private var members: DeclaredMembers = [:]
  /// Where the last names end with their values. Nothing is read twice, so that the time is linear.
  private var endOfNames = 0

  init(_ source: Source) {
    self.source = source
    while source[index].kind != .end {
      while let last = open.last, index >= last.end { open.removeLast() }
      readNext()
    }
  }

  private mutating func readNext() {
    let token = source[index]
    if token.kind == .directive {
      readDirective()
    } else if token.isSymbol("{"), let end = source.close(of: index) {
      open.append((end, nil))
      index += 1
    } else if token.isSymbol("@") || token.kind == .word, !source.isMember(index) {
      readDeclaration(DeclarationStart(source, at: index), from: index)
    } else {
      index += 1
    }
  }

  private mutating func readDeclaration(_ start: DeclarationStart, from first: Int) {
    let introducer = source[start.introducer]
    let types = ["struct", "class", "enum", "actor", "protocol"]
    let isTypeOrStatic =
      types.contains(introducer.text) || introducer.isWord("typealias")
      || open.isEmpty && ["let", "var", "func"].contains(introducer.text)
      || start.modifiers.contains { $0.isWord("static") || $0.isWord("class") }
    if isTypeOrStatic, start.introducer >= endOfNames, open.allSatisfy({ $0.type != nil }) {
      note(names(after: start.introducer), access: start.modifiers.access?.text)
    }
    if introducer.isWord("import"), open.isEmpty {
      index = start.introducer + 2
      while source[index].kind != .end, !source[index].startsLine, !source[index].isSymbol(";") {
        index += 1
      }
      conditionalImports.append(source.spelling(first..<index))
      if conditions.isEmpty { keepImports() }
    } else if introducer.kind == .word, (types + ["extension"]).contains(introducer.text),
      source[start.introducer + 1].isName
    {
      readType(start, from: first)
    } else {
      // The attributes are inside `#if`, and apply to what comes after `#endif`.
      if introducer.kind == .directive, start.attributes.contains(where: \.isBuildable) {
        refuse(introducer, introducer.notUnderstood)
      }
      // A bracket is still to be read.
      index = introducer.kind == .word ? start.introducer + 1 : max(start.introducer, first + 1)
    }
  }

  /// Notes what is declared in the open type. An extension gives its access level to its members.
  private mutating func note(_ names: [Token], access: String?) {
    let types = open.compactMap(\.type)
    for name in names {
      // Another one of the same name may be meant, which is not private.
      if let known = members[types.path]?[name.name], known.hiding == nil { continue }
      members[types.path, default: [:]][name.name] = DeclaredMember(
        spelling: name.text, access: access ?? types.last?.accessOfMembers)
    }
  }

  /// The names that a declaration declares: `let` and `var` may have several.
  private mutating func names(after introducer: Int) -> [Token] {
    var index = introducer + 1
    guard ["let", "var"].contains(source[introducer].text) else { return [source[index]] }
    defer { endOfNames = index }
    var names: [Token] = []
    let end = open.last?.end ?? source.tokens.count
    while index < end {
      let pattern = index..<source.after(index)
      names += source.tokens[pattern].filter { $0.isName && !$0.isWord("_") }
      index = pattern.upperBound
      if source[index].isSymbol(":"), let type = TypeReader.type(in: source, at: index + 1) {
        index = type.tokens.upperBound
      }
      if index < end, source[index].isSymbol("=") {
        _ = ExpressionEnd.find(in: source, from: index + 1, end: end, move: &index)
      }
      guard source[index].isSymbol(",") else { break }
      index += 1
    }
    return names
  }

  /// Records a type, and continues inside it.
  private mutating func readType(_ start: DeclarationStart, from first: Int) {
    // A type without braces is skipped: another declaration begins before the next brace.
    var brace = start.introducer + 2
    while source[brace].kind != .end, !source[brace].isSymbol("{"), !Self.ends(source[brace]) {
      brace = source.after(brace)
    }
    guard source[brace].isSymbol("{"), let end = source.close(of: brace) else {
      index = brace
      return
    }
    let type = TypePlace(
      path: path(start.introducer + 1),
      parameters: TypeHeader(source, at: start.introducer + 2).parameters,
      isHidden: start.modifiers.hiding != nil,
      accessOfMembers: source[start.introducer].isWord("extension")
        ? start.modifiers.access?.text : nil,
      header: source.written(first..<brace) + " {}")
    if start.attributes.contains(where: \.isBuildable) {
      record(type, named: source[start.introducer + 1], at: first)
    }
    open.append((end, type))
    index = brace + 1
  }

  private static func ends(_ token: Token) -> Bool {
    token.isSymbol("}") || token.isSymbol(";")
      || (token.kind == .word && Keywords.reserved.contains(token.text)
        && !["where", "Self", "Any"].contains(token.text))
  }

  private mutating func record(_ model: TypePlace, named name: Token, at first: Int) {
    let around = open.compactMap(\.type)
    let inOtherFile = "a builder in another file cannot"
    if open.count >= 16 {
      refuse(name, "'\(name.text)' is nested too deeply")
    } else if let condition = conditions.last {
      refuse(condition, "\(inOtherFile) know whether '\(name.text)' exists: it is inside '#if'")
    } else if around.count < open.count {
      refuse(name, "\(inOtherFile) see '\(name.text)', which is local")
    } else if around.contains(where: \.isHidden) {
      refuse(name, "\(inOtherFile) see what is around '\(name.text)'")
    } else {
      models.append(ModelPlace(start: first, types: around + [model]))
    }
  }

  /// The names of a model and of what is declared around it.
  func names(of model: ModelPlace) -> OuterNames {
    let around = (1..<model.types.count).reversed().map { count in
      let types = Array(model.types.prefix(count))
      return OuterNames.Scope(path: types.path, prefix: types.pathWithParameters)
    }
    return OuterNames(
      model: model.types.count == 1 ? model.path : model.types.pathWithParameters,
      scopes: [.init(path: model.path)] + around + [.init(path: "")], members: members)
  }

  private mutating func refuse(_ token: Token, _ message: String) {
    diagnostics.append(Diagnostic(message, at: token))
  }

  /// The name of a type; in an extension it may have dots.
  private func path(_ start: Int) -> String {
    var end = start + 1
    while source[end].isSymbol("."), source[end + 1].isName { end += 2 }
    return source.written(start..<end)
  }

  private mutating func readDirective() {
    let directive = source[index].text
    let start = index
    index += 1
    guard ["#if", "#elseif", "#else", "#endif"].contains(directive) else { return }
    if directive == "#if" { conditions.append(source[start]) }
    if directive == "#endif" { _ = conditions.popLast() }
    while source[index].kind != .end, !source[index].startsLine { index += 1 }
    guard open.isEmpty else { return }
    conditionalImports.append(source.written(start..<index))
    if conditions.isEmpty { keepImports() }
  }

  /// Keeps the imports that were read, unless there are only the `#if`s around none.
  private mutating func keepImports() {
    if conditionalImports.contains(where: { !$0.hasPrefix("#") }) {
      imports.append(conditionalImports.joined(separator: "\n"))
    }
    conditionalImports = []
  }
}

/// A model in a file.
struct ModelPlace {
  /// The index of its first token.
  let start: Int
  /// The types around it, outermost first, and the model itself.
  let types: [TypePlace]

  /// Its name after those of the types around it.
  var path: String { types.path }
  /// The declarations around it, innermost first.
  var lexicalContext: [String] { types.dropLast().reversed().map(\.header) }
}

/// A type that may hold models.
struct TypePlace {
  let path: String
  /// The names of its generic parameters.
  let parameters: [Token]
  /// Whether it is private.
  let isHidden: Bool
  /// The access level that an extension gives to its members.
  let accessOfMembers: String?
  /// Its declaration, without the members.
  let header: String
}

extension [TypePlace] {
  /// The path to the last one through those around it.
  fileprivate var path: String { map(\.path).joined(separator: ".") }

  /// The same with generic arguments, which only the first of the types can do without.
  fileprivate var pathWithParameters: String {
    map { type in
      let parameters = type.parameters.map(\.text).joined(separator: ", ")
      return type.path + (parameters.isEmpty ? "" : "<\(parameters)>")
    }.joined(separator: ".")
  }
}
