import ConstructionBuilders
import Foundation

/// A backend with a number of characters, which it serves as the Marvel API does.
struct Backend: Sendable {
  let total: Int
  /// The total that the backend claims, when it is wrong.
  var claimedTotal: Int?

  init(total: Int, claimedTotal: Int? = nil) {
    self.total = total
    self.claimedTotal = claimedTotal
  }

  /// The slice for a request.
  func reply(to request: LoopbackRequest) -> LoopbackReply {
    LoopbackReply(slice(offset: request.number("offset"), limit: request.number("limit")))
  }

  func slice(offset: Int, limit: Int) -> JSONValue {
    let results = (offset..<max(offset, min(offset + limit, total))).map { number in
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
