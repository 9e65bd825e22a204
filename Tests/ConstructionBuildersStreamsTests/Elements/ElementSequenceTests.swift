import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Streams of asynchronous sequences: what is delivered, and how the loop ends.
struct ElementSequenceTests {
  struct LogBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  struct Broken: Error {}

  private func chunks(
    _ texts: [String], ending error: (any Error)? = nil
  ) -> AsyncThrowingStream<Data, any Error> {
    AsyncThrowingStream { continuation in
      for text in texts { continuation.yield(Data(text.utf8)) }
      continuation.finish(throwing: error)
    }
  }

  private func read<Base>(
    _ elements: ElementSequence<Base, LogBuilder>, afterEach body: () -> Void = {}
  ) async -> (ids: [Int?], ending: (any Error)?) {
    var ids: [Int?] = []
    do {
      for try await element in elements {
        ids.append(try? element.result.get())
        body()
      }
      return (ids, nil)
    } catch {
      return (ids, error)
    }
  }

  @Test func dataBytesAndText_giveTheSameElements() async throws {
    let text = "{\"id\":1}\n{\"id\":\"x\"}\n{\"id\":3}\n"
    let data = chunks([String(text.prefix(5)), "", String(text.dropFirst(5))])
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in text.utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    let texts = AsyncStream<String> { continuation in
      for character in text { continuation.yield(String(character)) }
      continuation.finish()
    }
    let arrays = AsyncStream<[UInt8]> { continuation in
      continuation.yield(Array(text.utf8))
      continuation.finish()
    }
    let results = await [
      read(data.elements(of: LogBuilder.self, in: .lines)),
      read(bytes.elements(of: LogBuilder.self, in: .lines)),
      read(texts.elements(of: LogBuilder.self, in: .lines)),
      read(arrays.elements(of: LogBuilder.self, in: .lines)),
    ]
    for (ids, ending) in results { #expect(ids == [1, nil, 3] && ending == nil) }
  }

  @Test func errorOfTheSource_comesAfterWhatCameBefore() async throws {
    let stream = chunks(["{\"id\":1}\n{\"id\":2}\n{\"i"], ending: Broken())
    let (ids, ending) = await read(stream.elements(of: LogBuilder.self, in: .lines))
    expect(ids, equals: [1, 2])
    let failure = try #require(ending as? StreamFailure)
    #expect(failure.kind == .source && failure.underlying is Broken)
    expect("\(failure)", equals: "the source of the stream failed at byte 21, line 3: Broken()")
  }

  @Test(arguments: [
    ("data: {\"id\":1}\n\n", StreamFraming.serverSentEvents()), ("{\"id\":1}\n", .lines),
    ("[{\"id\":1}]", .array), ("\u{1E}{\"id\":1}\n", .textSequence),
    ("{\"id\":1}", .concatenated),
  ])
  func errorOfTheSourceBetweenElements_isNotLost(text: String, framing: StreamFraming) async {
    let stream = chunks([text], ending: Broken())
    let (ids, ending) = await read(stream.elements(of: LogBuilder.self, in: framing))
    expect(ids, equals: [1])
    #expect((ending as? StreamFailure)?.underlying is Broken)
  }

  @Test func errorOfTheSourceBetweenEvents_isNotLost() async {
    let failure = await #expect(throws: StreamFailure.self) {
      for try await _ in chunks(["data: x\n\n"], ending: Broken()).serverSentEvents() {}
    }
    #expect(failure?.underlying is Broken)
  }

  @Test func errorOfTheSourceBehindTheLastEvent_isNotReached() async {
    let stream = chunks(["data: {\"id\":1}\n\ndata: [DONE]\n\n"], ending: Broken())
    let (ids, ending) = await read(
      stream.elements(of: LogBuilder.self, in: .serverSentEvents(endingWith: "[DONE]")))
    #expect(ids == [1] && ending == nil)
  }

  @Test func streamThatIsCutOff_throwsAfterWhatCameBefore() async throws {
    let (ids, ending) = await read(
      chunks(["[{\"id\":1},{\"id\":2},{\"i"]).elements(of: LogBuilder.self, in: .array))
    expect(ids, equals: [1, 2])
    expect((ending as? StreamFailure)?.kind, equals: .cutOff)
  }

  @Test func eventThatEndsTheStream_endsTheLoopBeforeItsSource() async throws {
    let (stream, continuation) = AsyncStream<Data>.makeStream()
    continuation.yield(Data("data: {\"id\":1}\n\ndata: [DONE]\n\n".utf8))
    // The source goes on, and the loop does not wait for it.
    let (ids, ending) = await read(
      stream.elements(of: LogBuilder.self, in: .serverSentEvents(endingWith: "[DONE]")))
    #expect(ids == [1] && ending == nil)
    continuation.finish()
  }

  @Test func elementThatIsThere_isDeliveredBeforeMoreComes() async throws {
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream()
    var iterator = stream.elements(of: LogBuilder.self, in: .array).makeAsyncIterator()
    continuation.yield(Array("[{\"id\":1},{\"id\"".utf8))
    try await expect(iterator.next()?.result, equals: .success(1))
    continuation.yield(Array(":2}]".utf8))
    try await expect(iterator.next()?.result, equals: .success(2))
    continuation.finish()
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test(arguments: [0, 1, 5])
  func cancellation_stopsReading(delivered: Int) async throws {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    for id in 0..<delivered { continuation.yield("{\"id\":\(id)}\n") }
    let (reads, reading) = AsyncStream<Void>.makeStream()
    let task = Task {
      await read(stream.elements(of: LogBuilder.self, in: .lines)) { reading.yield() }
    }
    var iterator = reads.makeAsyncIterator()
    for _ in 0..<delivered { await iterator.next() }
    task.cancel()
    let (ids, ending) = await task.value
    expect(ids, equals: (0..<delivered).map { $0 })
    #expect(ending is CancellationError)
  }

  /// Single bytes are gathered, and no quotation mark ends the gathering.
  @Test func textThatCameAsBytes_isDeliveredBeforeTheCancellation() async {
    struct Cancelled: AsyncSequence, AsyncIteratorProtocol {
      var bytes = Array(#"["a", "b""#.utf8)[...]
      mutating func next() async -> UInt8? {
        if bytes.isEmpty { withUnsafeCurrentTask { $0?.cancel() } }
        return bytes.popFirst()
      }
      func makeAsyncIterator() -> Cancelled { self }
    }
    let task = Task {
      var texts: [String?] = []
      await #expect(throws: CancellationError.self) {
        for try await element in Cancelled().elements(of: String.self, in: .array) {
          texts.append(try? element.result.get())
        }
      }
      return texts
    }
    await expect(task.value, equals: ["a", "b"])
  }

  @Test func errorOfTheSourceAfterCancellation_isACancellation() async {
    struct Waiting: AsyncSequence, AsyncIteratorProtocol {
      mutating func next() async throws -> [UInt8]? {
        while !Task.isCancelled { await Task.yield() }
        throw URLError(.cancelled)
      }
      func makeAsyncIterator() -> Waiting { self }
    }
    let task = Task {
      for try await _ in Waiting().elements(of: Int.self, in: .lines) {}
    }
    task.cancel()
    let result = await task.result
    #expect(throws: CancellationError.self) { try result.get() }
  }

  @Test func cancellationErrorOfTheSource_isAFailureOfTheSource() async {
    let stream = AsyncThrowingStream<String, any Error> { continuation in
      continuation.yield("{\"id\":1}\n{\"id\":2}")
      continuation.finish(throwing: CancellationError())
    }
    let (ids, ending) = await read(stream.elements(of: LogBuilder.self, in: .lines))
    expect(ids, equals: [1, 2])
    let failure = ending as? StreamFailure
    #expect(failure?.kind == .source && failure?.underlying is CancellationError)
  }

  @Test func events_haveNameIdDataAndRetry() async throws {
    let stream = chunks([
      "\u{FEFF}retry: 30\nid: 1\nevent: a\ndata: x\ndata\ndata:  y\n\ndata: z\r",
      "\ndata:é\r\n\r\n",
      "id: 2\u{0}\nid\nevent: b\n\n: c\ndata: w\n\n",
    ])
    var events: [[String]] = []
    for try await event in stream.serverSentEvents() {
      events.append([event.name, event.id, event.data, event.retry.map { "\($0)" } ?? ""])
    }
    expect(
      events,
      equals: [
        ["a", "1", "x\n\n y", "30"], ["message", "1", "z\né", "30"], ["message", "", "w", "30"],
      ])
  }

  @Test func dataBytesAndText_giveTheSameEvents() async throws {
    let text = "id: 1\r\nevent: a\r\ndata: é\r\n\r\ndata: [DONE]\n\ndata: x\n\n"
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in text.utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    let texts = AsyncStream<String> { continuation in
      for scalar in text.unicodeScalars { continuation.yield(String(scalar)) }
      continuation.finish()
    }
    func events<Base>(_ stream: ServerSentEventSequence<Base>) async throws -> [[String]] {
      var events: [[String]] = []
      for try await event in stream { events.append([event.name, event.id, event.data]) }
      return events
    }
    try await expect(
      events(chunks([text]).serverSentEvents(endingWith: "[DONE]")), equals: [["a", "1", "é"]])
    try await expect(
      events(bytes.serverSentEvents(endingWith: "[DONE]")), equals: [["a", "1", "é"]])
    try await expect(
      events(texts.serverSentEvents(endingWith: "[DONE]")), equals: [["a", "1", "é"]])
  }

  @Test func eventThatIsNoUTF8_fails() async throws {
    let stream = AsyncStream<[UInt8]> { continuation in
      continuation.yield(Array("data: ".utf8) + [0xFF] + Array("\n\ndata: ok\n\n".utf8))
      continuation.finish()
    }
    var events: [ServerSentEvent] = []
    for try await event in stream.serverSentEvents() { events.append(event) }
    #expect(events.map(\.data) == ["\u{FFFD}", "ok"] && events[1].failure == nil)
    expect(
      events[0].failure?.findings,
      say: "line 1, column 1: the bytes of this character are not valid UTF-8")
  }

  @Test func elementOfAnArray_hasItsBuilderAndFindings() async throws {
    let stream = chunks(["{\"results\":[{\"id\":\"7\"},{\"id\":null}]}"])
    var elements: [StreamElement<LogBuilder>] = []
    for try await element in stream.elements(of: LogBuilder.self, in: .array(at: "results")) {
      elements.append(element)
    }
    expect(elements[0].findings, say: "results[0].id: read string \"7\" as Int")
    expect(elements[1].findings, say: "results[1].id: required Int is null")
    #expect(
      elements[0].builder?.id == 7
        && String(decoding: elements[0].json, as: UTF8.self) == "{\"id\":\"7\"}")
  }

  @Test(arguments: [
    ("[", []), ("[1", []), ("[1,", [1]), ("[1,2", [1]), ("[10, 2", [10]), ("[10, 2 ", [10, 2]),
  ])
  func numberAtTheEndOfAnArrayThatIsCutOff_isNoElement(text: String, expected: [Int]) {
    for length in [1, text.utf8.count] {
      var reader = ElementReader<Int>(.array)
      var elements: [Int?] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        reader.append(rest.prefix(length))
        rest = rest.dropFirst(length)
        while let element = reader.next() { elements.append(try? element.result.get()) }
      }
      let failure = #expect(throws: StreamFailure.self) { try reader.finish() }
      expect(failure?.kind, equals: .cutOff)
      while let element = reader.next() { elements.append(try? element.result.get()) }
      expect(elements, equals: expected)
    }
  }

  @Test func envelope_hasTheFieldsBesideTheArray() throws {
    var reader = ElementReader<LogBuilder>(.array(at: "data", "results"))
    let text = "{\"id\":4,\"data\":{\"a\":[1], \"results\":[{\"id\":1}, {\"id\":2}],\"total\":9}}"
    for byte in text.utf8 {
      reader.append([byte])
      while reader.next() != nil {}
    }
    try reader.finish()
    let envelope = try reader.envelope(as: EnvelopeBuilder.self)
    #expect(envelope.total == 9 && envelope.build() == .success("4, 9, [1], []"))
  }

  /// Its elements are not all given out, but they were read.
  @Test func envelope_isThereOnceTheDocumentWasReadToItsEnd() throws {
    var reader = ElementReader<LogBuilder>(.array(at: "data", "results"))
    reader.append("{\"id\":4,\"data\":{\"a\":[1],\"results\":[{\"id\":1},{\"id\":2}],\"total\":9}}")
    _ = reader.next()
    let failure = #expect(throws: BuildFailure.self) {
      try reader.envelope(as: EnvelopeBuilder.self)
    }
    expect(failure?.findings, say: "rejected: the document has not been read to its end")
    try reader.finish()
    try expect(reader.envelope(as: EnvelopeBuilder.self).build(), equals: .success("4, 9, [1], []"))
    expect(reader.next()?.result, equals: .success(2))
    #expect(reader.next() == nil)
  }

  @Test func envelopeOfLines_failsNamingTheFraming() throws {
    var reader = ElementReader<LogBuilder>(.lines)
    try reader.finish()
    let failure = #expect(throws: BuildFailure.self) {
      try reader.envelope(as: EnvelopeBuilder.self)
    }
    expect(failure?.findings, say: "rejected: only a document with an array has fields beside it")
  }

  struct EnvelopeBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var total: Int?
    @Field var a: [Int]?
    @Field var results: [JSONValue]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _total = fields["data", "total"]
      _a = fields["data", "a"]
      _results = fields["data", "results"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ "\($0), \($1), \($2), \($3)" }, $id, $total, $a, $results)
    }
  }

  #if Foundation
    @Test func file_givesItsElementsAndTellsItsEnd() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data("[{\"id\":1},{\"id\":2}]".utf8).write(to: url)
      try expect(
        ElementFile(url.path, of: LogBuilder.self, in: .array).map { try $0.result.get() },
        equals: [
          1, 2,
        ])
      try Data("[{\"id\":1},{\"id\":".utf8).write(to: url)
      let file = try ElementFile(url.path, of: LogBuilder.self, in: .array)
      let elements = Array(file)
      expect(elements.map { try? $0.result.get() }, equals: [1, nil])
      expect(elements.map { $0.ending?.kind }, equals: [nil, .cutOff])
      #expect(throws: StreamFailure.self) { try file.finish() }
      #expect(throws: (any Error).self) {
        try ElementFile(url.path + "x", of: LogBuilder.self, in: .lines)
      }
    }

    @Test func file_hasTheFieldsBesideItsArray() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data("{\"id\":4,\"data\":{\"results\":[{\"id\":1}],\"a\":[],\"total\":9}}".utf8)
        .write(to: url)
      let file = try ElementFile(url.path, of: LogBuilder.self, in: .array(at: "data", "results"))
      #expect(throws: BuildFailure.self) { try file.envelope(as: EnvelopeBuilder.self) }
      try file.finish()
      try expect(file.envelope(as: EnvelopeBuilder.self).build(), equals: .success("4, 9, [], []"))
    }

    @Test func fileThatCannotBeRead_endsWithTheFailureOfItsSource() throws {
      let file = ElementFile(
        Pipe().fileHandleForWriting, of: LogBuilder.self, in: .lines)
      let endings = file.map(\.ending)
      expect(endings.map { $0?.kind }, equals: [.source])
      #expect(endings[0]?.underlying != nil && endings[0]?.place.byteOffset == 0)
      let failure = #expect(throws: StreamFailure.self) { try file.finish() }
      expect(failure?.localizedDescription, equals: failure?.description)
    }
  #endif
}
