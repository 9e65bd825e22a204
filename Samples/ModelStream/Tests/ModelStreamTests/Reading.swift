import Foundation

@testable import ModelStream

/// The texts that are shown of a stream in chunks, and the answer or the error at its end.
func read(
  stream: String, inChunksOf size: Int = 61
) async -> (texts: [String], result: Result<Answer, any Error>) {
  let bytes = Data(stream.utf8)
  let chunks = AsyncStream { continuation in
    for start in stride(from: 0, to: bytes.count, by: size) {
      continuation.yield(bytes[start..<min(start + size, bytes.count)])
    }
    continuation.finish()
  }
  var texts: [String] = []
  do {
    let answer = try await readAnswer(from: chunks) { texts.append($0) }
    return (texts, .success(answer))
  } catch {
    return (texts, .failure(error))
  }
}

/// The same for events, by their data.
func read(
  _ events: [String], inChunksOf size: Int = 61
) async -> (texts: [String], result: Result<Answer, any Error>) {
  await read(
    stream: events.map { "event: message\ndata: \($0)\n\n" }.joined(), inChunksOf: size)
}
