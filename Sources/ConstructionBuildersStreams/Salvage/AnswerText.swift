import ConstructionBuilders

/// Finds the JSON in a text that has other words, too.
struct AnswerText {
  private let bytes: [UInt8]
  private let kind: JSONType
  private let coercion: Coercion
  private let maximumDepth: Int

  /// What is to be read of a text.
  enum Found {
    /// All of it. Also a text without JSON is refused like this.
    case whole
    /// A part, behind as many lines and columns, and the finding that says so.
    case part([UInt8], [Finding])
    /// Nothing, for this reason.
    case none(Finding)
  }

  /// A value that may be the one that is meant.
  private struct Candidate {
    let value: JSONValue
    let range: Range<Int>
    /// Where it begins, or the fence around it.
    let start: Int
    /// What its finding says.
    let words: String
  }

  /// - Parameter kind: Whether an object or an array is looked for.
  static func found(
    in answer: some JSONInput, _ kind: JSONType, _ coercion: Coercion, _ maximumDepth: Int
  ) -> Found {
    var copy: [UInt8]?
    answer._withSource { source in
      if case .bytes(let bytes) = source { copy = bytes.array(0..<bytes.count) }
    }
    guard let copy else { return .whole }
    let text = AnswerText(
      bytes: copy, kind: kind, coercion: coercion, maximumDepth: maximumDepth)
    let start = copy.withDocumentBytes { rootOffset(in: $0) }
    if start < copy.count, text.opens(at: start) { return .whole }
    // Values that are compared are also freed there, level by level.
    return DeeperStack.whereNeeded(frame: 1 << 20) { text.found() } ?? .whole
  }

  private func found() -> Found {
    if value(in: 0..<bytes.count) != nil { return .whole }
    let fences = CodeFences(in: bytes).all
    var problem: Range<Int>?
    var one: Candidate?
    for fence in fences {
      guard let value = value(in: fence.content) else {
        problem = problem ?? beginning(of: fence.content)
        continue
      }
      let candidate = Candidate(
        value: value, range: fence.content, start: fence.start, words: Finding.inCodeFence)
      if let refusal = add(candidate, to: &one) { return .none(refusal) }
    }
    if let one { return part(one) }
    var position = 0
    while let start = bytes[position...].firstIndex(where: { BracketedText.isBracket($0) }) {
      guard BracketedText.isOpening(bytes[start]) else { return .none(withoutPartner(start)) }
      let group = BracketedText(from: start, in: bytes)
      guard let end = group.end else {
        if let wrong = group.wrong { return .none(withoutPartner(wrong)) }
        return .part(spaced(start..<bytes.count), [])
      }
      let range = start..<end
      position = end
      if let value = value(in: range) {
        let candidate = Candidate(
          value: value, range: range, start: start, words: "read the JSON in the text")
        if let refusal = add(candidate, to: &one) { return .none(refusal) }
      } else if group.isQuoting {
        return .part(spaced(range), [])
      } else if bytes[start] == opening {
        problem = problem ?? range
      }
    }
    if let one { return part(one) }
    return problem.map { .part(spaced($0), []) } ?? .whole
  }

  private var opening: UInt8 { kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }

  private func opens(at position: Int) -> Bool { BracketedText.isOpening(bytes[position]) }
}

extension AnswerText {
  /// The value that stands in a range, with white space around it at the most; nil if there is
  /// none. A value of another type than the one that is looked for counts only for the whole text.
  private func value(in range: Range<Int>) -> JSONValue? {
    let root = try? JSONRoot<JSONValue>(
      json: bytes[range], coercion: coercion.intersection(.looseSyntax),
      maximumDepth: maximumDepth)
    return root?.value
  }

  /// Adds a candidate, or returns why there cannot be one.
  private func add(_ candidate: Candidate, to one: inout Candidate?) -> Finding? {
    guard candidate.value.kind == kind else { return nil }
    guard let first = one else {
      one = candidate
      return nil
    }
    guard first.value != candidate.value else { return nil }
    let other = location(candidate.start)
    return Finding(
      kind: .malformed, expected: "one \(kind)",
      reason: "expected one \(kind), and found a different one at \(other)",
      location: location(first.start))
  }

  private func part(_ candidate: Candidate) -> Found {
    let finding = Finding(
      kind: .syntax, expected: "JSON", isRepair: true, reason: candidate.words,
      location: location(candidate.start))
    return .part(spaced(candidate.range), [finding])
  }

  /// The bytes in a range, behind as many lines and columns as before.
  private func spaced(_ range: Range<Int>) -> [UInt8] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let before = bytes[min(start, range.lowerBound)..<range.lowerBound].lazy
      .filter { $0 & 0xC0 != 0x80 }
      .map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    return Array(before) + bytes[range]
  }

  /// A range that begins as the value does which is looked for; nil for any other.
  private func beginning(of range: Range<Int>) -> Range<Int>? {
    let first = bytes[range].first { !WhiteSpace.contains($0) }
    return first == opening ? range : nil
  }

  private func location(_ offset: Int) -> TextLocation {
    bytes.withDocumentBytes { textLocation(ofByteAt: offset, in: $0) }
  }

  private func withoutPartner(_ position: Int) -> Finding {
    let bracket = Character(Unicode.Scalar(bytes[position]))
    return Finding(
      kind: .malformed, expected: "JSON", reason: "'\(bracket)' in the text has no partner",
      location: location(position))
  }
}
