/// The value of a fragment that is not an object.
struct FragmentRoot<Model>: Sendable {
  let sent: Result<JSONValue?, NotJSON>
  let expectsSomething: Bool

  /// Finds the differences in a model.
  let check: @Sendable (Model) -> [FragmentMismatch]
}

extension JSONFragment {
  /// Makes an array of fragments: `JSONFragment([move("Fly"), move("Cut")])`.
  public init<Part>(_ elements: [JSONFragment<Part>]) where Model == [Part] {
    var values: [JSONValue] = []
    var problems: [NotJSON.Problem] = []
    for (index, element) in elements.enumerated() {
      switch element.sent {
      case .success(let value): values.append(value ?? .null)
      case .failure(let failure): problems += failure.problems(under: .index(index))
      }
    }
    self.init(
      root: FragmentRoot(
        sent: problems.isEmpty
          ? .success(.array(values)) : .failure(NotJSON(problems: problems)),
        // The number of elements is expected, too.
        expectsSomething: elements.isEmpty || elements.contains(where: \.expectsSomething)
      ) { parts in
        FragmentMismatch.betweenCounts(elements.count, and: parts.count, at: FieldPath())
          + zip(elements, parts).enumerated().flatMap { index, pair in
            pair.0.mismatches(in: pair.1, at: .index(index))
          }
      })
  }

  /// Makes a value that is sent, and expected of the model: `JSONFragment([1, 2, 3])`.
  public init(_ value: Model) where Model: Equatable & Sendable {
    self.init(sent: JSONValue.sending(value), value)
  }

  /// Makes any JSON that is sent, and a value that is expected: `JSONFragment(json: "1", 1)`.
  public init(json: JSONValue, _ expected: Model) where Model: Equatable & Sendable {
    self.init(sent: .success(json), expected)
  }

  private init(
    sent: Result<JSONValue?, NotJSON>, _ expected: Model
  ) where Model: Equatable & Sendable {
    self.init(
      root: FragmentRoot(sent: sent, expectsSomething: true) { model in
        FragmentMismatch.between(expected, and: model, at: FieldPath())
      })
  }
}
