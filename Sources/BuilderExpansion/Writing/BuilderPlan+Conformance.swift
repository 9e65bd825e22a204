extension BuilderPlan {
  /// The extension that makes the model `Buildable`, under the name that it has there.
  func conformance(of type: String) -> String {
    var lines = Lines()
    for attribute in availability { lines.line(attribute) }
    lines.line(
      "extension \(type): \(Vocabulary.buildable)", constraints + " {}", indentsRest: false)
    return lines.text
  }

  /// A where clause after a space: every generic parameter has a builder that builds it. Empty
  /// where there are no parameters.
  var constraints: String {
    guard !parameters.isEmpty else { return "" }
    return " where "
      + parameters.map {
        "\($0): \(Vocabulary.buildable), \($0).Builder.\(Vocabulary.built) == \($0)"
      }.joined(separator: ", ")
  }
}
