import ConstructionBuildersMacros

/// A property in every convention.
enum Conventions {
  @Buildable(keys: KeyConvention.camelCase)
  struct CamelCase {
    let imageURL: String
  }

  @Buildable(keys: .snakeCase)
  struct SnakeCase {
    let imageURL: String
  }

  @Buildable(keys: .screamingSnakeCase)
  struct ScreamingSnakeCase {
    let imageURL: String
  }

  @Buildable(keys: .kebabCase)
  struct KebabCase {
    let imageURL: String
  }

  @Buildable(keys: .screamingKebabCase)
  struct ScreamingKebabCase {
    let imageURL: String
  }

  @Buildable(keys: .pascalCase)
  struct PascalCase {
    let imageURL: String
  }

  @Buildable(keys: .lowercase)
  struct Lowercase {
    let imageURL: String
  }

  @Buildable(keys: .uppercase)
  struct Uppercase {
    let imageURL: String
  }
}
