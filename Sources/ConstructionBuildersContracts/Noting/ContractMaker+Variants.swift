import ConstructionBuilders

extension ContractMaker {
  /// The variants of a builder. They are declared, so nothing has to be run.
  func variants<Builder: VariantBuilder>(
    of type: Builder.Type, in survey: BuilderSurvey
  ) -> Contract.Variants {
    let variants = Builder.variants
    return Contract.Variants(
      discriminator: variants.discriminator.map { .key($0) },
      content: variants.content.map { .key($0) } ?? FieldPath(),
      variants: variants.all.map { variant in
        let builder = variant.builder.flatMap {
          self.survey(of: $0, survey.coercion, in: survey)
        }
        return .init(values: variant.values, object: builder?.name)
      },
      keepsUnknown: variants.keepsUnknown)
  }
}
