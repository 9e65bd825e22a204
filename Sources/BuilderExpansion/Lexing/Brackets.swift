/// Finds the bracket that belongs to each bracket, in one pass.
///
/// `<` and `>` are brackets only where they enclose generic arguments: `<` right after a name, and nothing
/// between the two that no list of types has.
struct Brackets {
  private(set) var partners: [Int]
  private(set) var problems: [Diagnostic] = []
  private var open: [Int] = []
  /// The open `<` since the last open bracket of another kind, innermost last.
  private var angles: [[Int]] = [[]]

  init(count: Int) { partners = Array(repeating: -1, count: count) }

  mutating func take(_ index: Int, in tokens: [Token]) {
    let token = tokens[index]
    guard token.kind == .symbol else {
      if token.kind == .string || token.kind == .regex || token.kind == .directive {
        forgetAngles()
      }
      return
    }
    switch token.text {
    case "(", "[", "{":
      if token.text == "{" { forgetAngles() }
      open.append(index)
      angles.append([])
    case ")", "]", "}":
      close(index, tokens)
    case "<":
      if index > 0, token.isJoined, tokens[index - 1].isName {
        angles[angles.count - 1].append(index)
      } else {
        forgetAngles()
      }
    case ">":
      if index > 0, token.isJoined, tokens[index - 1].isSymbol("-") { return }
      guard let start = angles[angles.count - 1].popLast() else { return }
      partners[start] = index
      partners[index] = start
    case "&" where index > 0 && token.isJoined && tokens[index - 1].isSymbol("&"):
      forgetAngles()
    case ",", ".", ":", "?", "!", "&", "-", "@", "~", "=":
      // `=` stands in a where clause: `<T> where T == Int` has none inside, `<T = Int>` is no Swift.
      if token.text == "=" { forgetAngles() }
    default:
      forgetAngles()
    }
  }

  mutating func finish(_ tokens: [Token]) {
    for index in open {
      problems.append(
        Diagnostic(
          message: "'\(tokens[index].text)' is never closed", offset: tokens[index].range.lowerBound
        ))
    }
  }

  private mutating func close(_ index: Int, _ tokens: [Token]) {
    let text = tokens[index].text
    let expected = ["(": ")", "[": "]", "{": "}"]
    guard let start = open.last, expected[tokens[start].text] == text else {
      problems.append(
        Diagnostic(message: "'\(text)' closes nothing", offset: tokens[index].range.lowerBound))
      return
    }
    open.removeLast()
    angles.removeLast()
    partners[start] = index
    partners[index] = start
  }

  private mutating func forgetAngles() {
    angles[angles.count - 1].removeAll(keepingCapacity: true)
  }
}
