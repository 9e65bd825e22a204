extension Member {
  /// Sends a fragment, and expects of the property what the fragment expects.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragment: JSONFragment<Part>,
    _ keyPath: any KeyPath<Model, Part> & Sendable
  ) {
    self.init(key, fragment, isChecked: fragment.expectsSomething) { $0[keyPath: keyPath] }
  }

  /// Sends a fragment, and expects of the property what the fragment expects. A nil is a mismatch.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragment: JSONFragment<Part>,
    _ keyPath: any KeyPath<Model, Part?> & Sendable
  ) {
    self.init(key, fragment) { $0[keyPath: keyPath] }
  }

  /// Sends an array of fragments, and expects of each element what its fragment expects.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragments: [JSONFragment<Part>],
    _ keyPath: any KeyPath<Model, [Part]> & Sendable
  ) {
    self.init(key, JSONFragment(fragments)) { $0[keyPath: keyPath] }
  }

  /// Sends an array of fragments, and expects of each element what its fragment expects. A nil is a
  /// mismatch.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragments: [JSONFragment<Part>],
    _ keyPath: any KeyPath<Model, [Part]?> & Sendable
  ) {
    self.init(key, JSONFragment(fragments)) { $0[keyPath: keyPath] }
  }

  /// Nests a fragment of the same model one level deeper: JSON is often deeper than its model.
  public init(_ key: any JSONMemberKey, nested fragment: JSONFragment<Model>) {
    self.init(key, fragment, isChecked: fragment.expectsSomething) { $0 }
  }

  private init<Part>(
    _ key: any JSONMemberKey, _ fragment: JSONFragment<Part>, isChecked: Bool = true,
    _ part: @escaping @Sendable (Model) -> Part?
  ) {
    let path = FieldPath.key(key.memberKey)
    let check: @Sendable (Model) -> [FragmentMismatch] = { model in
      part(model).map { fragment.mismatches(in: $0, at: path) }
        ?? [FragmentMismatch(path: path, expected: "a value", actual: "nil")]
    }
    self.init(key: key, sent: fragment.sent, check: isChecked ? check : nil)
  }
}
