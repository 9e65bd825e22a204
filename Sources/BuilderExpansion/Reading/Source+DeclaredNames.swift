extension Source {
  /// The names that an expression declares, with the tokens where each has that meaning: parameters
  /// of closures and functions, and what follows `let`, `var`, `for` or `func`.
  var declaredNames: [String: [Range<Int>]] {
    let words = ["let", "var", "for", "func"]
    var names: [String: [Range<Int>]] = [:]
    var open: [Int] = []
    for index in tokens.indices {
      while let end = open.last, index >= end { open.removeLast() }
      let isBrace = self[index].isSymbol("{")
      if isBrace, let end = close(of: index) { open.append(end) }
      guard isBrace || words.contains(self[index].text), !isMember(index) else { continue }
      // A type follows the colon of a parameter. Other colons end the pattern.
      let isFunction = isBrace || self[index].isWord("func")
      let ends = words + ["{", "}", "=", ";", "in", "where", ""] + (isFunction ? [] : [":"])
      var found: [String] = []
      var next = index + 1
      while !ends.contains(self[next].text) {
        if self[next].isName, ![":", ">", "."].contains(self[next - 1].text) {
          found.append(self[next].name)
        }
        next = self[next].isSymbol("[") || self[next].isSymbol("<") ? after(next) : next + 1
      }
      guard !isBrace || self[next].isWord("in") else { continue }
      for name in found { names[name, default: []].append(index..<(open.last ?? tokens.count)) }
    }
    return names
  }
}
