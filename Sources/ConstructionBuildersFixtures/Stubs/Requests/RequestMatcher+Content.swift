import ConstructionBuilders
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Matchers of header fields and of the body.
extension RequestMatcher {
  /// Requests with a header field, whatever its value. The name's case does not matter.
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

  /// Requests with a value of a header field. The name's case does not matter, that of the value
  /// does.
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

  /// Requests whose body is JSON and has all of this in it.
  ///
  /// ```swift
  /// let login: RequestMatcher = .post("/login") && .body(["user": ["name": "Cyclops"]])
  /// ```
  ///
  /// Objects may have more members than are expected; arrays have as many elements. Numbers are
  /// equal by value: `1` is `1.0`.
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
  /// How a body that is no JSON begins; nil where there is none.
  fileprivate var bodyExcerpt: String? {
    guard let body, !body.isEmpty else { return nil }
    guard let text = String(data: body, encoding: .utf8) else { return "\(body.count) bytes" }
    return Found(kind: .other, excerpt: "\(JSONValue.string(text))").excerpt
  }
}

extension JSONValue {
  /// What `found` lacks of this value.
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

  private var inMessage: String { "\(Found(kind: kind, excerpt: description))" }
}

extension JSONValue.Number {
  /// Whether two numbers are the same, however they are written.
  fileprivate func hasValue(of other: JSONValue.Number) -> Bool {
    guard digits != other.digits else { return true }
    guard let value = Decimal(string: digits) else { return false }
    return value == Decimal(string: other.digits)
  }
}
