/// A builder that can also make its model straight from a document, without being made itself.
///
/// `@Buildable` writes such builders. Where nobody looks at the builder, as in
/// ``ConstructionBuilder/build(json:coercion:maximumDepth:)-(String,_,_)``, values are read and
/// handed to the model's initialiser. The result is the same as the builder's: whatever cannot be
/// built is left to the builder, which says why.
///
/// ```swift
/// static let keys: _JSONKeys = ["type", "url"]
///
/// static func model(from members: _JSONMembers) -> Link? {
///   let type = members.value(0, String.self)
///   guard let url = members.value(1, String.self) else { return nil }
///   return Link(type: type, url: url)
/// }
/// ```
///
/// Fields that are not read by one key alone come by ``_JSONMembers/withFields(_:)``, and what the
/// constructor is given by ``ConstructorArgument/_usable``:
///
/// ```swift
/// let prices: Field<[PriceBuilder]> = members.withFields { $0[anyOf: "prices", "price"] }
/// guard let prices = prices.complete.or([])._usable else { return nil }
/// ```
///
/// A builder with type parameters cannot have the stored `keys`, and does without.
///
/// Nothing outside this folder names this protocol. Without the folder, `_built(from:)` captures a
/// builder and builds it.
public protocol _DirectBuilder: ConstructionBuilder {
  /// The keys of the members that `model(from:)` reads, each once.
  static var keys: _JSONKeys { get }

  /// The model that `init(fields:)` and `build()` would make of an object; nil where they would fail.
  static func model(from members: _JSONMembers) -> Model?
}

extension _DirectBuilder {
  public static var _isDirect: Bool { true }

  /// The model of an object, without a builder where that will do; nil if it cannot be built.
  // `@inlinable` here, on `built` of other types, and on what leads from members to values: without it, Marvel takes 2.4
  // times as long, an array of pairs of Doubles 3.3 times, and one of Ints 4.9 times.
  @inlinable
  public static func _built(from node: JSONNode) -> Model? {
    if node.context.level < deepestLevel,
      let model = node.withMembers(keys, { model(from: $0) })
    {
      return model
    }
    return builtByCapture(from: node)
  }
}
