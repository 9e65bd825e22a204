/// The properties of a row have positions, each its own, and those of an object have none.
enum RowRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.options.isRow else {
      return model.properties.compactMap { position(of: $0, in: model) }
        .map { Diagnostic("a position needs '@Buildable(row: true)'", at: $0) }
    }
    guard !model.isEnumeration else {
      let message = "an enumeration has variants: 'row' applies to a struct"
      return [Diagnostic(message, at: model.name)]
    }
    return keys(in: model) + repeated(in: model)
  }

  private static func keys(in model: ModelFacts) -> [Diagnostic] {
    model.properties.compactMap { property in
      guard let key = property.attribute(.key), position(of: property, in: model) == nil else {
        return nil
      }
      return Diagnostic("a property of a row has a position, such as '@Key(2)'", at: key)
    }
  }

  private static func repeated(in model: ModelFacts) -> [Diagnostic] {
    var places: Set<String> = []
    return (model.choice?.properties ?? []).enumerated().compactMap {
      index, property -> Diagnostic? in
      let place = model.position(of: property, at: index)
      guard !places.insert(place).inserted else { return nil }
      return Diagnostic(
        "'\(property.name.name)' has position \(place), as another property has",
        at: position(of: property, in: model) ?? property.name)
    }
  }

  private static func position(of property: PropertyFacts, in model: ModelFacts) -> Token? {
    property.attribute(.key).flatMap { $0.position(in: model.source) }
  }
}

extension ModelFacts {
  /// The position of a property in a row: that of its `@Key`, or its place among the properties.
  func position(of property: PropertyFacts, at index: Int) -> String {
    let own = property.attribute(.key)?.position(in: source)?.text
    // `007` is 7.
    return own.flatMap { Int($0) }.map { String($0) } ?? own ?? String(index)
  }
}
