import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters

/// A backend with a number of characters, which it serves as the Marvel API does.
struct Backend: Sendable {
  let total: Int
  /// The total that the backend claims, when it is wrong.
  var claimedTotal: Int?
  /// The most characters in a slice.
  var mostInSlice = 100

  /// The slice for a request.
  func reply(to request: StubRequest) -> StubReply {
    .json(slice(offset: request.number("offset"), limit: request.number("limit")))
  }

  func slice(offset: Int, limit: Int) -> JSONValue {
    let end = min(offset + min(limit, mostInSlice), total)
    let results = (offset..<max(offset, end)).map { number in
      [
        "id": .number(JSONValue.Number(number)), "name": .string("Hero \(number)"),
        "modified": "2014-06-10T19:11:26-0400",
      ] as JSONValue
    }
    return Self.slice(offset: offset, total: claimedTotal ?? total, results: results)
  }

  static func slice(offset: Int, total: Int, results: [JSONValue]) -> JSONValue {
    [
      "code": 200, "status": "Ok",
      "data": [
        "offset": .number(JSONValue.Number(offset)), "limit": 100,
        "total": .number(JSONValue.Number(total)),
        "count": .number(JSONValue.Number(results.count)), "results": .array(results),
      ],
    ]
  }
}

extension StubRequest {
  /// A number of the query; 0 without one.
  func number(_ name: String) -> Int { query[name].flatMap { Int($0) } ?? 0 }
}

extension StubServer {
  static let characters = "/v1/public/characters"

  /// A service that this server answers, without pauses between attempts.
  func service(
    coercion: Coercion = .lenient,
    authentication: @escaping @Sendable () async throws -> [URLQueryItem] = { [] }
  ) -> FetchCharactersMarvelService {
    var service = FetchCharactersMarvelService(
      session: session, coercion: coercion, authentication: authentication)
    service.pause = { _ in }
    return service
  }
}
