public import ConstructionBuilders

/// Why a value cannot be reached by a path.
///
/// ```swift
/// var value: JSONValue = ["name": "Cyclops"]
/// try value.set(nil, at: "nmae")
/// // nmae: there is no such member, did you mean name?
/// ```
public struct PathProblem: Error, Hashable, Sendable {
  /// How far the path leads, with the step that failed.
  public let path: FieldPath

  let reason: Reason

  enum Reason: Hashable {
    case noMember(nearest: [String], canBeAdded: Bool)
    case noElement(count: Int)
    case wrongKind(expected: JSONKind, found: JSONKind)
    case removingAll
    case existing
  }

  /// There is no value without anything in it.
  static let removingAll = PathProblem(reason: .removingAll)

  private init(reason: Reason) {
    path = FieldPath()
    self.reason = reason
  }

  /// No key is this one. Where a value was to be set it may be added.
  init(path: FieldPath, among keys: [String], canBeAdded: Bool) {
    self.path = path
    var key = ""
    if case .key(let last)? = path.components.last { key = last }
    reason = .noMember(nearest: NearMiss.of(key, among: keys), canBeAdded: canBeAdded)
  }

  /// There is a value already where one is added.
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
  /// One sentence that begins with the path.
  public var description: String {
    let place = path.isEmpty ? "the top level" : path.description
    switch reason {
    case .noMember(let nearest, let canBeAdded) where nearest.isEmpty:
      return "\(place): there is no such member\(canBeAdded ? ", add(_:at:) adds one" : "")"
    case .noMember(let nearest, _):
      return "\(place): there is no such member, did you mean \(nearest.joined(separator: " or "))?"
    case .noElement(let count):
      return "\(place): there is no such element, the array has \(count)"
    case .wrongKind(let expected, let found):
      return "\(place): expected \(expected), found \(found)"
    case .existing:
      return "\(place): it is there already, and can be set"
    case .removingAll:
      return "\(place): it cannot be removed, only be another value"
    }
  }
}

/// Every change of a ``JSONDraft`` that could not be made.
public struct PathProblems: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the changes; never empty.
  public let problems: [PathProblem]

  /// A line for each.
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
