/// A builder that can also make its model straight from a document, without being made itself.
///
/// Where nobody looks at the builder, as in ``ConstructionBuilder/build(json:coercion:maximumDepth:)-(String,_,_)``, it need not
/// be there: values are read and handed to the model's initialiser. The result is the same as the builder's. Whatever
/// cannot be built is left to the builder, which says why.
///
/// The macro `@Buildable` writes what it takes. By hand it is worth the while only where time matters more than
/// anything else:
///
/// ```swift
/// struct LinkBuilder: DirectBuilder {
///   @Field var type: String?
///   @Field var url: String?
///
///   init(fields: JSONFields) {
///     _type = fields["type"]
///     _url = fields["url"]
///   }
///
///   func build() -> Result<Link, BuildFailure> {
///     construct(Link.init, $type.optional, $url)
///   }
///
///   static let keys: JSONKeys = ["type", "url"]
///
///   static func model(from members: JSONMembers) -> Link? {
///     let type = members.value(0, String.self)
///     guard let url = members.value(1, String.self) else { return nil }
///     return Link(type: type, url: url)
///   }
/// }
/// ```
///
/// Fields that are not read by one key alone come by ``JSONMembers/withFields(_:)``, and what the constructor is given
/// by ``ConstructorArgument/resolveQuietly()``:
///
/// ```swift
/// let prices: Field<[PriceBuilder]> = members.withFields { $0[anyOf: "prices", "price"] }
/// guard let prices = prices.complete.or([]).resolveQuietly() else { return nil }
/// ```
///
/// A builder with type parameters cannot have the stored `keys`, and does without.
public protocol DirectBuilder: ConstructionBuilder {
  /// The keys of the members that `model(from:)` reads, each once.
  static var keys: JSONKeys { get }

  /// The model that `init(fields:)` and `build()` would make of an object; nil where they would fail.
  static func model(from members: JSONMembers) -> Model?
}

extension DirectBuilder {
  public static var isDirect: Bool { true }

  /// The model of an object, without a builder where that will do; nil if it cannot be built.
  // `@inlinable` here, on `built` of other types, and on what leads from members to values: without it, Marvel takes 2.4
  // times as long, an array of pairs of Doubles 3.3 times, and one of Ints 4.9 times.
  @inlinable
  public static func built(from node: JSONNode) -> Model? {
    if node.context.level < deepestLevel,
      let model = node.withMembers(keys, { model(from: $0) })
    {
      return model
    }
    return builtByCapture(from: node)
  }
}
