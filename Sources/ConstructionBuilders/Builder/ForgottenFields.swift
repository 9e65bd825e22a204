/// Fields that `init(fields:)` does not capture.
///
/// Such a field has no key, so that its finding has no path. But its property has a name.
extension ConstructionBuilder {
  /// The problems, with those of forgotten fields under the names of their properties.
  ///
  /// Where several of the same type were forgotten, nobody can tell which argument was which: then the
  /// reason lists them all.
  func namingForgottenFields(in problems: [Finding]) -> [Finding] {
    guard problems.contains(where: \.isOfForgottenField) else { return problems }
    let forgotten = declaredFields.filter { $0.field.path.isEmpty }
    return problems.map { problem in
      guard problem.isOfForgottenField else { return problem }
      let names = forgotten.filter { $0.field.finding?.expected == problem.expected }.map(\.name)
      if names.count == 1 { return problem.prefixed(by: .key(names[0])) }
      return names.isEmpty ? problem : .forgotten(problem.expected, among: names)
    }
  }
}

extension Finding {
  private static var forgottenReason: String { "never captured in init(fields:)" }

  /// A field that has no key.
  static func forgotten(_ expected: String, among names: [String] = []) -> Finding {
    let candidates = names.isEmpty ? "" : ": one of \(names.joined(separator: ", "))"
    return Finding(kind: .missing, expected: expected, reason: forgottenReason + candidates)
  }

  /// Whether this is about a field without a key.
  fileprivate var isOfForgottenField: Bool { path.isEmpty && reason == Self.forgottenReason }
}
