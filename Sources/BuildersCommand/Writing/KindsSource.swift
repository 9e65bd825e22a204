import BuilderExpansion

/// The source of an enumeration whose case a member tells, and of its builder.
struct KindsSource {
  let plan: ModelPlan
  let type: ModelType
  let style: BuilderStyle
  /// `public `, or nothing.
  let access: String
  let discriminator: String
  let content: String?
  let kinds: [ModelKind]

  private var spelling: TypeSpelling { TypeSpelling(plan: plan, style: style) }

  /// Where the kind is told, and where what it has is: `discriminator: "kind", content: "data"`.
  private var keysOfMembers: String {
    "discriminator: \(SwiftLiteral.string(discriminator))"
      + (content.map { ", content: \(SwiftLiteral.string($0))" } ?? "")
  }

  func write(to lines: inout SourceLines) {
    writeEnumeration(to: &lines)
    if style == .byHand {
      lines.add()
      writeBuilder(to: &lines)
    }
  }

  private func writeEnumeration(to lines: inout SourceLines) {
    let convention = KeyConvention.following(kinds.map { (name: $0.name, key: $0.text) })
    lines.comment(
      "\(type.objects.counted("object")) of \(kinds.count.counted("kind")).", mark: "///")
    if style == .macro {
      let keys = convention == .camelCase ? "" : ", keys: .\(convention.rawValue)"
      lines.add("@Buildable(\(keysOfMembers)\(keys))")
    }
    lines.block("\(access)enum \(type.name): Equatable, Sendable {") { lines in
      for kind in kinds {
        let payload = kind.type.map { "(\(plan.types[$0].name))" } ?? ""
        var line = "case \(SwiftName.declared(kind.name))\(payload)"
        if style == .macro, convention.key(kind.name) != kind.text {
          line = "@Kind(\(SwiftLiteral.string(kind.text))) " + line
        }
        let lost = kind.isLost ? "CHECK: what it has is left out; " : ""
        lines.add(line, comment: lost + kind.count.grouped)
      }
      lines.comment("Any other kind, by its text.", mark: "///")
      lines.add((style == .macro ? "@Unknown " : "") + "case other(String)")
    }
  }

  private func writeBuilder(to lines: inout SourceLines) {
    let builder = spelling.builder(type.name)
    let payloads = kinds.compactMap { kind in kind.type.map { (kind: kind, type: plan.types[$0]) } }
    lines.block("\(access)struct \(builder): KindedBuilder {") { lines in
      lines.add("\(access)typealias Model = \(type.name)")
      lines.add()
      lines.add("@Field \(access)var type: String?")
      for payload in payloads {
        let name = SwiftName.declared(payload.kind.name)
        lines.add("@Field \(access)var \(name): \(spelling.builder(payload.type.name))?")
      }
      lines.add()
      lines.block("\(access)static let kinds = BuilderKinds<Self>(", nil) { lines in
        lines.add("\\._type, \(keysOfMembers),")
        for kind in kinds {
          let text = SwiftLiteral.string(kind.text)
          let model = "\(type.name).\(SwiftName.declared(kind.name))"
          lines.add(
            kind.type == nil
              ? ".kind(\(text), is: \(model)),"
              : ".kind(\(text), as: \\._\(kind.name), \(model)),", brokenBehind: "(")
        }
        lines.add("unknown: \(type.name).other)")
      }
      lines.add()
      lines.block("\(access)init() {") { lines in
        lines.add("_type = .missing")
        for payload in payloads { lines.add("_\(payload.kind.name) = .missing") }
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
