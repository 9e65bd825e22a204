/// The cases of an enumeration without a discriminator are told by the types of their payloads.
enum UnionRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.isUnion else { return [] }
    var first: [String: Token] = [:]
    return model.cases.compactMap { arm in
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
