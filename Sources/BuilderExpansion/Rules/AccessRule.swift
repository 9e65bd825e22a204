/// The builder has to see the model, and the extension that makes the model `Buildable` as well.
enum AccessRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.outerNames != nil else { return hiddenModel(model) + inlinableModel(model) }
    let hidden = model.modifiers.filter { $0.isWord("private") || $0.isWord("fileprivate") }
    return hidden.map { diagnostic(model.name, $0) } + hiddenFields(model)
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

  /// A private property makes the memberwise initialiser private.
  private static func hiddenFields(_ model: ModelFacts) -> [Diagnostic] {
    guard model.choice?.declared == nil else { return [] }
    return model.fields.compactMap { property in
      guard let access = property.modifiers.access, access.text.hasSuffix("private") else {
        return nil
      }
      return diagnostic(property.name, access)
    }
  }

  private static func diagnostic(_ name: Token, _ modifier: Token) -> Diagnostic {
    Diagnostic(
      "a builder in another file cannot see '\(name.name)', which is \(modifier.text)",
      at: modifier)
  }
}
