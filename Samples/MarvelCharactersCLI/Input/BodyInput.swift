import Foundation
import MarvelCharacters

/// A file, or standard input, while it is being read.
///
/// As a sequence, it has the bytes as they come. Reading blocks the thread.
struct BodyInput {
  let source: BodySource
  private let progress: ProgressLine
  /// Nil for the sample, which is in memory.
  private let descriptor: Descriptor?

  /// What was read and not used yet.
  private(set) var bytes: [UInt8] = []

  /// How many bytes at the start are white space or a byte order mark.
  private(set) var blankCount = 0

  /// An endless input must not fill the memory.
  var longestBody = 1 << 30

  /// Opens the file.
  init(_ source: BodySource, _ progress: ProgressLine) throws(UsageError) {
    self.source = source
    self.progress = progress
    do throws(SystemError) {
      switch source {
      case .sample:
        descriptor = nil
        bytes = Array(SampleResponse.json)
      case .file(let path): descriptor = try .opened(path)
      case .standardInput: descriptor = .standardInput
      }
    } catch {
      throw .unreadable(source, error)
    }
    skipBlanks()
  }

  func close() { descriptor?.release() }

  /// Reads more, as soon as there is more. Returns false at the end.
  mutating func readMore() throws(UsageError) -> Bool {
    do throws(SystemError) {
      guard let chunk = try descriptor?.chunk() else { return false }
      bytes += chunk
      skipBlanks()
      return true
    } catch {
      throw .unreadable(source, error)
    }
  }

  /// Reads to the end.
  ///
  /// Of what cannot be JSON by its first byte, only as much is read as an error quotes.
  mutating func contents() throws(UsageError) -> Data {
    while bytes.count < 1 << 16 || mayBeJSON, try readMore() {
      guard bytes.count <= longestBody else { throw .tooLong(source, longestBody) }
    }
    return Data(bytes)
  }

  private var mayBeJSON: Bool {
    blankCount == bytes.count || "{[\"-0123456789tfn".utf8.contains(bytes[blankCount])
  }

  private mutating func skipBlanks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if blankCount == 0, bytes.starts(with: mark) { blankCount = mark.count }
    while blankCount < bytes.count, " \t\r\n".utf8.contains(bytes[blankCount]) { blankCount += 1 }
  }
}

extension BodyInput: AsyncSequence, AsyncIteratorProtocol {
  func makeAsyncIterator() -> BodyInput { self }

  mutating func next() async throws(UsageError) -> [UInt8]? {
    if bytes.isEmpty {
      let hasMore = try progress.show("reading \(source)") { () throws(UsageError) in
        try readMore()
      }
      guard hasMore else { return nil }
    }
    defer { bytes = [] }
    return bytes
  }
}
