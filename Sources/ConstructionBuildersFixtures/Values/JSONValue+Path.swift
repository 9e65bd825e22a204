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

  /// Puts another value at a path; nil removes what is there.
  ///
  /// A member that was not there goes to the end of its object, an element right behind the last one to
  /// the end of its array. All else keeps its place, and its digits.
  ///
  /// - Throws: ``PathProblem`` where the way there is missing, there is nothing to remove, or all would be removed. The value is then
  ///   as it was.
  public mutating func set(_ value: JSONValue?, at path: FieldPath) throws(PathProblem) {
    guard let changed = try replacing(path.components[...], with: value, in: path) else {
      throw PathProblem.removingAll
    }
    self = changed
  }

  /// The same value with another one, or none, at the end of `steps`.
  private func replacing(
    _ steps: ArraySlice<FieldPath.Component>, with new: JSONValue?, in path: FieldPath
  ) throws(PathProblem) -> JSONValue? {
    guard let step = steps.first else { return new }
    let rest = steps.dropFirst()
    let here = FieldPath(Array(path.components[..<steps.startIndex]))
    switch (step, self) {
    case (.key(let key), .object(var members)):
      guard let old = members[key] else {
        guard rest.isEmpty, let new else {
          throw PathProblem(path: here + FieldPath([step]), among: members.keys)
        }
        members[key] = new
        return .object(members)
      }
      members[key] = try old.replacing(rest, with: new, in: path)
      return .object(members)
    case (.index(let index), .array(var elements)):
      if index == elements.count, rest.isEmpty, let new { return .array(elements + [new]) }
      guard elements.indices.contains(index) else {
        throw PathProblem(path: here + FieldPath([step]), count: elements.count)
      }
      if let element = try elements[index].replacing(rest, with: new, in: path) {
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
