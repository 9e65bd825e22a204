package import ConstructionBuilders

/// The properties that all findings in a row share: everything but indices and the excerpt.
/// In a type that contains itself, the path begins in the innermost object of that type.
///
/// One is created for every finding of every response, so it copies nothing and creates no text.
struct RowKey: Hashable, Sendable {
  let type: String?
  private let path: FieldPath
  private let kind: Finding.Kind
  private let expected: String
  private let found: JSONType?
  private let isRepair: Bool

  init(_ finding: Finding, in type: String?) {
    self.type = type
    path = finding.path.cut
    kind = finding.kind.count == nil ? finding.kind : .more(0)
    expected = finding.expected
    found = finding.found?.kind
    isRepair = finding.isRepair
  }

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.found == right.found && left.isRepair == right.isRepair
      && left.expected == right.expected && left.type == right.type
      && left.path.isSame(asRow: right.path)
  }

  /// An order of rows whose texts are the same.
  func precedes(_ other: RowKey) -> Bool {
    facts.lexicographicallyPrecedes(other.facts, by: keyPrecedes)
  }

  private var facts: [String] {
    [kind.name, expected, found?.rawValue ?? "", "\(isRepair)", path.description, type ?? ""]
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.steps?.count)
    var rest = path.steps
    while let step = rest {
      // The last two keys tell rows apart. The paths in one response mostly begin with the same
      // keys.
      if step.count <= 2, case .key(let key) = step.component { hasher.combine(key) }
      rest = step.next
    }
    hasher.combine(kind.name)
    hasher.combine(found)
  }
}

extension FieldPath.Component {
  fileprivate func isSame(asRow other: Self) -> Bool {
    switch (self, other) {
    case (.index, .index): true
    case (.key(let left), .key(let right)): left == right
    default: false
    }
  }

  /// Nil if they are the same. Equal keys can be written in several ways.
  fileprivate func precedes(sameRow other: Self) -> Bool? {
    switch (self, other) {
    case (.index(let left), .index(let right)): left == right ? nil : left < right
    case (.key(let left), .key(let right)) where !left.utf8.elementsEqual(right.utf8):
      left.utf8.lexicographicallyPrecedes(right.utf8)
    default: nil
    }
  }
}

extension FieldPath {
  /// Whether the paths differ in nothing but indices.
  fileprivate func isSame(asRow other: FieldPath) -> Bool {
    var (left, right) = (steps, other.steps)
    while left !== right {
      guard let step = left, let otherStep = right,
        step.component.isSame(asRow: otherStep.component)
      else { return false }
      (left, right) = (step.next, otherStep.next)
    }
    return true
  }

  /// Whether the path comes before another one of the same row; nil if they are the same.
  func precedes(sameRow other: FieldPath) -> Bool? {
    var (left, right) = (steps, other.steps)
    while left !== right, let step = left, let otherStep = right {
      if let order = step.component.precedes(sameRow: otherStep.component) { return order }
      (left, right) = (step.next, otherStep.next)
    }
    return nil
  }

  private static let mostSteps = 24
  fileprivate static let longestKey = 100

  /// The path with at most 24 steps and with keys of at most 100 bytes. A `…` replaces the rest.
  package var cut: FieldPath {
    if isShort { return self }
    let components = components
    var path = FieldPath(components.prefix(Self.mostSteps).map(\.cut))
    if components.count > Self.mostSteps { path.components[Self.mostSteps - 1] = .key("…") }
    return path
  }

  private var isShort: Bool {
    guard steps?.count ?? 0 <= Self.mostSteps else { return false }
    var rest = steps
    while let step = rest {
      if case .key(let key) = step.component, key.utf8.count > Self.longestKey { return false }
      rest = step.next
    }
    return true
  }

  /// The path as messages print it, with `[*]` for every index, and after the name of a type.
  func withoutIndices(in type: String?) -> String {
    let path = description { _ in "[*]" }
    guard let type else { return path }
    return type + (path.hasPrefix("[") ? "" : ".") + path
  }
}

extension FieldPath.Component {
  fileprivate var cut: Self {
    guard case .key(let key) = self, key.utf8.count > FieldPath.longestKey else { return self }
    var prefix = ""
    for scalar in key.unicodeScalars {
      guard prefix.utf8.count + UTF8.width(scalar) + 3 <= FieldPath.longestKey else { break }
      prefix.unicodeScalars.append(scalar)
    }
    return .key(prefix + "…")
  }
}
