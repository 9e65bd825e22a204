/// The builder of an enumeration, with every decision made.
struct KindsPlan {
  /// The name of the enumeration, with its backticks.
  let model: String
  let builder: String
  /// `public ` or `package `, or empty.
  let access: String
  /// Whether stored static properties are impossible.
  let isInGenericType: Bool
  /// The generic parameters that need a builder.
  let parameters: [String]
  /// The `@available` attributes of the enumeration.
  let availability: [String]
  /// The literal of the discriminator's key.
  let discriminator: String?
  /// The literal of the content's key.
  let content: String?
  let kinds: [KindPlan]
  /// The case for all other values.
  let unknown: UnknownPlan?
  /// Whether the list of kinds names a deprecated case.
  let isDeprecated: Bool
  /// The source that offsets count in.
  let bytes: [UInt8]
}

/// One kind of an enumeration.
struct KindPlan {
  /// The name of the case.
  let name: Name
  /// Whether it may be used without a warning.
  let isAvailable: Bool
  /// The literals of its values.
  let values: [String]
  let payload: KindPayloadPlan?
}

/// The builder that a kind has.
struct KindPayloadPlan {
  /// The name of the property for the builder.
  let property: Name
  /// The type of the payload, and its UTF-8 offset.
  let type: String
  let typeOffset: Int
  /// The type of its builder.
  var builder: String
  let isIndirect: Bool
}

/// The case for values that are not listed.
struct UnknownPlan {
  let name: Name
  let isAvailable: Bool
  let keepsValue: Bool
}

extension KindsPlan {
  init(_ model: ModelFacts) {
    let source = model.source
    let kinds = model.cases.filter { !$0.isUnknown }
    let names = KindNames(kinds.map(\.name.name)).properties
    let words = Set(
      kinds.flatMap { $0.payload.flatMap { source.tokens[$0.tokens] } }.map(\.text))
    let isIndirect = model.modifiers.contains { $0.isWord("indirect") }
    self.init(
      model: model.name.text, builder: model.options.builder,
      access: model.access.map { $0 + " " } ?? "",
      isInGenericType: model.context.isGeneric || !model.parameters.isEmpty,
      parameters: (model.context.parameters + model.parameters).map(\.text).filter(words.contains),
      availability: model.attributes.filter { $0.name.text == "available" }.map {
        source.written(bytes: $0.range)
      },
      discriminator: model.options.discriminator, content: model.options.content,
      kinds: zip(kinds, names).map { kind, name in
        KindPlan(
          name: Name(kind.name.name),
          isAvailable: kind.isAvailable, values: kind.values(model).map(\.text),
          payload: kind.payload.first?.type.map { type in
            let spelling = source.spelling(type.tokens, self: model.name.text)
            return KindPayloadPlan(
              property: Name(name), type: spelling,
              typeOffset: source.range(type.tokens).lowerBound, builder: spelling + ".Builder",
              isIndirect: isIndirect || kind.isIndirect)
          })
      },
      unknown: model.cases.first(where: \.isUnknown).map {
        UnknownPlan(
          name: Name($0.name.name), isAvailable: $0.isAvailable, keepsValue: !$0.payload.isEmpty)
      },
      isDeprecated: model.cases.contains { $0.isDeprecated(in: source) }, bytes: source.bytes)
  }
}

extension CaseFacts {
  fileprivate var isAvailable: Bool { !attributes.contains { $0.name.text == "available" } }
}
