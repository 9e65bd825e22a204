extension FieldPlan {
  /// The type of the value. An alias may mean a type that cannot be named here.
  var value: String {
    if case .alias(let name) = builder { return "\(name).\(Vocabulary.built)" }
    return type
  }

  /// The type of the field, where the compiler may have refused it and cannot infer it.
  var capturedType: String {
    guard case .alias(let name) = builder else { return "" }
    return " as \(Vocabulary.field)<\(name)>"
  }

  /// The field, read from fields: `fields["modified", as: .iso8601]`.
  func captured(from fields: String) -> String {
    var arguments: [String]
    let hasOneKey: Bool
    switch keys {
    case .path(let literals):
      arguments = literals
      hasOneKey = literals.count == 1
    case .position(let position):
      arguments = [position]
      hasOneKey = false
    case .anyOf(let literals):
      arguments = ["anyOf: " + literals[0]] + literals.dropFirst()
      hasOneKey = false
    case .anyPathOf(let paths):
      let literals = paths.map { "[\($0.joined(separator: ", "))]" }
      arguments = ["anyOf: " + literals[0]] + literals.dropFirst()
      hasOneKey = false
    }
    if let format { arguments.append("as: " + format.text) }
    if let coercion {
      let label = addsCoercions ? "adding: " : hasOneKey && format == nil ? "" : "coercion: "
      arguments.append(label + coercion.text)
    }
    return "\(fields)[\(arguments.joined(separator: ", "))]"
  }

  /// What is called on the field where some reasons fail the build and others do not:
  /// `.requiringAll.or(Kind.other, for: .unknownCase)`; empty if there is nothing.
  var conditions: String {
    if isIfPresent { return limit + ".ifPresent" }
    guard let fallback, !fallbackKinds.isEmpty else { return limit }
    let kinds = fallbackKinds.map(\.text).joined(separator: ", ")
    return "\(limit).or(\(fallback.text), for: \(kinds))"
  }

  /// The key of a field that is read by one key and nothing else.
  var plainKey: String? {
    guard case .path(let literals) = keys, literals.count == 1, format == nil, coercion == nil,
      conditions.isEmpty
    else { return nil }
    return literals[0]
  }
}
