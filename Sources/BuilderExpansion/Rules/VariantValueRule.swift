/// A value of the discriminator means one variant, and values are all texts or all numbers.
enum VariantValueRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    var places: [String: Int] = [:]
    // What several cases share is refused as a whole.
    let cases = model.cases.filter {
      !$0.isUnknown && ($0.variantAttributes.isEmpty || !$0.isOneOfSeveral)
    }
    return kinds(of: cases, in: model) + missing(cases, in: model)
      + cases.flatMap { variant in
        variant.values(model).compactMap { value in
          // One value can be written in several ways: "a" and #"a"#.
          let key = StringLiteral(Source(value.text)[0])?.value ?? value.text
          guard let first = places[key] else {
            places[key] = value.offset
            return nil
          }
          var diagnostic = Diagnostic(
            message: "\(value.text) is the value of another variant already", offset: value.offset)
          diagnostic.notes = [.init(message: "this is the other variant", offset: first)]
          return diagnostic
        }
      }
  }

  /// If numbers tell some variants, they tell all.
  private static func kinds(of cases: [CaseFacts], in model: ModelFacts) -> [Diagnostic] {
    guard model.hasNumberedVariants else { return [] }
    return cases.compactMap { variant in
      let values = variant.variantValues(model.source)
      let text = values.first { !$0.value.isNumber && !$0.value.isMissing }
      guard values.isEmpty || text != nil else { return nil }
      return Diagnostic(
        message: "'\(variant.name.name)' needs a whole number, as other variants have",
        offset: text?.offset ?? variant.name.range.lowerBound)
    }
  }

  private static func missing(_ cases: [CaseFacts], in model: ModelFacts) -> [Diagnostic] {
    let all = cases.flatMap { $0.variantValues(model.source) }.filter(\.value.isMissing)
    return all.dropFirst().map {
      Diagnostic(message: "another variant has no value already", offset: $0.offset)
    }
  }
}
