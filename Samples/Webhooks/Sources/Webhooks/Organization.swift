import ConstructionBuilders

/// Builds the name of an organization from its object.
struct OrganizationBuilder: ConstructionBuilder {
  @Field var login: String?

  init(fields: JSONFields) { _login = fields["login"] }

  func build() -> Result<String, BuildFailure> { construct(\.self, $login) }
}
