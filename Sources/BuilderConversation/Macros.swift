import BuilderExpansion

/// The macros of the plugin.
enum Macros {
  /// The expansion of a macro in one of its roles.
  static func expand(_ macro: AttachedMacro) -> Expansion {
    let attribute = macro.attribute.source
    let declaration = macro.declaration.source
    let lexicalContext = macro.lexicalContext?.map(\.source)
    return switch (macro.typeName, macro.role) {
    case ("Buildable", "member"):
      BuildableExpansion.members(
        attribute: attribute, attributeOffset: macro.attributeOffset, declaration: declaration,
        lexicalContext: lexicalContext ?? [], place: macro.declaration.location?.place)
    // A type that already conforms does not need an extension.
    case ("Buildable", "extension") where macro.conformances == nil:
      Expansion()
    case ("Buildable", "extension"):
      BuildableExpansion.conformance(
        attribute: attribute, declaration: declaration,
        extendedType: macro.extendedType?.source ?? "", lexicalContext: lexicalContext ?? [],
        missing: macro.conformances?.source)
    case ("FieldAttribute", "peer"), ("VariantAttribute", "peer"):
      BuildableExpansion.peer(
        attribute: attribute, declaration: declaration, lexicalContext: lexicalContext)
    case ("Buildable", _), ("FieldAttribute", _), ("VariantAttribute", _):
      refusal(
        "the compiler asks for the role '\(macro.role)', which the macro does not have", macro)
    default:
      refusal(
        "the macro '\(macro.typeName)' is not in this plugin: it was built from another version",
        macro)
    }
  }

  private static func refusal(_ message: String, _ macro: AttachedMacro) -> Expansion {
    let offset = macro.declaration.source.leadingTriviaLength
    return Expansion(diagnostics: [Diagnostic(message: message, offset: offset)])
  }
}

extension AttachedMacro {
  /// The offset of the attribute in the declaration.
  fileprivate var attributeOffset: Int? {
    guard let start = attribute.start, let base = declaration.location else { return nil }
    return start.offset - base.offset
  }
}
