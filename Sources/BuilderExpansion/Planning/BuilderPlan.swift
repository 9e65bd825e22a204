/// A builder to be written, with every decision made.
@dynamicMemberLookup
struct BuilderPlan {
  let head: PlanHead
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

  subscript<Value>(dynamicMember path: KeyPath<PlanHead, Value>) -> Value { head[keyPath: path] }
}

/// One argument of the model's initialiser.
struct CallArgument {
  let label: Name?
  /// The index of the field.
  let field: Int
}

extension BuilderPlan {
  /// Whether the model can also be made without its builder.
  var isDirect: Bool { !fields.isEmpty && !head.isInGenericType && !head.isRow }
}
