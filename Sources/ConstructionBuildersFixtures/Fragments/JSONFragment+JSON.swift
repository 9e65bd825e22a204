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

  /// The JSON as UTF-8. It throws as ``json`` does.
  public var data: Data {
    get throws(FragmentFailure) { Data(try json.description.utf8) }
  }

  /// The JSON as a dictionary of `JSONSerialization`, for a fragment of an object. It may round
  /// numbers, and refuses those that are too large for a Double.
  public var dictionary: [String: Any] {
    get throws {
      try data.jsonContainer([String: Any].self)
    }
  }
}
