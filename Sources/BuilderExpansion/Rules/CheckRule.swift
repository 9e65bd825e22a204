/// A builder calls the static `check` that takes a model without a label and needs nothing else. A
/// `check` that looks like it and would not be called is an error.
enum CheckRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let own = model.ownChecks
    guard own.isEmpty else {
      return own.filter(\.isAsync).map {
        Diagnostic("'check' cannot be async: a builder does not wait", at: $0.name)
      }
    }
    return model.checks.compactMap { check in
      model.reasonNotToCall(check).map { reason in
        Diagnostic(
          "'@Buildable' does not call this 'check', which \(reason); it calls "
            + "'static func check(_ model: \(model.name.text)) throws'",
          at: check.name)
      }
    }
  }
}

extension ModelFacts {
  /// Every `static func check(_ model: Self) throws`.
  var ownChecks: [FunctionFacts] {
    checks.filter { check in
      guard check.isStatic, check.isThrowing, !check.hasResult, !check.isGeneric,
        check.isUnderstood, let parameter = check.parameters.first, parameter.label == nil
      else { return false }
      return isModel(parameter.type) && check.parameters.dropFirst().allSatisfy(\.hasDefault)
    }
  }

  /// Why the builder does not call a `check`; nil where the `check` is not about a model.
  fileprivate func reasonNotToCall(_ check: FunctionFacts) -> String? {
    let needed = check.parameters.filter { !$0.hasDefault }
    let isAboutModel = needed.count == 1 && isModel(needed[0].type)
    // A parameter that was not understood may be the model.
    guard isAboutModel || !check.isStatic && needed.isEmpty || !check.isUnderstood else {
      return nil
    }
    if !check.isStatic { return "is an instance method" }
    if check.hasResult { return "returns a value" }
    if !check.isThrowing { return "does not throw" }
    if check.isGeneric { return "is generic" }
    if !check.isUnderstood { return "takes the model in another way" }
    return needed[0].label == nil ? "needs more than a model" : "has a label"
  }

  /// Whether a type is the model, alone or after the types around it: `Shop.Comic`.
  private func isModel(_ type: TypeFacts) -> Bool {
    var index = type.tokens.lowerBound
    while true {
      let isSelf = source[index].name == name.name || source[index].isWord("Self")
      guard source[index].isName else { return false }
      var next = index + 1
      if source[next].isSymbol("<") { next = source.after(next) }
      if next >= type.tokens.upperBound { return isSelf && next == type.tokens.upperBound }
      guard source[next].isSymbol(".") else { return false }
      index = next + 1
    }
  }
}
