import ConstructionBuildersFixtures
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension StubServer {
  /// A request to a path of this server, with a timeout that a busy machine does not reach.
  func request(
    _ method: String = "GET", _ path: String, headers: [String: String] = [:], body: String? = nil
  ) -> URLRequest {
    var request = URLRequest(url: url(path))
    request.httpMethod = method
    request.allHTTPHeaderFields = headers
    request.httpBody = body.map { Data($0.utf8) }
    request.timeoutInterval = 3600
    return request
  }

  func url(_ path: String) -> URL { URL(string: baseURL.absoluteString + path)! }

  /// Sends a request, and returns status and text of the response.
  @discardableResult
  func send(
    _ method: String = "GET", _ path: String, headers: [String: String] = [:], body: String? = nil
  ) async throws -> Answer {
    let request = request(method, path, headers: headers, body: body)
    return try await Answer(session.data(for: request))
  }

  /// The error of a request.
  func failure(
    _ method: String = "GET", _ path: String, headers: [String: String] = [:], body: String? = nil
  ) async -> URLError? {
    do {
      try await send(method, path, headers: headers, body: body)
      return nil
    } catch { return error as? URLError }
  }
}

/// The parts of a response that tests compare.
struct Answer: Equatable {
  let status: Int
  let text: String
  let headers: [String: String]
  let url: URL?

  init(_ answer: (Data, URLResponse)) {
    let response = answer.1 as? HTTPURLResponse
    status = response?.statusCode ?? 0
    text = String(decoding: answer.0, as: UTF8.self)
    headers = response?.allHeaderFields as? [String: String] ?? [:]
    url = answer.1.url
  }
}
