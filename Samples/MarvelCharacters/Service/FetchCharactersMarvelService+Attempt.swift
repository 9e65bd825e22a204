import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension FetchCharactersMarvelService {
  /// Makes something of a reply.
  typealias ReplyReader<Page> = (Reply, Coercion) throws(Reply.Problem) -> Page

  /// Sends one request, and parses its response.
  func attempt<Page>(
    _ search: CharactersSearch, _ read: ReplyReader<Page>
  ) async throws(FetchCharactersServiceFailure) -> Page {
    guard !Task.isCancelled else { throw failure(.cancelled, search) }
    let parameters: [URLQueryItem]
    do {
      parameters = try await authentication()
    } catch {
      throw failure(Task.isCancelled ? .cancelled : .noAuthentication, search)
    }
    let request = URLRequest(url: address.characters(search.queryItems + parameters))
    let (body, response) = try await exchange(request, search)
    do throws(Reply.Problem) {
      return try read(Reply(body, response, Redaction(of: parameters)), coercion)
    } catch {
      var failure = failure(error.reason, search)
      failure.findings = error.findings
      failure.retryAfter = response.value(forHTTPHeaderField: "Retry-After")
        .flatMap { RetryAfter.duration($0, now: now()) }
      throw failure
    }
  }

  /// Errors thrown here do not contain the URL of the request, which contains the keys. An error of
  /// `URLSession` does contain it.
  private func exchange(
    _ request: URLRequest, _ search: CharactersSearch
  ) async throws(FetchCharactersServiceFailure) -> (Data, HTTPURLResponse) {
    do {
      let (body, response) = try await withDeadline(deadline) { [session] in
        try await session.exchange(request)
      }
      guard let response = response as? HTTPURLResponse else {
        throw URLError(.badServerResponse)
      }
      return (body, response)
    } catch {
      guard !Task.isCancelled else { throw failure(.cancelled, search) }
      if error is DeadlinePassed { throw failure(.deadline(deadline), search) }
      throw failure(.connection((error as? URLError)?.code ?? .unknown), search)
    }
  }
}
