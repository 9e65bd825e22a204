/// The cases of an enumeration without a discriminator are told by the types of their payloads, and
/// a format is of all of them: which one it tells, only the place where the value is read can say.
enum UnionRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.isUnion else { return [] }
    var first: [String: Token] = [:]
    return model.cases.compactMap { arm in
      if let format = arm.format, format.arguments.count == 1 {
        return Diagnostic(
          "'@Format' has no effect before a case that only its payload tells; write "
            + "'\(formats(of: model.cases[...], model.source))' before a property of the type "
            + "'\(model.name.name)', or add a 'discriminator' or '@Variant'",
          removing: format)
      }
      guard let type = arm.payload.first?.type else { return nil }
      if model.names(itself: type) {
        return Diagnostic(
          "the payload of '\(arm.name.name)' has '\(model.name.name)' in it, and a type alias "
            + "cannot name itself; put it into a struct with '@Buildable'", at: arm.name)
      }
      let spelling = model.source.spelling(type.tokens)
      guard let other = first[spelling] else {
        first[spelling] = arm.name
        return nil
      }
      return Diagnostic(
        "'\(arm.name.name)' has the payload of '\(other.name)', so that nothing tells it; add a "
          + "'discriminator' or '@Variant'", at: arm.name)
    }
  }

  /// The attribute for all payloads: `@Format(.either(nil, .secondsSince1970))`.
  private static func formats(of arms: ArraySlice<CaseFacts>, _ source: Source) -> String {
    func either(_ arms: ArraySlice<CaseFacts>) -> String {
      let format = arms.first?.format?.arguments.first.map { source.written($0.tokens) } ?? "nil"
      return arms.count < 2 ? format : ".either(\(format), \(either(arms.dropFirst())))"
    }
    return "@Format(\(either(arms)))"
  }
}

extension ModelFacts {
  /// Whether a type has the model in it, by its name or as `Self`.
  fileprivate func names(itself type: TypeFacts) -> Bool {
    type.tokens.contains { index in
      if source[index].isWord("Self") { return true }
      let isMember = index > type.tokens.lowerBound && source[index - 1].isSymbol(".")
      return source[index].isName && source[index].name == name.name && !isMember
    }
  }
}
