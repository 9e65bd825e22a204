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
///
/// A sender may count its variants, leave the discriminator out of the most common ones, or write
/// payloads that are no objects:
///
/// ```swift
/// static let variants = BuilderVariants<Self>(
///   \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
///   .variant("0", as: \._text, Event.text),                          // case text(String)
///   .variant("4", as: \._order, in: .sent(as: .string), Event.order),
///   .variant("11", is: Event.heartbeat))
/// ```
public struct BuilderVariants<Builder: VariantBuilder>: Sendable {
  private let storage: Storage

  /// The key of the member that tells the variants apart; nil if the variant comes from outside.
  package var discriminator: String? { storage.discriminator?.text }

  var discriminatorKey: JSONKey? { storage.discriminator }

  /// The key of the member that holds the members of a variant; nil if they are beside the
  /// discriminator.
  package var content: String? { storage.content?.text }

  /// How the discriminator is written; nil if its type alone says it.
  package var format: FormatWords? { storage.format?.words }

  /// The variant of an object without the key of the discriminator; nil if there is none.
  package var missing: String? { storage.missing }

  /// The variants, as declared.
  package var all: [BuilderVariant<Builder>] { storage.all }

  /// Whether a model keeps the value of a discriminator that is not listed.
  package var keepsUnknown: Bool { storage.unknown != nil }

  /// Lists the variants of a builder.
  ///
  /// - Parameters:
  ///   - type: The field of the builder that holds the discriminator.
  ///   - discriminator: The key of the discriminator. Without one, the variant comes from outside.
  ///   - format: How the discriminator is written, also in a member beside the object. With
  ///     `.sent(as: .number)`, variants are compared as numbers: 11, 11.0 and 1.1e1 are the variant
  ///     "11". The field keeps the digits.
  ///   - missing: The variant of an object without the key of the discriminator; null is a problem.
  ///     Nil if it has to be there.
  ///   - content: The key under which the members are nested; nil if they are beside the
  ///     discriminator.
  ///   - variants: The variants. If a value is listed twice, the first variant counts.
  ///   - unknown: The model of any other value. Without it, such a value is a problem.
  public init(
    _ type: any WritableKeyPath<Builder, Field<String>> & Sendable,
    discriminator: JSONKey? = nil, as format: FieldFormat<String>? = nil, missing: String? = nil,
    content: JSONKey? = nil, _ variants: BuilderVariant<Builder>...,
    unknown: (@Sendable (_ value: String) -> Builder.Model)? = nil
  ) {
    storage = Storage(type, discriminator, format, missing, content, variants, unknown)
  }

  /// The field with the discriminator.
  func type(of builder: Builder) -> Field<String> { builder[keyPath: storage.type] }

  /// Whether a variant for a value of the discriminator is listed.
  func isListed(_ value: String) -> Bool { position(of: value) != nil }

  /// The type of the payload of a variant; nil if it has none, or is not listed.
  func payload(of value: String) -> (any Capturable.Type)? {
    position(of: value).flatMap { storage.all[$0].payload }
  }

  /// The place of a variant in the list, from where one closure is copied, and not all.
  func position(of value: String) -> Int? {
    storage.positions[storage.isNumber ? VariantNumber.canonical(value) : value]
  }

  /// The variant that a discriminator tells: its value, or the one of an object without it.
  func told(by type: Field<String>) -> String? {
    if let value = type.value { return value }
    guard let missing = storage.missing, type.isLeftOut else { return nil }
    return isListed(missing) ? missing : nil
  }

  /// The same, once nothing that is still to come can change it; nil before.
  fileprivate func settled(by type: Field<String>) -> String? {
    type.isArriving ? nil : told(by: type)
  }
}

extension Field {
  /// Whether the key is not there, and nothing keeps it from being known.
  fileprivate var isLeftOut: Bool {
    value == nil && !isArriving && outcome == .missing && note?.own.isEmpty != false
      && note?.destination == nil
  }
}

/// Numbers as the names of variants.
package enum VariantNumber {
  /// The same text for all spellings of a number, and any other text as it is.
  package static func canonical(_ text: String) -> String {
    guard let number = JSONValue.Number(digits: text) else { return text }
    let value = DecimalDigits(number.digits)
    guard !value.digits.isEmpty else { return "0" }
    let digits = value.digits.map { String($0) }.joined()
    return "\(value.isNegative ? "-" : "")\(digits)e\(value.exponent)"
  }
}

extension BuilderVariants {
  /// One word, so that the variants are quick to pass on.
  fileprivate final class Storage: Sendable {
    let type: any WritableKeyPath<Builder, Field<String>> & Sendable
    let discriminator: JSONKey?
    let format: FieldFormat<String>?
    /// Whether variants are compared as numbers.
    let isNumber: Bool
    let missing: String?
    let content: JSONKey?
    let all: [BuilderVariant<Builder>]
    let positions: [String: Int]
    let unknown: (@Sendable (String) -> Builder.Model)?

    init(
      _ type: any WritableKeyPath<Builder, Field<String>> & Sendable, _ discriminator: JSONKey?,
      _ format: FieldFormat<String>?, _ missing: String?, _ content: JSONKey?,
      _ all: [BuilderVariant<Builder>], _ unknown: (@Sendable (String) -> Builder.Model)?
    ) {
      self.type = type
      self.discriminator = discriminator
      self.format = format
      self.missing = missing
      self.content = content
      self.all = all
      self.unknown = unknown
      let isNumber = format?.words.isNumber == true
      self.isNumber = isNumber
      let pairs = all.enumerated().flatMap { index, variant in
        variant.values.map { (isNumber ? VariantNumber.canonical($0) : $0, index) }
      }
      positions = Dictionary(pairs) { first, _ in first }
    }
  }
}

extension BuilderVariants {
  /// The builder of an object that has its discriminator.
  func builder(from fields: JSONFields) -> Builder {
    guard let key = storage.discriminator else { return builder(from: fields, type: .missing) }
    guard let format = storage.format else {
      return builder(from: fields, type: fields.finished(checked(fields[key])))
    }
    let type = checked(fields[key, as: format]) { fields.withMember(key) { $0.found } }
    return builder(from: fields, type: fields.finished(type))
  }

  /// The discriminator in a member beside the object.
  func type(beside fields: JSONFields, at steps: [FieldPath.Component]) -> Field<String> {
    guard let format = storage.format else {
      return checked(fields.descend(steps) { $0.captured(as: String.self) })
    }
    var sent: FoundValue?
    let field = fields.descend(steps, format.words.nullWords) { node in
      sent = node.found
      return format.captured(node)
    }
    return checked(field) { sent }
  }

  /// The builder of an object whose variant is known.
  func builder(from fields: JSONFields, type: Field<String>) -> Builder {
    var type = type
    // A variant from outside may have no other field that tells the object.
    if storage.discriminator == nil {
      type.note = fields.placedNote(type.note, isAbsent: type.value.map { _ in false })
    }
    var builder = builder(type: type)
    if let value = told(by: type), let position = position(of: value) {
      storage.all[position].read(fields, storage.content, &builder)
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
  ///
  /// - Parameter sent: What was sent, where the text does not say it.
  func checked(
    _ type: Field<String>, sent: () -> FoundValue? = { nil }
  ) -> Field<String> {
    var type = type
    guard let value = type.settled else {
      type.value = nil
      return type
    }
    guard !isListed(value) else { return type }
    let repairs = keepsUnknown ? type.note?.own ?? [] : []
    // A number was read as a text, and the finding says what was sent.
    let sent = sent() ?? type.note?.own.first?.found
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
      found: sent ?? found(value), isRepair: keepsUnknown)
  }

  /// A value that was set, as it would be sent.
  private func found(_ value: String) -> FoundValue {
    storage.isNumber && JSONValue.Number(digits: value) != nil
      ? FoundValue(kind: .number, excerpt: value) : FoundValue(swiftValue: value)
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
    if let value = settled(by: type) {
      if let position = position(of: value) {
        return storage.all[position].make(builder, storage.content, &problems)
      }
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

  /// The variant that an object tells, where nothing else is to be said of its discriminator.
  func plainlyTold(by fields: borrowing JSONFields) -> String? {
    guard let key = storage.discriminator else { return nil }
    let value = fields.withMember(key) { node -> String? in
      guard let format = storage.format else { return node.string }
      let captured = format.captured(node.silent)
      return captured.note == nil ? captured.value : nil
    }
    return value ?? storage.missing
  }

  /// The model for a value of the discriminator, straight from an object; nil if that fails.
  func model(_ value: String, from node: JSONNode) -> Builder.Model? {
    guard let position = position(of: value) else {
      node.mark()
      return storage.unknown?(value)
    }
    return storage.all[position].makeDirectly(node, storage.content)
  }

  func declaredFields(of builder: Builder) -> [DeclaredField] {
    let type = builder[keyPath: storage.type]
    // A variant from outside is not a member of the object.
    let isMember = storage.discriminator != nil || type.outcome != .value
    let own = isMember ? [DeclaredField(name: name, field: type)] : []
    guard let value = told(by: type), let position = position(of: value) else { return own }
    return own + storage.all[position].declared(builder, storage.content)
  }
}
