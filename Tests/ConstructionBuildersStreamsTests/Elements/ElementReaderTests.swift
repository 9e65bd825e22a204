import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation
import Testing

@testable import TestSupport

/// Elements of streams, by tables: what comes in, the elements, and how it ends.
struct ElementReaderTests {
  struct Log: Equatable {
    let id: Int
  }

  struct LogBuilder: ConstructionBuilder {
    @Field var id: Int?
    init(fields: JSONFields) { _id = fields["id"] }
    func build() -> Result<Log, BuildFailure> { construct(Log.init, $id) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let stream: String
    let framing: StreamFraming
    let elements: [String]
    let ending: String

    init(
      _ stream: String, _ framing: StreamFraming, _ elements: [String],
      _ ending: String = "complete"
    ) {
      self.stream = stream
      self.framing = framing
      self.elements = elements
      self.ending = ending
    }

    var testDescription: String { stream.debugDescription }
  }

  static let lines: [Case] = [
    Case("", .lines, []),
    Case(" \r\n\n\t\n", .lines, []),
    Case(
      "{\"id\":1}\n{\"id\":2}\r\n\n {\"id\":3} \n", .lines,
      ["0 byte 0, line 1: 1", "1 byte 9, line 2: 2", "2 byte 20, line 4: 3"]),
    Case("{\"id\":1}", .lines, ["0 byte 0, line 1: 1"]),
    Case("{\"id\":1}\n{\"id\":2} ", .lines, ["0 byte 0, line 1: 1", "1 byte 9, line 2: 2"]),
    Case(
      "{\"id\":\"\u{2028}\u{2029}\u{85}\"}\n{\"id\":2}\n", .lines,
      [
        "0 byte 0, line 1: id: expected Int, found string \"\\u2028\\u2029\\u0085\"",
        "1 byte 18, line 2: 2",
      ]),
    Case(
      "{\"id\":1}\nnope\n{\"id\":3}\n", .lines,
      [
        "0 byte 0, line 1: 1", "1 byte 9, line 2: line 2, column 1: expected a value, found nope",
        "2 byte 14, line 3: 3",
      ]),
    Case(
      "{\"id\":1}{\"id\":2}\n{\"id\":3}\n", .lines,
      [
        "0 byte 0, line 1: line 1, column 9: expected the end of the document after the value",
        "1 byte 17, line 2: 3",
      ]),
    Case("{}\n", .lines, ["0 byte 0, line 1: id: required Int is missing"]),
    Case("7\n", .lines, ["0 byte 0, line 1: line 1, column 1: expected object, found number 7"]),
    Case(
      "{\"id\":1}\n{\"id\":", .lines, ["0 byte 0, line 1: 1"],
      "cutOff at byte 15, line 2: the body is cut off, expected a value"),
    Case(
      "{\"id\":1}\n12", .lines, ["0 byte 0, line 1: 1"],
      "cutOff at byte 11, line 2: the input may be cut off: expected white space after the last value"
    ),
    Case(
      "true", .lines, [],
      "cutOff at byte 4, line 1: the input may be cut off: expected white space after the last value"
    ),
    Case(
      "\"ab", .lines, [],
      "cutOff at byte 3, line 1: the body is cut off, expected '\"' at the end of a string"),
    Case(
      "{\"i", .lines, [],
      "cutOff at byte 3, line 1: the body is cut off, expected '\"' at the end of a string"),
    Case("x", .lines, ["0 byte 0, line 1: line 1, column 1: expected a value, found x"]),
    Case("\u{FEFF}{\"id\":1}", .lines, ["0 byte 0, line 1: 1"]),
  ]

  static let sequences: [Case] = [
    Case("", .textSequence, []),
    Case(
      "\u{1E}{\"id\":1}\n\u{1E}\u{1E}{\"id\":\n2}\n", .textSequence,
      ["0 byte 1, line 1: 1", "1 byte 12, line 2: 2"]),
    Case("\u{1E}{\"id\":1}", .textSequence, ["0 byte 1, line 1: 1"]),
    Case(
      "\u{1E}{\"id\":1\u{1E}{\"id\":2}\n", .textSequence,
      [
        "0 byte 1, line 1: line 1, column 8: the body is cut off, expected ',' or '}' after a value",
        "1 byte 9, line 1: 2",
      ]),
    Case(
      "\u{1E}12\u{1E}{\"id\":2}\n", .textSequence,
      [
        "0 byte 1, line 1: line 1, column 1: the input may be cut off: expected white space after the last value",
        "1 byte 4, line 1: 2",
      ]),
    Case(
      "\u{1E}12 \u{1E}{\"id\":2}\n", .textSequence,
      [
        "0 byte 1, line 1: line 1, column 1: expected object, found number 12",
        "1 byte 5, line 1: 2",
      ]),
    Case(
      "\u{1E}12", .textSequence, [],
      "cutOff at byte 3, line 1: the input may be cut off: expected white space after the last value"
    ),
    Case(
      "\u{1E}{\"id\"", .textSequence, [],
      "cutOff at byte 6, line 1: the body is cut off, expected ':' after a key"),
    Case(
      "x\u{1E}{\"id\":2}\n", .textSequence,
      [
        "0 byte 0, line 1: line 1, column 1: expected the control character RS, U+001E, before a text",
        "1 byte 2, line 1: 2",
      ]),
  ]

  static let concatenated: [Case] = [
    Case("", .concatenated, []), Case(" \r\n", .concatenated, []),
    Case("\u{FEFF}{\"id\":1}", .concatenated, ["0 byte 3, line 1: 1"]),
    Case(
      "{\"id\":1}{\"id\":\n2\n}\n {\"id\":3}", .concatenated,
      ["0 byte 0, line 1: 1", "1 byte 8, line 1: 2", "2 byte 20, line 4: 3"]),
    Case(
      #"{"x":"}]\"{\\","id":1}[{"id":2}]{"x":[{}],"id":3}"#, .concatenated,
      [
        "0 byte 0, line 1: 1",
        "1 byte 22, line 1: line 1, column 1: expected object, found array [{\"id\": 2}]",
        "2 byte 32, line 1: 3",
      ]),
    Case("{}", .concatenated, ["0 byte 0, line 1: id: required Int is missing"]),
    Case(
      "{\"id\":1}{\"id\":", .concatenated, ["0 byte 0, line 1: 1"],
      "cutOff at byte 14, line 1: the body is cut off, expected a value"),
    Case(
      "[", .concatenated, [],
      "cutOff at byte 1, line 1: the body is cut off, expected a value or ']'"),
    // Only the syntax sets elements apart, so nothing is read after an error.
    Case(
      "{\"id\":1}\n{\"id\":x}{\"id\":3}", .concatenated, ["0 byte 0, line 1: 1"],
      "malformed at byte 15, line 2: expected a value, found x"),
    Case(
      "{\"id\":1}{\"id\":[2}{\"id\":3}", .concatenated, ["0 byte 0, line 1: 1"],
      "malformed at byte 16, line 1: expected ',' or ']' after a value"),
    Case(
      "{\"id\":1}}{\"id\":3}", .concatenated, ["0 byte 0, line 1: 1"],
      "malformed at byte 8, line 1: expected '{' or '[' at the beginning of an element"),
    Case(
      "{\"id\":1},{\"id\":3}", .concatenated, ["0 byte 0, line 1: 1"],
      "malformed at byte 8, line 1: expected '{' or '[' at the beginning of an element"),
    Case(
      "{\"id\":1}7 {\"id\":3}", .concatenated, ["0 byte 0, line 1: 1"],
      "malformed at byte 8, line 1: expected '{' or '[' at the beginning of an element"),
  ]

  static let events: [Case] = [
    Case("", .serverSentEvents(), []),
    Case("", .serverSentEvents(endingWith: "[DONE]"), [], "cutOff at byte 0, line 1"),
    Case(
      "data: {\"id\":1}\n\ndata:{\"id\":\ndata:2}\n\n", .serverSentEvents(),
      ["0 byte 0, line 1: 1", "1 byte 16, line 3: 2"]),
    Case(
      "data: {\"id\":1}\r\rdata: {\"id\":2}\r\n\r\n", .serverSentEvents(),
      ["0 byte 0, line 1: 1", "1 byte 16, line 3: 2"]),
    Case("\u{FEFF}data: {\"id\":1}\n\n", .serverSentEvents(), ["0 byte 3, line 1: 1"]),
    Case(
      ": comment\nid: 7\nretry: x\nother: y\nnothing\n\nevent: a\n\ndata: {\"id\":1}\n\n",
      .serverSentEvents(),
      ["0 byte 53, line 9: 1"]),
    Case(
      "data: {\"id\":1}\n\ndata: [DONE]\n\nnothing of this is read",
      .serverSentEvents(endingWith: "[DONE]"), ["0 byte 0, line 1: 1"]),
    Case(
      "data: {\"id\":1}\n\n", .serverSentEvents(endingWith: "[DONE]"), ["0 byte 0, line 1: 1"],
      "cutOff at byte 16, line 3"),
    Case(
      "data: {\"id\":1}\n\ndata: {\"id\":2}\n", .serverSentEvents(), ["0 byte 0, line 1: 1"],
      "cutOff at byte 31, line 4"),
    Case(
      "data: {\"id\":1}\n\ndata: {\"i", .serverSentEvents(), ["0 byte 0, line 1: 1"],
      "cutOff at byte 25, line 3"),
    Case(
      "data\n\n", .serverSentEvents(),
      ["0 byte 0, line 1: line 1, column 1: the body is empty, expected a JSON value"]),
  ]

  static let arrays: [Case] = [
    Case("", .array, [], "cutOff at byte 0, line 1: the body is empty, expected a JSON value"),
    Case(
      " \n", .array, [],
      "cutOff at byte 2, line 2: the body has nothing but white space, expected a JSON value"),
    Case("[]", .array, []),
    Case(
      " [ {\"id\":1} ,\n{\"id\":2}\r\n, 7, {} ]\n", .array,
      [
        "0 byte 3, line 1: 1", "1 byte 14, line 2: 2",
        "2 byte 26, line 3: [2]: expected object, found number 7",
        "3 byte 29, line 3: [3].id: required Int is missing",
      ]),
    Case(
      "[{\"id\":1},{\"id\":2", .array, ["0 byte 1, line 1: 1"],
      "cutOff at byte 17, line 1: the body is cut off, expected ',' or '}' after a value"),
    Case(
      "[{\"id\":1},7", .array, ["0 byte 1, line 1: 1"],
      "cutOff at byte 11, line 1: the body is cut off, expected ',' or ']' after a value"),
    Case(
      "[7,", .array, ["0 byte 1, line 1: [0]: expected object, found number 7"],
      "cutOff at byte 3, line 1: the body is cut off, expected a value"),
    Case(
      "[{\"id\":1},", .array, ["0 byte 1, line 1: 1"],
      "cutOff at byte 10, line 1: the body is cut off, expected a value"),
    Case(
      "[{\"id\":1},]", .array, ["0 byte 1, line 1: 1"],
      "malformed at byte 10, line 1: expected a value, found a trailing comma, which JSON does not have"
    ),
    Case(
      "[{\"id\":1} {\"id\":2}]", .array, ["0 byte 1, line 1: 1"],
      "malformed at byte 10, line 1: expected ',' or ']' after a value"),
    Case(
      "[{\"id\":1}] x", .array, ["0 byte 1, line 1: 1"],
      "malformed at byte 11, line 1: expected the end of the document after the value"),
    Case("{\"id\":1}", .array, [], "malformed at byte 0, line 1: expected array, found object"),
    Case(
      "{\"code\":200,\"data\":{\"total\":2,\"results\":[{\"id\":1},{}],\"next\":[1]},\"x\":{\"results\":[]}}",
      .array(at: "data", "results"),
      ["0 byte 41, line 1: 1", "1 byte 50, line 1: data.results[1].id: required Int is missing"]),
    Case(
      "{\"data\":{\"results\":[{\"id\":1}],\"results\":[]}}", .array(at: "data", "results"),
      ["0 byte 20, line 1: 1"],
      "malformed at byte 30, line 1: data.results: the key is repeated"),
    Case(
      "{\"data\":{\"results\":[{\"id\":1}]},\"data\":{}}", .array(at: "data", "results"),
      ["0 byte 20, line 1: 1"],
      "malformed at byte 31, line 1: data: the key is repeated"),
    Case(
      "{\"data\":null}", .array(at: "data", "results"), [],
      "malformed at byte 8, line 1: data: required object is null"),
    Case(
      "{\"data\":{\"results\":3}}", .array(at: "data", "results"), [],
      "malformed at byte 19, line 1: data.results: expected array, found number"),
    Case(
      "{\"data\":{}}", .array(at: "data", "results"), [],
      "malformed at byte 8, line 1: data.results: required array is missing"),
    Case("{\"a\":[[],[{\"id\":1}]]}", .array(at: "a", 1), ["0 byte 10, line 1: 1"]),
    Case(
      "{\"a\":[[]]}", .array(at: "a", 1), [],
      "malformed at byte 5, line 1: a[1]: required array is missing"),
    // What follows is open where a part of 30 bytes ends, and is another's.
    Case(
      "{\"data\":{\"n\":1},\"results\":[{\"id\":1},{\"id\":2}]}", .array(at: "data", "results"), [],
      "malformed at byte 8, line 1: data.results: required array is missing"),
    Case(
      "[[[]],[{\"id\":1},{\"id\":2},{\"id\":3}]]", .array(at: 0, 1), [],
      "malformed at byte 1, line 1: [0][1]: required array is missing"),
  ]

  @Test(arguments: [lines, sequences, concatenated, events, arrays].flatMap(\.self))
  func stream_givesItsElementsAndSaysHowItEnds(_ stream: Case) {
    let bytes = Array(stream.stream.utf8)
    for length in [max(1, bytes.count), 1, 2, 3, 7, 30] {
      let (elements, ending) = read(bytes, stream.framing, inPartsOf: length)
      expect(elements, equals: stream.elements, "in parts of \(length)")
      expect(ending, equals: stream.ending, "in parts of \(length)")
    }
  }

  /// Short elements may come in long chunks.
  @Test(arguments: [1, 7, 1_000])
  func limitOfLength_isThatOfAnElement(length: Int) {
    let short = #"{"id":1}"#
    let array = "[\(short),\(short),{\"id\":12345678901234567890}]"
    let (elements, ending) = read(Array(array.utf8), .array, inPartsOf: length, maximumLength: 20)
    expect(elements, equals: ["0 byte 1, line 1: 1", "1 byte 10, line 1: 1"])
    expect(ending, equals: "limit at byte 39, line 1: the text is longer than 20 bytes")

    let long = "other: \(String(repeating: "x", count: 20))\n"
    let events = "data: \(short)\n\n\(long)data: \(short)\n\n:\(long)data: \(short)\n\n"
    let event = read(
      Array(events.utf8), .serverSentEvents(), inPartsOf: length, maximumLength: 20)
    expect(
      event.elements,
      equals: [
        "0 byte 0, line 1: 1",
        "1 byte 16, line 3: line 3, column 1: the text is longer than 20 bytes",
        "2 byte 60, line 6: 1",
      ])
    expect(event.ending, equals: "complete")
  }

  /// The number that stands for elements that were removed is no beginning of another one.
  @Test(arguments: [".5,{}]", "5,{}]", "e1,{}]"])
  func copyOfAReader_goesOnByItself(rest: String) {
    var reader = ElementReader<LogBuilder>(.array)
    reader.append(#"[{"id":1}"#)
    #expect(reader.next() != nil && reader.next() == nil)
    var copy = reader
    copy.append(rest)
    reader.append(rest)
    #expect(copy.next() == nil && reader.next() == nil)
    let failures = [
      #expect(throws: StreamFailure.self) { try copy.finish() },
      #expect(throws: StreamFailure.self) { try reader.finish() },
    ]
    let expected = "the stream is malformed at byte 9, line 1: expected ',' or ']' after a value"
    for failure in failures { expect(failure?.description, startsWith: expected) }
  }

  @Test func findingsOfAnElement_haveTheirPlaceInTheStream() {
    var lines = ElementReader<LogBuilder>(.lines)
    lines.append("\n\n7\n")
    expect(lines.next()?.findings.first?.location, equals: TextLocation(line: 3, column: 1))
    var array = ElementReader<LogBuilder>(.array)
    array.append("[7] ")
    let element = array.next()
    expect(element?.findings.map(\.location), equals: [nil])
    expect(element?.findings, say: "[0]: expected object, found number 7")
  }

  private func read(
    _ bytes: [UInt8], _ framing: StreamFraming, inPartsOf length: Int,
    maximumLength: Int = 64 << 20
  ) -> (elements: [String], ending: String) {
    var reader = ElementReader<LogBuilder>(framing, maximumLength: maximumLength)
    var elements: [String] = []
    func take() {
      while let element = reader.next() { elements.append(described(element)) }
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(length))
      rest = rest.dropFirst(length)
      take()
    }
    var ending = "complete"
    do throws(StreamFailure) {
      try reader.finish()
    } catch {
      ending = "\(error.kind.name) at \(error.place)" + (error.finding.map { ": \($0)" } ?? "")
    }
    take()
    return (elements, ending)
  }

  private func described(_ element: StreamElement<LogBuilder>) -> String {
    let result =
      switch element.result {
      case .success(let log): "\(log.id)"
      case .failure(let failure): failure.findings.map(\.description).joined(separator: "; ")
      }
    return "\(element.index) \(element.place): \(result)"
  }
}
