import ConstructionBuilders
import ConstructionBuildersStreams
import ConstructionBuildersTesting
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The article *Streams*.
@Suite struct Streams {
  struct Log {
    let level: String
    let milliseconds: Int
  }

  struct LogBuilder: ConstructionBuilder {
    @Field var level: String?
    @Field var milliseconds: Int?

    init(fields: JSONFields) {
      _level = fields["level"]
      _milliseconds = fields["milliseconds"]
    }

    func build() -> Result<Log, BuildFailure> {
      construct(Log.init, $level, $milliseconds)
    }
  }

  private static let lines = """
    {"level": "info", "milliseconds": 12}
    {"level": "error", "milliseconds": "slow"}
    nope
    {"level": "info", "mill
    """

  /// A text as a stream, in chunks that are cut anywhere.
  static func chunks(_ text: String) -> AsyncStream<Data> {
    AsyncStream { continuation in
      var rest = Data(text.utf8)[...]
      while !rest.isEmpty {
        continuation.yield(Data(rest.prefix(7)))
        rest = rest.dropFirst(7)
      }
      continuation.finish()
    }
  }

  @Sendable static func reader(print: (Any) -> Void) throws {
    func show(_ element: StreamElement<LogBuilder>) { print(element.place) }
    let chunks = ["{\"level\": \"info\", \"millis", "econds\": 1}\n{\"level\"", ": \"info\"}"]
    var reader = ElementReader<LogBuilder>(.lines)
    for chunk in chunks {
      reader.append(chunk)
      while let element = reader.next() { show(element) }
    }
    try reader.finish()
    while let element = reader.next() { show(element) }
  }

  @Test func reader_givesTheLastLineAfterFinishing() throws {
    var places: [String] = []
    try Self.reader { places.append("\($0)") }
    #expect(places == ["byte 0, line 1", "byte 37, line 2"])
  }

  @Sendable static func cutOff(print: (Any) -> Void) async throws {
    let chunks = chunks(lines)
    do {
      for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
        switch log.result {
        case .success(let log): print(log)
        case .failure(let failure): print(failure)
        }
      }
    } catch let failure as StreamFailure {
      print(failure)
    }
  }

  struct DeltaBuilder: ConstructionBuilder {
    @Field var text: String?

    init(fields: JSONFields) {
      _text = fields["text"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ $0 }, $text)
    }
  }

  @Sendable static func events(print: (Any) -> Void) async throws {
    let chunks = chunks(
      """
      event: delta
      data: {"text": "Hello"}

      event: usage
      data: {"tokens": 12}

      event: delta
      data: {"text": ", world"}

      data: [DONE]


      """)
    for try await event in chunks.serverSentEvents(endingWith: "[DONE]") {
      switch event.name {
      case "delta": print(try DeltaBuilder.build(json: event.data).get())
      default: print("skipped \(event.name)")
      }
    }
  }

  static func read(
    _ request: URLRequest, by session: URLSession, use: (Log) -> Void
  ) async throws {
    let chunks = session.chunks(for: request)
    for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
      use(try log.result.get())
    }
  }

  @Test func chunksOfAResponse_areRead() async throws {
    let server = StubServer()
    let body = Data("{\"level\": \"info\", \"milliseconds\": 1}\n".utf8)
    server.get("/logs", reply: .data(body + body).inChunks(of: 10, every: .milliseconds(1)))
    server.get("/none", reply: .status(404))
    let logs = URLRequest(url: server.baseURL.appending(path: "logs"))
    var times: [Int] = []
    try await Self.read(logs, by: server.session) { times.append($0.milliseconds) }
    #expect(times == [1, 1])

    let none = URLRequest(url: server.baseURL.appending(path: "none"))
    let failure = await #expect(throws: StreamFailure.self) {
      try await Self.read(none, by: server.session) { _ in }
    }
    #expect(failure?.kind == .source && failure?.underlying is URLError)
  }
}
