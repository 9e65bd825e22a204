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
  /// types, formats, the cases of enumerations, the words of checks. An enumeration that lists no
  /// cases has its name. Problems are in the order of the document. Control characters and
  /// invisible characters are escaped.
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
    let problems = inOrder
    let told = problems.prefix(max(limit, 0)).map { problem in
      let place = problem.finding.path.description
      let words = problem.correction(redacted: redacted)
      return "- " + JSONText.visible(place.isEmpty ? words : "\(place): \(words)")
    }
    let more = problems.dropFirst(told.count).reduce(0) {
      $0.saturatingSum($1.finding.kind.count ?? 1)
    }
    return ([summary] + told + (more > 0 ? ["- and \(more) more"] : [])).joined(separator: "\n")
  }

  var summary: String {
    let count = inOrder.reduce(0) { $0.saturatingSum($1.finding.kind.count ?? 1) }
    return "The JSON cannot be used: \(count) \(count == 1 ? "problem" : "problems")."
  }

  /// The problems in the order of the document. One whose value is not there has the place of what
  /// is around it. How many more there are stands last.
  ///
  /// That no element could be used is left out where the problems of elements are told.
  var inOrder: [Problem] {
    let problems = problems.filter { [containers = containersOfProblems] in
      !$0.finding.isOfAllElements || !containers.contains($0.finding.path)
    }
    let positions = problems.map { problem in
      problem.finding.kind.count == nil ? problem.position ?? 0 : .max
    }
    return problems.indices
      .sorted { (positions[$0], $0) < (positions[$1], $1) }
      .map { problems[$0] }
  }

  /// The paths of all arrays and objects in which there is a problem.
  private var containersOfProblems: Set<FieldPath> {
    guard problems.contains(where: \.finding.isOfAllElements) else { return [] }
    return Set(
      problems.flatMap { problem in
        let steps = problem.finding.path.components
        return steps.indices.map { FieldPath(Array(steps[..<$0])) }
      })
  }
}

extension ExplainedFailure.Problem {
  /// What to do about the problem, in words of JSON.
  func correction(redacted: Bool) -> String {
    let demand = finding.demand(wanted, isOfKey: isOfKey, redacted: redacted)
    let words = [demand, written(redacted: redacted), others].compactMap(\.self)
      .joined(separator: "; ")
    // Demands of integers and of windows of dates have the range.
    let isOutside = finding.kind == .outOfRange && !demand.contains(" from ")
    let reason = redacted ? nil : finding.reasonBehind
    return [words, isOutside ? "which is out of range" : nil, reason]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// What else would do where a value is missing, because a type of a union was chosen that has it.
  private var others: String? {
    guard finding.kind == .missing, let arm, arm.tried.count > 1 else { return nil }
    let place = arm.path.isEmpty ? "the document" : arm.path.description
    return "\(place) can be any of \(arm.tried.map(\.nameOrWords).joined(separator: ", "))"
  }

  /// What was written in place of it.
  private func written(redacted: Bool) -> String? {
    if finding.kind == .missing {
      guard let key = nearest ?? alike, !redacted else { return nil }
      return "you wrote \(JSONText.quoted(key))"
    }
    guard let found = finding.found else { return finding.kind == .null ? "you wrote null" : nil }
    // Nobody wrote a value that JSON does not have.
    guard found.kind != .other else { return nil }
    let isReadAsNull = finding.kind == .null && found.kind != .null
    let null = isReadAsNull ? ", which is read as null" : ""
    guard !redacted, let excerpt = found.excerpt, !found.hasWordsOfSwift else {
      return "you wrote \(found.kind.wantedWords)\(null)"
    }
    return "you wrote \(excerpt)\(null)"
  }
}

extension Contract.Value {
  /// The name of an object, which tells it from others, or what to write.
  fileprivate var nameOrWords: String {
    switch withoutNull {
    case .object, .row: words
    default: wantedWords()
    }
  }
}

extension FoundValue {
  /// Whether something of a dictionary is in it that is no JSON, such as `of type Date`: words with
  /// a space between them, outside of quotation marks.
  fileprivate var hasWordsOfSwift: Bool {
    var (isQuoted, isEscaped, isBehindWord) = (false, false, false)
    var last: Character = "["
    for character in excerpt ?? "" {
      if !isQuoted, isBehindWord, character.isLetter { return true }
      isBehindWord = !isQuoted && last.isLetter && character == " "
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      last = character
    }
    return false
  }
}

extension Finding {
  /// Whether none of the elements of an array or object could be used.
  fileprivate var isOfAllElements: Bool {
    kind == .tooManyLosses && !expected.hasPrefix("at most")
  }

  /// What to do, without what was written.
  fileprivate func demand(_ wanted: WantedValue?, isOfKey: Bool, redacted: Bool) -> String {
    let reason = redacted && !reasonIsOfLibrary ? nil : reason
    let value = wanted?.words(for: kind) ?? words(ofKey: isOfKey)
    let words = (isOfKey ? "a key that is " : "") + value
    switch kind {
    case .missing: return "is required and missing" + (reason.map { ", \($0)" } ?? "")
    case .malformed, .syntax:
      return "write JSON: \(reason ?? "expected \(expected)")" + placeWords
    case .cutOff, .arriving: return "write all of it: it ends early" + placeWords
    case .tooDeep: return "write fewer arrays and objects in each other"
    case .duplicate where saysKey && found != nil && reason != nil:
      return "is the same key \(reason ?? ""): write one of them"
    case .duplicate where saysKey || found == nil: return "write the key once"
    case .duplicate: return "write each value once"
    case .alikeHashes: return "write fewer values that are alike"
    case .tooManyLosses:
      let limit = expected.hasPrefix("at most") ? ", and \(expected) may be" : ""
      return "write elements that can be used: \(reason ?? "too many were lost")\(limit)"
    case .alias: return "write the key \(JSONText.quoted(expected))"
    case .missingTimeZone: return "write \(words) with a time zone"
    case .imprecise: return "write \(words) with fewer digits"
    case .rejected where reason != nil: return "write another value: \(reason ?? "")"
    case _ where kind.count != nil:
      return kind.count == 1 ? "1 more problem" : "\(kind.count ?? 0) more problems"
    default: return "write \(words)"
    }
  }

  /// Why the value that was written is no such value, if the demand does not say it.
  fileprivate var reasonBehind: String? {
    switch kind {
    case .missing, .malformed, .syntax, .tooManyLosses, .rejected, .alias: nil
    case .duplicate where saysKey && found != nil: nil
    case .duplicate: reason.map { "and not \($0)" }
    default: reason
    }
  }

  private var reasonIsOfLibrary: Bool { [.malformed, .syntax, .tooManyLosses].contains(kind) }

  private var placeWords: String { location.map { " (\($0))" } ?? "" }

  /// What the finding expects, where no contract says it.
  private func words(ofKey isOfKey: Bool) -> String {
    let type = isOfKey ? expectedOfKey : expected
    func rest(of name: String) -> Substring { type.dropFirst(name.count) }
    return switch code.split(separator: ".").dropFirst().first {
    case "string": "a text"
    case "int": "a whole number"
    case "number": "a number"
    case "boolean": "true or false"
    case "date": "a date" + rest(of: "Date")
    case "duration": "a duration" + rest(of: "Duration")
    case "url": "a URL"
    case "uuid": "a UUID"
    case "data": "a text in base64"
    case "json": "JSON"
    case "array": "an array"
    case "object": "an object"
    default: kind == .unknownCase ? "a value that \(type) knows" : type
    }
  }

  /// What is expected, without the word for a key.
  private var expectedOfKey: String {
    var words = expected.split(separator: " ")
    if let index = words.firstIndex(of: "key") { words.remove(at: index) }
    return words.joined(separator: " ")
  }
}
