import ConstructionBuilders

/// How documents are stored in a file.
enum CaptureFormat: String, CaseIterable, Sendable {
  /// One document.
  case json
  /// One document a line: NDJSON, also called JSON Lines.
  case lines
  /// The recording of a browser or a proxy.
  case har

  /// The format of a file that begins with some bytes.
  init(beginning bytes: [UInt8], path: String?) {
    let name = path?.lowercased() ?? ""
    if name.hasSuffix(".har") {
      self = .har
    } else if path == nil || [".ndjson", ".jsonl", ".log"].contains(where: name.hasSuffix) {
      // Standard input of a survey has one document a line, whatever its first line is: the parts
      // of a file that many processes read have to be read alike.
      self = .lines
    } else if Self.isHAR(bytes), !Self.isLines(bytes) {
      self = .har
    } else if bytes.isEmpty, !name.hasSuffix(".json") {
      // The empty part of a file.
      self = .lines
    } else {
      self = Self.isLines(bytes) ? .lines : .json
    }
  }

  /// Whether the first member is `log`, which begins with one of the members that a HAR file has.
  private static func isHAR(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(400).filter { $0 > 0x20 }, as: UTF8.self)
    let text = start.hasPrefix("\u{FEFF}") ? start.dropFirst() : start[...]
    return ["\"version\"", "\"creator\"", "\"browser\"", "\"pages\"", "\"entries\"", "\"comment\""]
      .contains { text.hasPrefix("{\"log\":{" + $0) }
  }

  /// Whether the first line is a document and another line follows, or two of the first lines are
  /// arrays or objects. So a line that is cut off does not hide the others. In one document, inner
  /// lines are indented, or end with a comma.
  private static func isLines(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 0x0A), bytes[end...].contains(where: { $0 > 0x20 }) else {
      return false
    }
    var (count, whole, isFirstWhole) = (0, 0, false)
    bytes.forEachLine { range, number in
      guard number < 64, bytes[range].contains(where: { $0 > 0x20 }) else { return }
      count += 1
      guard count == 1 || bytes[range.lowerBound] | 0x20 == UInt8(ascii: "{") else { return }
      let line = Array(bytes[range])
      let malformed = JSONNode.withRoot(of: line.span, .strict) { _ in }
      guard malformed == nil else { return }
      whole += 1
      if count == 1 { isFirstWhole = true }
    }
    return whole >= 2 || isFirstWhole && count >= 2
  }
}
