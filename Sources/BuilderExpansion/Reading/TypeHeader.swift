/// The part of a type's declaration between its name and its `{`.
struct TypeHeader {
  /// The names of the generic parameters.
  private(set) var parameters: [Token] = []
  /// The first words of the types after the colon.
  private(set) var inheritance: [Token] = []
  /// The index of the `{`, or of the end of the source.
  let end: Int

  init(_ source: Source, at start: Int) {
    var index = start
    if source[index].isSymbol("<"), let end = source.close(of: index) {
      parameters = source.split(index + 1..<end).compactMap { part in
        let introducer = DeclarationStart(source, at: part.lowerBound).introducer
        guard introducer < part.upperBound, source[introducer].isName else { return nil }
        return source[introducer]
      }
      index = end + 1
    }
    if source[index].isSymbol(":") {
      index += 1
      while source[index].kind != .end, !source[index].isSymbol("{"), !source[index].isWord("where")
      {
        let isFirst = source[index - 1].isSymbol(",") || source[index - 1].isSymbol(":")
        if isFirst || source[index].isSymbol("~") || source[index].isName {
          inheritance.append(source[index])
        }
        index = source[index].isSymbol("<") ? source.after(index) : index + 1
      }
    }
    while source[index].kind != .end, !source[index].isSymbol("{") { index += 1 }
    end = index
  }
}
