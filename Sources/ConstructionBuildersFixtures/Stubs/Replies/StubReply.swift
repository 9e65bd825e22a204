import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a ``StubServer`` sends back: a response with its body, or how it fails.
///
/// A reply is made by name, and changed by what follows:
///
/// ```swift
/// let slow: StubReply = .json(["code": 200]).after(.milliseconds(20))
/// let refused: StubReply = .json(["code": 409]).status(409).header("Retry-After", "1")
/// let offline: StubReply = .failure(.notConnectedToInternet)
/// let broken: StubReply = .json(["code": 200]).failing(.networkConnectionLost, afterBytes: 3)
/// let retried: StubReply = .sequence(.failure(.timedOut), .status(503), .json(["code": 200]))
/// ```
///
/// A change of the response leaves a reply alone that has none; of a sequence it changes each.
public struct StubReply: Sendable {
  var kind: Kind
  var delay: Duration = .zero

  enum Kind: Sendable {
    case response(Response)
    case failure(any Error)
    case redirect(to: String, status: Int)
    case stall
    /// One after the other, none of them a sequence.
    case sequence([StubReply])
    /// A reply that cannot be sent, and why.
    case impossible(String)
  }

  /// A response with a status, header fields and a body.
  struct Response: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()
    var chunkSize: Int?
    var interval: Duration = .zero
    /// Where the response ends before its body does, and how.
    var interruption: Interruption?
  }

  struct Interruption: Sendable {
    let bytes: Int
    /// The failure; nil where nothing more comes.
    let error: (any Error)?
  }

  init(_ kind: Kind) { self.kind = kind }

  /// A reply that fails because of a mistake in the test. The request fails with these words, and
  /// `verify()` repeats them.
  static func impossible(_ words: String) -> StubReply { StubReply(.impossible(words)) }
}

extension StubReply {
  /// A response with this body and nothing but a status of 200, and a content type where one is
  /// given.
  ///
  /// ```swift
  /// let reply: StubReply = .data(Data([0xFF, 0xD8]), type: "image/jpeg")
  /// ```
  public static func data(_ body: Data, type: String? = nil) -> StubReply {
    let headers = type.map { ["Content-Type": $0] } ?? [:]
    return StubReply(.response(Response(headers: headers, body: body)))
  }

  /// A response without a body.
  ///
  /// ```swift
  /// let reply: StubReply = .status(204)
  /// ```
  ///
  /// With a number that is no status, less than 100 or more than 999, the request fails with an error that
  /// says so.
  public static func status(_ status: Int) -> StubReply {
    StubReply(.response(Response(status: status)))
  }

  /// No response, but an error of the `NSURLErrorDomain`.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .failure(.notConnectedToInternet))
  /// ```
  public static func failure(_ code: URLError.Code) -> StubReply {
    StubReply(.failure(URLError(code)))
  }

  /// No response, but an error of your own. On Apple platforms it arrives as an `NSError` of its
  /// domain and code, as every error does that passes through a session.
  ///
  /// ```swift
  /// let reply: StubReply = .failure(with: NSError(domain: "Backend", code: 7))
  /// ```
  public static func failure(with error: any Error) -> StubReply { StubReply(.failure(error)) }

  /// Nothing at all, until the request is cancelled or its timeout is over.
  ///
  /// ```swift
  /// server.get("/v1/characters", reply: .stall)
  /// ```
  public static var stall: StubReply { StubReply(.stall) }

  /// A redirect, which is followed here: the next route answers, and the response has its address.
  ///
  /// After a 303, and after a 301 or 302 to a `POST`, the next request is a `GET` without a body.
  /// The session and its delegate learn nothing of it: a `URLProtocol` cannot tell them on Linux.
  ///
  /// ```swift
  /// server.get("/old", reply: .redirect(to: "/new", status: 301))
  /// ```
  public static func redirect(to location: String, status: Int = 302) -> StubReply {
    StubReply(.redirect(to: location, status: status))
  }

  /// One reply after the other, for the first, the second, the third request to a route. When all
  /// have been sent the last one is sent again.
  ///
  /// ```swift
  /// server.get("/retry", reply: .sequence(.failure(.timedOut), .status(503), .json("{}")))
  /// ```
  ///
  /// A sequence in a sequence is sent whole in its place. `verify()` names a sequence that was not asked
  /// for to its end.
  public static func sequence(_ first: StubReply, _ rest: StubReply...) -> StubReply {
    StubReply(
      .sequence(
        ([first] + rest).flatMap { reply in
          if case .sequence(let replies) = reply.kind { replies } else { [reply] }
        }))
  }
}
