public import ConstructionBuilders
public import Foundation

extension JSONFragment {
  /// The JSON of the fragment. The members of an object are in the order of declaration.
  ///
  /// - Throws: ``FragmentFailure`` with every value that has no JSON.
  public var json: JSONValue {
    get throws(FragmentFailure) {
      var problems = problems
      if let root {
        guard problems.isEmpty else { throw FragmentFailure(problems: problems) }
        return try root.sent.get() ?? .null
      }
      var members = JSONValue.Members()
      for member in self.members {
        switch member.sent {
        case .success(let value): members[member.key] = value
        case .failure(let failure): problems += failure.problems(under: member.path)
        }
      }
      guard problems.isEmpty else { throw FragmentFailure(problems: problems) }
      return .object(members)
    }
  }

  /// The JSON, or why there is none.
  var sent: Result<JSONValue?, FragmentFailure> {
    do throws(FragmentFailure) { return .success(try json) } catch { return .failure(error) }
  }

  /// The JSON as UTF-8.
  ///
  /// - Throws: As ``json``.
  public var data: Data {
    get throws(FragmentFailure) { Data(try json.description.utf8) }
  }

  /// The JSON as a dictionary of `JSONSerialization`.
  ///
  /// - Throws: As ``json``; an error when the fragment is not an object; and the errors of
  ///   `JSONSerialization`, which refuses numbers that a Double cannot hold.
  public var dictionary: [String: Any] {
    get throws {
      try data.jsonContainer(KeyedJSONContainer.self)
    }
  }
}
