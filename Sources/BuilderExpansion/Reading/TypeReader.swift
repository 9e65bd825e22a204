/// Reads a type, and says what about it no field can have.
struct TypeReader {
  let source: Source
  private(set) var index: Int
  private var refusal: TypeFacts.Refusal?

  init(_ source: Source, at index: Int) {
    self.source = source
    self.index = index
  }

  /// The type that begins at `index`, or nil where none does.
  static func type(in source: Source, at index: Int) -> TypeFacts? {
    var reader = TypeReader(source, at: index)
    return reader.read(depth: 0)
  }

  private mutating func read(depth: Int) -> TypeFacts? {
    guard depth < Self.deepest else { return nil }
    skipSpecifiers()
    let start = index
    guard var core = readCore(depth: depth) else { return nil }
    var isOptional = core.isOptional
    while source[index].isSymbol("?") || source[index].isSymbol("!") {
      guard source[index].isJoined else { break }
      if isOptional { refuse(index, "an Optional of an Optional") }
      isOptional = true
      index += 1
    }
    readWhatFollows(start, depth: depth)
    if core.unwrapped.isEmpty { core.unwrapped = start..<index }
    return TypeFacts(
      tokens: start..<index, unwrapped: core.unwrapped, isOptional: isOptional, refusal: refusal)
  }

  /// Moves past the type but for the `?` after it.
  private mutating func readCore(depth: Int) -> (unwrapped: Range<Int>, isOptional: Bool)? {
    guard depth < Self.deepest else { return nil }
    let start = index
    let token = source[index]
    if token.isSymbol("[") {
      guard let end = source.close(of: index) else { return nil }
      readElements(index + 1..<end, depth: depth)
      index = end + 1
      return (start..<index, false)
    }
    if token.isSymbol("(") {
      guard let end = source.close(of: index) else { return nil }
      index = end + 1
      return readParentheses(start, end, depth: depth)
    }
    if token.isSymbol("~") {
      refuse(index, "a suppressed conformance")
      index += 1
      return readCore(depth: depth + 1)
    }
    guard token.isName, !Self.endingWords.contains(token.text) || token.kind == .rawWord else {
      return nil
    }
    return readPath(depth: depth)
  }

  /// Moves past names with dots between them.
  private mutating func readPath(depth: Int) -> (unwrapped: Range<Int>, isOptional: Bool)? {
    let start = index
    var isOptional = false
    var unwrapped: Range<Int>?
    while true {
      let name = source[index]
      index += 1
      if source[index].isSymbol("<"), let end = source.close(of: index) {
        let inside = index + 1..<end
        index = end + 1
        let isAlone = source[start].text == name.text || source[start].isWord("Swift")
        if name.isWord("Optional"), isAlone {
          isOptional = true
          unwrapped = inside
          refuseInside(inside, depth: depth)
        }
      }
      guard source[index].isSymbol("."), source[index + 1].isName else { break }
      isOptional = false
      unwrapped = nil
      index += 1
      if source[index].isWord("Type") || source[index].isWord("Protocol") {
        refuse(start, "a metatype")
      }
    }
    return (unwrapped ?? start..<index, isOptional)
  }

  /// Refuses what the arguments of `Optional<…>` have that no field can have.
  private mutating func refuseInside(_ inside: Range<Int>, depth: Int) {
    var reader = TypeReader(source, at: inside.lowerBound)
    guard let type = reader.read(depth: depth + 1) else { return }
    if let inner = type.refusal { refuse(inner.token, inner.message) }
    if type.isOptional { refuse(inside.lowerBound, "an Optional of an Optional") }
  }

  private mutating func readElements(_ inside: Range<Int>, depth: Int) {
    if source[inside.lowerBound].kind == .number {
      return refuse(inside.lowerBound - 1, "an array of fixed length")
    }
    var reader = TypeReader(source, at: inside.lowerBound)
    guard let first = reader.read(depth: depth + 1) else {
      return refuse(inside.lowerBound, "a type that is not understood")
    }
    if let inner = first.refusal { return refuse(inner.token, inner.message) }
    if reader.index == inside.upperBound { return }
    guard source[reader.index].isSymbol(":") else {
      return refuse(inside.lowerBound - 1, "an array of fixed length")
    }
    var values = TypeReader(source, at: reader.index + 1)
    guard let value = values.read(depth: depth + 1), values.index == inside.upperBound else {
      return refuse(reader.index + 1, "a type that is not understood")
    }
    if let inner = value.refusal { refuse(inner.token, inner.message) }
  }

  /// Parentheses around a type, or a tuple.
  private mutating func readParentheses(
    _ start: Int, _ end: Int, depth: Int
  ) -> (unwrapped: Range<Int>, isOptional: Bool)? {
    var reader = TypeReader(source, at: start + 1)
    if let inner = reader.read(depth: depth + 1), reader.index == end {
      if let innerRefusal = inner.refusal { refuse(innerRefusal.token, innerRefusal.message) }
      return (inner.unwrapped, inner.isOptional)
    }
    let arrow = index
    if !isArrow(arrow) { refuse(start, "a tuple") }
    return (start..<index, false)
  }

  /// Refuses what makes another type of it: `->`, `&`.
  private mutating func readWhatFollows(_ start: Int, depth: Int) {
    if isArrow(index) {
      refusal = nil
      refuse(start, "a function")
      while source[index].isWord("async") || source[index].isWord("throws") {
        index += 1
        if source[index].isSymbol("(") { index = source.after(index) }
      }
      index += 2
      _ = read(depth: depth + 1)
    } else if source[index].isSymbol("&") {
      refuse(start, "a composition of protocols")
      index += 1
      _ = read(depth: depth + 1)
    } else if source[index].isSymbol("."), source[index + 1].isName {
      refuse(start, "a type that is not understood")
      index += 2
    }
  }

  private func isArrow(_ index: Int) -> Bool {
    if source[index].isWord("async") || source[index].isWord("throws") { return true }
    return source[index].isSymbol("-") && source[index + 1].isSymbol(">")
      && source[index + 1].isJoined
  }

  private mutating func skipSpecifiers() {
    while true {
      if source[index].isSymbol("@") {
        index = source.after(index + 1)
        if source[index].isSymbol("("), source[index].isJoined { index = source.after(index) }
      } else if Self.specifiers.contains(source[index].text), source[index].kind == .word,
        source[index + 1].isName || source[index + 1].isSymbol("(")
          || source[index + 1].isSymbol("[") || source[index + 1].isSymbol("@")
      {
        if let reason = Self.refusedSpecifiers[source[index].text] { refuse(index, reason) }
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func refuse(_ token: Int, _ message: String) {
    refusal = refusal ?? TypeFacts.Refusal(token: token, message: message)
  }

  /// As many types in types as anybody writes.
  private static let deepest = 32

  private static let specifiers: Set<String> = [
    "any", "borrowing", "consuming", "each", "inout", "isolated", "repeat", "sending", "some",
    "__owned", "__shared",
  ]
  private static let refusedSpecifiers = [
    "any": "an existential", "some": "an opaque type", "each": "a pack", "repeat": "a pack",
  ]
  private static let endingWords: Set<String> = ["let", "var", "func", "where", "in", "is", "as"]
}
