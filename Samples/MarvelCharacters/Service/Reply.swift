import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a service has sent.
struct Reply {
  /// The body as it can be quoted.
  let body: Data
  /// How many bytes came.
  let receivedCount: Int
  let response: HTTPURLResponse

  /// A body with its response, and what must not be quoted of it.
  init(_ body: Data, _ response: HTTPURLResponse, _ redaction: Redaction) {
    self.body = redaction.applied(to: body)
    receivedCount = body.count
    self.response = response
  }

  /// Why there is no slice in it.
  struct Problem: Error {
    let reason: FetchCharactersServiceFailure.Reason
    var findings: [Finding] = []
  }

  /// The slice that it holds.
  func slice(_ coercion: Coercion) throws(Problem) -> FetchedSlice {
    if let expected = promisedLength, receivedCount < expected {
      throw Problem(reason: .cutOff(received: receivedCount, expected: expected))
    }
    guard (200...299).contains(response.statusCode) else { throw refusal }
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

  /// A status that is no success, and the words to it where the body has some.
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

  /// How many bytes the body has to have; nil where it was compressed, or was not told. `URLSession` sees to it
  /// by itself in most cases.
  private var promisedLength: Int? {
    guard response.value(forHTTPHeaderField: "Content-Encoding") == nil, response.statusCode != 304
    else { return nil }
    return response.value(forHTTPHeaderField: "Content-Length").flatMap { Int($0) }
  }
}
