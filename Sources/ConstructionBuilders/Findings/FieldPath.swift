/// Where a value stands in a document: keys and indices from the outside in.
///
/// ```swift
/// let path: FieldPath = "data.results[3].name"
/// path.components     // [.key("data"), .key("results"), .index(3), .key("name")]
/// "\(path)"           // data.results[3].name
/// ```
///
/// A key that is not a plain name is written in brackets and quotation marks: `links["self.url"]`.
/// An index is that of the element in the source, whatever was left out before it.
public struct FieldPath: Sendable {
  /// One step of a path.
  public enum Component: Hashable, Sendable {
    /// Into an object, by key.
    case key(String)
    /// Into an array, by index from 0.
    case index(Int)
  }

  /// The steps; nil for the value itself.
  var steps: PathSteps?

  /// A path by its steps; without any, the value itself.
  public init(_ components: [Component] = []) {
    for component in components.reversed() { steps = PathSteps(component, steps) }
  }

  init(steps: PathSteps?) { self.steps = steps }

  /// The steps, from the outside in.
  public var components: [Component] {
    get { steps?.components ?? [] }
    set { self = FieldPath(newValue) }
  }

  /// Whether the path is that of the value itself.
  public var isEmpty: Bool { steps == nil }

  /// A path, and one that goes on from there.
  public static func + (prefix: FieldPath, rest: FieldPath) -> FieldPath {
    guard let first = prefix.steps else { return rest }
    // Nearly every prefix is one step.
    if first.next == nil { return FieldPath(steps: first.followed(by: rest.steps)) }
    return FieldPath(
      steps: prefix.allSteps.reversed().reduce(rest.steps) { $1.followed(by: $0) })
  }

  static func key(_ key: String) -> FieldPath { FieldPath([.key(key)]) }

  static func index(_ index: Int) -> FieldPath { FieldPath([.index(index)]) }

  /// The path of an element: a key is one that arrived.
  static func element(_ place: Component) -> FieldPath {
    FieldPath(steps: PathSteps(place, nil, isForeign: true))
  }
}

extension FieldPath: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool { left.steps.isSame(as: right.steps) }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(steps?.shape)
    hasher.combine(steps?.component)
  }
}

extension FieldPath {
  private var allSteps: [PathSteps] {
    Array(
      sequence(state: steps) { step in
        defer { step = step?.next }
        return step
      })
  }

  /// The path with a `…` for each key that arrived. Keys that the program has stay, and indices.
  var withoutForeignKeys: FieldPath {
    guard allSteps.contains(where: \.isForeign) else { return self }
    return FieldPath(
      allSteps.map { step in
        if step.isForeign, case .key = step.component { .key("…") } else { step.component }
      })
  }

  /// Whether the path begins with all steps of another.
  func starts(with other: FieldPath) -> Bool {
    var (own, other) = (steps, other.steps)
    while let expected = other {
      guard let step = own, step.component == expected.component else { return false }
      (own, other) = (step.next, expected.next)
    }
    return true
  }
}
