/// The plan for the builder of a model: of a struct's fields, or of an enumeration's kinds.
enum Plan {
  case fields(BuilderPlan)
  case kinds(KindsPlan)

  /// The `@available` attributes of the model.
  var availability: [String] {
    switch self {
    case .fields(let plan): plan.availability
    case .kinds(let plan): plan.availability
    }
  }
}
