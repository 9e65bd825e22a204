/// What is asked of the parameters of a generic model: that there are builders, and that these build them.
enum Constraints {
  /// A where clause with a space before it, or nothing.
  static func clause(_ parameters: [String]) -> String {
    guard !parameters.isEmpty else { return "" }
    return " where "
      + parameters.map { "\($0): \(Vocabulary.buildable), \($0).Builder.Built == \($0)" }
      .joined(separator: ", ")
  }
}
