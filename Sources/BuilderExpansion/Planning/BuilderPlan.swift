/// What is to be written: a builder, decided in all that matters.
struct BuilderPlan {
  /// The name of the model, as it is written.
  let model: String
  /// The name of the builder.
  let builder: String
  /// `public` or `package`, or nil.
  let access: String?
  /// Whether a generic type is around it, or the model is one: then nothing static can be stored.
  let isInGenericType: Bool
  /// The parameters of a generic model for which there have to be builders.
  let parameters: [String]
  /// The `@available` of the model.
  let availability: [String]
  let fields: [FieldPlan]
  /// The arguments of the model's initialiser.
  let call: [CallArgument]
  let isInitialiserThrowing: Bool
  let hasCheck: Bool
}

/// One field of a builder.
struct FieldPlan {
  /// The name of the model's property.
  let property: Name
  /// The name of the builder's field.
  let name: Name
  /// The access level that is written before it, if any.
  let access: String?
  /// The type, without the `?`.
  let type: String
  let isOptional: Bool
  let keys: FieldKeys
  /// What is given to `@Format`.
  let format: String?
  /// What is given to `@Coerced`.
  let coercion: String?
  let isComplete: Bool
  /// What stands in for a value.
  let fallback: String?
}

/// How the value of a field is found. The keys are literals.
enum FieldKeys: Hashable {
  case path([String])
  case anyOf([String])
}

/// One argument of the model's initialiser.
struct CallArgument {
  let label: Name?
  /// The index of the field.
  let field: Int
}

extension BuilderPlan {
  /// Whether the model can also be made without the builder.
  var isDirect: Bool { !fields.isEmpty && !isInGenericType }
}
