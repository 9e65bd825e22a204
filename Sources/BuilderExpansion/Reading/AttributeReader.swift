/// Reads attributes and their arguments.
enum AttributeReader {
  /// The attribute whose `@` is at `index`; `index` is moved past it.
  static func attribute(in source: Source, at index: inout Int) -> AttributeFacts? {
    let start = index
    guard source[start].isSymbol("@"), source[start + 1].isName else { return nil }
    var name = start + 1
    index = name + 1
    while true {
      if source[index].isSymbol("<"), let end = source.close(of: index) { index = end + 1 }
      guard source[index].isSymbol("."), source[index + 1].isName else { break }
      name = index + 1
      index += 2
    }
    var arguments: [ArgumentFacts]?
    if source[index].isSymbol("("), source[index].isJoined, let end = source.close(of: index) {
      arguments = self.arguments(in: source, index + 1..<end)
      index = end + 1
    }
    return AttributeFacts(name: source[name], tokens: start..<index, arguments: arguments)
  }

  /// What stands between commas, each with its label.
  static func arguments(in source: Source, _ inside: Range<Int>) -> [ArgumentFacts] {
    source.split(inside).map { part in
      guard part.count >= 2, source[part.lowerBound].isName,
        source[part.lowerBound + 1].isSymbol(":")
      else { return ArgumentFacts(label: nil, tokens: part) }
      return ArgumentFacts(
        label: source[part.lowerBound], tokens: part.lowerBound + 2..<part.upperBound)
    }
  }
}

extension Source {
  /// The parts between commas; commas in brackets belong to their part.
  func split(_ inside: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = inside.lowerBound
    var index = start
    while index < inside.upperBound {
      if self[index].isSymbol(",") {
        parts.append(start..<index)
        start = index + 1
        index = start
      } else {
        index = after(index)
      }
    }
    if start < inside.upperBound { parts.append(start..<inside.upperBound) }
    return parts
  }
}
