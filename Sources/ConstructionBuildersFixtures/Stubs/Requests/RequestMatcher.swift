/// Says which requests a route answers.
///
/// Matchers are made by name and combined by `&&`, `||` and `!`:
///
/// ```swift
/// let login: RequestMatcher = .post("/v1/login") && .body(["name": "Cyclops"])
/// let latest: RequestMatcher = .get("/v1/latest") || .get("/v1/characters", query: ["page": "1"])
/// let visitor: RequestMatcher = .any("/v1/**") && !.header("Authorization")
/// ```
///
/// A matcher prints as what it expects: `POST /v1/login and body {"name":"Cyclops"}`.
///
/// A path is compared as a whole, segment by segment, decoded:
///
/// | pattern | matches |
/// |---|---|
/// | `/v1/characters` | exactly that |
/// | `/v1/*/comics` | any one segment at the star |
/// | `/images/*.jpg` | a star stands for any characters in a segment |
/// | `/v1/characters/{id}` | any one segment, kept as `id` in ``StubRequest/parameters`` |
/// | `/v1/**` | any segments, or none |
/// | `https://api.test/v1/characters` | the host and the scheme, too |
/// | `/v1/characters?offset=20` | the query, too, as `query: ["offset": "20"]` |
///
/// Without a host a pattern matches every host, so that the code under test can keep its addresses.
/// A query may have more items than are expected. An item that the path says otherwise than `query:` is a mistake
/// in the test: such a route answers nothing, and ``StubServer/verify()`` says why.
public struct RequestMatcher: Sendable, CustomStringConvertible {
  /// What is expected, in words.
  public let description: String

  /// Why it cannot be meant as it is written, in words; none where it can.
  let problems: [String]

  let compare: @Sendable (StubRequest) -> Comparison

  init(
    _ description: String, problems: [String] = [],
    _ compare: @escaping @Sendable (StubRequest) -> Comparison
  ) {
    self.description = description
    self.problems = problems
    self.compare = compare
  }

  /// A matcher of your own: requests for which `condition` is true.
  ///
  /// ```swift
  /// let large = RequestMatcher.where("body over 1 MB") { ($0.body?.count ?? 0) > 1_000_000 }
  /// ```
  ///
  /// The words appear in messages.
  public static func `where`(
    _ words: String, _ condition: @escaping @Sendable (StubRequest) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(words) { request in
      Comparison(condition(request) ? nil : Mismatch(words, "is not so", distance: 2))
    }
  }
}

extension RequestMatcher {
  /// Requests that both sides match.
  public static func && (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher("\(left) and \(right)", problems: left.problems + right.problems) {
      left.compare($0) + right.compare($0)
    }
  }

  /// Requests that one side matches at least. Of a request that neither matches, the side that
  /// comes nearer is reported.
  public static func || (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher("(\(left) or \(right))", problems: left.problems + right.problems) { request in
      let first = left.compare(request)
      if first.isMatch { return first }
      let second = right.compare(request)
      return second.isMatch || second.distance < first.distance ? second : first
    }
  }

  /// Requests that the other matcher does not match.
  public static prefix func ! (matcher: RequestMatcher) -> RequestMatcher {
    RequestMatcher("not (\(matcher))", problems: matcher.problems) { request in
      let isMatch = matcher.compare(request).isMatch
      return Comparison(
        isMatch ? Mismatch("not (\(matcher))", "but it is", distance: 2) : nil)
    }
  }
}
