import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The response of a service.
struct Reply {
  /// The redacted body.
  let body: Data
  /// The number of bytes received.
  let receivedCount: Int
  let response: HTTPURLResponse

  /// A reply from a body and a response. The redaction removes secrets from the body.
  init(_ body: Data, _ response: HTTPURLResponse, _ redaction: Redaction) {
    self.body = redaction.applied(to: body)
    receivedCount = body.count
    self.response = response
  }

  /// Why a reply has no slice.
  struct Problem: Error {
    let reason: FetchCharactersServiceFailure.Reason
    var findings: [Finding] = []
  }

  /// The slice in the reply.
  func slice(_ coercion: Coercion) throws(Problem) -> FetchedSlice {
    try checkAnswer()
    let builder: FetchCharactersResponseBuilder
    do throws(BuildFailure) {
      builder = try FetchCharactersResponseBuilder(json: body, coercion: coercion)
    } catch {
      throw Problem(reason: .unusable(.badJSON(error)), findings: error.findings)
    }
    do throws(FetchCharactersFailure) {
      return try FetchedSlice(builder)
    } catch {
      throw Problem(reason: .unusable(error), findings: builder.findings)
    }
  }

  /// Checks that the reply is whole, and no refusal.
  func checkAnswer() throws(Problem) {
    if let expected = promisedLength, receivedCount < expected {
      throw Problem(reason: .cutOff(received: receivedCount, expected: expected))
    }
    guard (200...299).contains(response.statusCode) else { throw refusal }
  }

  /// The problem of a status other than 2xx, with the text of the body when it has one.
  private var refusal: Problem {
    do throws(BuildFailure) {
      let builder = try RefusalResponseBuilder(json: body)
      return Problem(
        reason: .refused(status: response.statusCode, try builder.build().get()),
        findings: builder.findings)
    } catch {
      return Problem(
        reason: .refused(status: response.statusCode, nil), findings: error.findings)
    }
  }

  /// The declared number of bytes; nil when the body was compressed, or when no length was sent.
  /// `URLSession` itself checks the length in most cases.
  private var promisedLength: Int? {
    guard response.value(forHTTPHeaderField: "Content-Encoding") == nil, response.statusCode != 304
    else { return nil }
    return response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
  }
}
