import ConstructionBuildersContracts
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
  }

  func close() { descriptor?.release() }

  /// Reads more, as soon as there is more. Returns false at the end.
  mutating func readMore() throws(UsageError) -> Bool {
    do throws(SystemError) {
      guard let chunk = try descriptor?.chunk() else { return false }
      bytes += chunk
      return true
    } catch {
      throw .unreadable(source, error)
    }
  }

  /// Reads to the end.
  mutating func contents() throws(UsageError) -> Data {
    while try readMore() {}
    return Data(bytes)
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
