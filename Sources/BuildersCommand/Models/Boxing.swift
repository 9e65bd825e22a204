/// Puts a value of a type that would contain itself into an array, because a struct cannot contain
/// itself otherwise.
enum Boxing {
  /// The types are gone through from inside to outside, so that a document has no box of its own
  /// where one further in will do.
  static func apply(to types: inout [ModelType]) {
    for type in types.indices.reversed() {
      guard case .properties(var properties) = types[type].content else { continue }
      for index in properties.indices.reversed() {
        guard let target = properties[index].held, reaches(type, from: target, types) else {
          continue
        }
        var names = FreeNames(taken: Set(properties.map(\.name)))
        properties[index].box = names.take([properties[index].name + "Box"])
        properties[index].presence = .optional
        properties[index].reading.type = .list(properties[index].reading.type)
        properties[index].reading.format = properties[index].reading.format.boxed
        types[type].content = .properties(properties)
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
  /// The types of which a value has one in itself.
  fileprivate var held: [Int] {
    if case .variants(_, _, let variants) = content { return variants.compactMap(\.type) }
    return properties.compactMap(\.held)
  }
}

extension ModelProperty {
  fileprivate var held: Int? {
    switch reading.type {
    case .model(let target), .optional(.model(let target)): target
    default: nil
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
