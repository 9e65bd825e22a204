import ConstructionBuilders
public import Foundation

extension JSONMutation {
  /// Every mutation of a sample: every path meets every operation that changes something there.
  ///
  /// Of an array's elements the first, the one in the middle and the last are taken. Of a text that is longer
  /// than that, 128 cuts are tried, evenly spread.
  ///
  /// - Throws: ``MutationProblem`` where the sample is not JSON, or nothing is selected.
  public static func all(
    of sample: Data, _ selection: MutationSelection = .exhaustive
  ) throws(MutationProblem) -> [JSONMutation] {
    let source = try MutationSample(sample, for: "mutations")
    var candidates = source.root.mutatedPaths.flatMap { path in
      MutationOperation.allCases.filter { !$0.isOfDocument }
        .map { JSONMutation(unchecked: $0, path, of: source) }
    }
    candidates += [.trailingGarbage, .byteOrderMark].map { operation in
      JSONMutation(unchecked: operation, FieldPath(), of: source)
    }
    candidates += cuts(of: sample.count).map { length in
      JSONMutation(unchecked: .cutOff, FieldPath(), length: length, of: source)
    }
    let mutations = selection.select(
      from: candidates.filter { (try? $0.mutated()).flatMap(\.self) != nil })
    guard !mutations.isEmpty else { throw MutationProblem(.none, "") }
    return mutations
  }

  private static func cuts(of count: Int) -> [Int] {
    let most = 128
    return count <= most ? Array(0..<count) : (0..<most).map { $0 * (count - 1) / (most - 1) }
  }
}

extension JSONValue {
  /// The paths at which a value is mutated, from the outside in.
  fileprivate var mutatedPaths: [FieldPath] {
    var paths = [FieldPath()]
    switch self {
    case .object(let members):
      for (key, value) in members {
        paths += value.mutatedPaths.map { FieldPath([.key(key)]) + $0 }
      }
    case .array(let elements) where !elements.isEmpty:
      for index in Set([0, elements.count / 2, elements.count - 1]).sorted() {
        paths += elements[index].mutatedPaths.map { FieldPath([.index(index)]) + $0 }
      }
    default: break
    }
    return paths
  }
}
