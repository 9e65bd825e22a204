/// Writes the builder of an enumeration.
///
/// ```swift
/// struct Builder: ConstructionBuilders._DirectVariantBuilder {
///   typealias Model = Event
///
///   @ConstructionBuilders.Field var type: String?
///   private var _variant: _Variant?
///
///   static let variants = ConstructionBuilders.BuilderVariants<Self>(
///     \._type, discriminator: "type",
///     ._variant(
///       "delta", of: TextDelta.Builder.self, get: { $0._delta },
///       set: { $0._delta = $1 }, { Event.delta($0) }),
///     unknown: { Event.other($0) })
///
///   init() { _type = .missing }
///   …
/// }
/// ```
struct VariantsWriter {
  let plan: VariantsPlan
  private let place: SourcePlace?
  private var payloads: [(variant: VariantPlan, payload: VariantPayloadPlan)]

  init(_ plan: VariantsPlan, place: SourcePlace? = nil) {
    self.plan = plan
    self.place = place.flatMap { $0.canBeNamed ? $0 : nil }
    payloads = plan.variants.compactMap { variant in variant.payload.map { (variant, $0) } }
    guard self.place != nil else { return }
    let aliases = FieldNames.types(of: payloads.map(\.payload.property.text))
    for (index, alias) in aliases.enumerated() {
      payloads[index].payload.builder = Name(alias).written
    }
  }

  func write(to lines: inout Lines) {
    lines.builder(plan.head, [Vocabulary.variantBuilder, Vocabulary.fillableBuilder])
    lines.inside { lines in
      lines.line("\(plan.access)typealias Model = \(plan.model)")
      writeAliases(to: &lines)
      lines.line()
      lines.line("@\(Vocabulary.field) \(plan.access)var type: \(Vocabulary.string)?")
      if !payloads.isEmpty { lines.line("private var _variant: _Variant?") }
      lines.line()
      writeVariants(to: &lines)
      lines.line()
      lines.line("\(plan.access)init() { _type = .missing }")
      writeFilling(to: &lines)
      for (_, payload) in payloads { writeProperty(of: payload, to: &lines) }
      writeEnumeration(to: &lines)
    }
    lines.line("}")
  }

  /// Writes the types of the builders once, at the lines of the payloads.
  private func writeAliases(to lines: inout Lines) {
    guard let place else { return }
    for (_, payload) in payloads {
      lines.placed(
        "\(plan.access)typealias \(payload.builder) = \(Vocabulary.core)", ".",
        "_BuilderOf<\(payload.type)>",
        at: place.moved(by: payload.typeOffset, in: plan.bytes))
    }
  }

  private func writeVariants(to lines: inout Lines) {
    // What is deprecated itself names what is deprecated without a warning.
    if plan.isDeprecated { lines.line("@available(*, deprecated)") }
    let type = "\(Vocabulary.variants)<Self>"
    guard plan.isInGenericType else {
      lines.line("\(plan.access)static let variants = \(type)(")
      return lines.inside { writeArguments(to: &$0) }
    }
    lines.block("\(plan.access)static var variants: \(type) {") { lines in
      lines.line("\(type)(")
      lines.inside { writeArguments(to: &$0) }
    }
  }

  private func writeArguments(to lines: inout Lines) {
    var first = "\\._type"
    if let key = plan.discriminator { first += ", discriminator: \(key)" }
    if plan.isNumber { first += ", as: .sent(as: .number)" }
    if let missing = plan.variants.first(where: \.isMissing) {
      first += ", missing: \(missing.values[0])"
    }
    if let key = plan.content { first += ", content: \(key)" }
    lines.line(first + ",")
    for (index, variant) in plan.variants.enumerated() {
      let isLast = plan.unknown == nil && index + 1 == plan.variants.count
      writeVariant(variant, end: isLast ? ")" : ",", to: &lines)
    }
    guard let unknown = plan.unknown else { return }
    let model = "\(plan.model).\(unknown.name.written)"
    lines.line("unknown: " + (unknown.keepsValue ? made(model) : "{ _ in \(model) }") + ")")
  }

  /// The function that makes a case. A case used as a function is a warning in Swift 5.
  private func made(_ model: String) -> String { "{ \(model)($0) }" }

  private func writeVariant(_ variant: VariantPlan, end: String, to lines: inout Lines) {
    let values = variant.values.joined(separator: ", ")
    let model = "\(plan.model).\(variant.name.written)"
    guard let payload = payloads.first(where: { $0.variant.name == variant.name })?.payload else {
      return lines.line(".variant(\(values),", " is: \(model))\(end)")
    }
    let field = payload.property.prefixed("_")
    lines.line("._variant(")
    lines.inside { lines in
      lines.line(
        "\(values), of: \(payload.builder).self,",
        format(of: payload) + " get: { $0.\(field) },")
      lines.line("set: { $0.\(field) = $1 }, \(made(model)))\(end)")
    }
  }

  private func format(of payload: VariantPayloadPlan) -> String {
    payload.format.map { " in: \($0.text)," } ?? ""
  }

  /// Writes the property for the builder of a variant, and its field.
  private func writeProperty(of payload: VariantPayloadPlan, to lines: inout Lines) {
    let field = payload.property.prefixed("_")
    lines.line()
    lines.block(
      "\(plan.access)var \(payload.property.written): \(payload.builder)? {"
    ) { lines in
      lines.line("get { \(field).wrappedValue }")
      lines.line("set { \(field).wrappedValue = newValue }")
      lines.line("_modify { yield &\(field).wrappedValue }")
    }
    lines.line()
    lines.block("private var \(field): \(Vocabulary.field)<\(payload.builder)> {") { lines in
      // NB: with `.push(let field)?`, a payload without a builder is a second error here.
      let name = payload.property.written
      lines.line(
        "get { if let _variant, case let .\(name)(field) = _variant { field } else { .missing } }")
      lines.line("set { _variant = _Variant.\(name)(newValue) }")
    }
  }

  private func writeEnumeration(to lines: inout Lines) {
    guard !payloads.isEmpty else { return }
    lines.line()
    lines.block("private enum _Variant {") { lines in
      for (_, payload) in payloads {
        lines.line(
          "\(payload.isIndirect ? "indirect " : "")case \(payload.property.written)"
            + "(\(Vocabulary.field)<\(payload.builder)>)")
      }
    }
  }
}
