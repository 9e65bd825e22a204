/// The variants of a ``VariantBuilder``: what tells them apart, and the builder of each.
///
/// ```swift
/// static let variants = BuilderVariants<Self>(
///   \._type, discriminator: "type", content: "payload",
///   .variant("push", as: \._push, Webhook.push),
///   .variant("ping", is: Webhook.ping),
///   unknown: Webhook.other)
/// ```
///
/// This one declaration reads and builds the variants, and describes them.
public struct BuilderVariants<Builder: VariantBuilder>: Sendable {
  private let storage: Storage

  /// The key of the member that tells the variants apart; nil if the variant comes from outside.
  package var discriminator: String? { storage.discriminator?.text }

  var discriminatorKey: JSONKey? { storage.discriminator }

  /// The key of the member that holds the members of a variant; nil if they are beside the
  /// discriminator.
  package var content: String? { storage.content?.text }

  /// The variants, as declared.
  package var all: [BuilderVariant<Builder>] { storage.all }

  /// Whether a model keeps the value of a discriminator that is not listed.
  package var keepsUnknown: Bool { storage.unknown != nil }

  /// Lists the variants of a builder.
  ///
  /// - Parameters:
  ///   - type: The field of the builder that holds the discriminator.
  ///   - discriminator: The key of the discriminator. Without one, the variant comes from outside.
  ///   - content: The key under which the members are nested; nil if they are beside the
  ///     discriminator.
  ///   - variants: The variants. If a value is listed twice, the first variant counts.
  ///   - unknown: The model of any other value. Without it, such a value is a problem.
  public init(
    _ type: any WritableKeyPath<Builder, Field<String>> & Sendable,
    discriminator: JSONKey? = nil, content: JSONKey? = nil, _ variants: BuilderVariant<Builder>...,
    unknown: (@Sendable (_ value: String) -> Builder.Model)? = nil
  ) {
    storage = Storage(type, discriminator, content, variants, unknown)
  }

  /// The field with the discriminator.
  func type(of builder: Builder) -> Field<String> { builder[keyPath: storage.type] }

  /// The variant for a value of the discriminator; nil if it is not listed.
  func variant(_ value: String) -> BuilderVariant<Builder>? {
    storage.positions[value].map { storage.all[$0] }
  }
}

extension BuilderVariants {
  /// One word, so that the variants are quick to pass on.
  fileprivate final class Storage: Sendable {
    let type: any WritableKeyPath<Builder, Field<String>> & Sendable
    let discriminator: JSONKey?
    let content: JSONKey?
    let all: [BuilderVariant<Builder>]
    let positions: [String: Int]
    let unknown: (@Sendable (String) -> Builder.Model)?

    init(
      _ type: any WritableKeyPath<Builder, Field<String>> & Sendable, _ discriminator: JSONKey?,
      _ content: JSONKey?, _ all: [BuilderVariant<Builder>],
      _ unknown: (@Sendable (String) -> Builder.Model)?
    ) {
      self.type = type
      self.discriminator = discriminator
      self.content = content
      self.all = all
      self.unknown = unknown
      let pairs = all.enumerated().flatMap { index, variant in variant.values.map { ($0, index) } }
      positions = Dictionary(pairs) { first, _ in first }
    }
  }
}

extension BuilderVariants {
  /// The builder of an object that has its discriminator.
  func builder(from fields: JSONFields) -> Builder {
    guard let key = storage.discriminator else { return Builder() }
    return builder(from: fields, type: fields.marking(checked(fields[key])))
  }

  /// The builder of an object whose variant is known.
  func builder(from fields: JSONFields, type: Field<String>) -> Builder {
    var type = type
    // A variant from outside may have no other field that tells the object.
    if storage.discriminator == nil { type.note = fields.placedNote(type.note, isAbsent: false) }
    var builder = builder(type: type)
    if let value = type.value, let variant = variant(value) {
      variant.read(fields, storage.content, &builder)
    }
    return builder
  }

  /// The builder of a variant without any members.
  func builder(type: Field<String>) -> Builder {
    var builder = Builder()
    builder[keyPath: storage.type] = type
    return builder
  }

  /// The discriminator without a value that has not settled, and with the finding that its value is
  /// not listed.
  func checked(_ type: Field<String>) -> Field<String> {
    var type = type
    guard let value = type.settled else {
      type.value = nil
      return type
    }
    guard variant(value) == nil else { return type }
    let repairs = keepsUnknown ? type.note?.own ?? [] : []
    // A number was read as a text, and the finding says what was sent.
    let sent = type.note?.own.first?.found
    let own = repairs + [unknownCase(value, sent)]
    let before = type.note
    type.note = CaptureNote {
      ($0.own, $0.path, $0.elsewhere) = (own, before?.path, before?.elsewhere ?? [])
      $0.read = before?.read
    }
    if !keepsUnknown { type.value = nil }
    return type
  }

  private func unknownCase(_ value: String, _ sent: FoundValue? = nil) -> Finding {
    Finding(
      kind: .unknownCase, expected: typeName(Builder.Model.self),
      found: sent ?? FoundValue(swiftValue: value),
      isRepair: keepsUnknown)
  }
}

extension BuilderVariants {
  func build(_ builder: Builder) -> Result<Builder.Model, BuildFailure> {
    var problems = FindingList()
    if let model = model(of: builder, into: &problems) { return .success(model) }
    return .failure(BuildFailure(model: Builder.Model.self, problems: problems))
  }

  private func model(of builder: Builder, into problems: inout FindingList) -> Builder.Model? {
    let type = builder[keyPath: storage.type]
    if let value = type.settled {
      if let variant = variant(value) { return variant.make(builder, storage.content, &problems) }
      if let unknown = storage.unknown { return unknown(value) }
      problems.append(unknownCase(value).prefixed(by: path(of: type)))
      return nil
    }
    var absence = FindingList()
    type.addAbsence(to: &absence)
    // A variant from outside has no path. As any field without a key, it has the property's name.
    let prefix = type.path.isEmpty ? path(of: type) : FieldPath()
    for finding in absence.findings { problems.append(finding.prefixed(by: prefix)) }
    return nil
  }

  private func path(of type: Field<String>) -> FieldPath {
    type.path.isEmpty ? .key(name) : type.path
  }

  private var name: String { storage.discriminator?.text ?? "type" }

  /// The model for a value of the discriminator, straight from an object; nil if that fails.
  func model(_ value: String, from node: JSONNode) -> Builder.Model? {
    guard let variant = variant(value) else {
      node.mark()
      return storage.unknown?(value)
    }
    return variant.makeDirectly(node, storage.content)
  }

  func declaredFields(of builder: Builder) -> [DeclaredField] {
    let type = builder[keyPath: storage.type]
    // A variant from outside is not a member of the object.
    let isMember = storage.discriminator != nil || type.outcome != .value
    let own = isMember ? [DeclaredField(name: name, field: type)] : []
    guard let value = type.value, let variant = variant(value) else { return own }
    return own + variant.declared(builder, storage.content)
  }
}
