import ConstructionBuilders

/// What is planned for an endpoint.
struct PlannedEndpoint {
  let root: SurveyedValue
  /// The names that the outermost type can have, the best one first.
  var names = ["Document"]
  /// A document, whose order of keys the properties have; nil for the order of their bytes.
  var document: JSONValue?
}
