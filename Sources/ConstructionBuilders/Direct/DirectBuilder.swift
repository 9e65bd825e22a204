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
/// guard let prices = prices.complete.or([])._usable else { return nil }
/// ```
///
/// A builder with type parameters cannot have a stored `keys`, so it does not conform.
///
/// Nothing outside this folder names this protocol. Without the folder, `_built(from:)` captures a
/// builder and builds it.
public protocol _DirectBuilder: ConstructionBuilder {
  /// The keys of the members that `model(from:)` reads, without duplicates.
  static var keys: _JSONKeys { get }

  /// The model that `init(fields:)` and `build()` would create from an object; nil if they fail.
  static func model(from members: _JSONMembers) -> Model?
}

extension _DirectBuilder {
  public static var _traits: CapturableTraits { [] }

  /// The model of an object, if possible without an instance of the builder; nil if it fails.
  // `@inlinable` here, on `_built` of other types, and on the functions from members to values: see
  // the table in `Benchmarks/README.md`.
  @inlinable
  public static func _built(from node: JSONNode) -> Model? {
    guard !node.lacksStack(for: Self.self) else {
      return node.onDeeperStack(for: Self.self) { _built(from: node) }
    }
    if let model = node.withMembers(keys, { model(from: $0) }) {
      if model == nil { node.input.mark() }
      // Also if it is nil: an object that was read in vain is not read again. That would take a
      // time that doubles with each level.
      return model
    }
    return builtByCapture(from: node)
  }
}
