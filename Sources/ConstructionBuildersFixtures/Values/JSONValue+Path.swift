public import ConstructionBuilders

extension JSONValue {
  /// The value at a path, or nil where there is none.
  ///
  /// ```swift
  /// let value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// value.value(at: "results[0].name")     // "Cyclops"
  /// value.value(at: "results[7].name")     // nil
  /// ```
  public func value(at path: FieldPath) -> JSONValue? {
    path.components.reduce(self) { value, step in value?[step] }
  }

  private subscript(step: FieldPath.Component) -> JSONValue? {
    switch step {
    case .key(let key): self[key]
    case .index(let index): self[index]
    }
  }

  /// Puts another value where a path leads; nil removes what is there.
  ///
  /// ```swift
  /// var value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// try value.set(.null, at: "results[0].name")
  /// try value.set(.null, at: "results[0].nmae")
  /// // results[0].nmae: there is no such member, did you mean name?
  /// ```
  ///
  /// All else keeps its place, and its digits. What is not there yet is added by ``add(_:at:)``, so
  /// that a path with a typo changes nothing by mistake.
  ///
  /// - Throws: ``PathProblem`` where the path leads to no value, or all would be removed. The value
  ///   is then as it was.
  public mutating func set(_ value: JSONValue?, at path: FieldPath) throws(PathProblem) {
    guard let changed = try replacing(path.components[...], .set(value), in: path) else {
      throw PathProblem.removingAll
    }
    self = changed
  }

  /// Adds a member, or an element behind the last one.
  ///
  /// ```swift
  /// var value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// try value.add(42, at: "total")
  /// try value.add(["name": "Storm"], at: "results[1]")
  /// ```
  ///
  /// A member goes to the end of its object. All else keeps its place, and its digits.
  ///
  /// - Throws: ``PathProblem`` where the way there is missing, there is such a member already, or
  ///   the index is not the one behind the last element. The value is then as it was.
  public mutating func add(_ value: JSONValue, at path: FieldPath) throws(PathProblem) {
    guard let changed = try replacing(path.components[...], .add(value), in: path) else { return }
    self = changed
  }

  /// What is done at the end of a path.
  private enum Change {
    case set(JSONValue?)
    case add(JSONValue)
  }

  /// The same value with a change at the end of `steps`; nil where it is removed.
  private func replacing(
    _ steps: ArraySlice<FieldPath.Component>, _ change: Change, in path: FieldPath
  ) throws(PathProblem) -> JSONValue? {
    let here = FieldPath(Array(path.components[..<steps.startIndex]))
    guard let step = steps.first else {
      guard case .set(let new) = change else { throw PathProblem(existing: here) }
      return new
    }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var members)):
      if let old = members[key] {
        members[key] = try old.replacing(rest, change, in: path)
      } else if rest.isEmpty, case .add(let new) = change {
        members[key] = new
      } else {
        var canBeAdded = false
        if rest.isEmpty, case .set(.some) = change { canBeAdded = true }
        throw PathProblem(
          path: here + FieldPath([step]), among: members.keys, canBeAdded: canBeAdded)
      }
      return .object(members)
    case (.index(let index), .array(var elements)):
      if index == elements.count, rest.isEmpty, case .add(let new) = change {
        return .array(elements + [new])
      }
      guard elements.indices.contains(index) else {
        throw PathProblem(path: here + FieldPath([step]), count: elements.count)
      }
      if let element = try elements[index].replacing(rest, change, in: path) {
        elements[index] = element
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    case (.key, _):
      throw PathProblem(path: here, expected: .object, found: kind)
    case (.index, _):
      throw PathProblem(path: here, expected: .array, found: kind)
    }
  }
}
