import ConstructionBuilders

@testable import TestSupport

/// Simple implementations of the framings, for whole streams.
extension ChunksInvariant {
  static func plainLines(_ stream: [UInt8]) -> [[UInt8]] {
    stream.split(separator: UInt8(ascii: "\n")).map(Array.init).filter(hasText)
  }

  static func plainTexts(_ stream: [UInt8]) -> [[UInt8]] {
    stream.split(separator: 0x1E).map(Array.init).filter(hasText)
  }

  private static func hasText(_ bytes: [UInt8]) -> Bool {
    !bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// Compares elements with their texts: all are there, but for one that was cut off, and each has
  /// the model of its text.
  static func compare<Value: ConstructionBuilder>(
    _ reading: StreamReading<Value>, with texts: [[UInt8]], _ settings: ChunkSettings
  ) throws where Value.Failure == BuildFailure, Value.Model: Equatable {
    guard !settings.hasLimit else { return }
    let missing = texts.count - reading.elements.count
    try require(
      missing == 0 || missing == 1 && reading.failure?.kind == .cutOff,
      "\(reading.elements.count) elements of \(texts.count)")
    for (element, text) in zip(reading.elements, texts) {
      try require(element.json == text, "\(element.json) of \(text)")
      let expected = Value.build(
        json: text, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
      switch (element.result, expected) {
      case (.success(let left), .success(let right)):
        try require(left == right, "\(left) of \(right)")
      case (.failure(let left), .failure(let right)):
        // A text of a sequence may be refused before it is read.
        // A carriage return ends a line of a document, and none of a stream.
        let hasColumns = !text.contains(UInt8(ascii: "\r"))
        let words = (
          left.findings.map { withoutLine($0, hasColumns) },
          right.findings.map { withoutLine($0, hasColumns) }
        )
        try require(words.0 == words.1 || isRefused(left), "\(words)")
      case (.failure(let failure), .success):
        try require(isRefused(failure), "\(failure) of \(expected)")
      default:
        throw InvariantViolation("\(element.result) of \(expected)")
      }
    }
  }

  private static func isRefused(_ failure: BuildFailure) -> Bool {
    ["white space", "the control character RS, U+001E"].contains(failure.findings[0].expected)
  }

  private static func withoutLine(_ finding: Finding, _ hasColumn: Bool) -> String {
    "\(finding.path) \(finding.kind) \(finding.expected) \(finding.found as Any) "
      + "\(finding.reason as Any) \((hasColumn ? finding.location?.column : nil) as Any)"
  }
}

/// Server-sent events by the letter of the HTML standard, section 9.2.6.
struct PlainEvents {
  private(set) var data: [[UInt8]] = []
  private(set) var isComplete = true

  init(_ stream: [UInt8], endingWith end: String?) {
    let bytes = stream.starts(with: [0xEF, 0xBB, 0xBF]) ? stream.dropFirst(3) : stream[...]
    // A document is no stream of unknown fields.
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if let first, "{[<".utf8.contains(first) {
      isComplete = false
      return
    }
    var lines = PlainEvents.lines(of: bytes)
    let last = lines.removeLast()
    var event: [[UInt8]]?
    var hasName = false
    for line in lines {
      guard !line.isEmpty else {
        if let event {
          let text = Array(event.joined(separator: [0x0A]))
          if let end, text == Array(end.utf8) { return }
          data.append(text)
        }
        (event, hasName) = (nil, false)
        continue
      }
      let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
      var value = line[colon...].dropFirst()
      if value.first == 0x20 { value = value.dropFirst() }
      if line[..<colon] == ArraySlice("data".utf8) { event = (event ?? []) + [Array(value)] }
      if line[..<colon] == ArraySlice("event".utf8) { hasName = !value.isEmpty }
    }
    let isWithinLine = last.first.map { $0 != UInt8(ascii: ":") } ?? false
    isComplete = event == nil && !hasName && !isWithinLine && end == nil
  }

  /// The lines, of which the last one has no end.
  private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      lines.append(rest[..<end])
      let isPair = rest[end] == 0x0D && end + 1 < rest.endIndex && rest[end + 1] == 0x0A
      rest = rest[(end + (isPair ? 2 : 1))...]
    }
    return lines + [rest]
  }
}
