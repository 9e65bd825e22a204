/// Decides which requests a route answers.
///
/// Static members make matchers; `&&`, `||` and `!` combine them:
///
/// ```swift
/// let login: RequestMatcher = .post("/v1/login") && .body(["name": "Cyclops"])
/// let latest: RequestMatcher = .get("/v1/latest") || .get("/v1/characters", query: ["page": "1"])
/// let visitor: RequestMatcher = .any("/v1/**") && !.header("Authorization")
/// ```
///
/// A matcher prints as a description of what it expects: `POST /v1/login and body
/// {"name":"Cyclops"}`.
///
/// A path is matched as a whole, segment by segment, with escapes decoded:
///
/// | pattern | matches |
/// |---|---|
/// | `/v1/characters` | exactly this path |
/// | `/v1/*/comics` | any segment at the star |
/// | `/images/*.jpg` | any characters of a segment at the star |
/// | `/v1/characters/{id}` | any segment, kept as `id` in ``StubRequest/parameters`` |
/// | `/v1/**` | any number of segments, or none |
/// | `https://api.test/v1/characters` | also the scheme and the host |
/// | `/v1/characters?offset=20` | also the query, as `query: ["offset": "20"]` |
///
/// A pattern without a host matches every host, so the code under test can keep its addresses. A
/// query may have more items than expected. A route whose path and `query:` contradict each other
/// is a mistake in the test: it answers nothing, and ``StubServer/verify()`` reports it.
public struct RequestMatcher: Sendable, CustomStringConvertible {
  /// A description of the expected requests.
  public let description: String

  /// The contradictions in the matcher, in words.
  let problems: [String]

  let compare: @Sendable (StubRequest) -> Comparison

  /// The nearest of several requests that the matcher stands for, with the differences; nil if it
  /// stands for itself.
  var nearest: @Sendable (StubRequest) -> (words: String, comparison: Comparison)? = { _ in nil }

  init(
    _ description: String, problems: [String],
    _ compare: @escaping @Sendable (StubRequest) -> Comparison
  ) {
    self.description = description
    self.problems = problems
    self.compare = compare
  }

  /// Makes a matcher with at most one mismatch.
  init(_ description: String, _ mismatch: @escaping @Sendable (StubRequest) -> Mismatch?) {
    self.init(description, problems: []) { request in
      mismatch(request).map { Comparison(mismatches: [$0]) } ?? .match
    }
  }

  /// Matches requests for which `condition` is true. The description appears in messages.
  ///
  /// ```swift
  /// let large = RequestMatcher.where("body over 1 MB") { ($0.body?.count ?? 0) > 1_000_000 }
  /// ```
  public static func `where`(
    _ words: String, _ condition: @escaping @Sendable (StubRequest) -> Bool
  ) -> RequestMatcher {
    RequestMatcher(words) { request in
      condition(request) ? nil : Mismatch(words, "is not so", distance: 2)
    }
  }
}

extension RequestMatcher {
  /// Matches requests that both matchers match.
  public static func && (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher("\(left) and \(right)", problems: left.problems + right.problems) {
      left.compare($0) + right.compare($0)
    }
  }

  /// Matches requests that one of the matchers matches. When none does, the nearer one is reported.
  public static func || (left: RequestMatcher, right: RequestMatcher) -> RequestMatcher {
    RequestMatcher("(\(left) or \(right))", problems: left.problems + right.problems) { request in
      let first = left.compare(request)
      if first.isMatch { return first }
      let second = right.compare(request)
      return second.isMatch || second.distance < first.distance ? second : first
    }
  }

  /// Matches requests that the matcher does not match.
  public static prefix func ! (matcher: RequestMatcher) -> RequestMatcher {
    let words = "not (\(matcher))"
    return RequestMatcher(words, problems: matcher.problems) { request in
      Comparison(
        mismatches: matcher.compare(request).isMatch
          ? [Mismatch(words, "but it is", distance: 2)] : [])
    }
  }
}
