import ConstructionBuilders

extension Member {
  /// A fragment that is sent, and whose own expectations hold for the property.
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

  /// A fragment that is sent, and whose own expectations hold for the property, which may not be nil then.
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

  /// An array of fragments that is sent; each has its expectations of its own element.
  @_disfavoredOverload  // NB: so that `[]` is an empty array of values where it could be both.
  public init<Part>(
    _ key: any JSONMemberKey, _ fragments: [JSONFragment<Part>],
    _ keyPath: any KeyPath<Model, [Part]> & Sendable
  ) {
    let path = FieldPath([.key(key.memberKey)])
    self.init(key: key, sent: fragments.sent) {
      fragments.mismatches(in: $0[keyPath: keyPath], at: path)
    }
  }

  /// An array of fragments that is sent; each has its expectations of its own element, and the property may not
  /// be nil then.
  @_disfavoredOverload  // NB: so that `[]` is an empty array of values where it could be both.
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

/// Under the names of properties.
extension Member {
  /// A fragment that is sent under the name of the property, and whose own expectations hold for that.
  public init<Part>(
    _ keyPath: any KeyPath<Model, Part> & Sendable, _ fragment: JSONFragment<Part>
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragment, keyPath).named(by: keyPath)
  }

  /// A fragment that is sent under the name of the property, which may not be nil then.
  public init<Part>(
    _ keyPath: any KeyPath<Model, Part?> & Sendable, _ fragment: JSONFragment<Part>
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragment, keyPath).named(by: keyPath)
  }

  /// An array of fragments that is sent under the name of the property; each has its expectations of its own element.
  @_disfavoredOverload  // NB: so that `[]` is an empty array of values where it could be both.
  public init<Part>(
    _ keyPath: any KeyPath<Model, [Part]> & Sendable, _ fragments: [JSONFragment<Part>]
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragments, keyPath).named(by: keyPath)
  }

  /// An array of fragments that is sent under the name of the property, which may not be nil then.
  @_disfavoredOverload  // NB: so that `[]` is an empty array of values where it could be both.
  public init<Part>(
    _ keyPath: any KeyPath<Model, [Part]?> & Sendable, _ fragments: [JSONFragment<Part>]
  ) {
    self = Member(PropertyName.of(keyPath) ?? "", fragments, keyPath).named(by: keyPath)
  }
}

extension Member {
  /// A fragment of the same model, one level below: JSON nests more deeply than models do.
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
  fileprivate func mismatches<Part>(in parts: [Part], at path: FieldPath) -> [FragmentMismatch]
  where Element == JSONFragment<Part> {
    let between = zip(self, parts).enumerated().flatMap { index, pair in
      pair.0.mismatches(in: pair.1, at: path + FieldPath([.index(index)]))
    }
    return FragmentMismatch.betweenCounts(count, and: parts.count, at: path) + between
  }
}

extension Array where Element: SendingFragment {
  fileprivate var sent: Result<JSONValue?, FragmentFailure> {
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

/// A fragment of whatever model.
private protocol SendingFragment {
  var sent: Result<JSONValue?, FragmentFailure> { get }
}

extension JSONFragment: SendingFragment {}
