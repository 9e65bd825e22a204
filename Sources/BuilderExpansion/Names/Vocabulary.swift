/// The names that written builders use, and the names that clients cannot use beside them.
///
/// Each type has its module, because a client may have a `Field` or a `Result` as well.
package enum Vocabulary {
  static let core = "ConstructionBuilders"
  static let buildable = "ConstructionBuilders.Buildable"
  static let fillableBuilder = "ConstructionBuilders.FillableBuilder"
  static let directBuilder = "ConstructionBuilders._DirectBuilder"
  static let variantBuilder = "ConstructionBuilders._DirectVariantBuilder"
  static let rowBuilder = "ConstructionBuilders.RowBuilder"
  static let row = "ConstructionBuilders.JSONRow"
  static let variants = "ConstructionBuilders.BuilderVariants"
  static let union = "ConstructionBuilders.UnionBuilder"
  static let unionModel = "ConstructionBuilders.UnionModel"
  static let filledUnionModel = "ConstructionBuilders._UnionModel"
  static let oneOf = "ConstructionBuilders.OneOf"
  static let string = "Swift.String"
  static let decoded = "ConstructionBuilders.Decoded"
  static let field = "ConstructionBuilders.Field"
  static let fields = "ConstructionBuilders.JSONFields"
  static let failure = "ConstructionBuilders.BuildFailure"
  static let result = "Swift.Result"
  static let declaredField = "ConstructionBuilders.DeclaredField"
  static let keys = "ConstructionBuilders._JSONKeys"
  static let members = "ConstructionBuilders._JSONMembers"
  static let format = "ConstructionBuilders.FieldFormat"
  static let findingKind = "ConstructionBuilders.Finding.Kind"
  static let coercion = "ConstructionBuilders.Coercion"

  /// The associated type of a builder: what it builds.
  static let built = "Built"

  /// Types that mean something else inside a builder.
  static let typesInside: Set<String> = ["Model", "Failure", "Builder", built]
  /// Parameters and members of a builder, which are visible to the expressions in it.
  static let namesInside: Set<String> = [
    "build", "capture", "construct", "debugDescription", "declaredFields", "expectation", "fields",
    "findings", "keys", "made", "members", "model", "rejected", "report",
  ]
  /// Members and modules that no field of a builder can be named after.
  package static let reserved: Set<String> = [
    "build", "construct", "declaredFields", "ConstructionBuilders", "Swift",
  ]
  /// The same for an enumeration, whose builder has other members.
  package static let reservedOfVariants: Set<String> = [
    "type", "_type", "$type", "variants", "_variant", "_Variant", "init", "self",
  ]
}
