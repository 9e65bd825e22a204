/// A source text as tokens. Every bracket knows its partner.
///
/// ```swift
/// Source("let id: Int").tokens.map(\.text)   // ["let", "id", ":", "Int", ""]
/// ```
///
/// It is a class so that copies of everything that holds one are cheap, also to compile.
final class Source: Sendable {
  let bytes: [UInt8]
  /// The same bytes, with spaces for the texts of strings: interpolations remain.
  let code: [UInt8]
  /// The tokens, and after them one of kind `.end`.
  let tokens: [Token]
  /// For each token the index of its partner, if it is a bracket, or -1.
  let partners: [Int]
  /// The UTF-8 offsets of the comments between the tokens.
  let comments: [Range<Int>]
  /// Unclosed brackets, strings and comments, and closing brackets without a partner.
  let problems: [Diagnostic]

  init(_ text: String) {
    var lexer = Lexer(text)
    lexer.run()
    let brackets = Brackets(lexer.tokens)
    bytes = lexer.bytes
    code = lexer.code
    tokens = lexer.tokens
    partners = brackets.partners
    comments = lexer.comments
    problems = (lexer.problems + brackets.problems).sorted { $0.offset < $1.offset }
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

  /// Whether a dot or a module selector comes before a token.
  func isMember(_ index: Int) -> Bool {
    index > 0 && (self[index - 1].isSymbol(".") || index > 1 && isSelector(index - 2))
  }

  /// Whether a module selector `::` begins at a token, as in `Swift::Int`.
  func isSelector(_ index: Int) -> Bool {
    self[index].isSymbol(":") && self[index + 1].isSymbol(":") && self[index + 1].isJoined
  }

  /// The index of the name behind a dot or a module selector; nil where neither is at `index`.
  func member(behind index: Int) -> Int? {
    let name = isSelector(index) ? index + 2 : index + 1
    return isMember(name) && self[name].isName ? name : nil
  }

  /// Whether a label and its colon begin at a token.
  func hasLabel(_ index: Int) -> Bool {
    self[index].isName && self[index + 1].isSymbol(":") && !isSelector(index + 1)
  }

  /// Whether an arrow `->` begins at a token.
  func isArrow(_ index: Int) -> Bool {
    self[index].isSymbol("-") && self[index + 1].isSymbol(">")
  }

  /// The UTF-8 offsets of tokens.
  @inline(never)
  func range(_ tokens: Range<Int>) -> Range<Int> {
    let start = self[tokens.lowerBound].range.lowerBound
    return start..<(tokens.isEmpty ? start : self[tokens.upperBound - 1].range.upperBound)
  }

  /// The text of tokens, with everything between them.
  func written(_ tokens: Range<Int>) -> String { written(bytes: range(tokens)) }

  /// The text at UTF-8 offsets.
  @inline(never)
  func written(bytes range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
