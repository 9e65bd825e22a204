/// Source as tokens, with the bracket that belongs to each bracket.
struct Source: Sendable {
  let bytes: [UInt8]
  let tokens: [Token]
  /// For each token the index of the bracket that belongs to it, or -1.
  let partners: [Int]
  /// What is never closed, or closes nothing.
  let problems: [Diagnostic]

  init(_ text: String) {
    let (tokens, problems) = Lexer.tokens(of: text)
    var brackets = Brackets(count: tokens.count)
    for index in tokens.indices { brackets.take(index, in: tokens) }
    brackets.finish(tokens)
    bytes = Array(text.utf8)
    self.tokens = tokens
    partners = brackets.partners
    self.problems = (problems + brackets.problems).sorted { $0.offset < $1.offset }
  }

  /// The token at an index; the last one, of kind `.end`, for every index beyond.
  subscript(_ index: Int) -> Token {
    @inline(never)
    get { tokens[min(max(index, 0), tokens.count - 1)] }
  }

  /// The index of the bracket that closes the one at `index`.
  @inline(never)
  func close(of index: Int) -> Int? {
    guard tokens.indices.contains(index), partners[index] > index else { return nil }
    return partners[index]
  }

  /// The index after the token at `index`, or after the bracket that closes it.
  func after(_ index: Int) -> Int { (close(of: index) ?? index) + 1 }

  /// Where the tokens stand, in UTF-8 offsets.
  @inline(never)
  func range(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else {
      let offset = self[tokens.lowerBound].range.lowerBound
      return offset..<offset
    }
    return self[tokens.lowerBound].range.lowerBound..<self[tokens.upperBound - 1].range.upperBound
  }

  /// The tokens as they are written, with what is between them.
  func written(_ tokens: Range<Int>) -> String { written(bytes: range(tokens)) }

  /// What stands at UTF-8 offsets.
  @inline(never)
  func written(bytes range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
