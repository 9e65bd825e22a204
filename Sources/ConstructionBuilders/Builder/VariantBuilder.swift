/// Builds a model of several variants, such as the events of a stream.
///
/// A member of the object, the *discriminator*, says which variant it is. Only the builder of that
/// variant reads the object, so a failure speaks of that variant alone. Variants are never tried in
/// turn.
///
/// ```swift
/// enum Event { case delta(TextDelta), ping, other(String) }
///
/// struct EventBuilder: VariantBuilder {
///   typealias Model = Event
///
///   @Field var type: String?
///   @Field var delta: TextDeltaBuilder?
///
///   static let variants = BuilderVariants<Self>(
///     \._type, discriminator: "type",
///     .variant("response.output_text.delta", as: \._delta, Event.delta),
///     .variant("ping", "keepalive", is: Event.ping),
///     unknown: Event.other)
///
///   init() { (_type, _delta) = (.missing, .missing) }
/// }
///
/// var sut = try EventBuilder(json: #"{"type": "response.output_text.delta", "delta": "Hi"}"#)
/// sut.type             // "response.output_text.delta"
/// sut.delta?.delta     // "Hi": the fields of the variant are tested by themselves
/// sut.delta?.delta = nil
/// sut.build()          // delta: required String is missing
/// ```
///
/// `build()` builds the variant that ``BuilderVariants`` lists for the value of the discriminator.
/// Setting the discriminator reads nothing anew: set the builder of the other variant as well.
///
/// - If the discriminator is missing, null or unusable, that is the only problem:
///   `type: required String is missing`.
/// - A value that is not listed is a finding of the kind ``Finding/Kind/unknownCase``. With
///   `unknown`, it is a repair, and the model keeps the value. Without it, the build fails.
/// - The members of a variant can stand apart from the discriminator, in a member of their own.
///   That is the `content` of ``BuilderVariants``.
/// - The variant can also come from outside the object: from a header, see
///   ``build(json:variant:coercion:maximumDepth:)``, or from a member beside the
///   object, see ``JSONFields/subscript(_:variant:_:coercion:adding:)``.
///
/// While the object is arriving, no variant is read until the discriminator has settled.
public protocol VariantBuilder: ConstructionBuilder where Failure == BuildFailure {
  /// The variants, with what tells them apart.
  static var variants: BuilderVariants<Self> { get }

  /// Creates a builder without a variant.
  init()
}

extension VariantBuilder {
  /// Reads the discriminator, and then the fields of its variant.
  @_documentation(visibility: internal)
  public init(fields: JSONFields) { self = Self.variants.builder(from: fields) }

  /// Builds the model of the variant, or reports every problem that prevents it.
  @_documentation(visibility: internal)
  public func build() -> Result<Model, BuildFailure> { Self.variants.build(self) }

  /// The discriminator, and the fields of its variant.
  @_documentation(visibility: internal)
  public var declaredFields: [DeclaredField] { Self.variants.declaredFields(of: self) }

  /// Whether the discriminator has settled, or will never arrive.
  static func isShown(_ part: JSONNode) -> Bool {
    guard let key = variants.discriminatorKey, !part.isCut else { return true }
    return part.withFields { $0.withMember(key) { !$0.isOpen } ?? false } ?? false
  }
}

extension JSONFields {
  /// The field with an object whose variant is told by a member beside it.
  ///
  /// ```swift
  /// // {"type": "push", "payload": {…}}
  /// _payload = fields["payload", variant: "type"]
  /// _payload = fields["payload", variant: "meta", "type"]
  /// ```
  ///
  /// The member counts in place of a discriminator in the object. If it is missing or unusable, the
  /// finding is about it, and not about the object: `type: required String is missing`. An object
  /// that is there is lost with it, so then it is a finding even if the field is optional.
  ///
  /// A variant without fields needs no object.
  ///
  /// - Parameters:
  ///   - key: The key of the object.
  ///   - first: The key of the member that tells the variant, or the first step of a path to it.
  ///   - others: The other steps of the path.
  ///   - coercion: The coercions for both members, in place of those of the object; nil for those.
  ///   - adding: The coercions in addition to these.
  public subscript<Value: VariantBuilder>(
    _ key: JSONKey, variant first: JSONKey, _ others: FieldPath.Component...,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    let fields = with(coercion, adding: adding)
    let steps = [.key(first.text)] + others
    let type = Value.variants.type(beside: fields, at: steps)
    let field: Field<Value> = finished(fields.field(key, of: type))
    guard context.isNoted else { return field }
    return fields.noted(field, [.key(key.text)], nil, variant: FieldPath(steps))
  }

  private func field<Value: VariantBuilder>(
    _ key: JSONKey, of type: Field<String>
  ) -> Field<Value> {
    if type.isArriving { return Field(Captured(value: nil, note: .arriving), key) }
    guard let variant = Value.variants.told(by: type) else {
      let isLost = withMember(key) { !$0.isReadAsNull } ?? false
      return Field(withoutVariant: type, key, isLost: isLost)
    }
    // What is remarkable about the variant is said at its place, outside of the object.
    let plain = Field(Captured(variant), keyWord: .none)
    var captured = captured(key) { Value.capture($0, type: plain) } ?? absent()
    if captured.value == nil, captured.note?.isArriving != true,
      Value.variants.payload(of: variant) == nil
    {
      captured = Captured(Value.variants.builder(type: plain))
    }
    if captured.value == nil {
      captured.note = (captured.note ?? CaptureNote(state: .missing)).with {
        $0.members = MemberNotes(toldVariant: variant)
      }
    }
    let own = type.note?.own.map { $0.prefixed(by: type.path) } ?? []
    let elsewhere = (type.note?.elsewhere ?? []) + own
    guard !elsewhere.isEmpty else { return Field(captured, key) }
    return Field(captured, at: .key(key.text), elsewhere: elsewhere)
  }
}

extension Field {
  /// A field that cannot be read, because the field that tells its variant has no value.
  ///
  /// - Parameter isLost: Whether it is there. Then the absence of the other is a finding, and not
  ///   only an outcome.
  fileprivate init(withoutVariant type: Field<String>, _ key: JSONKey, isLost: Bool) {
    let state: CaptureNote.State =
      switch type.outcome {
      case .missing: .missing
      case .null: .null
      default: .asFound
      }
    let own = type.note?.own ?? []
    let absence = Finding(kind: state.isNull ? .null : .missing, expected: String.expectation)
    let note = CaptureNote {
      $0.state = isLost ? .asFound : state
      $0.own = own.isEmpty ? [absence] : own
      $0.destination = .key(key.text)
    }
    self.init(
      Captured(value: nil, note: note), at: type.path, elsewhere: type.note?.elsewhere ?? [])
  }
}
