package import ConstructionBuilders
import ConstructionBuildersContracts

extension FixtureFile {
  /// Calls `body`, and turns any error into a failure of the fixture. A failure to build says which
  /// keys were probably meant and, if the value is that of the file, where in the file its problems
  /// are. It also names the function for a failure that is expected.
  func explaining<Value: Capturable, Built>(
    _ value: JSONValue, by type: Value.Type, _ coercion: Coercion, ifExpected function: String,
    _ body: () throws -> Built
  ) throws -> Built {
    try FixtureFailure.about(name) {
      do {
        return try body()
      } catch let failure as BuildFailure {
        let explained = explained(failure, value, by: type, coercion)
        throw UnexpectedFailure(
          description: "\(explained)\nif that is expected, build what \(function) returns")
      }
    }
  }

  private func explained<Value: Capturable>(
    _ failure: BuildFailure, _ value: JSONValue, by type: Value.Type, _ coercion: Coercion
  ) -> any Error {
    if let file = try? load(.data), (try? JSONValue(json: file)) == value {
      return failure.explained(in: file, by: type, coercion: coercion)
    }
    return failure.explained(in: value, by: type, coercion: coercion)
  }

  package func unread<Value: Capturable>(
    by type: Value.Type, coercion: Coercion
  ) throws -> UnreadTally {
    // A file that is not JSON is a failure of the fixture.
    _ = try load(.value)
    let data = try load(.data)
    return type.contract(coercion: coercion, sample: data).unread(in: data)
  }
}

/// A failure of a build that should succeed.
private struct UnexpectedFailure: Error, CustomStringConvertible {
  let description: String
}
