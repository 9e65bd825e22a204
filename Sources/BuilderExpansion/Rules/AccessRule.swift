/// The builder has to see the model, and the extension that makes the model `Buildable` as well.
enum AccessRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.outerNames != nil else { return hiddenModel(model) + inlinableModel(model) }
    return hiddenMembers(model) + hiddenNames(model)
  }

  /// The extension is at the level of the file, where nested private types are not visible.
  private static func hiddenModel(_ model: ModelFacts) -> [Diagnostic] {
    let name = model.name
    if model.context.isNested, let access = model.modifiers.access, access.isWord("private") {
      return [
        Diagnostic(
          "'\(name.name)' cannot be made 'Buildable' where it is private; make it 'fileprivate'",
          at: access,
          fixIts: [
            .init(
              message: "replace 'private' with 'fileprivate'", range: access.range,
              newText: "fileprivate")
          ])
      ]
    }
    guard model.context.isHidden else { return [] }
    return [
      Diagnostic(
        "'\(name.name)' cannot be made 'Buildable' in a private type; "
          + "make that type 'fileprivate'", at: name)
    ]
  }

  private static func inlinableModel(_ model: ModelFacts) -> [Diagnostic] {
    model.attributes.filter { $0.name.isWord("usableFromInline") }.map {
      Diagnostic(
        "the builder of '\(model.name.name)' cannot be '@usableFromInline'; make it 'public'",
        at: $0)
    }
  }

  /// The builder names the model, reads each property, and calls the initialiser and the `check`.
  private static func hiddenMembers(_ model: ModelFacts) -> [Diagnostic] {
    let functions = (model.choice?.declared.map { [$0] } ?? []) + model.ownChecks
    let members =
      [(model.name, model.modifiers.hiding)] + model.fields.map { ($0.name, $0.modifiers.hiding) }
      + functions.map { ($0.name, $0.hiding) }
    return members.compactMap { name, hiding in
      hiding.map { diagnostic(name, $0.text, at: $0) }
    }
  }

  /// The builder contains the expressions of the model.
  private static func hiddenNames(_ model: ModelFacts) -> [Diagnostic] {
    model.fields.flatMap { ExpressionScopeRule.outerPaths(of: $0, model.source) }
      .compactMap { path in
        model.outerNames?.hidden(in: path).map { diagnostic($0.name, $0.access, at: $0.name) }
      }
  }

  private static func diagnostic(_ name: Token, _ access: String, at place: Token) -> Diagnostic {
    Diagnostic(
      "a builder in another file cannot see '\(name.name)', which is \(access)", at: place)
  }
}
