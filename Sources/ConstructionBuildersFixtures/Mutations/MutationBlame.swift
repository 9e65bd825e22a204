import ConstructionBuilders
import Foundation

/// Whether an error names what it is about.
///
/// Of `results[1].name` it may name that, what is in it, or what it is in: `results[1]` or `results`, which may be
/// refused for the sake of one member. The whole document is in that sense around everything, so that an error
/// about it blames nobody: unless the root itself was mutated, its words have to name the key.
///
/// | error about | for `results[1].name` |
/// |---|---|
/// | `results[1].name`, `results[1]`, `results` | blame |
/// | `results[0].name`, `offset` | none |
/// | the top level: "expected object, found array", "the body is no JSON" | none |
/// | the top level: "the name is longer than allowed" | blame |
///
/// One error is let off: of a number that its type cannot hold `JSONDecoder` says nothing but that the whole is
/// not valid JSON, and there is nothing that a `Decodable` could do about it.
struct MutationBlame {
  /// The value that is to blame.
  let culprit: FieldPath

  /// Whether that is a number now.
  var isNumber = false

  /// Whether an error names the culprit, what it is in, or what is in it.
  ///
  /// Of an error that has no paths the words have to name the culprit's key.
  func isNamed(by error: any Error) -> Bool {
    if let error = error as? any FindingsError, !error.findings.isEmpty {
      return error.findings.contains(where: isNamed)
    }
    if let error = error as? DecodingError, let context = error.contextAndPath {
      if case .dataCorrupted = error, context.path.isEmpty, isNumber { return true }
      return isRelated(to: context.path, saying: context.words)
    }
    guard lastKey != nil else { return true }
    return isNamed(in: (error as? any LocalizedError)?.errorDescription ?? "\(error)")
  }

  /// Whether a finding names the culprit.
  func isNamed(by finding: Finding) -> Bool {
    // Of valid JSON it is not true, whatever it is about.
    if finding.kind == .malformed, finding.path.isEmpty { return culprit.isEmpty }
    let words = "\(finding.expected) \(finding.reason ?? "")"
    if isRelated(to: finding.path, saying: words) { return true }
    // Where several keys are accepted, the finding is about the one that was used, or the first.
    guard let key = lastKey, finding.path.components.dropLast() == culprit.components.dropLast()
    else { return false }
    return finding.kind == .alias || finding.reason?.names(key) == true
  }

  private func isRelated(to path: FieldPath, saying words: String) -> Bool {
    if path.isEmpty, !culprit.isEmpty { return isNamed(in: words) }
    return path.components.starts(with: culprit.components)
      || culprit.components.starts(with: path.components)
  }

  /// Whether words have the culprit's key, or, of an element of the outermost array, its index.
  private func isNamed(in words: String) -> Bool {
    lastKey.map(words.names) ?? words.contains(culprit.description)
  }

  private var lastKey: String? {
    for case .key(let key) in culprit.components.reversed() { return key }
    return nil
  }
}

extension String {
  /// Whether a key is there as a word, or begins one in camel case: "invalid" does not name `id`, "idMissing" does.
  fileprivate func names(_ key: String) -> Bool {
    guard !key.isEmpty else { return true }
    return ranges(of: key).contains { range in
      let isBegin =
        range.lowerBound == startIndex || !self[index(before: range.lowerBound)].isOfWord
      let isEnd =
        range.upperBound == endIndex || !self[range.upperBound].isOfWord
        || self[range.upperBound].isUppercase
      return isBegin && isEnd
    }
  }
}

extension Character {
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension DecodingError {
  /// Where it happened, and what was said.
  fileprivate var contextAndPath: (path: FieldPath, words: String)? {
    switch self {
    case .keyNotFound(let key, let context):
      (FieldPath(codingPath: context.codingPath + [key]), context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (FieldPath(codingPath: context.codingPath), context.debugDescription)
    @unknown default: nil
    }
  }
}
