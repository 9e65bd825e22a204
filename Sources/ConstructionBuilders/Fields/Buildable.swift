/// A type that has a builder.
///
/// A model has the construction builder that the macro `@Buildable` writes, or one written by hand. What can
/// stand in a field as it is, such as a String, is its own builder; an array has the array of its elements'
/// builders. So the type of a builder's field follows from that of the model's property, whatever it is:
///
/// ```swift
/// struct Price: Buildable {
///   let amount: Decimal
///   typealias Builder = PriceBuilder
/// }
///
/// struct ComicBuilder: ConstructionBuilder {
///   @Field var title: String.Builder?     // String
///   @Field var prices: [Price].Builder?   // [PriceBuilder]
///   // …
/// }
/// ```
public protocol Buildable {
  /// What stands in a field for the type.
  associatedtype Builder: Capturable
}

extension Optional: Buildable where Wrapped: Buildable {
  @_documentation(visibility: internal)
  public typealias Builder = Wrapped.Builder?
}

extension Array: Buildable where Element: Buildable {
  @_documentation(visibility: internal)
  public typealias Builder = [Element.Builder]
}

extension Dictionary: Buildable where Key: Capturable, Key.Built == Key, Value: Buildable {
  @_documentation(visibility: internal)
  public typealias Builder = [Key: Value.Builder]
}

extension Set: Buildable where Element: Capturable, Element.Built == Element {}
