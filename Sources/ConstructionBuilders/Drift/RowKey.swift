/// What findings have in common that share a row: all but indices and what exactly was found.
///
/// It is made for every finding of every response, so that it copies nothing and makes no text.
struct RowKey: Hashable, Sendable {
  private let path: FieldPath
  private let kind: Finding.Kind
  private let expected: String
  private let found: JSONKind?
  private let isRepair: Bool

  init(_ finding: Finding) {
    path = finding.path.cut
    kind = finding.kind.count == nil ? finding.kind : .more(0)
    expected = finding.expected
    found = finding.found?.kind
    isRepair = finding.isRepair
  }

  static func == (left: Self, right: Self) -> Bool {
    left.kind == right.kind && left.found == right.found && left.isRepair == right.isRepair
      && left.expected == right.expected
      && left.path.components.elementsEqual(right.path.components) { $0.isSame(asRow: $1) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(path.components.count)
    for case .key(let key) in path.components.suffix(2) { hasher.combine(key) }
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
}

extension FieldPath {
  private static let mostSteps = 24
  fileprivate static let longestKey = 100

  /// The path with no more than so many steps and no longer keys: what is left out is a `…`.
  var cut: FieldPath {
    let isShort =
      components.count <= Self.mostSteps
      && components.allSatisfy { component in
        if case .key(let key) = component { key.utf8.count <= Self.longestKey } else { true }
      }
    if isShort { return self }
    var path = FieldPath(components.prefix(Self.mostSteps).map(\.cut))
    if components.count > Self.mostSteps { path.components[Self.mostSteps - 1] = .key("…") }
    return path
  }

  /// The path as it is written in messages, with `[*]` for every index.
  var withoutIndices: String { description { _ in "[*]" } }
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
