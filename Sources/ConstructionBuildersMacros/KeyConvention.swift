/// A convention that makes the key of a property from its name.
///
/// ```swift
/// @Buildable(keys: .snakeCase)
/// struct Comic {
///   let pageCount: Int              // "page_count"
///   let resourceURI: URL            // "resource_uri"
///   @Key("ISBN") let isbn: String   // "ISBN"
/// }
/// ```
///
/// The macro reads the source of its argument, so write one of the names below and not a variable.
public struct KeyConvention: Hashable, Sendable {
  private let example: String

  /// `imageURL`, as the property is written.
  public static let camelCase = KeyConvention(example: "imageURL")
  /// `image_url`
  public static let snakeCase = KeyConvention(example: "image_url")
  /// `IMAGE_URL`
  public static let screamingSnakeCase = KeyConvention(example: "IMAGE_URL")
  /// `image-url`
  public static let kebabCase = KeyConvention(example: "image-url")
  /// `IMAGE-URL`
  public static let screamingKebabCase = KeyConvention(example: "IMAGE-URL")
  /// `ImageURL`
  public static let pascalCase = KeyConvention(example: "ImageURL")
  /// `imageurl`
  public static let lowercase = KeyConvention(example: "imageurl")
  /// `IMAGEURL`
  public static let uppercase = KeyConvention(example: "IMAGEURL")
}
