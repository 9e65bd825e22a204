public import ConstructionBuilders

/// Why a value at a path cannot be set or added.
///
/// ```swift
/// var value: JSONValue = ["name": "Cyclops"]
/// try value.set(nil, at: "nmae")
/// // nmae: there is no such member, did you mean name?
/// ```
public struct PathProblem: Error, Hashable, Sendable {
  /// The path up to the step that failed.
  public let path: FieldPath

  let reason: Reason

  enum Reason: Hashable {
    case noMember(nearest: [String], canBeAdded: Bool)
    case noElement(count: Int)
    case wrongKind(expected: JSONKind, found: JSONKind)
    case removingAll
    case existing
  }

  /// The whole value cannot be removed.
  static let removingAll = PathProblem(reason: .removingAll)

  private init(reason: Reason) {
    path = FieldPath()
    self.reason = reason
  }

  /// The object has no member with the key; `canBeAdded` suggests to add it.
  init(path: FieldPath, among keys: [String], canBeAdded: Bool) {
    self.path = path
    var key = ""
    if case .key(let last)? = path.components.last { key = last }
    reason = .noMember(nearest: NearMiss.of(key, among: keys), canBeAdded: canBeAdded)
  }

  /// A value to add already exists.
  init(existing path: FieldPath) {
    self.path = path
    reason = .existing
  }

  init(path: FieldPath, count: Int) {
    self.path = path
    reason = .noElement(count: count)
  }

  init(path: FieldPath, expected: JSONKind, found: JSONKind) {
    self.path = path
    reason = .wrongKind(expected: expected, found: found)
  }
}

extension PathProblem: CustomStringConvertible {
  /// One sentence that starts with the path.
  public var description: String {
    let place = path.isEmpty ? "the top level" : path.description
    switch reason {
    case .noMember(nearest: [], canBeAdded: true):
      return "\(place): there is no such member, add(_:at:) adds one"
    case .noMember(let nearest, _):
      return "\(place): there is no such member\(NearMiss.question(nearest))"
    case .noElement(let count):
      return "\(place): there is no such element, the array has \(count)"
    case .wrongKind(let expected, let found):
      return "\(place): expected \(expected), found \(found)"
    case .existing:
      return "\(place): it exists already, set it instead"
    case .removingAll:
      return "\(place): it cannot be removed, set another value instead"
    }
  }
}

/// All changes of a ``JSONDraft`` that could not be made.
struct PathProblems: Error, Hashable, CustomStringConvertible {
  /// The problems, in the order of the changes; never empty.
  let problems: [PathProblem]

  /// One line a problem.
  var description: String { problems.map(\.description).joined(separator: "\n") }
}
