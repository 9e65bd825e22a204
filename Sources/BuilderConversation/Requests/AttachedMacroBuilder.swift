import ConstructionBuilders

/// Reads an attribute that is to be expanded.
struct AttachedMacroBuilder: ConstructionBuilder {
  @Field var typeName: String?
  @Field var macroRole: String?
  @Field var attributeSyntax: SyntaxBuilder?
  @Field var declSyntax: SyntaxBuilder?
  @Field var extendedTypeSyntax: SyntaxBuilder?
  @Field var lexicalContext: [SyntaxBuilder]?

  init(fields: JSONFields) {
    _typeName = fields["macro", "typeName"]
    _macroRole = fields["macroRole"]
    _attributeSyntax = fields["attributeSyntax"]
    _declSyntax = fields["declSyntax"]
    _extendedTypeSyntax = fields["extendedTypeSyntax"]
    _lexicalContext = fields["lexicalContext"]
  }

  func build() -> Result<AttachedMacro, BuildFailure> {
    construct(
      AttachedMacro.init, $typeName, $macroRole, $attributeSyntax, $declSyntax,
      $extendedTypeSyntax.optional, $lexicalContext.complete.optional)
  }
}
