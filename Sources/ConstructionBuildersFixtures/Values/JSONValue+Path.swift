extension JSONValue {
  /// The value at a path, or nil where there is none.
  ///
  /// ```swift
  /// let value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// value.value(at: "results[0].name")     // "Cyclops"
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

  /// Sets the value at a path; nil removes it. Everything else keeps its place and its digits.
  ///
  /// ```swift
  /// var value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// try value.set(.null, at: "results[0].nmae")
  /// // results[0].nmae: there is no such member, did you mean name?
  /// ```
  ///
  /// - Throws: ``PathProblem`` when there is no value at the path, or the whole value would be
  ///   removed. The value then stays unchanged.
  public mutating func set(_ value: JSONValue?, at path: FieldPath) throws(PathProblem) {
    guard let changed = try replacing(path.components[...], .set(value), in: path) else {
      throw PathProblem(path, "it cannot be removed, set another value instead")
    }
    self = changed
  }

  /// Adds a new member at the end of its object, or an element at the end of an array.
  ///
  /// ```swift
  /// var value: JSONValue = ["results": [["name": "Cyclops"]]]
  /// try value.add(["name": "Storm"], at: "results[1]")
  /// ```
  ///
  /// - Throws: ``PathProblem`` when the path leads through a missing value, the member already
  ///   exists, or the index is not that after the last element. The value then stays unchanged.
  public mutating func add(_ value: JSONValue, at path: FieldPath) throws(PathProblem) {
    guard let changed = try replacing(path.components[...], .add(value), in: path) else { return }
    self = changed
  }

  /// The change at the end of a path.
  private enum Change {
    case set(JSONValue?)
    case add(JSONValue)
  }

  /// A copy with the change at the end of `steps`; nil when the value is removed.
  private func replacing(
    _ steps: ArraySlice<FieldPath.Component>, _ change: Change, in path: FieldPath
  ) throws(PathProblem) -> JSONValue? {
    let here = FieldPath(Array(path.components[..<steps.startIndex]))
    guard let step = steps.first else {
      guard case .set(let new) = change else {
        throw PathProblem(here, "it exists already, set it instead")
      }
      return new
    }
    let rest = steps.dropFirst()
    var added: JSONValue?
    if case .add(let new) = change, rest.isEmpty { added = new }
    switch (step, self) {
    case (.key(let key), .object(var members)):
      guard let old = members[key] ?? added else {
        let nearest = NearMiss.of(key, among: members.keys)
        var hint = NearMiss.question(nearest)
        if nearest.isEmpty, rest.isEmpty, case .set(.some) = change {
          hint = ", add(_:at:) adds one"
        }
        throw PathProblem(here + .key(key), "there is no such member\(hint)")
      }
      members[key] = members[key] == nil ? old : try old.replacing(rest, change, in: path)
      return .object(members)
    case (.index(let index), .array(var elements)):
      if index == elements.count, let added { return .array(elements + [added]) }
      guard elements.indices.contains(index) else {
        throw PathProblem(
          here + .index(index), "there is no such element, the array has \(elements.count)")
      }
      let element = try elements[index].replacing(rest, change, in: path)
      elements.replaceSubrange(index...index, with: element.map { [$0] } ?? [])
      return .array(elements)
    case (.key, _): throw PathProblem(here, "expected object, found \(kind)")
    case (.index, _): throw PathProblem(here, "expected array, found \(kind)")
    }
  }
}

extension Found {
  /// The kind and an excerpt of a value.
  init(_ value: JSONValue) { self.init(kind: value.kind, excerpt: value.description) }
}
