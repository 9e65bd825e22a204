/// Requests with their responses, as a browser or a proxy has recorded them.
///
/// ``Fixture`` reads one, and a server replays it:
///
/// ```swift
/// let recording = try Fixture.har("session")
/// server.replay(recording)
/// ```
///
/// A recording has no secrets: ``FixtureFunctions/har(_:in:keeping:fileID:filePath:line:column:)``
/// replaces them by `removed`. ``secrets`` says what the file had, and ``cleaned`` is the file
/// without them.
public struct HTTPRecording: Sendable {
  /// The secrets of the file, by path and name, never with their values:
  /// `log.entries[0].request.headers[2]: header Authorization`.
  public let secrets: [String]

  let name: String
  let entries: [RecordedEntry]
  let index: RecordingIndex
  private let json: JSONValue

  /// - Throws: `BuildFailure` with the path of each problem, and without excerpts of values.
  init(_ name: String, har data: Data, keeping names: Set<String> = []) throws {
    let value = try JSONValue(json: data)
    let names = SecretNames(keeping: names)
    var removal = SecretRemoval(names)
    let cleaned = removal.cleaned(value)
    json = cleaned ?? value
    secrets = removal.found
    self.name = name
    let recorded = try Self.entries(in: cleaned.map { Data($0.description.utf8) } ?? data)
    let secrets = KnownSecrets(names: names, values: removal.values)
    entries = recorded.enumerated().compactMap { RecordedEntry($1, at: $0, secrets) }
    index = RecordingIndex(entries, secrets)
  }

  /// The entries of a document. A value that cannot be used is a problem, even if a replay could do
  /// without it.
  private static func entries(in data: Data) throws -> [HAREntry] {
    let report = HARBuilder.report(json: data)
    var problems: [Finding] = []
    if case .failure(let failure) = report.result { problems = failure.findings }
    problems += report.findings.filter { !$0.isRepair && !problems.contains($0) }
    guard let first = problems.first else { return try report.result.get() }
    throw BuildFailure(model: "HTTPRecording", first, Array(problems.dropFirst())).redacted
  }

  /// The file without its secrets, as indented JSON. Write it over the file:
  ///
  /// ```swift
  /// try Fixture.har("session").cleaned.write(to: URL(filePath: "Tests/Fixtures/session.har"))
  /// ```
  public var cleaned: Data { Data((json.indented + "\n").utf8) }
}
