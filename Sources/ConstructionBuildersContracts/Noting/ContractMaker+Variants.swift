import ConstructionBuilders

extension ContractMaker {
  /// The variants of a builder. They are declared, so nothing has to be run.
  func variants<Builder: VariantBuilder>(
    of type: Builder.Type, in survey: BuilderSurvey
  ) -> Contract.Variants {
    let variants = Builder.variants
    return Contract.Variants(
      discriminator: variants.discriminator.map { .key($0) }, format: variants.format,
      missing: variants.missing,
      content: variants.content.map { .key($0) } ?? FieldPath(),
      variants: variants.all.map { variant in
        let value = variant.payload.map { payload in
          self.value(of: payload, survey.coercion, in: survey).formatted(by: variant.format)
        }
        return .init(values: variant.values, value: value)
      },
      keepsUnknown: variants.keepsUnknown)
  }
}
