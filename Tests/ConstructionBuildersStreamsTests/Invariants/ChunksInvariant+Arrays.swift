import ConstructionBuilders
import ConstructionBuildersStreams

@testable import TestSupport

/// Elements of arrays are those of the whole document.
extension ChunksInvariant {
  static func checkArray(
    _ framing: StreamFraming, at path: [FieldPath.Component], _ settings: ChunkSettings
  ) throws {
    try checkArray(of: JSONValue.self, framing, at: path, settings)
    try checkArray(of: GuestBuilder.self, framing, at: path, settings)
  }

  private static func checkArray<Value: Capturable>(
    of type: Value.Type, _ framing: StreamFraming, at path: [FieldPath.Component],
    _ settings: ChunkSettings
  ) throws where Value.Built: Equatable {
    let reading = try reading(type, framing, settings)
    guard !settings.hasLimit else { return }
    let elements = reading.elements
    guard let whole = try? JSONRoot<JSONValue>(json: settings.stream, settings) else {
      return try require(reading.failure != nil, "a whole stream that is no JSON")
    }
    guard reading.failure == nil else {
      let kind = reading.failure?.finding?.kind
      let isExplained = kind.map { [.duplicate, .missing, .mismatch, .null].contains($0) }
      return try require(isExplained == true, "\(reading.failure as Any) of \(whole)")
    }
    for element in elements.prefix(8) {
      let root = try JSONRoot<Value>(
        json: settings.stream, at: path + [.index(element.index)], settings)
      let expected = root.build()
      try require(element.result == expected, "\(element.result) of \(expected)")
      let findings = (element.findings, root.findings)
      try require(findings.0 == findings.1, "\(findings)")
      let own = try JSONValue(json: element.json, maximumDepth: settings.maximumDepth)
      let other = try JSONRoot<JSONValue>(
        json: settings.stream, at: path + [.index(element.index)], settings)
      try require(other.value == nil || other.value == own, "\(own) of \(other)")
    }
    var cut = settings
    cut.stream.removeLast(1 + Int(settings.seed % 1_000) % settings.stream.count)
    let first = StreamReading<Value>(framing, cut, .whole).elements
    let isPrefix =
      first.count <= elements.count
      && zip(first, elements).allSatisfy {
        $0.json == $1.json && $0.place == $1.place && $0.result == $1.result
      }
    try require(isPrefix, "cut after \(cut.stream.count): \(first) of \(elements)")
    let next = try JSONRoot<JSONValue>(
      json: settings.stream, at: path + [.index(elements.count)], settings)
    try require(next.outcome == .missing, "\(elements.count) elements, then \(next)")
  }
}

extension JSONRoot {
  /// Reads the value at a path of any length: variable parameters cannot be passed on.
  init(
    json: [UInt8], at path: [FieldPath.Component] = [], _ settings: ChunkSettings
  ) throws(BuildFailure) {
    let (coercion, depth) = (settings.coercion, settings.maximumDepth)
    switch path.count {
    case 0: try self.init(json: json, coercion: coercion, maximumDepth: depth)
    case 1: try self.init(json: json, at: path[0], coercion: coercion, maximumDepth: depth)
    default:
      try self.init(
        json: json, at: path[0], path[1], path[2], coercion: coercion, maximumDepth: depth)
    }
  }
}
