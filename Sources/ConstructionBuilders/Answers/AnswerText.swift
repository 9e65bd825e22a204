/// Finds the JSON in a text that has other words, too.
package struct AnswerText {
  private let bytes: [UInt8]
  private let kind: JSONType
  private let reads: (JSONValue) -> Bool
  private let coercion: Coercion
  private let maximumDepth: Int

  /// The only value so far.
  private var one: Candidate?

  /// What is refused if there is no value.
  private var problem: Problem?

  /// What is to be read of a text.
  package enum Found {
    /// All of it. Also a text without JSON is refused like this.
    case whole
    /// A part, behind as many lines and columns, and the finding that says so.
    case part([UInt8], Finding)
    /// A part that cannot be read as the type that is looked for.
    case other([UInt8])
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

  /// What cannot be read as the type that is looked for.
  private struct Problem {
    /// What it is. The first one was most probably meant as the value.
    enum Kind: Int { case fenceOfJSON, fence, prose, otherType }

    let kind: Kind
    let range: Range<Int>
  }

  private init(
    _ bytes: [UInt8], _ kind: JSONType, _ coercion: Coercion, _ maximumDepth: Int,
    _ reads: @escaping (JSONValue) -> Bool
  ) {
    self.bytes = bytes
    self.kind = kind
    self.reads = reads
    self.coercion = coercion
    self.maximumDepth = maximumDepth
  }

  /// - Parameter type: What is looked for: a builder, or an array of builders.
  package static func found<Value: Capturable>(
    in answer: some JSONInput, as type: Value.Type, _ coercion: Coercion, _ maximumDepth: Int
  ) -> Found {
    let isArray = type._traits.contains(.arrays) && !type._traits.contains(.objects)
    let kind: JSONType = isArray ? .array : .object
    func reads(_ value: JSONValue) -> Bool {
      value.kind == kind
        || JSONNode.withRoot(value, coercion) { type.capture($0).value != nil }
    }
    var copy: [UInt8]?
    answer._withSource { source in
      if case .bytes(let bytes) = source { copy = bytes.array(0..<bytes.count) }
    }
    guard let copy else { return .whole }
    let problem = copy.withDocumentBytes { ConstructionBuilders.refusal(of: $0)?.problem }
    if case .notUTF8 = problem { return .whole }
    let start = copy.withDocumentBytes { rootOffset(in: $0) }
    if start < copy.count, BracketedText.isOpening(copy[start]) { return .whole }
    if let fault = copy.firstOfInvalidUTF8 {
      let malformed = MalformedJSON(offset: fault, problem: .invalidUTF8)
      return .none(copy.withDocumentBytes { Finding(malformed, in: $0) })
    }
    // Values that are compared are also freed there, level by level.
    let found = DeeperStack.whereNeeded(frame: 1 << 20) {
      var text = AnswerText(copy, kind, coercion, maximumDepth, reads)
      return text.found()
    }
    return found ?? .whole
  }

  private mutating func found() -> Found {
    if value(in: 0..<bytes.count) != nil { return .whole }
    let fences = CodeFences(in: bytes).all
    for fence in fences {
      if let refusal = take(fence) { return refusal }
    }
    if let one { return part(one) }
    let refusal = searchProse(fences.filter(\.isOfOtherLanguage))
    if let refusal, problem?.kind != .fenceOfJSON { return refusal }
    if let one, refusal == nil { return part(one) }
    if let problem { return .other(spaced(problem.range)) }
    return fences.first.map { .none(withoutJSON($0)) } ?? .whole
  }

  /// Takes what a fence holds, or returns why there can be no value.
  ///
  /// A fence of what is meant as JSON and is none has the value that was meant.
  private mutating func take(_ fence: CodeFences.Fence) -> Found? {
    let opens = opensValue(fence.content)
    let value = opens || fence.isOfJSON ? value(in: fence.content) : nil
    if let value, opens, reads(value) {
      let candidate = Candidate(
        value: value, range: fence.content, start: fence.start, words: Finding.inCodeFence)
      return add(candidate).map { .none($0) }
    }
    if value == nil, fence.isOfJSON || fence.language.isEmpty && beginsWithBracket(fence.content) {
      return .other(spaced(fence.content))
    }
    if fence.isOfJSON {
      add(Problem(kind: .fenceOfJSON, range: fence.content))
    } else if value != nil || opens && !fence.isOfOtherLanguage {
      add(Problem(kind: .fence, range: fence.content))
    }
    return nil
  }

  /// Takes what stands in braces or brackets, or returns why there can be no value.
  ///
  /// What is no JSON in code of another language refuses nothing.
  private mutating func searchProse(_ code: [CodeFences.Fence]) -> Found? {
    var code = code[...]
    var position = 0
    while let start = bytes[position...].firstIndex(where: { BracketedText.isBracket($0) }) {
      while let first = code.first, first.content.upperBound <= start { code.removeFirst() }
      let fence = code.first.flatMap { $0.content.contains(start) ? $0.content : nil }
      guard BracketedText.isOpening(bytes[start]) else {
        guard let fence else { return .none(withoutPartner(start)) }
        position = fence.upperBound
        continue
      }
      let limit = fence?.upperBound ?? bytes.count
      // Comments are only known in what begins as JSON: prose has links.
      let opens = opensValue(start + 1..<limit, in: bytes[start])
      let group = BracketedText(
        from: start, in: bytes, upTo: limit,
        hasComments: opens && coercion.contains(.looseSyntax))
      let isMeant = fence == nil && beginsWithText(start..<limit)
      let value = group.end.flatMap {
        opens ? valueInProse(start..<$0, isNeeded: isMeant || group.isQuoting) : nil
      }
      if let fence, group.end == nil || group.isQuoting && value == nil {
        position = fence.upperBound
        continue
      }
      guard let end = group.end else {
        if let wrong = group.wrong { return .none(withoutPartner(wrong)) }
        return .other(spaced(start..<bytes.count))
      }
      position = end
      if let value, reads(value) {
        let candidate = Candidate(
          value: value, range: start..<end, start: start, words: Self.inText)
        if let refusal = add(candidate) { return .none(refusal) }
      } else if value != nil {
        add(Problem(kind: .otherType, range: start..<end))
      } else if isMeant || group.isQuoting {
        return .other(spaced(start..<end))
      } else if bytes[start] == opening, fence == nil {
        add(Problem(kind: .prose, range: start..<end))
      }
    }
    return nil
  }

  /// The value in braces or brackets.
  ///
  /// One of another type is only looked at if it may be read or be what is wrong, or refuses if it
  /// is no JSON.
  private func valueInProse(_ range: Range<Int>, isNeeded: Bool) -> JSONValue? {
    guard
      bytes[range.lowerBound] == opening || isNeeded || problem == nil
        || coercion.isOfShape
    else { return nil }
    if let one, bytes[one.range] == bytes[range] { return one.value }
    return value(in: range)
  }

  /// Whether what stands in braces or brackets begins as it does in JSON. Most in prose does not.
  private func opensValue(_ range: Range<Int>, in bracket: UInt8) -> Bool {
    guard let first = firstByte(in: range) else { return false }
    if first == UInt8(ascii: "/") { return coercion.contains(.looseSyntax) }
    let beginnings = bracket == UInt8(ascii: "{") ? "\"}" : "\"{[]-0123456789tfn"
    return beginnings.utf8.contains(first)
  }

  private var opening: UInt8 { kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }

  /// Whether a key, or a text in an array that is looked for, is the first in braces and brackets:
  /// they are meant as JSON. Single quotation marks are meant as double ones.
  private func beginsWithText(_ range: Range<Int>) -> Bool {
    var innermost: UInt8?
    for byte in bytes[range] where !WhiteSpace.contains(byte) {
      guard BracketedText.isOpening(byte) else {
        return (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"))
          && (innermost == UInt8(ascii: "{") || innermost == opening)
      }
      innermost = byte
    }
    return false
  }

  /// Whether an object or an array may stand in a range.
  private func opensValue(_ range: Range<Int>) -> Bool {
    let first = firstByte(in: range)
    let isComment = first == UInt8(ascii: "/") && coercion.contains(.looseSyntax)
    return isComment || beginsWithBracket(range)
  }

  private func beginsWithBracket(_ range: Range<Int>) -> Bool {
    firstByte(in: range).map(BracketedText.isOpening) == true
  }

  /// The first byte that is no white space.
  private func firstByte(in range: Range<Int>) -> UInt8? {
    bytes[range].first { !WhiteSpace.contains($0) }
  }
}

extension AnswerText {
  /// The value that stands in a range, with white space around it at the most; nil if there is
  /// none.
  private func value(in range: Range<Int>) -> JSONValue? {
    var value: JSONValue?
    func read(_ bytes: Span<UInt8>) -> MalformedJSON? {
      JSONNode.withRoot(of: bytes, .strict, maximumDepth) { value = JSONValue.capture($0).value }
    }
    bytes[range].withDocumentBytes { bytes in
      guard read(bytes) != nil, coercion.contains(.looseSyntax), let loose = LooseSyntax(bytes)
      else { return }
      _ = loose.bytes.withDocumentBytes(read)
    }
    return value
  }

  /// Adds a candidate, or returns why there cannot be one.
  private mutating func add(_ candidate: Candidate) -> Finding? {
    guard let first = one else {
      one = candidate
      return nil
    }
    guard first.value != candidate.value else { return nil }
    let other = location(candidate.start)
    return refusal("a different one at \(other)", at: first.start)
  }

  /// Keeps a problem, if no other was more probably meant as the value.
  private mutating func add(_ other: Problem) {
    guard let first = problem, first.kind.rawValue <= other.kind.rawValue else {
      problem = other
      return
    }
  }

  private func part(_ candidate: Candidate) -> Found {
    .part(spaced(candidate.range), repair(candidate.words, at: candidate.start))
  }

  private func repair(_ words: String, at offset: Int) -> Finding {
    Finding(
      kind: .syntax, expected: "JSON", isRepair: true, reason: words, location: location(offset))
  }

  private static var inText: String { "read the JSON in the text" }

  /// The bytes in a range, behind as many lines and columns as before.
  private func spaced(_ range: Range<Int>) -> [UInt8] {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let before = bytes[min(start, range.lowerBound)..<range.lowerBound].lazy
      .filter { $0 & 0xC0 != 0x80 }
      .map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
    return Array(before) + bytes[range]
  }

  private func location(_ offset: Int) -> TextLocation {
    bytes.withDocumentBytes { textLocation(ofByteAt: offset, in: $0) }
  }

  private func refusal(_ found: String, at offset: Int) -> Finding {
    Finding(
      kind: .malformed, expected: "one \(kind)", reason: "expected one \(kind), and found \(found)",
      location: location(offset))
  }

  private func withoutJSON(_ fence: CodeFences.Fence) -> Finding {
    let language = fence.language.isEmpty ? " without JSON" : " of \(fence.language)"
    return refusal("a code fence\(language)", at: fence.start)
  }

  private func withoutPartner(_ position: Int) -> Finding {
    let bracket = Character(Unicode.Scalar(bytes[position]))
    return Finding(
      kind: .malformed, expected: "JSON", reason: "'\(bracket)' in the text has no partner",
      location: location(position))
  }
}

extension Coercion {
  /// Whether an array may be read as an object, or an object as an array.
  fileprivate var isOfShape: Bool {
    !isDisjoint(with: [
      .arraysFromSingleValues, .singleValuesFromArrays, .emptyArraysAsObjects,
      .numberedObjectsAsArrays,
    ])
  }
}
