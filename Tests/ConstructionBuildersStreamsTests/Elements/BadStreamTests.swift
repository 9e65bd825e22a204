import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Streams that no server should send: too long, too deep, cut off anywhere.
struct BadStreamTests {
  typealias LogBuilder = ElementReaderTests.LogBuilder

  /// What a reader gave: the indices of what was built, the findings of what was not, and the end.
  struct Outcome {
    var built = 0
    var findings: [String] = []
    var ending = "complete"
    /// The most bytes that the process had, if that was asked for.
    var growth = 0
  }

  private static let framings: [(StreamFraming, element: String)] = [
    (.lines, "{\"id\":1}\n"), (.textSequence, "\u{1E}{\"id\":1}\n"),
    (.serverSentEvents(), "data: {\"id\":1}\n\n"), (.array, "[{\"id\":1}]"),
    (.array(at: "data"), "{\"data\":[{\"id\":1}]}"), (.concatenated, "{\"id\":1}"),
  ]

  private func read<Value: Capturable>(
    _ chunks: some Sequence<[UInt8]>, of type: Value.Type, _ framing: StreamFraming,
    maximumLength: Int = 64 << 20
  ) -> Outcome {
    var outcome = Outcome()
    var reader = ElementReader<Value>(framing, maximumLength: maximumLength)
    func take() {
      while let element = reader.next() {
        switch element.result {
        case .success: outcome.built += 1
        case .failure(let failure): outcome.findings += failure.findings.map(\.description)
        }
      }
    }
    for chunk in chunks {
      reader.append(chunk)
      take()
    }
    do throws(StreamFailure) { try reader.finish() } catch { outcome.ending = "\(error)" }
    take()
    return outcome
  }

  private func read(
    _ stream: String, _ framing: StreamFraming, maximumLength: Int = 64 << 20
  ) -> Outcome {
    let bytes = Array(stream.utf8)
    return read([bytes], of: LogBuilder.self, framing, maximumLength: maximumLength)
  }

  @Test(arguments: ["{\"id\":1}\u{1E}", "\u{1E}12\u{1E}"])
  func textThatTheFramingRefuses_hasFindingsAndNoBuilder(_ stream: String) throws {
    var reader = ElementReader<JSONValue>(.textSequence)
    reader.append(stream)
    let next = reader.next()
    let element = try #require(next)
    let failure = #expect(throws: BuildFailure.self) { try element.result.get() }
    #expect(element.findings == failure?.findings && element.root == nil)
  }

  @Test func emptyStream_isNoElement() {
    expect(read("", .lines).ending, equals: "complete")
    expect(read("", .textSequence).ending, equals: "complete")
    expect(read("", .serverSentEvents()).ending, equals: "complete")
    expect(
      read("", .serverSentEvents(endingWith: "[DONE]")).ending,
      equals: "the stream was cut off at byte 0, line 1")
    expect(
      read("", .array).ending,
      equals: "the stream was cut off at byte 0, line 1: the body is empty, expected a JSON value")
  }

  @Test func whiteSpaceAlone_isNoElement() {
    let space = " \t\r\n\n"
    for framing in [StreamFraming.lines, .textSequence] {
      expect(read(space, framing).ending, equals: "complete")
      expect(read(space, framing).findings, equals: [])
    }
    // A space is the name of a field.
    expect(read("\r\n\n", .serverSentEvents()).ending, equals: "complete")
    expect(
      read(space, .array).ending,
      equals: """
        the stream was cut off at byte 5, line 3: \
        the body has nothing but white space, expected a JSON value
        """)
  }

  /// What many servers send in place of events when they fail.
  @Test(arguments: [
    ("{\"error\": {\n\n\"code\": 429}}", "0, line 1", "'{'"),
    ("[{\"error\": 1}]\n", "0, line 1", "'['"),
    ("\u{FEFF}\r\n\n {}\n\ndata: {\"id\":1}\n\n", "6, line 3", "'{'"),
    (" \n[ERROR]\n", "2, line 2", "'['"),
    ("<!DOCTYPE html>\n<title>502</title>\n", "0, line 1", "HTML"),
    ("<?xml version=\"1.0\"?>\r<Error/>", "0, line 1", "markup, such as HTML or XML"),
  ])
  func documentInPlaceOfEvents_isNoStream(_ text: String, _ place: String, _ found: String) {
    for end in [nil, "[DONE]"] {
      for chunks in [[Array(text.utf8)], text.utf8.map { [$0] }] {
        let outcome = read(chunks, of: LogBuilder.self, .serverSentEvents(endingWith: end))
        expect(
          outcome.ending,
          equals: """
            the stream is malformed at byte \(place): expected server-sent events, found \(found)
            """)
        #expect(outcome.built == 0 && outcome.findings.isEmpty)
      }
    }
  }

  @Test(arguments: [": {\n\n", "x: <\n\n", "retry: 1\n{\n\n", "data\n\n{\n\n", " :{\n"])
  func bracketBehindOtherText_isOfAFieldThatNobodyKnows(_ before: String) {
    let outcome = read(before + "data: {\"id\":1}\n\n", .serverSentEvents())
    #expect(outcome.ending == "complete" && outcome.built == 1)
  }

  @Test(arguments: ["data: ", ":"])
  func bracketBehindALineThatIsTooLong_isAFieldThatNobodyKnows(_ field: String) {
    let long = field + String(repeating: "x", count: 100)
    let outcome = read(
      long + "\n\n[\n\ndata: {\"id\":1}\n\n", .serverSentEvents(), maximumLength: 20)
    expect(outcome.ending, equals: "complete")
    #expect(outcome.built == 1 && outcome.findings.count == (field == ":" ? 0 : 1))
  }

  @Test func chunkOfNoBytes_changesNothing() {
    for (framing, element) in Self.framings {
      let bytes = element.utf8.flatMap { [[$0], []] }
      let outcome = read([[]] + bytes + [[], []], of: LogBuilder.self, framing)
      #expect(outcome.built == 1 && outcome.ending == "complete")
    }
    var partial = PartialReader<LogBuilder>()
    for byte in Array(#"{"id":12}"#.utf8) {
      partial.append([byte])
      partial.append([])
      partial.append("")
      _ = partial.snapshot()
    }
    expect(partial.finish(), equals: .success(ElementReaderTests.Log(id: 12)))
  }

  @Test(arguments: [
    #"{"id":1,"x":"a"#, #"{"id":1,"x":"a\"#, #"{"id":1,"x":"a\u00"#, #"{"id":1,"x":"\ud83d"#,
    #"{"id":1,"x":"\ud83d\ud"#, #"{"id":1"#, #"{"id":1.5"#, #"{"id":-"#, #"{"id":1e"#,
    #"{"id":tru"#, #"{"id":nul"#, #"{"i"#, #"{"id""#, #"{"id":"#, #"{"id":1,"#, "{", "[1", "[1,",
    "\"", "1", "12.", "tr", "tru",
  ])
  func endInAnything_isACutStream(_ text: String) {
    for (framing, prefix, suffix) in [
      (StreamFraming.lines, "", ""), (.textSequence, "\u{1E}", ""),
      (.serverSentEvents(), "data: ", ""), (.array, "[{\"id\":1},", ""),
      (.array(at: "data"), "{\"data\":[{\"id\":1},", ""),
      (.concatenated, "{\"id\":1}[", ""),
    ] {
      let whole = Array((prefix + text + suffix).utf8)
      for chunks in [[whole], whole.map { [$0] }] {
        let outcome = read(chunks, of: LogBuilder.self, framing)
        expect(outcome.ending, startsWith: "the stream was cut off at byte \(whole.count), line 1")
        #expect(outcome.built == (prefix.contains("id") ? 1 : 0) && outcome.findings.isEmpty)
      }
    }
  }

  @Test func endInACharacter_isACutStream() {
    let bytes = Array("{\"id\":\"".utf8) + [0xF0, 0x9F, 0x98]
    let outcome = read([bytes], of: LogBuilder.self, .lines)
    expect(
      outcome.ending,
      equals: """
        the stream was cut off at byte 10, line 1: \
        the body is cut off, expected '"' at the end of a string
        """)
  }

  @Test func invalidUTF8_costsOneElement() {
    let bad: [UInt8] = Array("{\"x\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let good = Array("{\"id\":1}".utf8)
    func stream(_ before: String, _ after: String) -> [UInt8] {
      let (before, after) = (Array(before.utf8), Array(after.utf8))
      return [good, bad, good].flatMap { before + $0 + after }
    }
    for (framing, before, after, line) in [
      (StreamFraming.lines, "", "\n", 2), (.textSequence, "\u{1E}", "\n", 2),
      (.serverSentEvents(), "data: ", "\n\n", 3),
    ] {
      let outcome = read([stream(before, after)], of: LogBuilder.self, framing)
      #expect(outcome.built == 2 && outcome.ending == "complete")
      expect(
        outcome.findings,
        equals: ["line \(line), column 7: the bytes of this character are not valid UTF-8"])
    }
    let array = Array("[".utf8) + good + Array(",".utf8) + bad + Array("]".utf8)
    expect(
      read([array], of: LogBuilder.self, .array).ending,
      equals: """
        the stream is malformed at byte 16, line 1: \
        the bytes of this character are not valid UTF-8
        """)
  }

  @Test func nestingOf513_isRefused() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let reason = "arrays and objects are nested deeper than 512 levels"
    let lines = nested(513) + "\n" + nested(512) + "\n"
    let outcome = read([Array(lines.utf8)], of: JSONValue.self, .lines)
    #expect(outcome.built == 1 && outcome.ending == "complete")
    expect(outcome.findings, equals: ["line 1, column 513: \(reason)"])
    for chunks in [
      [Array("[1,\(nested(512))]".utf8)], Array("[1,\(nested(512))]".utf8).map { [$0] },
    ] {
      let outcome = read(chunks, of: JSONValue.self, .array)
      expect(outcome.built, equals: 1)
      expect(outcome.ending, equals: "the stream exceeded a limit at byte 514, line 1: \(reason)")
    }
    expect(read([Array("[\(nested(511))]".utf8)], of: JSONValue.self, .array).built, equals: 1)
    var partial = PartialReader<LogBuilder>()
    partial.append("{\"id\":7,\"x\":" + nested(512))
    expect(partial.snapshot().id, equals: 7)
    expect(partial.finish(), equals: LogBuilder.build(json: "{\"id\":7,\"x\":" + nested(512) + "}"))
  }

  @Test func longComments_pass() {
    let comment = ":" + String(repeating: "c", count: 65_536) + "\n"
    let comments = String(repeating: ": ping\r", count: 8_192)
    let stream = comment + comments + "data: {\"id\":1}\r\r" + comment
    let outcome = read(stream, .serverSentEvents())
    #expect(outcome.built == 1 && outcome.ending == "complete")
    // Comments are not part of an event, and so may be longer than one.
    for chunks in [[Array(stream.utf8)], stream.utf8.map { [$0] }] {
      let short = read(chunks, of: LogBuilder.self, .serverSentEvents(), maximumLength: 100)
      #expect(short.built == 1 && short.findings.isEmpty && short.ending == "complete")
    }
  }

  @Test func wrongFieldsOfEvents_pass() {
    let stream = "retry: soon\nretry:\nretry: -1\nretry: 99999999999999999999\nid: a\u{0}b\n\n"
    let outcome = read(stream + "data: {\"id\":1}\n\n", .serverSentEvents())
    #expect(outcome.built == 1 && outcome.ending == "complete")
  }

  @Test func manyEmptyLines_areNoElements() {
    let count = inputSize(debug: 100_000, release: 10_000_000)
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 50_000)
    let chunks = repeatElement(lines, count: count / lines.count)
    let last = CollectionOfOne(Array("{}\n".utf8))
    for framing in [StreamFraming.lines, .textSequence, .serverSentEvents()] {
      let outcome = read(chunks, of: LogBuilder.self, framing)
      #expect(outcome.built == 0 && outcome.ending == "complete" && outcome.findings.isEmpty)
    }
    let outcome = read(Array(chunks) + last, of: LogBuilder.self, .lines)
    expect(outcome.findings, equals: ["id: required Int is missing"])
    let array = Array(chunks) + [Array("[{\"id\":1}]".utf8)]
    expect(read(array, of: LogBuilder.self, .array).built, equals: 1)
  }
}

/// One element of 100 MB, in chunks of 64 kB.
@Suite(.serialized) struct LongElementTests {
  /// A debug build needs a second for ten million bytes, because some framings look at each.
  private static let length = inputSize(debug: 1_200_000, release: 100_000_000)

  static let framings: [(StreamFraming, before: String, after: String)] = [
    (.lines, "{\"id\":1,\"x\":\"", "\"}\n{\"id\":2}\n"),
    (.textSequence, "\u{1E}{\"id\":1,\"x\":\"", "\"}\n\u{1E}{\"id\":2}\n"),
    (.serverSentEvents(), "data: {\"id\":1,\"x\":\"", "\"}\n\ndata: {\"id\":2}\n\n"),
    (.array, "[{\"id\":1,\"x\":\"", "\"},{\"id\":2}]"),
    (.concatenated, "{\"id\":1,\"x\":\"", "\"}{\"id\":2}"),
  ]

  private func read(
    _ index: Int, maximumLength: Int
  ) -> (results: [Result<ElementReaderTests.Log, BuildFailure>], ending: String) {
    let (framing, before, after) = Self.framings[index]
    let chunk = [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
    var reader = ElementReader<ElementReaderTests.LogBuilder>(
      framing, maximumLength: maximumLength)
    var results: [Result<ElementReaderTests.Log, BuildFailure>] = []
    reader.append(before)
    for _ in 0..<Self.length / chunk.count {
      reader.append(chunk)
      while let element = reader.next() { results.append(element.result) }
    }
    reader.append(after)
    var ending = "complete"
    do throws(StreamFailure) { try reader.finish() } catch { ending = "\(error)" }
    while let element = reader.next() { results.append(element.result) }
    return (results, ending)
  }

  @Test(arguments: framings.indices)
  func elementWithinTheLimit_isRead(index: Int) throws {
    let (results, ending) = read(index, maximumLength: Self.length + 1_000)
    #expect(try results.map { try $0.get().id } == [1, 2] && ending == "complete")
  }

  @Test(arguments: framings.indices)
  func elementBeyondTheLimit_isRefusedInBoundedMemory(index: Int) throws {
    let before = residentBytes()
    let (results, ending) = read(index, maximumLength: 1_000_000)
    if let before, let after = residentBytes() {
      #expect(after - before < 64 << 20, "\(before) bytes, then \(after)")
    }
    if index >= 3 {
      #expect(results.isEmpty)
      expect(
        ending,
        equals:
          "the stream exceeded a limit at byte \(index == 3 ? 1_000_001 : 1_000_000), line 1: "
          + "the text is longer than 1000000 bytes"
      )
      return
    }
    #expect(ending == "complete" && results.count == 2)
    try expect(results.last?.get().id, equals: 2)
    let message = "the text is longer than 1000000 bytes"
    #expect(throws: BuildFailure.self) { try results[0].get() }
    expect("\(results[0])", contains: message)
  }

  /// How much memory the process has; nil where the system does not say.
  private func residentBytes() -> Int? {
    guard let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * 4_096 }
  }
}
