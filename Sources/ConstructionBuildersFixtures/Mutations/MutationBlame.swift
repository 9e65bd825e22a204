import ConstructionBuilders
import Foundation

/// Whether an error names what it is about.
struct MutationBlame {
  /// The value that is to blame.
  let culprit: FieldPath

  /// Whether an error names the culprit, what it is in, or what is in it.
  ///
  /// Of an error that has no paths the words have to name the culprit's key.
  func isNamed(by error: any Error) -> Bool {
    if let error = error as? any FindingsError, !error.findings.isEmpty {
      return error.findings.contains(where: isNamed)
    }
    if let path = (error as? DecodingError)?.path { return isRelated(to: path) }
    guard let key = lastKey else { return true }
    let words = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
    return words.names(key)
  }

  /// Whether a finding names the culprit.
  func isNamed(by finding: Finding) -> Bool {
    if isRelated(to: finding.path) || finding.kind == .malformed { return true }
    // Where several keys are accepted, the finding is about the one that was used, or the first.
    guard let key = lastKey, finding.path.components.dropLast() == culprit.components.dropLast()
    else { return false }
    return finding.kind == .alias || finding.reason?.names(key) == true
  }

  private func isRelated(to path: FieldPath) -> Bool {
    path.components.starts(with: culprit.components)
      || culprit.components.starts(with: path.components)
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
  /// Where it happened.
  var path: FieldPath? {
    switch self {
    case .keyNotFound(let key, let context): FieldPath(codingPath: context.codingPath + [key])
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      FieldPath(codingPath: context.codingPath)
    @unknown default: nil
    }
  }
}
