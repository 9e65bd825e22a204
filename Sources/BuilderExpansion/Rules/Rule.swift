/// A condition that a model has to meet, so that its builder can be written.
protocol Rule {
  /// The places where a model does not meet it.
  static func diagnostics(for model: ModelFacts) -> [Diagnostic]
}

/// A rule about the arguments of an attribute.
///
/// The attribute reports it itself, as a separate macro: the compiler expands that one only if it
/// accepts the types of the arguments, so that there is one error about them.
protocol AttributeRule: Rule {
  static func diagnostic(for attribute: AttributeFacts, in source: Source) -> Diagnostic?
}

enum Rules {
  static func ofArguments(_ attribute: String) -> (any AttributeRule.Type)? {
    switch attribute {
    case FieldAttribute.key.rawValue: KeyRule.self
    case VariantAttribute.variant.rawValue: VariantRule.self
    default: nil
    }
  }

  private static var ofStructs: [any Rule.Type] {
    [
      CopyableRule.self, RepeatedNameRule.self, ConditionRule.self, ReferenceRule.self,
      WrapperRule.self, TypeAnnotationRule.self, TypeRule.self, SingleNameRule.self,
      RepeatedAttributeRule.self, ArgumentRule.self, DefaultRule.self, RequiringAllRule.self,
      AllowingLossesRule.self, IfPresentRule.self, FieldOnlyRule.self, InitialiserRule.self,
      CheckRule.self, RowRule.self, BuilderNameRule.self, TypeScopeRule.self,
      ExpressionScopeRule.self, AccessRule.self, DiscriminatorRule.self, PlaceRule.self,
    ]
  }

  private static var ofEnumerations: [any Rule.Type] {
    [
      EnumerationRule.self, CopyableRule.self, RepeatedNameRule.self, ConditionRule.self,
      SingleNameRule.self, RepeatedAttributeRule.self, FieldOnlyRule.self, DiscriminatorRule.self,
      RowRule.self, VariantValueRule.self, VariantPayloadRule.self, UnionRule.self,
      UnknownRule.self,
      BuilderNameRule.self, TypeScopeRule.self, AccessRule.self, PlaceRule.self,
    ]
  }

  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    (model.isEnumeration ? ofEnumerations : ofStructs).flatMap { $0.diagnostics(for: model) }
  }

  /// The diagnostics that attributes report themselves.
  static func diagnosticsOfArguments(for model: ModelFacts) -> [Diagnostic] {
    KeyRule.diagnostics(for: model) + VariantRule.diagnostics(for: model)
  }
}
