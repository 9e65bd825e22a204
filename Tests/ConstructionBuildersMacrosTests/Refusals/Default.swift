import ConstructionBuildersMacros

@Buildable
struct Comic {
  // error 13: cannot infer contextual base in reference to member 'unknown'
  @Default(.unknown) let kind: Kind

  enum Kind: String, Capturable { case unknown }
}
