/// How a key is made of the name of a property.
///
/// ```swift
/// @Buildable(keys: .snakeCase)
/// struct Comic {
///   let pageCount: Int        // "page_count"
///   @Key("ISBN") let isbn: String
/// }
/// ```
///
/// The macro reads the convention where it is written: only the names below can stand there.
public struct KeyConvention: Hashable, Sendable {
  private let name: String

  /// The key is the property's name.
  public static let sameAsProperty = KeyConvention(name: "sameAsProperty")

  /// Words in lower case, joined by `_`: `pageCount` is `page_count`, and `resourceURI` is `resource_uri`.
  public static let snakeCase = KeyConvention(name: "snakeCase")
}
