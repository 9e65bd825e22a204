/// A type with a builder.
///
/// The builder of a model is a construction builder, written by hand or by the macro `@Buildable`.
/// A type that can be a field itself, such as String, is its own builder. The builder of an array
/// is an array of builders. So the type of a builder's field follows from the type of the model's
/// property:
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
///
/// The compiler reports a property whose type has no builder:
/// `type 'Character' does not conform to protocol 'Buildable'`. A model then needs `@Buildable`,
/// and an enumeration or any other value needs ``Capturable``.
public protocol Buildable {
  /// The type of a builder's field for this type.
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
