/// One fixture, by its name and its source.
struct FixtureFile {
  let name: String
  let source: FixtureSource
  /// The extension of the file, if the name has none.
  var fileExtension = "json"

  func data() throws -> Data { try source.data(of: name, fileExtension: fileExtension) }

  /// What `read` makes of the bytes. Any error becomes a failure of the fixture.
  func reading<Value>(_ read: (Data) throws -> Value) throws -> Value {
    let data = try data()
    return try FixtureFailure.about(name) { try read(data) }
  }

  func value(_ change: (inout JSONDraft) throws -> Void = { _ in }) throws -> JSONValue {
    var draft = JSONDraft(try reading { try JSONValue(json: $0) })
    try change(&draft)
    return try FixtureFailure.about(name) { try draft.finished() }
  }

  /// What `read` makes of the text after a change. Any error becomes a failure of the fixture.
  func reading<Value>(
    _ change: (inout JSONDraft) throws -> Void, _ read: (String) throws -> Value
  ) throws -> Value {
    let value = try value(change)
    return try FixtureFailure.about(name) { try read(value.description) }
  }

  /// The same for a model. A failure to build says which keys were probably meant and, if the value
  /// is that of the file, where in the file its problems are. It also names the function for a
  /// failure that is expected.
  func building<Value: Capturable, Built>(
    _ type: Value.Type, _ coercion: Coercion, ifExpected function: String,
    _ change: (inout JSONDraft) throws -> Void, _ build: (String) throws -> Built
  ) throws -> Built {
    let value = try value(change)
    return try FixtureFailure.about(name) {
      do {
        return try build(value.description)
      } catch let failure as BuildFailure {
        let file = try data()
        let isUnchanged = (try? JSONValue(json: file)) == value
        let explained: any Error =
          isUnchanged
          ? failure.explained(in: file, by: type, coercion: coercion)
          : failure.explained(in: value, by: type, coercion: coercion)
        throw WordsOfError(
          "\(explained)\nif the test expects that, build what \(function) returns")
      }
    }
  }

  func decode<Model: Decodable>(
    _ type: Model.Type, from data: Data, _ decoder: JSONDecoder
  ) throws -> Model {
    try FixtureFailure.about(name) {
      // `JSONDecoder` accepts some malformed JSON, such as a trailing comma.
      let value = try JSONValue(json: data)
      do {
        return try decoder.decode(type, from: data)
      } catch let error as DecodingError {
        throw WordsOfError(error, in: value)
      }
    }
  }
}

/// An error that is only its text.
private struct WordsOfError: Error, CustomStringConvertible {
  let description: String

  init(_ words: String) { description = words }

  /// A `DecodingError` as one line that starts with the path.
  init(_ error: DecodingError, in value: JSONValue) {
    let (path, reason) = error.pathAndReason
    var words = reason
    switch error {
    case .keyNotFound: words = "required, but missing"
    case .typeMismatch(let type, _), .valueNotFound(let type, _):
      let found = value[at: path].map { ", found \(FoundValue($0))" } ?? ""
      words = "expected \(type)\(found)"
    default: break
    }
    description = path.isEmpty ? words : "\(path): \(words)"
  }
}
