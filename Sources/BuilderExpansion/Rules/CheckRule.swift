/// A static `check` that takes one model without a label, and nothing else that has no default, is the model's own; it
/// cannot wait for anything. One that seems to be meant and is not called would be without effect.
enum CheckRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let facts = subject.facts
    let own = facts.ownChecks
    guard own.isEmpty else {
      return own.filter(\.isAsync).map {
        Diagnostic("'check' cannot be async: a builder does not wait", at: $0.name)
      }
    }
    return facts.checks.compactMap { check in
      facts.reasonNotToCall(check).map { reason in
        Diagnostic(
          "'@Buildable' does not call this 'check', which \(reason); it calls "
            + "'static func check(_ model: \(facts.name.text)) throws'",
          at: check.name)
      }
    }
  }
}

extension ModelFacts {
  /// Why a `check` that is about a model is not its own; nil where it is about something else.
  fileprivate func reasonNotToCall(_ check: FunctionFacts) -> String? {
    let needed = check.parameters.filter { !$0.hasDefault }
    let isAboutModel = needed.count == 1 && isModel(needed[0].type)
    // A parameter that is not understood may be the model.
    let isPossible =
      isAboutModel || (check.isStatic ? false : needed.isEmpty) || !check.isUnderstood
    guard isPossible else { return nil }
    if !check.isStatic { return "is a method of an instance" }
    if check.hasResult { return "returns a value" }
    if !check.isThrowing { return "does not throw" }
    if check.isGeneric { return "is generic" }
    if !check.isUnderstood { return "takes its model in another way" }
    return needed[0].label == nil ? "takes more than a model" : "has a label"
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
  fileprivate func isModel(_ type: TypeFacts) -> Bool {
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
