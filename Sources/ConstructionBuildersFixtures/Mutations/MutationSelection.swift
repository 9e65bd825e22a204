/// The mutations of a sample to try.
///
/// ```swift
/// try Fixture.mutations("characters", .sampled(200, seed: 7))
/// ```
public struct MutationSelection: Hashable, Sendable {
  private let count: Int
  private let seed: UInt64

  /// All mutations.
  public static let exhaustive = MutationSelection(count: .max, seed: 0)

  /// A number of mutations, in their order. The same seed selects the same ones.
  public static func sampled(_ count: Int, seed: UInt64) -> MutationSelection {
    MutationSelection(count: count, seed: seed)
  }

  func select(from mutations: [JSONMutation]) -> [JSONMutation] {
    guard count < mutations.count else { return mutations }
    var numbers = SeededNumbers(seed: seed)
    let indices = Array(mutations.indices).shuffled(using: &numbers).prefix(max(count, 0))
    return indices.sorted().map { mutations[$0] }
  }
}

/// Reproducible random numbers: SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9E37_79B9_7F4A_7C15
    var mixed = seed
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
