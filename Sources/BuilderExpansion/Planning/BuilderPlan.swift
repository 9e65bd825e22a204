/// A builder to be written, with every decision made.
struct BuilderPlan {
  /// The name of the model in the builder, with its backticks.
  let model: String
  let builder: String
  /// `public ` or `package `, or empty.
  let access: String
  /// Whether the model is generic, or a type around it is. Neither can have stored static
  /// properties then.
  let isInGenericType: Bool
  /// The generic parameters that need a builder.
  let parameters: [String]
  /// The `@available` attributes of the model.
  let availability: [String]
  var fields: [FieldPlan]
  /// The arguments of the model's initialiser.
  var call: [CallArgument]
  var isInitialiserThrowing: Bool
  var hasCheck: Bool
  /// The function to call in place of the initialiser, if any.
  var maker: String?
  /// The UTF-8 offset of the initialiser, or of the model's name where it declares none.
  let initialiserOffset: Int
  /// The UTF-8 offset of the `check`.
  let checkOffset: Int
  /// The source that the offsets count in.
  let bytes: [UInt8]
}

/// One argument of the model's initialiser.
struct CallArgument {
  let label: Name?
  /// The index of the field.
  let field: Int
}

extension BuilderPlan {
  /// Whether the model can also be made without its builder.
  var isDirect: Bool { !fields.isEmpty && !isInGenericType }
}
