/// The names that a builder is written with. Each has its module, because a client may have a
/// `Field` or a `Result` as well.
enum Vocabulary {
  static let macros = "ConstructionBuildersMacros"
  static let buildable = "ConstructionBuilders.Buildable"
  static let builder = "ConstructionBuilders.ConstructionBuilder"
  static let directBuilder = "ConstructionBuilders._DirectBuilder"
  static let decoded = "ConstructionBuilders.Decoded"
  static let field = "ConstructionBuilders.Field"
  static let fields = "ConstructionBuilders.JSONFields"
  static let failure = "ConstructionBuilders.BuildFailure"
  static let result = "Swift.Result"
  static let declaredField = "ConstructionBuilders.DeclaredField"
  static let keys = "ConstructionBuilders._JSONKeys"
  static let members = "ConstructionBuilders._JSONMembers"
  static let format = "ConstructionBuilders.FieldFormat"
  static let coercion = "ConstructionBuilders.Coercion"
}
