/// One field of a builder.
struct FieldPlan {
  /// The name of the model's property.
  let property: String
  /// The name of the builder's field.
  let name: Name
  /// The access level with a space after it, or empty.
  let access: String
  /// The type of the property, without the `?`.
  let type: String
  /// The UTF-8 offset of the type.
  let typeOffset: Int
  var builder: BuilderType
  let isOptional: Bool
  let isDeprecated: Bool
  let keys: FieldKeys
  /// The argument of `@Format`.
  var format: CopiedExpression?
  /// The argument of `@Coerced`.
  var coercion: CopiedExpression?
  /// Whether it adds to the coercions of the builder.
  let addsCoercions: Bool
  /// What is called on the field if it may not lose any number of elements: `.requiringAll`,
  /// `.allowingLosses(atMost: 3)`, or nothing.
  let limit: String
  /// Whether it is nil only where the value is missing or null.
  let isIfPresent: Bool
  /// The default.
  var fallback: CopiedExpression?
  /// The kinds of finding that the default is for; none for all.
  var fallbackKinds: [CopiedExpression]
}

/// An expression that the builder copies from the model.
struct CopiedExpression {
  var text: String
  /// Its UTF-8 offset in the model.
  let offset: Int
}

/// The type of a field's value.
enum BuilderType {
  /// The builder of the property's type.
  case own(String)
  /// `Decoded`, or an array or dictionary of it.
  case decoded(String)
  /// A type alias for either.
  case alias(String)

  var written: String {
    switch self {
    case .own(let type): type + ".Builder"
    case .decoded(let type), .alias(let type): type
    }
  }
}

/// The keys of a field, as literals.
enum FieldKeys {
  case path([String])
  /// The position in a row.
  case position(String)
  case anyOf([String])
  case anyPathOf([[String]])
}
