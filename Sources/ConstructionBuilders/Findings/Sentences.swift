/// Turns facts into text: one sentence for each kind of finding, the same on every platform.
extension Finding {
  package var sentence: String {
    let place = path.isEmpty && kind != .cutOff ? placeInText : path.description
    guard let place, !place.isEmpty else { return whatHappened }
    return "\(place): \(whatHappened)"
  }

  private var placeInText: String? {
    // A code fence fills its line.
    reason == Self.inCodeFence ? location.map { "line \($0.line)" } : location?.description
  }

  package static let inCodeFence = "read the JSON in a code fence"

  /// The sentence without the place.
  ///
  /// Types, reasons and excerpts can contain any text: errors quote the input, and findings can be
  /// decoded.
  package var whatHappened: String { JSONText.visible(rawSentence) }

  private var rawSentence: String {
    switch kind {
    case .missing:
      sentence("\(isRepair ? "" : "required ")\(expected) is missing", because: reason)
    case .null:
      sentence("required \(expected) is null" + wordForNull, because: reason)
    case .mismatch:
      sentence(expectedAndFound, because: reason)
    case .outOfRange:
      "\(expectedAndFound), which is out of range"
    case .unknownCase:
      "\(expectedAndFound), which is not one of its cases"
    case .tooDeep:
      "\(expected) is nested too deep"
    case .rejected:
      reason.map { "rejected: \($0)" } ?? (found == nil ? "rejected" : expectedAndFound)
    case .malformed:
      (reason ?? "expected \(expected)") + (found?.excerpt.map { ", found \($0)" } ?? "")
    case .syntax:
      reason ?? "read over what JSON does not have"
    case .coerced:
      "read \(foundWords) as \(expected)" + (reason.map { "; \($0)" } ?? "")
    case .duplicate where isRepair && found == nil:
      "the \(expected) is repeated, and its last value counts"
    case .duplicate:
      found.map { found in
        reason.map { "\(found) is the same \(expected) \($0)" }
          ?? "\(found) is a duplicate \(expected)"
      }
        ?? sentence("the \(expected) is repeated", because: reason)
    case .alikeHashes:
      "\(foundWords) has the same hash as too many others"
    case .alias:
      "read from \(reason ?? FieldPath(path.components.suffix(1)).description) instead of \(expected)"
    case .tooManyLosses where !expected.hasPrefix("at most"):
      reason ?? "lost elements"
    case .tooManyLosses:
      "\(reason ?? "lost elements"), \(expected) \(expected == "at most 1" ? "is" : "are") allowed"
    case .arriving:
      "\(expected) is still arriving"
    case .cutOff:
      "the body ends early" + (location.map { " at \($0)" } ?? "")
        + (reason.map { "; \($0)" } ?? "")
    case .imprecise where isRepair:
      "read \(foundWords), rounded to the nearest \(expected)"
    case .imprecise:
      "\(expectedAndFound), \(reason ?? "which it cannot hold exactly")"
    case .missingTimeZone:
      isRepair
        ? "read \(foundWords) as \(expected) in UTC, because it has no time zone"
        : "\(expectedAndFound), which has no time zone"
    default:
      kind.count.map { $0 == 1 ? "1 more finding" : "\($0) more findings" } ?? expectedAndFound
    }
  }

  private func sentence(_ words: String, because reason: String?) -> String {
    reason.map { "\(words), \($0)" } ?? words
  }

  private var expectedAndFound: String {
    found.map { "expected \(expected), found \($0)" } ?? "expected \(expected)"
  }

  /// What was sent for null, if it is another value.
  private var wordForNull: String {
    found.flatMap { $0.kind == .null ? nil : $0.excerpt }.map { " (\($0))" } ?? ""
  }

  private var foundWords: String { found?.description ?? "a value" }
}

extension BuildFailure {
  /// A heading with the number of problems, and one indented line for each problem.
  var outline: String { outline(findings.map(\.description)) }

  /// The same heading, with other lines for the problems.
  package func outline(_ lines: [String]) -> String {
    let heading = "\(JSONText.visible(model)) could not be built: \(countWords)"
    return ([heading] + lines.map { "  \($0)" }).joined(separator: "\n")
  }

  /// How many problems there are, in words: `1 problem`.
  package var countWords: String {
    let count = findings.reduce(0) { $0.saturatingSum($1.kind.count ?? 1) }
    return count == 1 ? "1 problem" : "\(count) problems"
  }
}
