/// The cases of an enumeration without a discriminator are told by the types of their payloads.
enum UnionRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.isUnion else { return [] }
    var first: [String: Token] = [:]
    return model.cases.compactMap { arm in
      guard let type = arm.payload.first?.type else { return nil }
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
