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
///   object, see ``JSONFields/subscript(_:kind:_:coercion:adding:)``.
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
  static func isShown(_ part: JSONNode) -> Bool {
    guard let key = kinds.discriminatorKey, !part.isCut else { return true }
    return part.withFields { $0.withMember(key) { !$0.isOpen } ?? false } ?? false
  }
}

extension JSONFields {
  /// The field with an object whose kind is told by a member beside it.
  ///
  /// ```swift
  /// // {"type": "push", "payload": {…}}
  /// _payload = fields["payload", kind: "type"]
  /// _payload = fields["payload", kind: "meta", "type"]
  /// ```
  ///
  /// The member counts in place of a discriminator in the object. If it is missing or unusable, the
  /// finding is about it, and not about the object: `type: required String is missing`.
  ///
  /// A kind without fields needs no object.
  ///
  /// - Parameters:
  ///   - key: The key of the object.
  ///   - first: The key of the member that tells the kind, or the first step of a path to it.
  ///   - others: The other steps of the path.
  ///   - coercion: The coercions for both members, in place of those of the object; nil for those.
  ///   - adding: The coercions in addition to these.
  public subscript<Value: KindedBuilder>(
    _ key: JSONKey, kind first: JSONKey, _ others: FieldPath.Component...,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    let fields = with(coercion, adding: adding)
    let steps = [.key(first.text)] + others
    let type: Field<String> = fields.descend(steps) { $0.captured(as: String.self) }
    let field: Field<Value> = marking(fields.field(key, of: Value.kinds.checked(type)))
    guard context.isNoted else { return field }
    return fields.noted(field, [.key(key.text)], nil, kind: FieldPath(steps))
  }

  private func field<Value: KindedBuilder>(
    _ key: JSONKey, of type: Field<String>
  ) -> Field<Value> {
    if type.isArriving { return Field(Captured(value: nil, note: .arriving), key) }
    guard let kind = type.value else { return Field(withoutKind: type, key) }
    // What is remarkable about the kind is said at its place, outside of the object.
    let plain = Field(Captured(kind), keyWord: .none)
    var captured: Captured<Value> = absent()
    _ = withMember(key) { captured = Value.capture($0, type: plain) }
    if captured.value == nil, captured.note?.isArriving != true,
      Value.kinds.kind(kind)?.builder == nil
    {
      captured = Captured(Value.kinds.builder(type: plain))
    }
    if captured.value == nil {
      captured.note = (captured.note ?? CaptureNote(state: .missing)).with { $0.toldKind = kind }
    }
    let own = type.note?.own.map { $0.prefixed(by: type.path) } ?? []
    let elsewhere = (type.note?.elsewhere ?? []) + own
    guard !elsewhere.isEmpty else { return Field(captured, key) }
    return Field(captured, at: .key(key.text), elsewhere: elsewhere)
  }
}

extension Field {
  /// A field that cannot be read, because the field that tells its kind has no value.
  fileprivate init(withoutKind type: Field<String>, _ key: JSONKey) {
    let state: CaptureNote.State =
      switch type.outcome {
      case .missing: .missing
      case .null: .null
      default: .asFound
      }
    let own = type.note?.own ?? []
    let absence = Finding(kind: state == .null ? .null : .missing, expected: String.expectation)
    let note = CaptureNote {
      $0.state = state
      $0.own = own.isEmpty ? [absence] : own
      $0.destination = .key(key.text)
    }
    self.init(
      Captured(value: nil, note: note), at: type.path, elsewhere: type.note?.elsewhere ?? [])
  }
}
