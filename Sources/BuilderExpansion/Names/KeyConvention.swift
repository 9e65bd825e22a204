/// How a backend writes the names that a model has in Swift's way.
package enum KeyConvention: String, CaseIterable {
  /// `imageURL`, as the property is written.
  case camelCase
  /// `image_url`
  case snakeCase
  /// `IMAGE_URL`
  case screamingSnakeCase
  /// `image-url`
  case kebabCase
  /// `IMAGE-URL`
  case screamingKebabCase
  /// `ImageURL`
  case pascalCase
  /// `imageurl`
  case lowercase
  /// `IMAGEURL`
  case uppercase

  /// The key of a property.
  package func key(_ name: String) -> String {
    switch self {
    case .camelCase: name
    case .snakeCase: Words(name).joined(by: "_").lowercased()
    case .screamingSnakeCase: Words(name).joined(by: "_").uppercased()
    case .kebabCase: Words(name).joined(by: "-").lowercased()
    case .screamingKebabCase: Words(name).joined(by: "-").uppercased()
    case .pascalCase: name.prefix(1).uppercased() + name.dropFirst()
    case .lowercase: name.lowercased()
    case .uppercase: name.uppercased()
    }
  }
}
