public import ConstructionBuilders

/// Why a fixture cannot be used, as facts and as a text.
///
/// ```text
/// fixture "charakters" was not found
///   nearest: characters.json
///   searched: /…/my-package_MyTests.resources
/// ```
public struct FixtureFailure: Error, Hashable, Sendable {
  /// The name of the fixture.
  public let fixture: String

  /// The problem.
  public let problem: Problem

  /// A failure from its facts.
  public init(fixture: String, problem: Problem) {
    self.fixture = fixture
    self.problem = problem
  }

  /// The problems of fixtures.
  public enum Problem: Hashable, Sendable {
    /// No file has the name. The nearest names, and the folders that were searched.
    case notFound(nearest: [String], searched: [String])
    /// The module has no resources. The folders that were searched for them.
    case noResources(module: String, searched: [String])
    /// Several files have the name. Their paths.
    case ambiguous([String])
    /// The file is malformed JSON. The findings have line, column and what was expected there.
    case malformed([Finding])
    /// The top level is of another kind.
    case wrongTopLevel(TopLevelMismatch)
    /// The error of a loader, a decoder, a builder or a change.
    case unusable(String)
  }

  /// Calls `body`, and turns any error into a failure of the fixture.
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

/// The top level of a fixture is of another kind than expected.
public struct TopLevelMismatch: Error, Hashable, Sendable {
  /// The expected kind, in words.
  public let expected: String
  /// The value that was found.
  public let found: Found
  /// The first element that is not an object, when an array of objects was expected.
  public let element: Int?

  init<Marker: JSONContainer>(_ marker: Marker.Type, got value: JSONValue) {
    expected = marker.expectation
    var index: Int?
    if marker is UnkeyedJSONContainer.Type, case .array(let elements) = value {
      index = elements.firstIndex { $0.kind != .object }
    }
    element = index
    found = Found(index.flatMap { value[$0] } ?? value)
  }
}
