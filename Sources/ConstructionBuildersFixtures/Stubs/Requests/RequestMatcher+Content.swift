import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Matchers for header fields and the body.
extension RequestMatcher {
  /// Matches requests with a header field, whatever its value. Case does not matter in the name.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .any("/v1/**") && !.header("Authorization")
  /// ```
  public static func header(_ name: String) -> RequestMatcher {
    RequestMatcher("header \(name)") { request in
      Comparison(
        request.header(name) == nil
          ? Mismatch("header \(name)", expected: "a value", found: nil, distance: 3) : nil)
    }
  }

  /// Matches requests with a value of a header field. Case matters in the value, but not in the
  /// name.
  ///
  /// ```swift
  /// let matcher: RequestMatcher = .any("/v1/**") && .header("Accept", "application/json")
  /// ```
  public static func header(_ name: String, _ value: String) -> RequestMatcher {
    RequestMatcher("header \(name): \(value)") { request in
      let found = request.header(name)
      return Comparison(
        found == value
          ? nil
          : Mismatch(
            "header \(name)", expected: "\"\(value)\"", found: found.map { "\"\($0)\"" },
            distance: 3))
    }
  }

  /// Matches requests whose body is JSON and contains this value.
  ///
  /// ```swift
  /// let login: RequestMatcher = .post("/login") && .body(["user": ["name": "Cyclops"]])
  /// ```
  ///
  /// Objects may have more members than expected. Arrays need the same number of elements. Numbers
  /// are compared by value: `1` equals `1.0`.
  public static func body(_ expected: JSONValue) -> RequestMatcher {
    RequestMatcher("body \(expected)") { request in
      var comparison = Comparison()
      if let found = request.json {
        comparison.mismatches = expected.mismatches(in: found, at: FieldPath())
      } else {
        comparison.mismatches = [
          Mismatch("body", expected: "JSON", found: request.bodyExcerpt, distance: 4)
        ]
      }
      return comparison
    }
  }
}

extension StubRequest {
  /// The beginning of a body that is not JSON; nil for no body.
  fileprivate var bodyExcerpt: String? {
    guard let body, !body.isEmpty else { return nil }
    guard let text = String(data: body, encoding: .utf8) else { return "\(body.count) bytes" }
    return Found(kind: .other, excerpt: "\(JSONValue.string(text))").excerpt
  }
}

extension JSONValue {
  /// The differences of `found` from this value.
  fileprivate func mismatches(in found: JSONValue, at path: FieldPath) -> [RequestMatcher.Mismatch]
  {
    switch (self, found) {
    case (.object(let expected), .object(let members)):
      expected.flatMap { key, value in
        let path = path + FieldPath([.key(key)])
        guard let member = members[key] else { return [value.mismatch(nil, at: path)] }
        return value.mismatches(in: member, at: path)
      }
    case (.array(let expected), .array(let elements)) where expected.count == elements.count:
      zip(expected, elements).enumerated().flatMap { index, pair in
        pair.0.mismatches(in: pair.1, at: path + FieldPath([.index(index)]))
      }
    case (.number(let expected), .number(let number)) where expected.hasValue(of: number):
      []
    default:
      self == found ? [] : [mismatch(found, at: path)]
    }
  }

  private func mismatch(_ found: JSONValue?, at path: FieldPath) -> RequestMatcher.Mismatch {
    RequestMatcher.Mismatch(
      "\(FieldPath([.key("body")]) + path)", expected: inMessage, found: found?.inMessage,
      distance: 2)
  }

  private var inMessage: String { "\(Found(self))" }
}

extension JSONValue.Number {
  /// Whether two numbers are equal by value, however they are written.
  fileprivate func hasValue(of other: JSONValue.Number) -> Bool {
    guard digits != other.digits else { return true }
    guard let value = Decimal(string: digits) else { return false }
    return value == Decimal(string: other.digits)
  }
}
