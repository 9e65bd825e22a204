public import ConstructionBuilders

/// Why a fixture cannot be used: facts, and a text that a person can act on.
///
/// ```text
/// fixture "charakters" was not found
///   nearest: characters.json
///   searched: /…/my-package_MyTests.resources
/// ```
public struct FixtureFailure: Error, Hashable, Sendable {
  /// The name that was asked for.
  public let fixture: String

  /// What is the matter with it.
  public let problem: Problem

  /// A failure by its facts.
  public init(fixture: String, problem: Problem) {
    self.fixture = fixture
    self.problem = problem
  }

  /// What can be the matter with a fixture.
  public enum Problem: Hashable, Sendable {
    /// No file has the name. The nearest names, and the places that were searched.
    case notFound(nearest: [String], searched: [String])
    /// The module has no resources. The places that were searched for them.
    case noResources(module: String, searched: [String])
    /// Several files have the name: their paths.
    case ambiguous([String])
    /// It is not JSON: line, column and what was expected there.
    case malformed([Finding])
    /// The top level is not what was asked for.
    case wrongTopLevel(TopLevelMismatch)
    /// What a loader, a decoder, a builder or a change said.
    case unusable(String)
  }

  /// Calls `body`, and makes what it throws a failure about the fixture.
  static func about<Value>(_ fixture: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw FixtureFailure(fixture: fixture, problem: Problem(error))
    }
  }
}

extension FixtureFailure.Problem {
  fileprivate init(_ error: any Error) {
    switch error {
    case let failure as BuildFailure where failure.findings.contains { $0.kind == .malformed }:
      self = .malformed(failure.findings)
    case let mismatch as TopLevelMismatch:
      self = .wrongTopLevel(mismatch)
    default:
      self = .unusable(String(describing: error))
    }
  }
}

/// Another top level than was asked for.
public struct TopLevelMismatch: Error, Hashable, Sendable {
  /// What was asked for, in words.
  public let expected: String
  /// What there is.
  public let found: Found
  /// The first element that is no object, where an array of objects was asked for.
  public let element: Int?

  init<Marker: JSONContainer>(_ marker: Marker.Type, got value: JSONValue) {
    expected = marker.expectation
    var index: Int?
    if marker is UnkeyedJSONContainer.Type, case .array(let elements) = value {
      index = elements.firstIndex { $0.kind != .object }
    }
    element = index
    let odd = index.flatMap { value[$0] } ?? value
    found = Found(kind: odd.kind, excerpt: odd.description)
  }
}
