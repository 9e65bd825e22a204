/// The plan for the builder of a model: of a struct's fields, or of an enumeration's variants.
enum Plan {
  case fields(BuilderPlan)
  case variants(VariantsPlan)

  /// The `@available` attributes of the model.
  var availability: [String] {
    switch self {
    case .fields(let plan): plan.availability
    case .variants(let plan): plan.availability
    }
  }
}
