/// The names of types.
extension ModelPlanner {
  func addType(_ names: [String], companion: String?) -> Int {
    // Names that differ only in capitals would be one file on many machines.
    let name = typeNames.take(names) { name in
      [name.lowercased()] + (companion.map { [name + $0] } ?? [])
    }
    if first.isEmpty {
      first = name
      // The test of the endpoint has it.
      _ = typeNames.take([name + "Tests"])
    }
    self.names.append(name)
    types.append(nil)
    return types.count - 1
  }

  /// The names that a type can have, the best one first.
  func name(of places: [SurveyedValue], around parent: String?) -> [String] {
    guard let parent else {
      let names = current.names.map { SwiftName.type($0) }
      if places.contains(where: { $0.index == current.root.index }) { return names }
      let elements = current.names.map { SwiftName.element($0) }
      return elements + [elements[0] + "Response"] + names
    }
    // A comment in a reply is a comment, however deep replies are.
    let paths = Set(places.map(\.path))
    let outer = places.filter { place in
      let path = place.path
      return !path.indices.contains { paths.contains(Array(path[..<$0])) }
    }
    var counts: [String: Int] = [:]
    for place in outer {
      let name = place.position.map { "\(parent)Value\($0)" } ?? current.names[0]
      counts[place.typeName ?? name, default: 0] += 1
    }
    // Many members of one object, such as `_links`, are what the object is named after.
    let around = Set(places.compactMap { $0.parent?.typeName })
    if counts.count > 2, around.count == 1, places.allSatisfy({ $0.keys.count < 3 }),
      let key = places[0].parent?.lastKey?.key
    {
      return names(SwiftName.element(key), in: parent)
    }
    let end = SwiftName.commonEnd(of: counts.keys.sorted())
    if counts.count > 1, !end.isEmpty { return names(end, in: parent) }
    // The most frequent name, then the shortest: a `User` is also an `Assignee`.
    let best = counts.sorted {
      ($1.value, $0.key.count, $0.key) < ($0.value, $1.key.count, $1.key)
    }
    return names(best[0].key, in: parent)
  }

  /// If a name is taken, that of the type around comes before it, or that of the outermost one, if
  /// the other would say a word twice.
  func names(_ name: String, in parent: String) -> [String] {
    let isLong =
      parent.hasPrefix(first) || parent.hasSuffix(name)
      || SwiftName.element(parent).hasSuffix(name)
    return [name] + (isLong ? [first + name, parent + name] : [parent + name, first + name])
  }
}
