import BuilderExpansion

/// The source of one type: the model, and its builder.
struct TypeSource {
  let plan: ModelPlan
  let type: ModelType
  let style: BuilderStyle
  var isPublic = false

  private var access: String { isPublic ? "public " : "" }

  private var spelling: TypeSpelling { TypeSpelling(plan: plan, style: style) }

  /// The modules that it needs, sorted.
  var imports: [String] {
    var imports = [style == .macro ? "ConstructionBuildersMacros" : "ConstructionBuilders"]
    if type.readings.contains(where: \.type.isOfFoundation) {
      imports.append("Foundation")
    }
    return imports
  }

  /// The declarations, without imports.
  var declarations: String {
    var lines = Lines()
    switch type.content {
    case .properties(let properties), .row(let properties):
      writeStruct(properties, to: &lines)
      if style == .byHand {
        lines.line()
        writeBuilder(properties, to: &lines)
      }
    case .texts(let texts): writeTexts(texts, to: &lines)
    case .variants(let discriminator, let content, let variants):
      VariantsSource(
        plan: plan, type: type, style: style, access: access,
        discriminator: discriminator, content: content, variants: variants
      ).write(to: &lines)
    }
    return lines.text
  }
}

extension TypeSource {
  private func writeStruct(_ properties: [ModelProperty], to lines: inout Lines) {
    lines.comment(heading(properties), mark: "///")
    let convention =
      style == .macro && !type.isRow
      ? KeyConvention.following(properties.map { (name: $0.storedName, key: $0.key) }) : .camelCase
    if style == .macro {
      let argument = convention == .camelCase ? "" : "(keys: .\(convention.rawValue))"
      lines.line("@Buildable\(type.isRow ? "(row: true)" : argument)")
    }
    lines.block("\(access)struct \(type.name): Equatable, Sendable {") { lines in
      for (index, property) in properties.enumerated() {
        let declaration =
          "\(access)let \(property.declaredName): \(property.modelType(spelling))"
        let attributes = style == .macro ? attributes(of: property, index, convention) : []
        let line = (attributes + [declaration]).joined(separator: " ")
        if line.count + 2 <= Lines.width {
          lines.line(line, comment: property.comment)
        } else {
          for attribute in attributes { lines.line(attribute) }
          lines.line(declaration, comment: property.comment)
        }
      }
      writeLeftOut(to: &lines)
      writeBoxed(properties, to: &lines)
    }
  }

  private func writeBoxed(_ properties: [ModelProperty], to lines: inout Lines) {
    for property in properties {
      guard let box = property.box, case .list(let type) = property.reading.type else { continue }
      lines.line()
      lines.comment("The only element of `\(box)`: a struct cannot contain itself.", mark: "///")
      let name = SwiftName.declared(property.name)
      lines.line("\(access)var \(name): \(spelling.model(type))? { \(box)?.first }")
    }
  }

  /// How many objects there are, and where.
  private func heading(_ properties: [ModelProperty]) -> String {
    let keys = properties.count + type.leftOut.count { $0.reason != .keysThatAreData }
    let (object, key) = type.isRow ? ("row", "position") : ("object", "key")
    let always = properties.count { $0.evidence.hasPrefix("in all ") }
    var text = "\(type.objects.counted(object)) in \(plan.documents.counted("document"))"
    text += places + "; \(keys.counted(key))"
    if always > 0, always < keys { text += ", \(always) of them always" }
    text += "."
    if type.isRow { text += " Positions have no names: rename the properties." }
    if type.objects < plan.requireAfter {
      text += " Required from \(plan.requireAfter.grouped) objects on."
    }
    return text
  }

  /// The first places, as many as there is room for.
  private var places: String {
    let paths = type.paths.filter { !$0.isEmpty }.map(\.text).sorted {
      ($0.count, $0) < ($1.count, $1)
    }
    var shown: [String] = []
    for path in paths.prefix(3) where shown.isEmpty || shown.joined().count + path.count <= 60 {
      shown.append("`\(path)`")
    }
    guard !shown.isEmpty else { return "" }
    let more = paths.count - shown.count
    return " at " + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// A comment with more names is not read.
  private static let mostNames = 8

  private func writeLeftOut(to lines: inout Lines) {
    let nulls = type.leftOut.filter { $0.reason == .alwaysNull }.map {
      type.isRow ? "[\($0.key)]" : [Step.key($0.key)].text
    }
    if !nulls.isEmpty {
      let more = nulls.count > Self.mostNames ? " and \(nulls.count - Self.mostNames) more" : ""
      let names = nulls.prefix(Self.mostNames).joined(separator: ", ")
      lines.comment("Always null, left out: \(names)\(more)")
    }
    for data in type.leftOut where data.reason == .keysThatAreData {
      lines.comment("CHECK: under keys that are data, left out: \(data.count.counted("value"))")
    }
  }

  private func attributes(
    of property: ModelProperty, _ index: Int, _ convention: KeyConvention
  ) -> [String] {
    var attributes: [String] = []
    if type.isRow {
      if property.key != "\(index)" { attributes.append("@Key(\(property.key))") }
    } else if convention.key(property.storedName) != property.key {
      attributes.append("@Key(\(SwiftLiteral.string(property.key)))")
    }
    if let format = property.reading.format { attributes.append("@Format(\(format.source))") }
    return attributes
  }

  private func writeTexts(_ texts: [ModelText], to lines: inout Lines) {
    lines.comment("\(type.objects.counted("text")); \(texts.count.counted("case")).", mark: "///")
    lines.block(
      "\(access)enum \(type.name): String, Capturable, CaseIterable, Equatable, Sendable {"
    ) { lines in
      for text in texts {
        let raw = text.name == text.text ? "" : " = \(SwiftLiteral.string(text.text))"
        lines.line("case \(SwiftName.declared(text.name))\(raw)", comment: text.count.grouped)
      }
    }
  }
}

/// The builder by hand.
extension TypeSource {
  private func writeBuilder(_ properties: [ModelProperty], to lines: inout Lines) {
    let builder = spelling.builder(type.name)
    let (container, name) = type.isRow ? ("Row", "row") : ("Fields", "fields")
    lines.block(
      "\(access)struct \(builder): \(type.isRow ? "Row" : "Construction")Builder {"
    ) { lines in
      for property in properties {
        let type = spelling.field(property.reading.type)
        lines.line("@Field \(access)var \(property.declaredName): \(type)?")
      }
      lines.line()
      lines.block("\(access)init(\(name): JSON\(container)) {") { lines in
        for property in properties {
          lines.line(assignment(of: property, in: name), brokenBehind: " =")
        }
      }
      lines.line()
      lines.block("\(access)func build() -> Result<\(type.name), BuildFailure> {") { lines in
        let arguments = ["\(type.name).init"] + properties.map(Self.argument)
        let line = "construct(" + arguments.joined(separator: ", ") + ")"
        if line.count + 4 <= Lines.width {
          lines.line(line)
        } else {
          lines.line("construct(")
          lines.inside { $0.list(arguments, end: ")") }
        }
      }
    }
  }

  /// Such as `_created = fields["created_at", as: .secondsSince1970]`.
  private func assignment(of property: ModelProperty, in name: String) -> String {
    var arguments = [type.isRow ? property.key : SwiftLiteral.string(property.key)]
    if let format = property.reading.format { arguments.append("as: \(format.source)") }
    return "_\(property.storedName) = \(name)[\(arguments.joined(separator: ", "))]"
  }

  private static func argument(of property: ModelProperty) -> String {
    "$\(property.storedName)" + (property.presence == .optional ? ".optional" : "")
  }
}
