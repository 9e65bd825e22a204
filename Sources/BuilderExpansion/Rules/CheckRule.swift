/// A static `check` that takes one model without a label, and nothing else that has no default, is the model's own; it
/// cannot wait for anything.
enum CheckRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.ownChecks.filter(\.isAsync).map {
      Diagnostic("'check' cannot be async: a builder does not wait", at: $0.name)
    }
  }
}

extension ModelFacts {
  /// The `static func check(_ model: Self) throws`.
  var ownChecks: [FunctionFacts] {
    checks.filter { check in
      guard check.isStatic, check.isThrowing, !check.hasResult, !check.isGeneric,
        check.isUnderstood, let parameter = check.parameters.first, parameter.label == nil
      else { return false }
      return isModel(parameter.type) && check.parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// Whether a type is the model, alone or with what it is declared in before it: `Shop.Comic`.
  private func isModel(_ type: TypeFacts) -> Bool {
    var index = type.tokens.lowerBound
    while source[index].kind == .word || source[index].kind == .rawWord,
      source.after(index) < type.tokens.upperBound
    {
      var next = source.after(index)
      if source[next].isSymbol("<") { next = source.after(next) }
      guard next < type.tokens.upperBound, source[next].isSymbol(".") else { break }
      index = next + 1
    }
    guard source[index].name == name.name || source[index].isWord("Self") else { return false }
    let next = index + 1
    return next == type.tokens.upperBound
      || source[next].isSymbol("<") && source.after(next) == type.tokens.upperBound
  }
}
