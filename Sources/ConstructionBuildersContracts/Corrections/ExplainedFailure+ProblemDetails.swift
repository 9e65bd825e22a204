public import ConstructionBuilders
import Foundation

extension ExplainedFailure {
  /// The problems as a server answers them, by RFC 9457, with the status 422.
  ///
  /// ```swift
  /// response.headers["Content-Type"] = "application/problem+json"
  /// response.body = failure.explained(in: body, by: RecipeBuilder.self).problemDetails.data
  /// ```
  ///
  /// ```json
  /// {"type": "about:blank", "title": "Unprocessable Content", "status": 422,
  ///  "detail": "The JSON cannot be used: 1 problem.",
  ///  "errors": [{"pointer": "#/steps/2/text", "detail": "is required and missing",
  ///              "code": "missing.string"}]}
  /// ```
  ///
  /// Each error has a JSON Pointer as a URI fragment (RFC 6901, section 6), the words of
  /// ``correction``, and the code of its finding. A body that is not JSON has the status 400.
  public var problemDetails: JSONValue { problemDetails(limit: .max) }

  /// The same for the first problems.
  ///
  /// - Parameters:
  ///   - limit: How many errors are listed; at least 0. `detail` counts all.
  ///   - redacted: Whether values and keys that were sent, and reasons that may quote them, are
  ///     left out. Pointers stay.
  public func problemDetails(limit: Int, redacted: Bool = false) -> JSONValue {
    let isMalformed = problems.contains { [.malformed, .cutOff].contains($0.finding.kind) }
    let errors = inOrder.prefix(max(limit, 0)).map { problem -> JSONValue in
      [
        "pointer": .string("#" + problem.finding.path.pointer),
        "detail": .string(JSONText.visible(problem.correction(redacted: redacted))),
        "code": .string(problem.finding.code),
      ]
    }
    return [
      "type": "about:blank",
      "title": isMalformed ? "Bad Request" : "Unprocessable Content",
      "status": isMalformed ? 400 : 422,
      "detail": .string(summary),
      "errors": .array(Array(errors)),
    ]
  }
}

extension FieldPath {
  /// The path as a JSON Pointer in a URI fragment.
  fileprivate var pointer: String {
    components.map { step in
      switch step {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + key.pointerStep.inFragment
      }
    }.joined()
  }
}

extension String {
  /// The text with percent encoding where a fragment needs it (RFC 3986, section 3.5).
  fileprivate var inFragment: String {
    var allowed = CharacterSet.urlFragmentAllowed
    allowed.remove("/")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? self
  }
}
