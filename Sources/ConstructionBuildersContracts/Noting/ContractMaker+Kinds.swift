import ConstructionBuilders

extension ContractMaker {
  /// The kinds of a builder. They are declared, so nothing has to be run.
  func kinds<Builder: KindedBuilder>(
    of type: Builder.Type, in survey: BuilderSurvey
  ) -> SurveyedKinds {
    let kinds = Builder.kinds
    return SurveyedKinds(
      discriminator: kinds.discriminator.map { .key($0) },
      content: kinds.content.map { .key($0) } ?? FieldPath(),
      kinds: kinds.all.map { kind in
        let builder = kind.builder.flatMap { self.survey(of: $0, survey.coercion, in: survey) }
        return (kind.values, builder)
      },
      keepsUnknown: kinds.keepsUnknown)
  }
}

extension Contract.Kinds {
  init(_ kinds: SurveyedKinds) {
    self.init(
      discriminator: kinds.discriminator, content: kinds.content,
      kinds: kinds.kinds.map { Kind(values: $0.values, object: $0.survey?.name) },
      keepsUnknown: kinds.keepsUnknown)
  }
}
