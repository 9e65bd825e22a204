/// The reply of a ``StubServer``: a response with a body, or a failure.
///
/// Static members make replies; methods change them:
///
/// ```swift
/// let slow: StubReply = .json(["code": 200]).after(.milliseconds(20))
/// let refused: StubReply = .json(["code": 409]).status(409).header("Retry-After", "1")
/// let offline: StubReply = .failure(.notConnectedToInternet)
/// let broken: StubReply = .json(["code": 200]).failing(.networkConnectionLost, afterBytes: 3)
/// let retried: StubReply = .sequence(.failure(.timedOut), .status(503), .json(["code": 200]))
/// ```
///
/// Changing the response of a reply that has none changes nothing. Changing a sequence changes each
/// of its replies.
public struct StubReply: Sendable {
  var kind: Kind
  var delay: Duration = .zero

  enum Kind: Sendable {
    case response(Response)
    case failure(any Error)
    case redirect(to: String, status: Int)
    case stall
    /// Replies one after the other, none of which is a sequence.
    case sequence([StubReply])
    /// A reply that cannot be sent, and the reason.
    case impossible(String)
  }

  /// A response with status, header fields and body.
  struct Response: Sendable {
    var status = 200
    var headers: [String: String] = [:]
    var body = Data()
    var chunkSize: Int?
    var interval: Duration = .zero
    /// The early end of the body, and its failure; nil for a stall.
    var interruption: (bytes: Int, error: (any Error)?)?
  }

  init(_ kind: Kind) { self.kind = kind }

  /// A reply that fails because of a mistake in the test, which `verify()` reports.
  static func impossible(_ words: String) -> StubReply { StubReply(.impossible(words)) }
}

extension StubReply {
  /// A response with a body, the status 200, and optionally a content type.
  public static func data(_ body: Data, type: String? = nil) -> StubReply {
    let headers = type.map { ["Content-Type": $0] } ?? [:]
    return StubReply(.response(Response(headers: headers, body: body)))
  }

  /// A response without a body. A number that is not a status, less than 100 or greater than 999,
  /// fails the request.
  public static func status(_ status: Int) -> StubReply {
    StubReply(.response(Response(status: status)))
  }

  /// A failure with an error of the `NSURLErrorDomain`.
  public static func failure(_ code: URLError.Code) -> StubReply {
    StubReply(.failure(URLError(code)))
  }

  /// A failure with any error. On Apple platforms it arrives as an `NSError` with its domain and
  /// code.
  public static func failure(with error: any Error) -> StubReply { StubReply(.failure(error)) }

  /// No reply at all, until the request is cancelled or times out.
  public static var stall: StubReply { StubReply(.stall) }

  /// A redirect that the server follows itself: the next route answers, and the response has its
  /// URL.
  ///
  /// After a 303, and after a 301 or a 302 for a `POST`, the next request is a `GET` without a
  /// body; a `HEAD` stays one. The session does not see the redirect: on Linux a `URLProtocol`
  /// cannot report it.
  public static func redirect(to location: String, status: Int = 302) -> StubReply {
    StubReply(.redirect(to: location, status: status))
  }

  /// One reply for the first request to a route, one for the second, and so on. The last reply is
  /// repeated. `verify()` reports unused replies.
  public static func sequence(_ first: StubReply, _ rest: StubReply...) -> StubReply {
    StubReply(
      .sequence(
        ([first] + rest).flatMap { reply in
          if case .sequence(let replies) = reply.kind { replies } else { [reply] }
        }))
  }
}

extension StubReply: CustomStringConvertible {
  /// The reply, as in the name of a test case: `status 200 with 12 bytes after 0.02 seconds`.
  public var description: String { delay > .zero ? "\(words) after \(delay)" : words }

  private var words: String {
    switch kind {
    case .response(let response): response.words
    case .failure(let error): "failure \((error as NSError).domain) \((error as NSError).code)"
    case .redirect(let location, let status): "redirect \(status) to \(location)"
    case .stall: "stall"
    case .sequence(let replies): "sequence of " + replies.map(\.description).joined(separator: ", ")
    case .impossible(let problem): "nothing: \(problem)"
    }
  }
}

extension StubReply.Response {
  fileprivate var words: String {
    var words = "status \(status)"
    if !body.isEmpty { words += " with \(byteCount(body.count))" }
    if let chunkSize { words += " in chunks of \(chunkSize)" }
    if let interruption {
      words += interruption.error == nil ? ", stalling" : ", failing"
      words += " after \(interruption.bytes) of them"
    }
    return words
  }
}
