extension JSONValue {
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
    try checkSteps(of: path, isAdding: false, isRemoving: value == nil)
    guard !path.isEmpty || value != nil else {
      throw PathProblem(path, "the whole value cannot be removed; set another one")
    }
    self[at: path] = value
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
    try checkSteps(of: path, isAdding: true, isRemoving: false)
    guard self[at: path] == nil else {
      throw PathProblem(path, "the value exists already; set it instead")
    }
    self[at: path] = value
  }

  /// Throws if a path does not lead to a value, or to where one can be added.
  private func checkSteps(
    of path: FieldPath, isAdding: Bool, isRemoving: Bool
  ) throws(PathProblem) {
    var (here, value) = (FieldPath(), self)
    let steps = path.components
    for (number, step) in steps.enumerated() {
      let isLast = number == steps.count - 1
      switch (step, value) {
      case (.key(let key), .object(let members)):
        guard members[key] == nil, !(isAdding && isLast) else { break }
        let nearest = NearMiss.of(key, among: members.keys)
        let isAddable = nearest.isEmpty && isLast && !isRemoving
        let hint = isAddable ? ", add(_:at:) adds one" : NearMiss.question(nearest)
        throw PathProblem(here + .key(key), "there is no such member\(hint)")
      case (.index(let index), .array(let elements)):
        let count = elements.count
        guard !elements.indices.contains(index), !(isAdding && isLast && index == count) else {
          break
        }
        throw PathProblem(here + .index(index), "there is no such element, the array has \(count)")
      case (.key, _): throw PathProblem(here, "expected object, found \(value.kind)")
      case (.index, _): throw PathProblem(here, "expected array, found \(value.kind)")
      }
      guard let next = value[at: FieldPath([step])] else { return }
      (here, value) = (here + FieldPath([step]), next)
    }
  }
}

extension FoundValue {
  /// The kind and an excerpt of a value.
  init(_ value: JSONValue) { self.init(kind: value.kind, excerpt: value.description) }
}
