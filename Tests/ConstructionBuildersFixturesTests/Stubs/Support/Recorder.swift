import ConstructionBuildersFixtures
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A delegate that records its events, and returns them at the end of a task.
final class Recorder: NSObject, URLSessionDataDelegate {
  private let events = Locked<[String]>([])
  private let end: AsyncStream<Void>.Continuation
  private let ends: AsyncStream<Void>

  override init() {
    (ends, end) = AsyncStream.makeStream()
  }

  /// The events of one task.
  func untilEnd() async -> [String] {
    for await _ in ends { break }
    return events.withLock { $0 }
  }

  private func add(_ event: String) { events.withLock { $0.append(event) } }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    add("response \((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    add("data \(String(decoding: data, as: UTF8.self))")
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    add((error as? URLError).map { "error \($0.code.rawValue)" } ?? "end")
    end.yield()
  }
}
