import ConstructionBuilders

/// Reads a macro that stands by itself.
struct FreestandingMacroBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var syntax: SyntaxBuilder?

  init(fields: JSONFields) {
    _name = fields["macro", "name"]
    _syntax = fields["syntax"]
  }

  func build() -> Result<FreestandingMacro, BuildFailure> {
    construct(FreestandingMacro.init, $name, $syntax.optional)
  }
}
