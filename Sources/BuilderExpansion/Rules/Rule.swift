/// One thing that a model has to keep to, so that its builder can be written.
protocol Rule {
  /// Where a model does not keep to it.
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic]
}

/// What rules are about.
struct RuleSubject {
  let facts: ModelFacts
  let options: BuildableOptions
  /// The initialiser that is used; nil where there is none to use.
  let choice: InitialiserChoice?
  /// Whether the builder is written into another file than the model.
  let isInOtherFile: Bool
  let context: LexicalContext

  var source: Source { facts.source }
  /// The access level of the model, `public` or `package`, or nil: its own, or that of the extension around it.
  var access: String? { facts.modifiers.access == nil ? context.access : facts.access }
  /// The properties that become fields.
  var fields: [PropertyFacts] { choice?.properties ?? [] }

  /// The attributes of ours that a property has.
  func attributes(of property: PropertyFacts) -> [AttributeFacts] {
    property.attributes.filter { FieldAttribute(rawValue: $0.name.name) != nil }
  }
}

enum Rules {
  /// All of them.
  static var all: [any Rule.Type] {
    [
      CopyableRule.self, RepeatedNameRule.self, ConditionRule.self, ReferenceRule.self,
      WrapperRule.self,
      TypeAnnotationRule.self, TypeRule.self, SingleNameRule.self, RepeatedAttributeRule.self,
      KeyRule.self, DefaultRule.self, FormatRule.self, CompleteRule.self, FieldOnlyRule.self,
      InitialiserRule.self, CheckRule.self, BuilderNameRule.self, BuilderScopeRule.self,
      ExpressionScopeRule.self, AccessRule.self,
    ]
  }

  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    all.flatMap { $0.diagnostics(for: subject) }.sorted { $0.offset < $1.offset }
  }
}

extension Diagnostic {
  /// An error at a token.
  init(_ message: String, at token: Token, fixIts: [FixIt] = []) {
    self.init(
      message: message, offset: token.range.lowerBound, highlights: [token.range], fixIts: fixIts)
  }

  /// An error about an attribute.
  init(_ message: String, at attribute: AttributeFacts, in source: Source, fixIts: [FixIt] = []) {
    let range = source.range(attribute.tokens)
    self.init(message: message, offset: range.lowerBound, highlights: [range], fixIts: fixIts)
  }
}
