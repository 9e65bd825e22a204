/// Documents and streams that arrive in parts: elements one at a time, and snapshots.
struct Streaming: Report {
  let memory: StreamingMemory
  let elements: StreamingElements
  let snapshots: StreamingSnapshots
  let bytes: StreamingBytes

  /// - Throws: ``WrongAnswer`` if what is to be timed does not give what `build(json:)` gives.
  static func measure(_ plan: Plan) throws -> Streaming {
    Streaming(
      memory: try .measure(), elements: try .measure(plan), snapshots: try .measure(plan),
      bytes: try .measure(plan))
  }

  var text: String {
    [elements.text, memory.text, snapshots.text, bytes.text].joined(separator: "\n")
  }
}

/// Bytes in parts, as a connection delivers them.
struct Chunks {
  let bytes: [UInt8]
  let ranges: [Range<Int>]

  init(_ bytes: [UInt8], ofLength length: Int) {
    self.bytes = bytes
    ranges = stride(from: 0, to: bytes.count, by: length).map { start in
      start..<min(start + length, bytes.count)
    }
  }

  init(_ bytes: [UInt8], count: Int) {
    self.bytes = bytes
    ranges = (0..<count).map { index in
      index * bytes.count / count..<(index + 1) * bytes.count / count
    }
  }
}

/// Something gives another result than the bytes as a whole.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func check(_ isRight: Bool, _ description: @autoclosure () -> String) throws {
    guard isRight else { throw WrongAnswer(description()) }
  }
}
