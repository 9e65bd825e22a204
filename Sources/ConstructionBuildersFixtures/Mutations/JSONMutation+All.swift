extension JSONMutation {
  /// All mutations of a sample, every operation at every path that it changes, or `count` of them,
  /// in their order. The same seed selects the same ones.
  ///
  /// Up to half of those that are selected drop the value of a field each, because little else
  /// shows that it is never read. The elements of an array are one field.
  ///
  /// Of an array, only the first, the middle and the last element are mutated, and of a row each: an
  /// array of up to 32 values of several JSON types. A text of more than
  /// 128 bytes is cut off at 128 places, evenly spread.
  ///
  /// - Throws: ``MutationProblem`` when the sample is malformed JSON, or no mutation is selected.
  public static func all(
    of sample: Data, sampling count: Int? = nil, seed: UInt64 = 0
  ) throws(MutationProblem) -> [JSONMutation] {
    let source = try MutationSample(sample, for: "mutations")
    var candidates = source.root.mutatedPaths.flatMap { path in
      MutationOperation.allCases.filter { !$0.isOfDocument }
        .map { JSONMutation(unchecked: $0, path, of: source) }
    }
    candidates += MutationOperation.allCases.filter { $0.isOfDocument && $0 != .cutOff }
      .map { JSONMutation(unchecked: $0, FieldPath(), of: source) }
    candidates += cuts(of: sample.count).map { length in
      JSONMutation(unchecked: .cutOff, FieldPath(), length: length, of: source)
    }
    var mutations = candidates.filter { (try? $0.change()) != nil }
    if let count, count < mutations.count { mutations = some(max(count, 0), of: mutations, seed) }
    guard !mutations.isEmpty else {
      throw MutationProblem("no mutations to try: none is selected")
    }
    return mutations
  }

  private static func some(
    _ count: Int, of mutations: [JSONMutation], _ seed: UInt64
  ) -> [JSONMutation] {
    var numbers = SeededNumbers(seed: seed)
    let shuffled = Array(mutations.indices).shuffled(using: &numbers)
    var fields: Set<String> = []
    let drops = shuffled.filter {
      mutations[$0].operation == .drop && fields.insert(mutations[$0].field).inserted
    }
    let dropping = Set(drops.prefix(count / 2))
    let others = shuffled.filter { !dropping.contains($0) }.prefix(count - dropping.count)
    return (Array(dropping) + others).sorted().map { mutations[$0] }
  }

  private static func cuts(of count: Int) -> [Int] {
    let most = 128
    return count <= most ? Array(0..<count) : (0..<most).map { $0 * (count - 1) / (most - 1) }
  }
}

extension JSONValue {
  /// Whether it looks like a row: a short array whose elements have several JSON types.
  var isRow: Bool {
    guard case .array(let elements) = self, elements.count <= 32 else { return false }
    return Set(elements.map(\.kind)).subtracting([.null]).count > 1
  }

  /// The paths to mutate, outermost first.
  fileprivate var mutatedPaths: [FieldPath] {
    var paths = [FieldPath()]
    switch self {
    case .object(let members):
      for (key, value) in members {
        paths += value.mutatedPaths.map { FieldPath([.key(key)]) + $0 }
      }
    case .array(let elements) where !elements.isEmpty:
      let some = [0, elements.count / 2, elements.count - 1]
      for index in isRow ? Array(elements.indices) : Set(some).sorted() {
        paths += elements[index].mutatedPaths.map { FieldPath([.index(index)]) + $0 }
      }
    default: break
    }
    return paths
  }
}
