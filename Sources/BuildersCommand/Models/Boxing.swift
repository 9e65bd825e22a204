/// Puts a value of a type that would contain itself into an array, because a struct cannot contain
/// itself otherwise.
enum Boxing {
  static func apply(to types: inout [ModelType]) {
    while let (type, property) = boxed(in: types) {
      guard case .properties(var properties) = types[type].content else { return }
      var names = FreeNames(taken: Set(properties.map(\.name)))
      let name = properties[property].name
      properties[property].box = names.take([name + "Box"])
      properties[property].presence = .emptyByDefault
      properties[property].reading.type = .list(properties[property].reading.type)
      properties[property].reading.coercions.insert(.singleElements)
      types[type].content = .properties(properties)
    }
  }

  private struct Edge {
    /// The property that has the value; nil for the case of an enumeration.
    let property: Int?
    let target: Int
  }

  /// A property that closes a circle: the last one on the way around it.
  private static func boxed(in types: [ModelType]) -> (type: Int, property: Int)? {
    let edges = types.map(edges)
    var state = [Int](repeating: 0, count: types.count)
    for start in types.indices where state[start] == 0 {
      // The way from the start, with the next edge of each type.
      var way: [(type: Int, next: Int)] = [(start, 0)]
      state[start] = 1
      while let (type, next) = way.last {
        guard next < edges[type].count else {
          state[type] = 2
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let target = edges[type][next].target
        if state[target] == 0 {
          state[target] = 1
          way.append((target, 0))
        } else if state[target] == 1, let first = way.firstIndex(where: { $0.type == target }) {
          for (type, next) in way[first...].reversed() {
            if let property = edges[type][next - 1].property { return (type, property) }
          }
        }
      }
    }
    return nil
  }

  private static func edges(of type: ModelType) -> [Edge] {
    switch type.content {
    case .texts: []
    case .kinds(_, _, let kinds):
      kinds.compactMap { kind in kind.type.map { Edge(property: nil, target: $0) } }
    case .properties(let properties):
      properties.indices.compactMap { index in
        switch properties[index].reading.type {
        case .model(let target), .optional(.model(let target)):
          return Edge(property: index, target: target)
        default: return nil
        }
      }
    }
  }
}
