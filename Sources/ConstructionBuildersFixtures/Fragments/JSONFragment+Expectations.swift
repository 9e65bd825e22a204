extension JSONFragment {
  /// Whether the fragment expects anything of a model.
  package var expectsSomething: Bool {
    root?.expectsSomething ?? members.contains { $0.check != nil }
  }

  /// The differences between a model and what the fragment expects.
  package func mismatches(
    in model: Model, at path: FieldPath = FieldPath()
  ) -> [FragmentMismatch] {
    (root?.check(model) ?? members.flatMap { $0.check?(model) ?? [] }).map { mismatch in
      FragmentMismatch(
        path: path + mismatch.path, expected: mismatch.expected, actual: mismatch.actual)
    }
  }
}
