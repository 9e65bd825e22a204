import ConstructionBuilders

extension ExplainedFailure {
  /// Says to whoever wrote the JSON what to write instead, problem by problem.
  ///
  /// ```swift
  /// let explained = failure.explained(in: text, by: RecipeBuilder.self)
  /// messages.append(explained.correction)
  /// // The JSON cannot be used: 3 problems.
  /// // - servings: write a whole number (1 to 20); you wrote "four"
  /// // - course: write one of "starter", "main", "dessert"; you wrote "Main dish"
  /// // - steps[2].text: is required and missing; you wrote "txt"
  /// ```
  ///
  /// The words are those of JSON, and not of Swift. They come from the contract of the builder:
  /// types, formats, the cases of enumerations, the words of checks. Problems are in the order of
  /// the document. Control characters and invisible characters are escaped.
  public var correction: String { correction(limit: .max) }

  /// The same for the first problems.
  ///
  /// ```swift
  /// explained.correction(limit: 1, redacted: true)
  /// // The JSON cannot be used: 3 problems.
  /// // - servings: write a whole number (1 to 20); you wrote a text
  /// // - and 2 more
  /// ```
  ///
  /// - Parameters:
  ///   - limit: How many problems are told; at least 0.
  ///   - redacted: Whether values and keys that were sent, and reasons that may quote them, are
  ///     left out. Paths stay.
  public func correction(limit: Int, redacted: Bool = false) -> String {
    let told = inOrder.prefix(max(limit, 0)).map { problem in
      let place = problem.finding.path.description
      let words = problem.correction(redacted: redacted)
      return "- " + JSONText.visible(place.isEmpty ? words : "\(place): \(words)")
    }
    let more = problems.count - told.count
    return ([summary] + told + (more > 0 ? ["- and \(more) more"] : [])).joined(separator: "\n")
  }

  var summary: String {
    "The JSON cannot be used: \(problems.count) problem\(problems.count == 1 ? "" : "s")."
  }

  /// The problems in the order of the document, if all places are known. How many more there are
  /// stands last.
  var inOrder: [Problem] {
    guard problems.allSatisfy({ $0.location != nil }) else { return problems }
    let places = problems.map { problem -> (Int, Int) in
      guard let place = problem.location, problem.finding.kind.count == nil else {
        return (.max, .max)
      }
      return (place.line, place.column)
    }
    return problems.indices
      .sorted { (places[$0].0, places[$0].1, $0) < (places[$1].0, places[$1].1, $1) }
      .map { problems[$0] }
  }
}

extension ExplainedFailure.Problem {
  /// What to do about the problem, in words of JSON.
  func correction(redacted: Bool) -> String {
    [finding.demand(wanted, redacted: redacted), written(redacted: redacted)]
      .compactMap(\.self).joined(separator: "; ")
  }

  /// What was written in place of it.
  private func written(redacted: Bool) -> String? {
    if finding.kind == .missing {
      guard let key = nearest ?? alike, !redacted else { return nil }
      return "you wrote \(JSONText.quoted(key))"
    }
    if finding.kind == .null { return "you wrote null" }
    guard let found = finding.found else { return nil }
    guard !redacted, let excerpt = found.excerpt else {
      return "you wrote \(found.kind.wantedWords)"
    }
    return "you wrote \(excerpt)"
  }
}

extension Finding {
  /// What to do, without what was written.
  fileprivate func demand(_ wanted: WantedValue?, redacted: Bool) -> String {
    let reason = redacted && kind != .malformed && kind != .tooManyLosses ? nil : reason
    let words = wanted?.words(withRange: kind == .outOfRange) ?? wordsOfExpected
    switch kind {
    case .missing: return "is required and missing"
    case .malformed: return "write JSON: \(reason ?? "expected \(expected)")" + placeWords
    case .cutOff, .arriving: return "write all of it: it ends early" + placeWords
    case .tooDeep: return "write fewer arrays and objects in each other"
    case .duplicate: return found == nil ? "write the key once" : "write each value once"
    case .alikeHashes: return "write fewer values that are alike"
    case .tooManyLosses: return "write \(words): \(reason ?? "too many elements cannot be used")"
    case .alias: return "write the key \(JSONText.quoted(expected))"
    case .missingTimeZone: return "write \(words) with a time zone"
    case .rejected where reason != nil: return "write another value: \(reason ?? "")"
    case _ where kind.count != nil: return "\(kind.count ?? 0) more problems"
    default: return "write \(words)"
    }
  }

  private var placeWords: String { location.map { " (\($0))" } ?? "" }

  /// What the finding expects, where no contract says it.
  private var wordsOfExpected: String {
    switch code.split(separator: ".").dropFirst().first {
    case "string": "a text"
    case "int": "a whole number"
    case "number": "a number"
    case "boolean": "true or false"
    case "date": "a date" + expected.dropFirst("Date".count)
    case "duration": "a duration" + expected.dropFirst("Duration".count)
    case "url": "a URL"
    case "uuid": "a UUID"
    case "data": "a text in base64"
    case "json": "JSON"
    case "array": "an array"
    case "object": "an object"
    default: expected
    }
  }
}
