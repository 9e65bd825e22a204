import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Bad streams and documents, cut at every byte and at pairs of bytes: findings, excerpts and
/// places are the same.
struct CutBadStreamTests {
  typealias LogBuilder = ElementReaderTests.LogBuilder

  struct AnythingBuilder: ConstructionBuilder {
    @Field var s: JSONValue?
    init(fields: JSONFields) { _s = fields["s"] }
    func build() -> Result<JSONValue?, BuildFailure> { construct({ $0 }, $s.optional) }
  }

  /// Bad text inside a document, between what may be before and behind it.
  static let bad = [
    "1e3e", "1-", "1-2", "01", "1.x", "1.", "-", "-I", "-Infinity", "NaN", "nul", "nulls", "truth",
    "e3", "e", "hunter2", "'a'", "// c", "/* c */", "<!-- c -->", "#", "+1", ".5", "“a”", "1e+",
    "1e+x", "\"\\u12x4\"", "\"\\ud83dx\"", "\"\\ud83d\\u0041\"", "\"\\x\"", "\"\t\"", "1 2", "[1,]",
    "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "[1}", "undefined", "None", "True", "0x10", "1_000",
  ]

  /// Each alone, and as a value at the end, in the middle, and in other containers.
  private static let badTexts: [String] = bad.flatMap { text in
    [text, "{\"s\":\(text)", "{\"s\":\(text)}", "[\(text)]", "[7,{\"s\":\(text)}]"]
  }

  private static let otherTexts: [String] = [
    "    <!DOCTYPE html><p>", "<html>", "  <htm", "<?xml?>", "%PDF-1.7", "bplist00", "bplist",
    "\u{FEFF}", "\u{FEFF}  <html>", "\u{FEFF}nope", "\u{FEFF}{\"s\":nope}", "\u{FEFF}[nope",
    "\u{FEFF}\n{\"s\":}", "\u{FEFF}\u{FEFF}{}", "{} {}", "[] ]", "", " ", "   <", "\r\n\r\n}",
  ]

  private static let bytes: [[UInt8]] = [
    [0xEF], [0xEF, 0xBB], [0xEF, 0xBB, 0x7B], [0xEF, 0xBB, 0xBF, 0xEF, 0xBB], [0xEF, 0x7B, 0x7D],
    [0xFF, 0xFE], [0xFF, 0xFE, 0, 0], [0xFE, 0xFF, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0x7B],
    [0x1F, 0x8B, 8], [0x28, 0xB5, 0x2F, 0xFD], [0x89, 0x50, 0x4E, 0x47], [0xC3, 0x28], [0xC3],
    Array("{\"s\":\"".utf8) + [0xF0, 0x9F, 0x41], Array("[\"".utf8) + [0xE2, 0x82],
  ]

  /// In pieces with types: the compiler needed a minute for one expression.
  private static let all: [[UInt8]] = (badTexts + otherTexts).map { Array($0.utf8) } + bytes

  /// In a debug build one of four.
  static let documents = stride(from: 0, to: all.count, by: stepWidth(debug: 4, release: 1))
    .map { all[$0] }

  /// All ways to cut into two and three parts; a long document is cut into two.
  private func cuts(of bytes: [UInt8]) -> [[[UInt8]]] {
    var cuts = [bytes.map { [$0] }]
    for first in 0...bytes.count {
      cuts.append([Array(bytes[..<first]), Array(bytes[first...])])
      guard bytes.count <= inputSize(debug: 4, release: 12, all: 30) else { continue }
      for second in first...bytes.count {
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        cuts.append(parts.map { Array($0) })
      }
    }
    return cuts
  }

  @Test(arguments: documents)
  func document_hasOneFinding(_ bytes: [UInt8]) {
    for limit in [64 << 20, 9] {
      let whole = finished([bytes], limit, hasSnapshots: false)
      if limit > bytes.count {
        expect(whole, startsWith: "\(AnythingBuilder.build(json: bytes)), salvaged")
      }
      for parts in cuts(of: bytes) {
        for hasSnapshots in [false, true] {
          let cut = finished(parts, limit, hasSnapshots: hasSnapshots)
          if cut != whole {
            Issue.record("\(parts.map(\.count)), \(hasSnapshots): \(cut), whole \(whole)")
            return
          }
        }
      }
    }
  }

  private func finished(_ parts: [[UInt8]], _ limit: Int, hasSnapshots: Bool) -> String {
    var reader = PartialReader<AnythingBuilder>(maximumLength: limit)
    for part in parts {
      reader.append(part)
      if hasSnapshots { _ = reader.snapshot() }
    }
    var other = reader
    let salvaged = other.finish(salvaging: true)
    return "\(reader.finish()), salvaged \(salvaged)"
  }

  @Test(arguments: documents)
  func snapshots_endWithOneFailure(_ bytes: [UInt8]) async {
    let whole = await ending([bytes])
    for parts in cuts(of: bytes).prefix(40) {
      let cut = await ending(parts)
      if cut != whole {
        Issue.record("\(parts.map(\.count)): \(cut), whole \(whole)")
        return
      }
    }
  }

  private func ending(_ parts: [[UInt8]]) async -> String {
    let chunks = AsyncStream<[UInt8]> { continuation in
      for part in parts { continuation.yield(part) }
      continuation.finish()
    }
    do {
      var last: AnythingBuilder?
      for try await sut in chunks.snapshots(of: AnythingBuilder.self) { last = sut }
      return "complete: \(last as Any)"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: documents)
  func stream_endsWithOneFailure(_ bytes: [UInt8]) {
    for (framing, before) in [
      (StreamFraming.lines, "{\"id\":1}\r\n"), (.textSequence, "\u{1E}{}\n\u{1E}"),
      (.serverSentEvents(), "data: {}\n\nevent: a\ndata: "), (.array, ""), (.array, "[7,"),
      (.array(at: "s"), ""), (.lines, ""), (.textSequence, "\u{1E}"), (.serverSentEvents(), ""),
      (.concatenated, ""), (.concatenated, "{}["),
    ] {
      // Unless there is much time, each stream is read with one limit or the other.
      let limits = [64 << 20, 12]
      for limit in volume(debug: 1, release: 1, all: 2) == 2 ? limits : [limits[bytes.count % 2]] {
        let stream = Array(before.utf8) + bytes
        let whole = elements([stream], framing, limit)
        for parts in cuts(of: stream) {
          let cut = elements(parts, framing, limit)
          if cut != whole {
            Issue.record("\(framing) \(parts.map(\.count)): \(cut), whole \(whole)")
            break
          }
        }
      }
    }
  }

  private func elements(_ parts: [[UInt8]], _ framing: StreamFraming, _ limit: Int) -> [String] {
    var reader = ElementReader<JSONValue>(framing, maximumLength: limit)
    var elements: [String] = []
    func take() {
      while let element = reader.next() {
        elements.append("\(element.index) \(element.place) \(element.result) \(element.findings)")
      }
    }
    for part in parts {
      reader.append(part)
      take()
    }
    var ending = "complete"
    do throws(StreamFailure) { try reader.finish() } catch { ending = "\(error)" }
    take()
    return elements + [ending]
  }
}
