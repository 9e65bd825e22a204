import BuilderExpansion

/// The source of an enumeration whose case a member tells, and of its builder.
struct VariantsSource {
  let plan: ModelPlan
  let type: ModelType
  let style: BuilderStyle
  /// `public `, or nothing.
  let access: String
  let discriminator: String
  let content: String?
  let variants: [ModelVariant]

  private var spelling: TypeSpelling { TypeSpelling(plan: plan, style: style) }

  private var isNumbered: Bool { variants.contains(where: \.isNumber) }

  /// Where the variant and its members are: `discriminator: "kind", content: "data"`. Of
  /// `@Variant(11)`, the macro knows that numbers tell the variants.
  private var keysOfMembers: String {
    "discriminator: \(SwiftLiteral.string(discriminator))"
      + (isNumbered && style == .byHand ? ", as: .sent(as: .number)" : "")
      + (style == .byHand ? missing : "")
      + (content.map { ", content: \(SwiftLiteral.string($0))" } ?? "")
  }

  private var missing: String {
    variants.first(where: \.isMissing).map { ", missing: \(SwiftLiteral.string($0.text))" } ?? ""
  }

  func write(to lines: inout Lines) {
    writeEnumeration(to: &lines)
    if style == .byHand {
      lines.line()
      writeBuilder(to: &lines)
    }
  }

  private func writeEnumeration(to lines: inout Lines) {
    let convention = KeyConvention.following(variants.map { (name: $0.name, key: $0.text) })
    lines.comment(
      "\(type.objects.counted("object")) of \(variants.count.counted("variant")).", mark: "///")
    if style == .macro {
      let keys = convention == .camelCase ? "" : ", keys: .\(convention.rawValue)"
      lines.line("@Buildable(\(keysOfMembers)\(keys))")
    }
    lines.block("\(access)enum \(type.name): Equatable, Sendable {") { lines in
      for variant in variants {
        let payload = variant.payload.map { "(\(spelling.model($0.type)))" } ?? ""
        let name = SwiftName.declared(variant.name)
        let attributes = style == .macro ? attributes(of: variant, convention) : []
        lines.line(
          (attributes + ["case \(name)\(payload)"]).joined(separator: " "),
          comment: variant.comment)
      }
      lines.comment("Any other variant, by its text.", mark: "///")
      lines.line((style == .macro ? "@Unknown " : "") + "case other(String)")
    }
  }

  private func attributes(of variant: ModelVariant, _ convention: KeyConvention) -> [String] {
    var attributes: [String] = []
    if variant.isMissing {
      attributes.append("@Variant(.missing)")
    } else if convention.key(variant.name) != variant.text {
      let text = isNumbered ? variant.text : SwiftLiteral.string(variant.text)
      attributes.append("@Variant(\(text))")
    }
    if let format = variant.payload?.format { attributes.append("@Format(\(format.source))") }
    return attributes
  }

  private func writeBuilder(to lines: inout Lines) {
    let builder = spelling.builder(type.name)
    let payloads = variants.compactMap { variant in
      variant.payload.map { (variant: variant, reading: $0) }
    }
    lines.block("\(access)struct \(builder): VariantBuilder {") { lines in
      lines.line("\(access)typealias Model = \(type.name)")
      lines.line()
      lines.line("@Field \(access)var type: String?")
      for payload in payloads {
        let name = SwiftName.declared(payload.variant.name)
        lines.line("@Field \(access)var \(name): \(spelling.field(payload.reading.type))?")
      }
      lines.line()
      lines.line("\(access)static let variants = BuilderVariants<Self>(")
      lines.inside { lines in
        lines.line("\\._type, \(keysOfMembers),")
        for variant in variants {
          let text = SwiftLiteral.string(variant.text)
          let model = "\(type.name).\(SwiftName.declared(variant.name))"
          let format = variant.payload?.format.map { ", in: \($0.source)" } ?? ""
          lines.line(
            variant.payload == nil
              ? ".variant(\(text), is: \(model)),"
              : ".variant(\(text), as: \\._\(variant.name)\(format), \(model)),",
            brokenBehind: "(")
        }
        lines.line("unknown: \(type.name).other)")
      }
      lines.line()
      lines.block("\(access)init() {") { lines in
        lines.line("_type = .missing")
        for payload in payloads { lines.line("_\(payload.variant.name) = .missing") }
      }
    }
  }
}

extension KeyConvention {
  /// The convention that most names follow.
  static func following(_ names: [(name: String, key: String)]) -> KeyConvention {
    var best = (convention: KeyConvention.camelCase, count: -1)
    for convention in allCases {
      let count = names.count { convention.key($0.name) == $0.key }
      if count > best.count { best = (convention, count) }
    }
    return best.convention
  }
}
