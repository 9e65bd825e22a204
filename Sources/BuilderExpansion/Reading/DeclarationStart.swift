/// The attributes and modifiers of a declaration, before the word that introduces it.
struct DeclarationStart {
  var attributes: [AttributeFacts] = []
  var modifiers: [Token] = []
  /// The index of the introducing word, such as `struct` or `let`.
  var introducer: Int

  /// Reads attributes and modifiers from `index` on.
  init(_ source: Source, at index: Int) {
    var index = index
    while true {
      if let attribute = AttributeReader.attribute(in: source, at: &index) {
        attributes.append(attribute)
      } else if Self.isModifier(source, index) {
        modifiers.append(source[index])
        index += 1
        if source[index].isSymbol("("), source.close(of: index) != nil {
          modifiers.append(source[index + 1])
          index = source.after(index)
        }
      } else {
        introducer = index
        return
      }
    }
  }

  /// Whether a word modifies the declaration after it, as `class` in `class func` does.
  private static func isModifier(_ source: Source, _ index: Int) -> Bool {
    let token = source[index]
    guard token.kind == .word, Keywords.modifiers.contains(token.text) else { return false }
    let next = source[index + 1]
    if token.text == "class" { return ["func", "var", "let", "subscript"].contains(next.text) }
    return next.isName || next.isSymbol("@") || next.isSymbol("(")
  }
}

extension [Token] {
  /// The access level among modifiers. That of a setter, as in `private(set)`, does not count.
  var access: Token? {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    return indices.first { index in
      let isOfSetter = index + 1 < count && self[index + 1].isWord("set")
      return !isOfSetter && levels.contains(self[index].text)
    }.map { self[$0] }
  }

  /// The access level that hides a declaration from other files, if it has one.
  var hiding: Token? {
    access.flatMap { $0.isWord("private") || $0.isWord("fileprivate") ? $0 : nil }
  }
}
