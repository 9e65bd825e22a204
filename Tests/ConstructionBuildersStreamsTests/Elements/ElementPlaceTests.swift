import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Places of findings in streams, and the memory of elements that are kept.
struct ElementPlaceTests {
  typealias LogBuilder = ElementReaderTests.LogBuilder

  @Test(arguments: [
    (StreamFraming.serverSentEvents(), "data: {}\n\n: c\nevent: a\ndata: {\ndata: nope}\n\n", 6, 1),
    (.serverSentEvents(), "event: a\ndata: {\"id\":1,}\n\n", 2, 9),
    (.serverSentEvents(), "data: {\r\nid: 7\r\ndata: \"id\": x}\r\n\r\n", 3, 7),
    (.serverSentEvents(), "data: {\r: c\rdata\rid: 7\rdata: \"id\": x}\r\r", 5, 7),
    (.serverSentEvents(), "id: 7\ndata:\ndata: 7\n\n", 3, 1),
    (.lines, "\n{\"id\":\r\rnope}\n", 2, 9), (.lines, "{}\n\r\r 7\n", 2, 4),
    (.textSequence, "\u{1E}{}\n\u{1E}\r{\"id\":\n\rnope}\n", 3, 2),
  ])
  func findingsOfAnElement_areWhereItStands(
    framing: StreamFraming, stream: String, line: Int, column: Int
  ) throws {
    var reader = ElementReader<LogBuilder>(framing)
    reader.append(stream)
    try reader.finish()
    var last: StreamElement<LogBuilder>?
    while let element = reader.next() { last = element }
    let failure = #expect(throws: BuildFailure.self) { try last?.result.get() }
    let place = TextLocation(line: line, column: column)
    expect(failure?.findings.map(\.location), equals: [place])
    expect(last?.findings.map(\.location), equals: [place])
  }

  @Test func eventThatIsNoUTF8_isNoJSONAndSaysWhere() async throws {
    let stream = AsyncStream<[UInt8]> { continuation in
      let parts = ["event: a\ndata: {\"é\":\ndata: \"a", "\"}\n\ndata: ", "\n\ndata\n\n"]
      let bad: [[UInt8]] = [[0xEF, 0xBF], [0x37, 0xFF], []]
      continuation.yield(zip(parts, bad).flatMap { Array($0.utf8) + $1 })
      continuation.finish()
    }
    var events: [ServerSentEvent] = []
    for try await event in stream.serverSentEvents() { events.append(event) }
    expect(events.map(\.data), equals: ["{\"é\":\n\"a\u{FFFD}", "7\u{FFFD}", ""])
    expect(
      events.map { $0.failure?.findings.map(\.description) },
      equals: [
        ["line 3, column 3: the bytes of this character are not valid UTF-8"],
        ["line 5, column 2: the bytes of this character are not valid UTF-8"], nil,
      ])
    for event in events { #expect(throws: BuildFailure.self) { try JSONValue(json: event.data) } }
  }

  /// How much memory the text of an element keeps.
  private func keptBytes<Value>(_ element: StreamElement<Value>) throws -> Int {
    let frame = Mirror(reflecting: element).children.first { $0.label == "frame" }?.value
    let text = Mirror(reflecting: try #require(frame)).children.first { $0.label == "text" }?.value
    let slice = try #require(text as? ArraySlice<UInt8>)
    return slice.startIndex + slice.capacity
  }

  @Test func keptElements_keepTheirOwnBytes() throws {
    let long = String(repeating: "x", count: 100_000)
    for (framing, before, separator) in [
      (StreamFraming.array(at: "data"), "{\"x\":\"\(long)\",\"data\":[1", ","),
      (.lines, "\"\(long)\"\n", "\n"), (.textSequence, "\u{1E}\"\(long)\"\n", "\n\u{1E}"),
      (.serverSentEvents(), "data: \"\(long)\"\n\n", "\n\ndata: "),
    ] {
      for length in [7, 5_000] {
        var reader = ElementReader<JSONValue>(framing)
        reader.append(before)
        while reader.next() != nil {}
        let elements = String(repeating: separator + "[12345]", count: 200) + separator
        var rest = Array(elements.utf8)[...]
        var kept: [StreamElement<JSONValue>] = []
        while !rest.isEmpty {
          reader.append(rest.prefix(length))
          rest = rest.dropFirst(length)
          while let element = reader.next() { kept.append(element) }
        }
        #expect(kept.count >= 199)
        for element in kept {
          #expect(try keptBytes(element) <= max(16_384, 4 * element.json.count))
        }
      }
    }
  }
}
