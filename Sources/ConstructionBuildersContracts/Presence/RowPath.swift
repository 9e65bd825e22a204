import ConstructionBuilders

/// The path of a row, with `[*]` for every index and `*` for every key that is data.
struct RowPath {
  /// As messages print it. Empty for the root.
  let text: String

  private let count: Int

  private static let mostSteps = 24

  static let root = RowPath(text: "", count: 0)

  /// One step of a path.
  enum Step: Hashable {
    case key(String)
    /// Every member of an object whose keys are data.
    case everyKey
    /// An element that the path of a field names by its index.
    case index(Int)
    case everyIndex
  }

  /// The path with a step more. A key of more than 100 bytes is cut.
  func appending(_ step: Step) -> RowPath {
    switch step {
    case .key(let key): member(FieldPath.key(key).cut.description)
    case .everyKey: member("*")
    case .index(let index): appending("[\(index)]")
    case .everyIndex: appending("[*]")
    }
  }

  private func member(_ step: String) -> RowPath {
    // A key that is not a plain name is printed in brackets.
    appending(text.isEmpty || step.hasPrefix("[") ? step : "." + step)
  }

  /// The path with a step more. After 24, a `…` replaces all others.
  private func appending(_ step: String) -> RowPath {
    guard count <= Self.mostSteps else { return self }
    return RowPath(text: text + (count == Self.mostSteps ? "…" : step), count: count + 1)
  }
}
