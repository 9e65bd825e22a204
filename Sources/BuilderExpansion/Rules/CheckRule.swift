/// A static `check` that takes one model without a label is the model's own; it cannot wait for anything.
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
        check.isUnderstood, check.parameters.count == 1
      else { return false }
      let parameter = check.parameters[0]
      let type = source.spelling(parameter.type.tokens, self: name.text)
      return parameter.label == nil && (type == name.text || type.hasPrefix(name.text + "<"))
    }
  }
}
