/// A builder that can also create its model directly from a document.
///
/// `@Buildable` writes such builders. If the caller does not see the builder, as in
/// ``ConstructionBuilder/build(json:coercion:maximumDepth:)``, values are read and
/// passed straight to the model's initialiser. The result is the same as with the builder. If the
/// model cannot be built, an instance of the builder is used, and it reports the reasons.
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
/// If a field is not read by a single key, use ``_JSONMembers/withFields(_:)``.
/// ``ConstructorArgument/_usable`` is what the initialiser receives:
///
/// ```swift
/// let prices: Field<[PriceBuilder]> = members.withFields { $0[anyOf: "prices", "price"] }
/// guard let prices = prices.requiringAll.or([])._usable else { return nil }
/// ```
///
/// A builder with type parameters cannot have a stored `keys`, so it does not conform.
///
/// Only builders that `@Buildable` writes use this folder. Without it, `_built(from:)` captures a
/// builder and builds it.
public protocol _DirectBuilder: ConstructionBuilder {
  /// The keys of the members that `model(from:)` reads, without duplicates.
  static var keys: _JSONKeys { get }

  /// The model that `init(fields:)` and `build()` would create from an object; nil if they fail.
  static func model(from members: _JSONMembers) -> Model?
}

extension _DirectBuilder {
  public static var _traits: CapturableTraits { .readInPart.union(.objects) }

  /// The model of an object, if possible without an instance of the builder; nil if it fails.
  @inlinable
  public static func _built(from node: JSONNode) -> Model? {
    guard !node.lacksStack(for: Self.self) else {
      return node.onDeeperStack(for: Self.self) { _built(from: node) }
    }
    if let model = node.withMembers(keys, readBy: Self.self, { model(from: $0) }) {
      if model == nil { node.mark() }
      // Also if it is nil: an object that was read in vain is not read again. That would take a
      // time that doubles with each level.
      return model
    }
    return builtByCapture(from: node)
  }
}

/// The value of a field for a type: the builder of a model, or the type itself if it needs none.
///
/// Written builders use it for each property. If the type of one has no builder, the compiler
/// reports an error at the property:
/// `type 'Character' does not conform to protocol 'Buildable'`.
public typealias _BuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value

/// The value of a field for an array or a dictionary that is `@RequiringAll`.
///
/// If the type of the property has no elements, the compiler reports an error there:
/// `type 'Price.Builder' does not conform to protocol 'ElementContainer'`.
public typealias _CompleteBuilderOf<Value: Buildable> = Value.Builder
where Value.Builder.Built == Value, Value.Builder: ElementContainer

/// A builder with variants that reads and builds as its variants say, and in no other way.
///
/// `@Buildable` writes such builders. Then the model of a variant can be created directly.
public protocol _DirectVariantBuilder: VariantBuilder {}

extension _DirectVariantBuilder {
  public static var _traits: CapturableTraits { .readInPart.union(.objects) }

  /// The model of an object, if possible without an instance of the builder; nil if it fails.
  public static func _built(from node: JSONNode) -> Model? {
    guard !node.coercion.isInAnyCase,
      let text = node.withFields({ variants.plainlyTold(by: $0) }) ?? nil
    else { return builtByCapture(from: node) }
    // Nil is the answer, too. To read again what failed would take a time that grows with the
    // square of the number of levels.
    let model = model(text, from: node)
    if model == nil { node.mark() }
    return model
  }
}
