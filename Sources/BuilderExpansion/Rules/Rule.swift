/// A condition that a model has to meet, so that its builder can be written.
protocol Rule {
  /// The places where a model does not meet it.
  static func diagnostics(for model: ModelFacts) -> [Diagnostic]
}

enum Rules {
  private static var ofStructs: [any Rule.Type] {
    [
      CopyableRule.self, RepeatedNameRule.self, ConditionRule.self, ReferenceRule.self,
      WrapperRule.self, TypeAnnotationRule.self, TypeRule.self, SingleNameRule.self,
      RepeatedAttributeRule.self, KeyRule.self, ArgumentRule.self, DefaultRule.self,
      FormatRule.self, CompleteRule.self, LosingRule.self, FieldOnlyRule.self,
      InitialiserRule.self, CheckRule.self, BuilderNameRule.self, TypeScopeRule.self,
      ExpressionScopeRule.self, AccessRule.self, DiscriminatorRule.self,
    ]
  }

  private static var ofEnumerations: [any Rule.Type] {
    [
      EnumerationRule.self, CopyableRule.self, ConditionRule.self, RepeatedAttributeRule.self,
      FieldOnlyRule.self, DiscriminatorRule.self, KindRule.self, KindValueRule.self,
      KindPayloadRule.self, UnknownRule.self, BuilderNameRule.self, TypeScopeRule.self,
      AccessRule.self,
    ]
  }

  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    (model.isEnumeration ? ofEnumerations : ofStructs).flatMap { $0.diagnostics(for: model) }
  }
}
