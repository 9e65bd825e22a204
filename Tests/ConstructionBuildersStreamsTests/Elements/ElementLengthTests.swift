import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// The limit of an element's length is the same in each framing: that of its JSON text.
struct ElementLengthTests {
  static let framings: [(StreamFraming, before: String, after: String)] = [
    (.lines, "{\"id\":1}\n", "\n"), (.lines, "", "\r\n{\"id\":1}\n"), (.lines, "", ""),
    (.textSequence, "\u{1E}", "\n"), (.textSequence, "\u{1E}7\n\u{1E}", "\r\n\u{1E}{\"id\":1}"),
    (.textSequence, "\u{1E}", ""), (.serverSentEvents(), "data: ", "\n\n"),
    (.serverSentEvents(), "event: a\ndata:", "\r\r"), (.array, "[", "]"), (.array, "[1, ", " ]"),
    (.array(at: "data"), "{\"data\":[", ",2]}"),
  ]

  private func read(
    _ stream: String, _ framing: StreamFraming, maximumLength: Int, inPartsOf length: Int
  ) -> (counts: [Int], findings: [String], ending: String) {
    var reader = ElementReader<JSONValue>(framing, maximumLength: maximumLength)
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    var ending = "complete"
    do throws(StreamFailure) { try reader.finish() } catch { ending = "\(error)" }
    var counts: [Int] = []
    var findings: [String] = []
    while let element = reader.next() {
      if (try? element.result.get()) != nil { counts.append(element.json.count) }
      findings += element.findings.map(\.description)
    }
    return (counts, findings, ending)
  }

  @Test(arguments: framings.indices, [1, 7, 1_000])
  func element_canHaveAsManyBytesAsTheLimit(index: Int, length: Int) {
    let (framing, before, after) = Self.framings[index]
    for text in [
      "\"\(String(repeating: "a", count: 28))\"", "[\(String(repeating: "1", count: 28))]",
    ] {
      let stream = before + text + after
      let whole = read(stream, framing, maximumLength: 30, inPartsOf: length)
      #expect(whole.counts.contains { 30...31 ~= $0 || $0 == 32 })
      #expect(whole.findings == [] && whole.ending == "complete")
      let long = read(stream, framing, maximumLength: 29, inPartsOf: length)
      #expect(!long.counts.contains { $0 >= 30 })
      expect("\(long.findings) \(long.ending)", contains: "longer than 29 bytes")
      // Only an array ends.
      #expect(long.ending == "complete" || long.ending.contains("exceeded a limit"))
    }
  }

  @Test(arguments: [1, 9, 1_000])
  func lastText_thatIsTooLong_isNoCutStream(length: Int) {
    let long = String(repeating: "x", count: 40)
    for (text, isWhole) in [
      ("[\"\(long)\"]\n", true), ("{\"a\\\\\":\"\(long)]\\\"\"}", true), ("\"\(long)\"", true),
      ("1\(long.replacing("x", with: "0")) ", true), ("1\(long.replacing("x", with: "0"))", false),
      ("[\"\(long)\"", false), ("{\"a\":\"\(long)}", false), ("\"\(long)\\\"", false),
    ] {
      let texts = read(
        "\u{1E}7 \u{1E}" + text, .textSequence, maximumLength: 20, inPartsOf: length)
      #expect(
        texts.counts == [2]
          && texts.findings == ["line 1, column 1: the text is longer than 20 bytes"])
      expect(texts.ending == "complete", equals: isWhole, "\(text)")
    }
    let line = read("[\"\(long)\"]", .lines, maximumLength: 20, inPartsOf: length)
    #expect(line.ending == "complete" && line.findings.count == 1)
  }

  @Test(arguments: [1, 5, 1_000])
  func whatStandsBesideAnArray_hasALimitOfItsOwn(length: Int) {
    let beside = "{\"x\":\"\(String(repeating: "x", count: 20))\",\"data\":["
    let element = "\"\(String(repeating: "a", count: 38))\""
    let stream = beside + [element, element, element].joined(separator: ",") + "]}"
    let whole = read(stream, .array(at: "data"), maximumLength: 40, inPartsOf: length)
    #expect(whole.counts == [40, 40, 40] && whole.ending == "complete")
    let long = read(stream, .array(at: "data"), maximumLength: 30, inPartsOf: length)
    #expect(long.counts == [] && long.ending.contains("exceeded a limit at byte 30, line 1"))
  }

  /// Where each line of the data stands is known while an event arrives, but not for long.
  @Test func eventThatIsTooLong_keepsNothing() {
    var reader = ElementReader<JSONValue>(.serverSentEvents(), maximumLength: 20)
    for _ in 0..<1_000 {
      reader.append("data: 1\n:\n")
      #expect(reader.next() == nil)
    }
    #expect(keptCount(Mirror(reflecting: reader)) < 100)
    reader.append("\n")
    let element = reader.next()
    expect(element?.findings, say: "line 1, column 1: the text is longer than 20 bytes")
  }

  /// How many elements the arrays have that a value keeps.
  private func keptCount(_ mirror: Mirror) -> Int {
    let own = mirror.displayStyle == .collection ? mirror.children.count : 0
    return mirror.children.reduce(own) { $0 + keptCount(Mirror(reflecting: $1.value)) }
  }

  /// In an `Int` that no document can have, 256 MiB is the limit of arrays and snapshots.
  @Test func limitAsLongAsCanBe_isNoProblem() {
    for (framing, before, after) in Self.framings {
      let stream = before + "{\"id\":1}" + after
      let whole = read(stream, framing, maximumLength: .max, inPartsOf: 3)
      #expect(!whole.counts.isEmpty && whole.findings == [] && whole.ending == "complete")
    }
  }

  @Test func readerThatHasFinished_isOver() throws {
    for (framing, before, after) in Self.framings {
      var reader = ElementReader<JSONValue>(framing)
      reader.append(before + "{\"id\":1}" + after)
      #expect(!reader.isOver)
      try reader.finish()
      #expect(reader.isOver && reader.next() != nil)
    }
  }
}
