/// Decides whether an error names the mutated value.
///
/// For `results[1].name` an error may name that value, a value in it, or a container of it:
/// `results[1]` or `results`, which may be rejected because of one member. An error about the whole
/// document blames no value in it, unless its text contains the key.
///
/// There is one exception. For a number that its type cannot hold, `JSONDecoder` only says that the
/// whole is not valid JSON, and a `Decodable` cannot change that.
struct MutationBlame {
  /// The path of the mutated value.
  let culprit: FieldPath

  /// Whether the value is now a number.
  var isNumber = false

  /// Whether an error names the culprit, a container of it, or a value in it.
  ///
  /// The text of an error without paths has to contain the key of the culprit.
  func isNamed(by error: any Error) -> Bool {
    if let error = error as? any FindingsError, !error.findings.isEmpty {
      return error.findings.contains(where: isNamed)
    }
    if let error = error as? DecodingError {
      let (path, reason) = error.pathAndReason
      if case .dataCorrupted = error, path.isEmpty, isNumber { return true }
      return isRelated(to: path, saying: reason)
    }
    guard lastKey != nil else { return true }
    return isNamed(in: (error as? any LocalizedError)?.errorDescription ?? "\(error)")
  }

  /// Whether a finding names the culprit.
  func isNamed(by finding: Finding) -> Bool {
    // A mutation of a value leaves valid JSON: "malformed" is wrong about it.
    if finding.kind == .malformed, finding.path.isEmpty { return culprit.isEmpty }
    // A list can lose all of its elements to one mutation, the list of the whole document, too. In
    // a set, an element that was not mutated may equal the mutated one.
    let list: [FieldPath.Component]? =
      switch finding.kind {
      case .tooManyLosses: finding.path.components
      case .duplicate: finding.path.components.dropLast()
      default: nil
      }
    if let list, culprit.components.starts(with: list) { return true }
    let words = "\(finding.expected) \(finding.reason ?? "")"
    if isRelated(to: finding.path, saying: words) { return true }
    // With aliases, the finding is about the key that was used, or about the first key.
    guard let key = lastKey, finding.path.components.dropLast() == culprit.components.dropLast()
    else { return false }
    return finding.kind == .alias || finding.reason?.names(key) == true
  }

  private func isRelated(to path: FieldPath, saying words: String) -> Bool {
    if path.isEmpty, !culprit.isEmpty { return isNamed(in: words) }
    var (own, other) = (culprit.components[...], path.components[...])
    while let culprit = own.first, let step = other.first {
      if culprit == step || culprit.isSent(as: step) {
        own.removeFirst()
      } else if step != .index(0) || culprit.isIndex {
        return false
      }
      other.removeFirst()
    }
    return true
  }

  /// Whether a text contains the culprit's key, or the index of an element of the outermost array.
  private func isNamed(in words: String) -> Bool {
    lastKey.map(words.names) ?? words.contains(culprit.description)
  }

  private var lastKey: String? {
    for case .key(let key) in culprit.components.reversed() { return key }
    return nil
  }
}

/// A finding has the index 0 for a single element in place of an array, an index for a key of an
/// object with numbers as keys, and the key that is missing for a pair of an object.
extension FieldPath.Component {
  fileprivate var isIndex: Bool { if case .index = self { true } else { false } }

  /// Whether this is the key with which an element was sent in an object, or the index with which a
  /// member was sent in an array of pairs.
  fileprivate func isSent(as step: Self) -> Bool {
    switch (self, step) {
    case (.key(let key), .index(let index)): key == "\(index)"
    case (.index, .key): true
    default: false
    }
  }
}

extension String {
  /// Whether a key occurs as a word, or as the first word in camel case: "invalid" does not name
  /// `id`, "idMissing" does.
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
