/// Finds the partner of each bracket, in one pass.
///
/// `<` and `>` are brackets only where they enclose generic arguments: `<` directly follows a name,
/// and everything between the two can appear in a list of types.
struct Brackets {
  /// For each token the index of its partner, or -1.
  private(set) var partners: [Int]
  private(set) var problems: [Diagnostic] = []
  private let tokens: [Token]
  private var open: [Int] = []
  /// The open `<` since each open bracket of another kind, innermost last.
  private var angles: [[Int]] = [[]]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    partners = Array(repeating: -1, count: tokens.count)
    for index in tokens.indices { take(index) }
    for index in open { report("'\(tokens[index].text)' is never closed", index) }
  }

  private mutating func take(_ index: Int) {
    let token = tokens[index]
    guard token.kind == .symbol else {
      if [.string, .regex, .directive].contains(token.kind) { forgetAngles() }
      return
    }
    switch token.text {
    case "(", "[", "{":
      if token.text == "{" { forgetAngles() }
      open.append(index)
      angles.append([])
    case ")", "]", "}":
      close(index)
    case "<" where index > 0 && token.isJoined && tokens[index - 1].isName:
      angles[angles.count - 1].append(index)
    case ">":
      if index > 0, token.isJoined, tokens[index - 1].isSymbol("-") { return }
      guard let start = angles[angles.count - 1].popLast() else { return }
      pair(start, index)
    case "&" where index > 0 && token.isJoined && tokens[index - 1].isSymbol("&"):
      forgetAngles()
    case ",", ".", ":", "?", "!", "&", "-", "@", "~":
      break
    default:
      // `=` belongs here: `<T> where T == Int` has none between the two, and `<T = Int>` is not
      // Swift.
      forgetAngles()
    }
  }

  private mutating func close(_ index: Int) {
    let text = tokens[index].text
    let expected = ["(": ")", "[": "]", "{": "}"]
    guard let start = open.last, expected[tokens[start].text] == text else {
      return report("'\(text)' closes nothing", index)
    }
    open.removeLast()
    angles.removeLast()
    pair(start, index)
  }

  private mutating func pair(_ start: Int, _ end: Int) {
    partners[start] = end
    partners[end] = start
  }

  private mutating func forgetAngles() {
    angles[angles.count - 1].removeAll(keepingCapacity: true)
  }

  private mutating func report(_ message: String, _ index: Int) {
    problems.append(Diagnostic(message: message, offset: tokens[index].range.lowerBound))
  }
}
