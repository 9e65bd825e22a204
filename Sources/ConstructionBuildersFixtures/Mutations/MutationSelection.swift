/// The mutations of a sample to try.
///
/// ```swift
/// try Fixture.mutations("characters", .sampled(200, seed: 7))
/// ```
public struct MutationSelection: Hashable, Sendable {
  private struct Sample: Hashable {
    let count: Int
    let seed: UInt64
  }

  private let sample: Sample?

  /// All mutations.
  public static let exhaustive = MutationSelection(sample: nil)

  /// A number of mutations, in their order. The same seed selects the same ones.
  public static func sampled(_ count: Int, seed: UInt64) -> MutationSelection {
    MutationSelection(sample: Sample(count: count, seed: seed))
  }

  func select(from mutations: [JSONMutation]) -> [JSONMutation] {
    guard let sample, sample.count < mutations.count else { return mutations }
    var numbers = SeededNumbers(seed: sample.seed)
    let indices = Array(mutations.indices).shuffled(using: &numbers).prefix(max(sample.count, 0))
    return indices.sorted().map { mutations[$0] }
  }
}

/// Reproducible random numbers: SplitMix64.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
