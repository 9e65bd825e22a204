import ConstructionBuilders
public import ConstructionBuildersContracts
public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Fetches comics, and counts what differs from what the builders expect.
public struct ComicsService: Sendable {
  /// What was repaired, left out or missing in all responses so far.
  public let watch: FindingRecorder

  /// The most attempts.
  public var attempts = 4

  /// Waits after an attempt, and throws if the task is cancelled. Tests wait for nothing.
  public var pause: @Sendable (_ attempt: Int) async throws -> Void = { attempt in
    // A random part, so that apps that failed together do not come back together.
    let seconds = Double(1 << min(attempt, 6)) * Double.random(in: 0.25...0.5)
    try await Task.sleep(for: .seconds(seconds))
  }

  let address: URL
  private let session: URLSession

  public init(address: URL, session: URLSession = .shared, watch: FindingRecorder) {
    self.address = address
    self.session = session
    self.watch = watch
  }

  /// All comics.
  ///
  /// - Throws: The failure of the last attempt.
  public func comics() async throws(ComicsFailure) -> [Comic] {
    var attempt = 1
    while true {
      do {
        return try read(try await body())
      } catch {
        guard error.mayPass, attempt < attempts else { throw error }
        do { try await pause(attempt) } catch { throw .cancelled }
        attempt += 1
      }
    }
  }

  /// NB: On Linux, with Swift 6.3.1, `data(for:)` can hang if the task is cancelled just as the
  /// response arrives.
  func send(
    _ request: URLRequest
  ) async throws(ComicsFailure) -> (body: Data, response: HTTPURLResponse) {
    do {
      let (body, response) = try await session.data(for: request)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return (body, response)
    } catch let error as URLError {
      throw error.code == .cancelled ? .cancelled : .connection(error.code)
    } catch {
      throw .cancelled
    }
  }

  private func body() async throws(ComicsFailure) -> Data {
    let (body, response) = try await send(URLRequest(url: address))
    guard response.statusCode == 200 else { throw .refused(status: response.statusCode) }
    return body
  }

  private func read(_ body: Data) throws(ComicsFailure) -> [Comic] {
    let report = ComicsPageBuilder.report(json: body)
    watch.record(report.findings)
    do { return try report.result.get() } catch { throw .unusable(error) }
  }
}
