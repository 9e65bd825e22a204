/// What stands in a field for a type: the builder of a model, or the type itself where that can stand in one.
///
/// ```swift
/// @Buildable
/// struct Price {
///   let amount: Decimal
/// }
///
/// struct ComicBuilder: ConstructionBuilder {
///   @Field var title: BuilderOf<String>?     // String
///   @Field var prices: BuilderOf<[Price]>?   // [Price.Builder]
///   // …
/// }
/// ```
///
/// A builder that ``Buildable(keys:)`` writes says so of each property. Where there is no builder for the type of one,
/// this is an error at the property: `type 'Character' does not conform to protocol 'Buildable'`.
public typealias BuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value

/// What stands in a field for an array or a dictionary, of which every element can be asked for.
///
/// ```swift
/// @Field var prices: CompleteBuilderOf<[Price]>?   // [Price.Builder]
/// ```
///
/// A builder that ``Buildable(keys:)`` writes says so of properties that are ``Complete()``. Where the type of one has no
/// elements, this is an error at the property: `type 'Price.Builder' does not conform to
/// protocol 'ElementContainer'`.
public typealias CompleteBuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value, Value.Builder: ElementContainer
