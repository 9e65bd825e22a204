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
  var fields: [FieldPlan]
  /// The arguments of the model's initialiser.
  var call: [CallArgument]
  var isInitialiserThrowing: Bool
  var hasCheck: Bool
  /// What is called to make a model, where that is not its initialiser.
  var maker: String?
  /// Where the model's name or its initialiser stands, and its `check`, as UTF-8 offsets into the declaration.
  let initialiserOffset: Int
  let checkOffset: Int
  /// The declaration.
  let bytes: [UInt8]
}

/// One field of a builder.
struct FieldPlan {
  /// The name of the model's property.
  let property: Name
  /// The name of the builder's field.
  let name: Name
  /// The access level that is written before it, if any.
  let access: String?
  /// The type of the property, without the `?`.
  let type: String
  /// What stands in the field for it.
  var builder: BuilderType
  let isOptional: Bool
  let keys: FieldKeys
  /// What is given to `@Format`.
  var format: String?
  /// What is given to `@Coerced`.
  var coercion: String?
  let isComplete: Bool
  /// What stands in for a value.
  var fallback: String?
  let places: FieldPlaces
}

/// What stands in a field for the type of a property.
enum BuilderType {
  /// The builder of the type.
  case own(String)
  /// What is decoded: a type that has no builder in `Decoded`, or an array or dictionary of them.
  case decoded(String)
  /// Either of them, by another name.
  case alias(String)

  var written: String {
    switch self {
    case .own(let type): type + ".Builder"
    case .decoded(let type), .alias(let type): type
    }
  }
}

/// Where what a property says stands, as UTF-8 offsets into the declaration.
struct FieldPlaces {
  let type: Int
  let fallback: Int
  let format: Int
  let coercion: Int
}

/// How the value of a field is found. The keys are literals.
enum FieldKeys {
  case path([String])
  case anyOf([String])
}

extension FieldPlan {
  /// The type of its value, which need not be known by its name.
  var value: String {
    if case .alias(let name) = builder { return name + ".Built" }
    return type
  }
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
