/// Reads a type, and finds the first part of it that no field can have.
struct TypeReader {
  private let source: Source
  private var index: Int
  private var refusal: TypeFacts.Refusal?

  /// The type that begins at `index`, or nil where none does.
  static func type(in source: Source, at index: Int) -> TypeFacts? {
    var reader = TypeReader(source: source, index: index)
    return reader.read(depth: 0)
  }

  private mutating func read(depth: Int) -> TypeFacts? {
    guard depth < Self.deepest else { return nil }
    skipSpecifiers()
    let start = index
    guard let core = readCore(depth: depth) else { return nil }
    var isOptional = core.isOptional
    while source[index].isSymbol("?") || source[index].isSymbol("!") {
      guard source[index].isJoined else { break }
      if isOptional { refuse(index, "an Optional of an Optional") }
      isOptional = true
      index += 1
    }
    readWhatFollows(start, depth: depth)
    return TypeFacts(
      tokens: start..<index, unwrapped: core.unwrapped.isEmpty ? start..<index : core.unwrapped,
      isOptional: isOptional, refusal: refusal)
  }

  /// Moves past the type, but not past a `?` after it.
  private mutating func readCore(depth: Int) -> (unwrapped: Range<Int>, isOptional: Bool)? {
    guard depth < Self.deepest else { return nil }
    let start = index
    let token = source[index]
    if token.isSymbol("[") || token.isSymbol("(") {
      guard let end = source.close(of: index) else { return nil }
      index = end + 1
      if token.isSymbol("(") { return readParentheses(start, end, depth: depth) }
      readElements(start + 1..<end, depth: depth)
      return (start..<index, false)
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
    var wrapped: Range<Int>?
    while true {
      let name = source[index]
      index += 1
      if source[index].isSymbol("<"), let end = source.close(of: index) {
        let inside = index + 1..<end
        index = end + 1
        let isAlone = source[start].text == name.text || source[start].isWord("Swift")
        if name.isWord("Optional"), isAlone {
          wrapped = inside
          if nested(at: inside.lowerBound, depth: depth)?.isOptional == true {
            refuse(inside.lowerBound, "an Optional of an Optional")
          }
        }
      }
      guard let member = source.member(behind: index) else { break }
      wrapped = nil
      index = member
      if source[index].isWord("Type") || source[index].isWord("Protocol") {
        refuse(start, "a metatype")
      }
    }
    return (wrapped ?? start..<index, wrapped != nil)
  }

  /// Reads the element of an array, or the key and the value of a dictionary.
  private mutating func readElements(_ inside: Range<Int>, depth: Int) {
    if source[inside.lowerBound].kind == .number {
      return refuse(inside.lowerBound - 1, "an array of fixed length")
    }
    guard let first = nested(at: inside.lowerBound, depth: depth) else {
      return refuseUnknown(inside.lowerBound)
    }
    let next = first.tokens.upperBound
    if first.refusal != nil || next == inside.upperBound { return }
    guard source[next].isSymbol(":") else {
      return refuse(inside.lowerBound - 1, "an array of fixed length")
    }
    let refusal = refusal
    if nested(at: next + 1, depth: depth)?.tokens.upperBound != inside.upperBound {
      self.refusal = refusal
      refuseUnknown(next + 1)
    }
  }

  /// Reads parentheses around a type, or a tuple.
  private mutating func readParentheses(
    _ start: Int, _ end: Int, depth: Int
  ) -> (unwrapped: Range<Int>, isOptional: Bool)? {
    let refusal = refusal
    if let inner = nested(at: start + 1, depth: depth), inner.tokens.upperBound == end {
      return (inner.unwrapped, inner.isOptional)
    }
    self.refusal = refusal
    if !isArrow { refuse(start, "a tuple") }
    return (start..<index, false)
  }

  /// The type inside this one that begins at a token. This one is refused if that one is.
  private mutating func nested(at start: Int, depth: Int) -> TypeFacts? {
    var reader = TypeReader(source: source, index: start)
    let type = reader.read(depth: depth + 1)
    refusal = refusal ?? type?.refusal
    return type
  }

  /// Refuses `->` and `&`, which make another type of the one before them.
  private mutating func readWhatFollows(_ start: Int, depth: Int) {
    if isArrow {
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
      refuseUnknown(start)
      index += 2
    }
  }

  private var isArrow: Bool {
    source[index].isWord("async") || source[index].isWord("throws")
      || source.isArrow(index) && source[index + 1].isJoined
  }

  private mutating func skipSpecifiers() {
    while true {
      let next = source[index + 1]
      if source[index].isSymbol("@") {
        index = source.after(index + 1)
        if source[index].isSymbol("("), source[index].isJoined { index = source.after(index) }
      } else if source[index].kind == .word, Self.specifiers.contains(source[index].text),
        next.isName || ["(", "[", "@"].contains(next.text)
      {
        if let reason = Self.refusedSpecifiers[source[index].text] { refuse(index, reason) }
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func refuse(_ token: Int, _ type: String) {
    refusal =
      refusal ?? TypeFacts.Refusal(token: token, message: "there is no builder for \(type)")
  }

  private mutating func refuseUnknown(_ token: Int) {
    refusal = refusal ?? TypeFacts.Refusal(token: token, message: "its type is not understood")
  }

  /// The limit of types nested in types, so that no source can exhaust the stack.
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
