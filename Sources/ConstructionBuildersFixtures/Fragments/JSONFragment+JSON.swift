extension JSONFragment {
  /// The JSON of the fragment. The members of an object are in the order of declaration.
  ///
  /// - Throws: ``FragmentFailure`` with every value that has no JSON.
  public var json: JSONValue {
    get throws(FragmentFailure) {
      do throws(NotJSON) { return try sent.get() ?? .null } catch {
        throw FragmentFailure(problems: error.problems)
      }
    }
  }

  /// The JSON, or why there is none.
  var sent: Result<JSONValue?, NotJSON> {
    if let root, problems.isEmpty { return root.sent }
    var problems = problems
    var object = JSONValue.Members()
    for member in members {
      switch member.sent {
      case .success(let value): object[member.key] = value
      case .failure(let failure): problems += failure.problems(under: member.path)
      }
    }
    return problems.isEmpty ? .success(.object(object)) : .failure(NotJSON(problems: problems))
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
