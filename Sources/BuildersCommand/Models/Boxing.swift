/// Puts a value of a type that would contain itself into an array, because a struct cannot contain
/// itself otherwise.
enum Boxing {
  /// The types are gone through from inside to outside, so that a document has no box of its own
  /// where one further in will do.
  static func apply(to types: inout [ModelType]) {
    for type in types.indices.reversed() {
      var properties = types[type].properties
      for index in properties.indices.reversed() {
        let targets = properties[index].reading.type.held
        guard targets.contains(where: { reaches(type, from: $0, types) }) else { continue }
        if properties[index].reading.type.hasListAsArm(types) {
          // A box is an array, and an arm, too: nobody could tell which one arrived.
          properties[index].reading = ValueReading(
            type: .json, needsDecision: true, doubt: "contains itself")
          types[type].set(properties)
          continue
        }
        var names = FreeNames(taken: Set(properties.map(\.name)))
        properties[index].box = names.take([properties[index].name + "Box"])
        properties[index].presence = .optional
        properties[index].reading.type = .list(properties[index].reading.type)
        properties[index].reading.format = properties[index].reading.format.boxed
        types[type].set(properties)
      }
    }
  }

  /// Whether a value of one type holds one of another, other than in an array or a dictionary.
  private static func reaches(_ end: Int, from start: Int, _ types: [ModelType]) -> Bool {
    var seen: Set<Int> = []
    var pending = [start]
    while let type = pending.popLast() {
      if type == end { return true }
      if seen.insert(type).inserted { pending += types[type].held }
    }
    return false
  }
}

extension ModelType {
  fileprivate mutating func set(_ properties: [ModelProperty]) {
    content = isRow ? .row(properties) : .properties(properties)
  }

  /// The types of which a value has one in itself.
  fileprivate var held: [Int] {
    readings.flatMap(\.type.held)
  }
}

extension ValueType {
  /// The types of which a value has one in itself, other than in an array or a dictionary.
  fileprivate var held: [Int] {
    switch self {
    case .model(let target): [target]
    case .optional(let inner): inner.held
    case .oneOf(let first, let second): first.held + second.held
    default: []
    }
  }

  fileprivate func hasListAsArm(_ types: [ModelType]) -> Bool {
    switch self {
    case .oneOf(let first, let second): [first, second].contains { $0.isList(types) }
    case .optional(let inner): inner.hasListAsArm(types)
    default: false
    }
  }

  private func isList(_ types: [ModelType]) -> Bool {
    switch self {
    case .list: true
    case .oneOf(let first, let second): first.isList(types) || second.isList(types)
    case .model(let index): types[index].isRow
    default: false
    }
  }
}

extension ReadingFormat? {
  /// The format of an array whose only element has this one.
  fileprivate var boxed: ReadingFormat {
    if case .null(let words, let format)? = self { return .null(words, or: format.boxed) }
    return .oneOrMany(self)
  }
}
