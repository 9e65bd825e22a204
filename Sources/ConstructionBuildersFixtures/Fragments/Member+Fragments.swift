import ConstructionBuilders

extension Member {
  /// Sends a fragment, and expects of the property what the fragment expects.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragment: JSONFragment<Part>,
    _ keyPath: any KeyPath<Model, Part> & Sendable
  ) {
    let path = FieldPath([.key(key.memberKey)])
    if fragment.expectsSomething {
      self.init(key: key, sent: fragment.sent) {
        fragment.mismatches(in: $0[keyPath: keyPath], at: path)
      }
    } else {
      self.init(key: key, sent: fragment.sent)
    }
  }

  /// Sends a fragment, and expects of the property what the fragment expects. A nil is a mismatch.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragment: JSONFragment<Part>,
    _ keyPath: any KeyPath<Model, Part?> & Sendable
  ) {
    let path = FieldPath([.key(key.memberKey)])
    self.init(key: key, sent: fragment.sent) { model in
      guard let part = model[keyPath: keyPath] else { return [.nothing(at: path)] }
      return fragment.mismatches(in: part, at: path)
    }
  }

  /// Sends an array of fragments, and expects of each element what its fragment expects.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragments: [JSONFragment<Part>],
    _ keyPath: any KeyPath<Model, [Part]> & Sendable
  ) {
    let path = FieldPath([.key(key.memberKey)])
    self.init(key: key, sent: fragments.sent) {
      fragments.mismatches(in: $0[keyPath: keyPath], at: path)
    }
  }

  /// Sends an array of fragments, and expects of each element what its fragment expects. A nil is a
  /// mismatch.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragments: [JSONFragment<Part>],
    _ keyPath: any KeyPath<Model, [Part]?> & Sendable
  ) {
    let path = FieldPath([.key(key.memberKey)])
    self.init(key: key, sent: fragments.sent) { model in
      guard let parts = model[keyPath: keyPath] else { return [.nothing(at: path)] }
      return fragments.mismatches(in: parts, at: path)
    }
  }
}

/// Members under the name of the property.
extension Member {
  /// Sends a fragment under the name of the property, and expects of it what the fragment expects.
  public init<Part>(
    _ keyPath: any KeyPath<Model, Part> & Sendable, _ fragment: JSONFragment<Part>
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragment, keyPath).named(by: keyPath)
  }

  /// Sends a fragment under the name of the property, and expects of it what the fragment expects.
  /// A nil is a mismatch.
  public init<Part>(
    _ keyPath: any KeyPath<Model, Part?> & Sendable, _ fragment: JSONFragment<Part>
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragment, keyPath).named(by: keyPath)
  }

  /// Sends an array of fragments under the name of the property, and expects of each element what
  /// its fragment expects.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ keyPath: any KeyPath<Model, [Part]> & Sendable, _ fragments: [JSONFragment<Part>]
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragments, keyPath).named(by: keyPath)
  }

  /// Sends an array of fragments under the name of the property, and expects of each element what
  /// its fragment expects. A nil is a mismatch.
  @_disfavoredOverload  // NB: makes `[]` an empty array of values where both overloads match.
  public init<Part>(
    _ keyPath: any KeyPath<Model, [Part]?> & Sendable, _ fragments: [JSONFragment<Part>]
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragments, keyPath).named(by: keyPath)
  }
}

extension Member {
  /// Nests a fragment of the same model one level deeper: JSON is often deeper than its model.
  ///
  /// ```swift
  /// JSONFragment { Member("data", nested: JSONFragment { Member("name", "Cyclops", \.name) }) }
  /// ```
  public init(_ key: any JSONMemberKey, nested fragment: JSONFragment<Model>) {
    let path = FieldPath([.key(key.memberKey)])
    if fragment.expectsSomething {
      self.init(key: key, sent: fragment.sent) { fragment.mismatches(in: $0, at: path) }
    } else {
      self.init(key: key, sent: fragment.sent)
    }
  }
}

extension JSONFragment {
  var sent: Result<JSONValue?, FragmentFailure> {
    do throws(FragmentFailure) { return .success(try json) } catch { return .failure(error) }
  }
}

extension Array {
  func mismatches<Part>(in parts: [Part], at path: FieldPath) -> [FragmentMismatch]
  where Element == JSONFragment<Part> {
    let between = zip(self, parts).enumerated().flatMap { index, pair in
      pair.0.mismatches(in: pair.1, at: path + FieldPath([.index(index)]))
    }
    return FragmentMismatch.betweenCounts(count, and: parts.count, at: path) + between
  }
}

extension Array where Element: SendingFragment {
  var sent: Result<JSONValue?, FragmentFailure> {
    var values: [JSONValue] = []
    var problems: [FragmentFailure.Problem] = []
    for (index, fragment) in enumerated() {
      switch fragment.sent {
      case .success(let value): values.append(value ?? .null)
      case .failure(let failure):
        problems += failure.problems(under: FieldPath([.index(index)]))
      }
    }
    return problems.isEmpty
      ? .success(.array(values)) : .failure(FragmentFailure(problems: problems))
  }
}

/// A fragment of any model.
protocol SendingFragment {
  var sent: Result<JSONValue?, FragmentFailure> { get }
}

extension JSONFragment: SendingFragment {}
