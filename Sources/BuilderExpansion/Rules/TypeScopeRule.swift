/// The type of a property must not clash with a name in the generated builder.
enum TypeScopeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let names = names(in: model)
    return hiddenModel(model) + hiddenTypes(model) + hiddenNames(model)
      + model.types.filter { names.contains(model.source[$0].name) }.map { index in
        diagnostic(model.source[index], model)
      }
  }

  /// The types that mean something else inside the builder.
  static func names(in model: ModelFacts) -> Set<String> {
    Vocabulary.typesInside.union([model.options.builder])
  }

  /// The builder calls the model by its name.
  private static func hiddenModel(_ model: ModelFacts) -> [Diagnostic] {
    let names =
      ["Builder", "Failure", model.options.builder] + (model.isEnumeration ? ["Model"] : [])
    guard names.contains(model.name.name) else { return [] }
    return [clash(model.name)]
  }

  /// A property with the name of a type hides that type. Any member with the name of the model
  /// hides the model, which every builder calls by its name but that of a union.
  private static func hiddenTypes(_ model: ModelFacts) -> [Diagnostic] {
    let names = Set(model.types.map { model.source[$0].name })
    let read = model.fields.map(\.name) + model.cases.filter { !$0.payload.isEmpty }.map(\.name)
    let members = model.properties.map(\.name) + model.cases.map(\.name)
    let hiding = members.filter { member in
      !model.isUnion && member.name == model.name.name
        || names.contains(member.name) && read.contains { $0.range == member.range }
    }
    return hiding.map {
      Diagnostic("'\($0.name)' hides the type of that name from the builder", at: $0)
    }
  }

  /// A type hides the module of its name. Every member hides what the builder names in expressions.
  /// After a type, `.Type` and `.Protocol` are metatypes, so that they cannot name a case.
  private static func hiddenNames(_ model: ModelFacts) -> [Diagnostic] {
    let types = [model.name] + model.otherNames + model.parameters
    let members = model.properties.map(\.name) + model.cases.map(\.name)
    return types.filter { [Vocabulary.core, "Swift"].contains($0.name) }.map(clash)
      + members.filter { [Vocabulary.core, "Self"].contains($0.name) }.map(clash)
      + model.cases.map(\.name).filter { ["Type", "Protocol"].contains($0.name) }.map(clash)
  }

  private static func clash(_ name: Token) -> Diagnostic {
    Diagnostic("'\(name.name)' clashes with a name in the generated builder: rename it", at: name)
  }

  /// A name that means something else inside the builder.
  static func diagnostic(_ token: Token, _ model: ModelFacts) -> Diagnostic {
    let message = "'\(token.name)' clashes with a name in the generated builder; "
    let members = model.otherNames + model.properties.map(\.name)
    guard members.contains(where: { $0.name == token.name }) else {
      return Diagnostic(
        message + "qualify it, as in 'MyModule.\(token.name)', or rename it", at: token)
    }
    return Diagnostic(
      message + "use '\(model.name.text).\(token.text)'", at: token,
      fixIts: [model.qualified(token)])
  }
}

extension ModelFacts {
  /// The tokens in the types of the fields that are looked up by their own name, without a dot
  /// before it.
  fileprivate var types: [Int] {
    let all = fields.map(\.type) + cases.filter { !$0.isUnknown }.flatMap { $0.payload.map(\.type) }
    return all.flatMap { type in
      type.map { $0.tokens.filter { source[$0].isName && !source.isMember($0) } } ?? []
    }
  }

  /// Inserts the name of the model before the name of one of its members.
  func qualified(_ member: Token) -> Diagnostic.FixIt {
    .insert(
      "\(name.text).", at: member.range.lowerBound, message: "insert '\(name.text).'")
  }
}
