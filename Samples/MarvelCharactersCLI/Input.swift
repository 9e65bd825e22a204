import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A file, or standard input, of which only as much is read as is needed.
struct Input: AsyncSequence, AsyncIteratorProtocol {
  /// How responses are written in an input.
  enum Shape { case oneResponse, array, lines }

  /// Why an input cannot be read.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  /// The input as messages name it.
  let name: String
  /// Nil for the sample, which is in memory.
  private var descriptor: Int32?
  /// What was read and not used yet.
  private var bytes: [UInt8] = []
  /// How many bytes at the start are white space or a byte order mark.
  private var blankCount = 0

  init(_ source: Options.Source) throws {
    switch source {
    case .file(let path):
      name = path
      let opened = open(path, O_RDONLY)
      descriptor = opened
      if opened < 0 { throw unreadable }
    case .standardInput:
      name = "standard input"
      descriptor = STDIN_FILENO
    case .sample, .service:
      name = "the sample"
      bytes = Array(SampleResponse.json)
    }
    skipBlanks()
  }

  /// The bytes that were not used yet, or the next ones as soon as they are there; nil at the end.
  mutating func next() async throws -> [UInt8]? {
    if bytes.isEmpty, try !readMore() { return nil }
    defer { bytes = [] }
    return bytes
  }

  func makeAsyncIterator() -> Self { self }

  /// Everything. Of what is no object, which fails anyway, only as much as an error quotes.
  mutating func contents(of shape: Shape) throws -> Data {
    while bytes.count < 1 << 16 || shape != .oneResponse || mayBeObject, try readMore() {
      guard bytes.count <= 1 << 30 else {
        let problem = "is longer than \(1 << 30) bytes, the most that is read at once"
        throw Unreadable(description: "\(printable(name)) \(problem)")
      }
    }
    return Data(bytes)
  }

  /// How the responses are written. A first line of more than 64 MB belongs to one response.
  mutating func shape() throws -> Shape {
    while blankCount == bytes.count, bytes.count < 1 << 30, try readMore() {}
    guard mayBeObject else { return bytes[blankCount] == UInt8(ascii: "[") ? .array : .oneResponse }
    var searched = blankCount
    while searched < 64 << 20 {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let firstLine = Data(bytes[blankCount..<end])
        let isObject = (try? FetchCharactersResponseBuilder(json: firstLine)) != nil
        return isObject ? .lines : .oneResponse
      }
      searched = bytes.count
      guard try readMore() else { break }
    }
    return .oneResponse
  }

  private var mayBeObject: Bool {
    blankCount == bytes.count || bytes[blankCount] == UInt8(ascii: "{")
  }

  /// Reads more, as soon as there is more. Returns false at the end.
  private mutating func readMore() throws -> Bool {
    guard let descriptor else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &chunk, chunk.count)
    guard count >= 0 else { throw unreadable }
    bytes += chunk[..<count]
    skipBlanks()
    return count > 0
  }

  private mutating func skipBlanks() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if blankCount == 0, bytes.starts(with: mark) { blankCount = mark.count }
    while blankCount < bytes.count, " \t\r\n".utf8.contains(bytes[blankCount]) { blankCount += 1 }
  }

  /// The last error, in the words of the system, which are the same on every platform.
  private var unreadable: Unreadable {
    let shown = descriptor == STDIN_FILENO ? name : quoted(name)
    return Unreadable(description: "cannot read \(shown): \(String(cString: strerror(errno)))")
  }
}
