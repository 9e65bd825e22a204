/// Builds a model of several kinds, such as the events of a stream.
///
/// A member of the object, the *discriminator*, says which kind it is. Only the builder of that
/// kind reads the object, so a failure speaks of that kind alone. Kinds are never tried in turn.
///
/// ```swift
/// enum Event { case delta(TextDelta), ping, other(String) }
///
/// struct EventBuilder: KindedBuilder {
///   typealias Model = Event
///
///   @Field var type: String?
///   @Field var delta: TextDeltaBuilder?
///
///   static let kinds = BuilderKinds<Self>(
///     \._type, discriminator: "type",
///     .kind("response.output_text.delta", as: \._delta, Event.delta),
///     .kind("ping", "keepalive", is: Event.ping),
///     unknown: Event.other)
///
///   init() { (_type, _delta) = (.missing, .missing) }
/// }
///
/// var sut = try EventBuilder(json: #"{"type": "response.output_text.delta", "delta": "Hi"}"#)
/// sut.type             // "response.output_text.delta"
/// sut.delta?.delta     // "Hi": the fields of the kind are tested by themselves
/// sut.delta?.delta = nil
/// sut.build()          // delta: required String is missing
/// ```
///
/// `build()` builds the kind that ``BuilderKinds`` lists for the value of the discriminator.
/// Setting the discriminator reads nothing anew: set the builder of the other kind as well.
///
/// - If the discriminator is missing, null or unusable, that is the only problem:
///   `type: required String is missing`.
/// - A value that is not listed is a finding of the kind ``Finding/Kind/unknownCase``. With
///   `unknown`, it is a repair, and the model keeps the value. Without it, the build fails.
/// - The members of a kind can stand apart from the discriminator, in a member of their own. That
///   is the `content` of ``BuilderKinds``.
/// - The kind can also come from outside the object: from a header, see
///   ``build(json:kind:coercion:maximumDepth:)``, or from a member beside the
///   object, see ``JSONFields/subscript(_:kind:_:coercion:)``.
///
/// While the object is arriving, no kind is read until the discriminator has settled.
public protocol KindedBuilder: ConstructionBuilder where Failure == BuildFailure {
  /// The kinds, with what tells them apart.
  static var kinds: BuilderKinds<Self> { get }

  /// Creates a builder without a kind.
  init()
}

extension KindedBuilder {
  /// Reads the discriminator, and then the fields of its kind.
  @_documentation(visibility: internal)
  public init(fields: JSONFields) { self = Self.kinds.builder(from: fields) }

  /// Builds the model of the kind, or reports every problem that prevents it.
  @_documentation(visibility: internal)
  public func build() -> Result<Model, BuildFailure> { Self.kinds.build(self) }

  /// The discriminator, and the fields of its kind.
  @_documentation(visibility: internal)
  public var declaredFields: [DeclaredField] { Self.kinds.declaredFields(of: self) }

  /// Whether the discriminator has settled, or will never arrive.
  public static func _isShown(_ part: JSONNode) -> Bool {
    guard let key = kinds.discriminatorKey, !part.isCut else { return true }
    return part.withOpenFields { $0.withMember(key) { !$0.isOpen } ?? false } ?? false
  }
}
