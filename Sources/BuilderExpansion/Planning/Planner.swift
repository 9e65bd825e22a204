/// Plans the builder of a model, or reports why there cannot be one.
enum Planner {
  /// - Parameters:
  ///   - first: The index of the first token of the model.
  ///   - attribute: The text of `@Buildable`, for a declaration that comes without it.
  ///   - lexicalContext: The declarations around the model, innermost first.
  ///   - names: What the builder calls the model and what is around it in another file; nil where
  ///     it is written into the model.
  static func plan(
    of source: Source, at first: Int = 0, attribute: String = "", lexicalContext: [String] = [],
    names: OuterNames? = nil
  ) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    var (facts, diagnostics) = ModelReader.read(source, at: first)
    guard var model = facts else { return (nil, diagnostics) }
    model.options = options(model, attribute, &diagnostics)
    model.context = LexicalContext(lexicalContext)
    model.outerNames = names
    model.choice = model.isEnumeration ? nil : InitialiserChoice(model)
    let ofArguments = Rules.diagnosticsOfArguments(for: model)
    diagnostics += Rules.diagnostics(for: model) + (names == nil ? [] : ofArguments)
    diagnostics.sort { $0.offset < $1.offset }
    guard ofArguments.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) else {
      return (nil, diagnostics)
    }
    if model.isUnion { return (.union(UnionPlan(model)), diagnostics) }
    if model.isEnumeration { return (.variants(VariantsPlan(model)), diagnostics) }
    return (model.choice.map { .fields(plan(model, $0)) }, diagnostics)
  }

  /// The options of `@Buildable` in the declaration, or else in its own text.
  private static func options(
    _ model: ModelFacts, _ attribute: String, _ diagnostics: inout [Diagnostic]
  ) -> BuildableOptions {
    if let macro = model.macros.first {
      return BuildableOptions(macro, in: model.source, &diagnostics)
    }
    let source = Source(attribute)
    var index = 0
    var own: [Diagnostic] = []
    let options = BuildableOptions(
      AttributeReader.attribute(in: source, at: &index), in: source, &own)
    // Their offsets are not those of the declaration.
    diagnostics += own.map { Diagnostic($0.message, at: model.name) }
    return options
  }

  private static func plan(_ model: ModelFacts, _ choice: InitialiserChoice) -> BuilderPlan {
    let names = FieldNames(choice.properties.map(\.name.name), model: model.name.name).names
    return BuilderPlan(
      head: PlanHead(model, types: choice.properties.compactMap { $0.type?.tokens }),
      fields: zip(choice.properties, names).enumerated().map { index, pair in
        field(pair.0, at: index, named: pair.1, model)
      },
      call: call(choice), isInitialiserThrowing: choice.declared?.isThrowing ?? false,
      hasCheck: !model.ownChecks.isEmpty,
      initialiserOffset: (choice.declared?.name ?? model.name).range.lowerBound,
      checkOffset: (model.ownChecks.first?.name ?? model.name).range.lowerBound)
  }

  private static func prefix(_ access: String?) -> String { access.map { $0 + " " } ?? "" }

  private static func call(_ choice: InitialiserChoice) -> [CallArgument] {
    let names = choice.properties.map(\.name.name)
    guard let declared = choice.declared else {
      return names.indices.map { CallArgument(label: Name(names[$0]), field: $0) }
    }
    return declared.parameters.compactMap { parameter in
      names.firstIndex(of: parameter.propertyName).map { index in
        CallArgument(label: parameter.label.map { Name($0.name) }, field: index)
      }
    }
  }

  private static func field(
    _ property: PropertyFacts, at index: Int, named name: String, _ model: ModelFacts
  ) -> FieldPlan {
    let source = model.source
    let expression = { (tokens: Range<Int>?) in
      tokens.map {
        CopiedExpression(
          text: source.expression($0, model.renamed(_:in:)), offset: source.range($0).lowerBound)
      }
    }
    let isOptional = property.type?.isOptional ?? false
    let fallback = expression(property.fallback?.value ?? property.initialValue)
    let type = property.type?.unwrapped ?? 0..<0
    let spelling = source.spelling(type, model.renamed)
    return FieldPlan(
      property: property.name.name, name: Name(name), access: access(property, in: model),
      type: spelling,
      typeOffset: (property.type.map { source[$0.tokens.lowerBound] } ?? property.name).range
        .lowerBound,
      builder: property.attribute(.decoded) == nil
        ? .own(spelling) : .decoded(decoded(type, in: model)),
      isOptional: isOptional,
      isDeprecated: property.attributes.contains(where: \.isAvailability),
      keys: model.options.isRow
        ? .position(model.position(of: property, at: index)) : keys(property, model),
      format: expression(property.argument(.format)),
      coercion: expression(property.argument(.coerced)),
      addsCoercions: property.addsCoercions,
      limit: limit(property, in: source),
      isIfPresent: property.attribute(.ifPresent) != nil,
      fallback: isOptional && ["nil", ".none"].contains(fallback?.text) ? nil : fallback,
      fallbackKinds: (property.fallback?.kinds ?? []).compactMap(expression))
  }

  private static func limit(_ property: PropertyFacts, in source: Source) -> String {
    if property.attribute(.requiringAll) != nil { return ".requiringAll" }
    guard let argument = property.attribute(.allowingLosses)?.arguments.first,
      let label = argument.label
    else { return "" }
    return ".allowingLosses(\(label.text): \(source.written(argument.tokens)))"
  }

  /// The type of a field that is decoded. The elements of arrays and dictionaries are decoded one
  /// by one, so that a broken one is left out alone.
  private static func decoded(_ type: Range<Int>, in model: ModelFacts) -> String {
    guard let elements = WrittenElements(of: type, in: model.source) else {
      return "\(Vocabulary.decoded)<\(model.source.spelling(type, model.renamed))>"
    }
    let element =
      decoded(elements.type.unwrapped, in: model) + (elements.type.isOptional ? "?" : "")
    return elements.haveKeys ? "[String: \(element)]" : "[\(element)]"
  }

  /// A field has the access level of its property, because the property's type may be visible
  /// nowhere else.
  private static func access(_ property: PropertyFacts, in model: ModelFacts) -> String {
    switch property.modifiers.access?.text {
    case "package": prefix(model.access.map { _ in "package" })
    case "public": prefix(model.access)
    case "private": "private "
    case "fileprivate": "fileprivate "
    default: ""
    }
  }

  private static func keys(_ property: PropertyFacts, _ model: ModelFacts) -> FieldKeys {
    guard let arguments = property.attribute(.key)?.arguments, let first = arguments.first else {
      let key = model.options.convention.key(property.name.name)
      return .path([StringLiteral.literal(key)])
    }
    let source = model.source
    let paths = arguments.compactMap { source.elements(of: $0) }
      .map { steps in steps.map { source.written($0) } }
    guard paths.isEmpty else { return paths.count == 1 ? .path(paths[0]) : .anyPathOf(paths) }
    let literals = arguments.map { source.written($0.tokens) }
    return first.label == nil || literals.count == 1 ? .path(literals) : .anyOf(literals)
  }
}
