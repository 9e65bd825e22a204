import ConstructionBuilders

extension ContractMaker {
  /// The variants of a builder. They are declared, so nothing has to be run.
  func variants<Builder: VariantBuilder>(
    of type: Builder.Type, in survey: BuilderSurvey
  ) -> SurveyedVariants {
    let variants = Builder.variants
    return SurveyedVariants(
      discriminator: variants.discriminator.map { .key($0) },
      content: variants.content.map { .key($0) } ?? FieldPath(),
      variants: variants.all.map { variant in
        let builder = variant.builder.flatMap {
          self.survey(of: $0, survey.coercion, own: survey.ownCoercion, in: survey)
        }
        return (variant.values, builder)
      },
      keepsUnknown: variants.keepsUnknown)
  }
}

extension Contract.Variants {
  init(_ variants: SurveyedVariants) {
    self.init(
      discriminator: variants.discriminator, content: variants.content,
      variants: variants.variants.map { Variant(values: $0.values, object: $0.survey?.name) },
      keepsUnknown: variants.keepsUnknown)
  }
}
