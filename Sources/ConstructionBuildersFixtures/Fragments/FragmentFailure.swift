/// Why a fragment has no JSON: every problem, with its path.
///
/// ```text
/// the fragment has no JSON: 2 problems
///   moves[0].power: JSON cannot hold nan
///   name: duplicate key
/// ```
public struct FragmentFailure: Error, Hashable, Sendable, CustomStringConvertible {
  let problems: [NotJSON.Problem]

  /// A heading, and one line a problem.
  public var description: String {
    outline("the fragment has no JSON", problems: problems.map(\.description))
  }
}
