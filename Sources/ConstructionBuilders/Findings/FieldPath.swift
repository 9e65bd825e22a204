/// The place of a value in a document: keys and indices, from the outside in.
///
/// ```swift
/// let path: FieldPath = "data.results[3].name"
/// path.components     // [.key("data"), .key("results"), .index(3), .key("name")]
/// "\(path)"           // data.results[3].name
/// ```
///
/// A key that is not a plain name is printed in brackets and quotation marks: `links["self.url"]`.
/// An index counts every element of the input, even those that were left out.
public struct FieldPath: Sendable {
  /// One step of a path.
  public enum Component: Hashable, Sendable {
    /// A key, into an object.
    case key(String)
    /// An index from 0, into an array.
    case index(Int)

    @_documentation(visibility: internal)
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.key(let left), .key(let right)): left.isEquivalent(to: right)
      case (.index(let left), .index(let right)): left == right
      default: false
      }
    }
  }

  /// The steps; nil if the path is empty.
  package internal(set) var steps: PathSteps?

  /// Creates a path from its steps. Without steps, it is the path of the value itself.
  public init(_ components: [Component] = []) {
    for component in components.reversed() { steps = PathSteps(component, steps) }
  }

  package init(steps: PathSteps?) { self.steps = steps }

  /// The steps, from the outside in.
  public var components: [Component] {
    get { steps?.components ?? [] }
    set { self = FieldPath(newValue) }
  }

  /// Whether the path has no steps, and so leads to the value itself.
  public var isEmpty: Bool { steps == nil }

  /// Joins two paths.
  public static func + (prefix: FieldPath, rest: FieldPath) -> FieldPath {
    guard let first = prefix.steps else { return rest }
    // Nearly every prefix is one step.
    if first.next == nil { return FieldPath(steps: first.followed(by: rest.steps)) }
    return FieldPath(
      steps: prefix.allSteps.reversed().reduce(rest.steps) { $1.followed(by: $0) })
  }

  package static func key(_ key: String) -> FieldPath { FieldPath([.key(key)]) }

  package static func index(_ index: Int) -> FieldPath { FieldPath([.index(index)]) }

  /// The path of an element. If `place` is a key, it comes from the input.
  static func element(_ place: Component) -> FieldPath {
    FieldPath(steps: PathSteps(place, nil, isFromInput: true))
  }
}

extension FieldPath.Component: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  @_documentation(visibility: internal)
  public init(stringLiteral key: String) { self = .key(key) }

  @_documentation(visibility: internal)
  public init(integerLiteral index: Int) { self = .index(index) }
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

  /// The path with `…` in place of each key from the input.
  ///
  /// Indices, and keys that the program declares, stay.
  var withoutInputKeys: FieldPath {
    guard allSteps.contains(where: { $0.isFromInput }) else { return self }
    return FieldPath(
      allSteps.map { step in
        if step.isFromInput, case .key = step.component { .key("…") } else { step.component }
      })
  }

  /// Whether the path begins with all the steps of another.
  func starts(with other: FieldPath) -> Bool {
    var (own, other) = (steps, other.steps)
    while let expected = other {
      guard let step = own, step.component == expected.component else { return false }
      (own, other) = (step.next, expected.next)
    }
    return true
  }
}

extension FieldPath: CustomStringConvertible {
  /// The path as messages print it, such as `data.results[3].name`.
  @_documentation(visibility: internal)
  public var description: String { description { "[\($0)]" } }

  /// The path as messages print it, but with each index written by `written`.
  package func description(index written: (Int) -> String) -> String {
    components.reduce(into: "") { text, component in
      switch component {
      case .index(let index): text += written(index)
      case .key(let key) where !Self.isPlain(key): text += "[\(JSONText.quoted(key))]"
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      }
    }
  }

  /// Whether a key needs no brackets in a path.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.unicodeScalars.allSatisfy(isPlain)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // Properties would take most of the time.
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "$", "@": true
    case _ where scalar.isASCII: false
    // Hangul fillers are alphabetic but invisible.
    default:
      scalar.properties.isAlphabetic && scalar.isVisible
        || scalar.properties.numericType != nil
    }
  }
}

extension String {
  /// The key as a step of a JSON pointer.
  package var pointerStep: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
