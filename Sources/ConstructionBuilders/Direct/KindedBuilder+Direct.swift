/// A builder of several kinds that reads and builds as its kinds say, and in no other way.
///
/// `@Buildable` writes such builders. Then the model of a kind can be created directly.
public protocol _DirectKindedBuilder: KindedBuilder {}

extension _DirectKindedBuilder {
  public static var _traits: CapturableTraits { [] }

  /// The model of an object, if possible without an instance of the builder; nil if it fails.
  public static func _built(from node: JSONNode) -> Model? {
    guard let key = kinds.discriminatorKey,
      let text = node.withFields({ fields in fields.withMember(key) { $0.string } ?? nil }) ?? nil
    else { return builtByCapture(from: node) }
    // Nil is the answer, too. To read again what failed would take a time that grows with the
    // square of the number of levels.
    let model = model(text, from: node)
    if model == nil { node.input.mark() }
    return model
  }
}
