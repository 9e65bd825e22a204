/// Decides what a model's builder is to be, or says why there cannot be one.
enum Planner {
  static func plan(
    declaration: String, attribute: String, lexicalContext: [String]
  ) -> (plan: BuilderPlan?, diagnostics: [Diagnostic]) {
    plan(Source(declaration), attribute: attribute, lexicalContext: lexicalContext)
  }

  /// - Parameter isInOtherFile: Whether the builder will not stand in the model's file.
  static func plan(
    _ declaration: Source, attribute: String = "", lexicalContext: [String] = [],
    isInOtherFile: Bool = false
  ) -> (plan: BuilderPlan?, diagnostics: [Diagnostic]) {
    let (facts, read) = ModelReader.read(declaration)
    guard let facts else { return (nil, read) }
    var diagnostics = read
    let options = options(facts, attribute, &diagnostics)
    let subject = RuleSubject(
      facts: facts, options: options, choice: InitialiserChoice(facts),
      isInOtherFile: isInOtherFile, context: LexicalContext(lexicalContext))
    diagnostics += Rules.diagnostics(for: subject)
    diagnostics.sort { $0.offset < $1.offset }
    guard let choice = subject.choice, !diagnostics.contains(where: { $0.severity == .error })
    else {
      return (nil, diagnostics)
    }
    return (plan(subject, choice), diagnostics)
  }

  /// What `@Buildable` was told: where the declaration has the attribute, there; else in its own text.
  private static func options(
    _ facts: ModelFacts, _ attribute: String, _ diagnostics: inout [Diagnostic]
  ) -> BuildableOptions {
    if let written = facts.attribute("Buildable") {
      return BuildableOptions(written, in: facts.source, &diagnostics)
    }
    let source = Source(attribute)
    var index = 0
    var own: [Diagnostic] = []
    let options = BuildableOptions(
      AttributeReader.attribute(in: source, at: &index), in: source, &own)
    // Offsets are those of the declaration.
    diagnostics += own.map { Diagnostic($0.message, at: facts.name) }
    return options
  }

  private static func plan(_ subject: RuleSubject, _ choice: InitialiserChoice) -> BuilderPlan {
    let facts = subject.facts
    let names = FieldNames(choice.properties.map(\.name.name), model: facts.name.name)
    let fields = zip(choice.properties, names.names).map { property, name in
      field(property, named: name, subject)
    }
    let types = choice.properties.flatMap { $0.type.map { Array($0.tokens) } ?? [] }
    let words = Set(types.map { facts.source[$0].text })
    let parameters = (subject.context.parameters + facts.parameters.map(\.name.text)).filter(
      words.contains)
    return BuilderPlan(
      model: facts.name.text, builder: subject.options.builder ?? "Builder", access: subject.access,
      isInGenericType: subject.context.isGeneric || !facts.parameters.isEmpty,
      parameters: parameters,
      availability: facts.attributes.filter { $0.name.text == "available" }.map {
        facts.source.written($0.tokens)
      },
      fields: fields, call: call(choice),
      isInitialiserThrowing: choice.declared?.isThrowing ?? false,
      hasCheck: !facts.ownChecks.isEmpty,
      initialiserOffset: (choice.declared?.name ?? facts.name).range.lowerBound,
      checkOffset: (facts.ownChecks.first?.name ?? facts.name).range.lowerBound,
      bytes: facts.source.bytes)
  }

  private static func call(_ choice: InitialiserChoice) -> [CallArgument] {
    let names = choice.properties.map(\.name.name)
    guard let declared = choice.declared else {
      return names.indices.map { CallArgument(label: Name(names[$0]), field: $0) }
    }
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    return declared.parameters.compactMap { parameter in
      indices[parameter.propertyName].map { index in
        CallArgument(label: parameter.label.map { Name($0.name) }, field: index)
      }
    }
  }

  private static func field(
    _ property: PropertyFacts, named name: String, _ subject: RuleSubject
  ) -> FieldPlan {
    let source = subject.source
    let model = subject.facts.name.text
    let expression = { (attribute: FieldAttribute) in
      property.attribute(attribute)?.arguments?.first.map {
        source.expression($0.tokens, self: model)
      }
    }
    let fallback =
      expression(.fallback) ?? property.initialValue.map { source.expression($0, self: model) }
    let isOptional = property.type?.isOptional ?? false
    return FieldPlan(
      property: Name(property.name.name), name: Name(name),
      access: access(property, in: subject),
      type: property.type.map { source.spelling($0.unwrapped, self: model) } ?? "",
      builder: builder(property, subject), isOptional: isOptional, keys: keys(property, subject),
      format: expression(.format), coercion: expression(.coerced),
      isComplete: property.attribute(.complete) != nil,
      fallback: fallback == "nil" && isOptional ? nil : fallback, places: places(property, source))
  }

  private static func builder(_ property: PropertyFacts, _ subject: RuleSubject) -> BuilderType {
    guard let type = property.type else { return .own("") }
    let (source, model) = (subject.source, subject.facts.name.text)
    return property.attribute(.decoded) == nil
      ? .own(source.spelling(type.unwrapped, self: model))
      : .decoded(source.decoded(type.unwrapped, self: model))
  }

  private static func places(_ property: PropertyFacts, _ source: Source) -> FieldPlaces {
    let start = { (tokens: Range<Int>?) in
      tokens.map { source.range($0).lowerBound } ?? property.name.range.lowerBound
    }
    let argument = { (attribute: FieldAttribute) in
      property.attribute(attribute)?.arguments?.first?.tokens
    }
    return FieldPlaces(
      type: start(property.type?.tokens),
      fallback: start(argument(.fallback) ?? property.initialValue),
      format: start(argument(.format)), coercion: start(argument(.coerced)))
  }

  /// A field is seen where its property is: its type may be seen nowhere else.
  private static func access(_ property: PropertyFacts, in model: RuleSubject) -> String? {
    switch property.access?.text {
    case "public", "package":
      [property.access?.text, model.access].contains("package")
        ? model.access.map { _ in "package" } : model.access
    case "private": "private"
    case "fileprivate": "fileprivate"
    default: nil
    }
  }

  private static func keys(_ property: PropertyFacts, _ subject: RuleSubject) -> FieldKeys {
    guard let arguments = property.attribute(.key)?.arguments, let first = arguments.first else {
      return .path([StringLiteral.literal(subject.options.convention.key(property.name.name))])
    }
    let literals = arguments.map { subject.source.written($0.tokens) }
    return first.label == nil || literals.count == 1 ? .path(literals) : .anyOf(literals)
  }
}
