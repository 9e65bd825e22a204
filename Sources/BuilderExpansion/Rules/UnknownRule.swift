/// One case can take all other values, and keeps the value or nothing.
enum UnknownRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let unknown = model.cases.filter { $0.isUnknown && !$0.isOneOfSeveral }
    return unknown.dropFirst().compactMap { other in
      other.attribute(.unknown).map {
        Diagnostic(
          "'\(unknown[0].name.name)' stands for unknown variants already", removing: $0)
      }
    } + unknown.compactMap { diagnostic($0, model.source) }
  }

  private static func diagnostic(_ variant: CaseFacts, _ source: Source) -> Diagnostic? {
    let name = variant.name.name
    if let attribute = variant.attribute(.unknown), let argument = attribute.arguments.first {
      let token = source[source.range(argument.tokens).isEmpty ? 0 : argument.tokens.lowerBound]
      return Diagnostic("'@Unknown' takes no argument", at: token)
    }
    if let own = variant.attribute(.variant) {
      return Diagnostic(
        "'\(name)' stands for unknown variants, and so has no value of its own", removing: own)
    }
    guard let payload = variant.payload.first, variant.payload.count == 1, let type = payload.type,
      !["String", "Swift.String"].contains(source.spelling(type.tokens))
    else { return nil }
    return Diagnostic(
      "the payload of '\(name)' has to be a String: the value that is unknown",
      at: source[payload.tokens.lowerBound])
  }
}
