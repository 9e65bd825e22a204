/// The names of a model and of what its file declares around it, for a builder in another file.
///
/// An extension of `Shop.Comic` does not look into `Shop`.
struct OuterNames {
  /// The name of the model, such as `Shop.Page<Item>`.
  let model: String
  /// What is declared around the model, such as `Shop.Price` for `Price`.
  let declared: [String: String]
  /// What is private in the file, with its access level.
  let hidden: [String: String]
}

extension ModelFacts {
  /// The name of the model in the builder, with its backticks.
  var builtName: String { outerNames?.model ?? name.text }

  /// What the builder writes for a name; nil where it writes the same.
  func renamed(_ index: Int) -> String? { renamed(index, in: source) }

  func renamed(_ index: Int, in source: Source) -> String? {
    let token = source[index]
    guard token.isName, !source.isMember(index) else { return nil }
    let isModel = token.name == name.name && !source[index + 1].isSymbol("<")
    if isModel || token.isWord("Self") { return builtName }
    let isParameter = (context.parameters + parameters).contains { $0.name == token.name }
    return isParameter ? nil : outerNames?.declared[token.name]
  }
}
