import Foundation
import TestSupport
import Testing

@testable import builders

struct LineBlocksTests {
  /// The lines that a pipe delivers in pieces of some length.
  static func lines(_ text: String, piece: Int, beginning: Int) throws -> [String] {
    let pipe = Pipe()
    let bytes = Array(text.utf8)
    let descriptor = Descriptor(number: pipe.fileHandleForReading.fileDescriptor)
    let head = Array(bytes.prefix(beginning))
    for start in stride(from: head.count, to: bytes.count, by: piece) {
      try pipe.fileHandleForWriting.write(
        contentsOf: Data(bytes[start..<min(start + piece, bytes.count)]))
    }
    try pipe.fileHandleForWriting.close()
    var blocks = LineBlocks(descriptor, beginning: head)
    var lines: [String] = []
    while case .lines(let block)? = try blocks.next() {
      block.forEachLine { range, _ in
        lines.append(String(decoding: block[range], as: UTF8.self))
      }
    }
    return lines
  }

  /// A line that is too long is told in the same words, whether it fills the block of a file or is
  /// too long for one.
  @Test func lineThatIsTooLong_isNamed() {
    let bytes = Array("1\n[".utf8) + [UInt8](repeating: 0x20, count: LineBlocks.longestLine)
    let options = CaptureOptions()
    let worker = CaptureWorker(Surveyor(options), options)
    worker.add(CaptureUnit(bytes: bytes, isLines: true, file: "x.ndjson", line: 5))
    expect(worker.problem?.text, equals: "x.ndjson:6: the text is longer than 64 MiB")
    expect(worker.taker.survey.unreadable, equals: [.tooLong: 1])
    expect(worker.taker.survey.documents, equals: 1)
  }

  @Test(arguments: ["", "a", "a\n", "a\nb", "\n\na\n", "long line\nshort\n\nlast"], [1, 3, 100])
  func lines_areTheSameHoweverTheyArrive(text: String, piece: Int) throws {
    var expected = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if expected.last == "" { expected.removeLast() }
    for beginning in [0, 1, 4] {
      try expect(Self.lines(text, piece: piece, beginning: beginning), equals: expected)
    }
  }
}
