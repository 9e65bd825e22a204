import ConstructionBuilders

/// The path of a row, with `[*]` for every index and `*` for every key that is data.
///
/// In a type that contains itself, it begins with the name of the type: `Comment.edited`.
struct RowPath {
  /// As messages print it. Empty for the root.
  let text: String

  private let count: Int

  private let types: RecursiveTypes?

  private static let mostSteps = 24

  private init(_ text: String, count: Int, _ types: RecursiveTypes?) {
    self.text = text
    self.count = count
    self.types = types
  }

  /// The root of documents with some types that contain themselves.
  static func root(_ types: RecursiveTypes) -> RowPath {
    RowPath("", count: 0, types.names.isEmpty ? nil : types)
  }

  /// The members of all values of a type that contains itself.
  func ofType(_ name: String) -> RowPath { RowPath(name, count: 0, types) }

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
    let next = text.isEmpty || step.hasPrefix("[") ? step : "." + step
    // So is one that would be taken for a type.
    let isType = types?.names.contains(text + next) ?? false
    return appending(isType ? "[\"\(step)\"]" : next)
  }

  /// The path with a step more. After 24, a `…` replaces all others.
  private func appending(_ step: String) -> RowPath {
    guard count <= Self.mostSteps else { return self }
    return RowPath(text + (count == Self.mostSteps ? "…" : step), count: count + 1, types)
  }
}
