/// A discriminator distinguishes the variants of an enumeration, and its content belongs to it.
enum DiscriminatorRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let options = model.options
    let place = model.macros.first.map { ($0.range.lowerBound, [$0.range]) }
    let report = { (message: String) in
      Diagnostic(
        message: message, offset: place?.0 ?? model.name.range.lowerBound,
        highlights: place?.1 ?? [])
    }
    guard model.isEnumeration else {
      let isGiven = options.discriminator != nil || options.content != nil
      return isGiven
        ? [report("a struct has no variants: 'discriminator' applies to an enumeration")] : []
    }
    guard options.content != nil else { return [] }
    if options.discriminator == nil {
      return [report("'content' needs a 'discriminator', which stands beside it")]
    }
    return options.content == options.discriminator
      ? [report("'content' and 'discriminator' are the same member")] : []
  }
}
