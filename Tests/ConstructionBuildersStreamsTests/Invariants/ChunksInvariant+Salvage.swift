import ConstructionBuilders
import ConstructionBuildersStreams

@testable import TestSupport

/// What is left of a document that was cut off is part of the whole one.
extension ChunksInvariant {
  static func checkSalvage(_ settings: ChunkSettings) throws {
    let stream = settings.stream
    if settings.uses(0) { try checkSalvage(of: PartyBuilder.self, settings) }
    if settings.uses(1) { try checkSalvage(of: ScalarsBuilder.self, settings) }
    if settings.uses(2) { try checkSalvage(of: [JSONValue].self, settings) }
    if settings.uses(3) { try checkSalvage(of: JSONValue.self, settings) }
    for cutting in [Cutting.bytes, .random] {
      var reader = PartialReader<PartyBuilder>(
        coercion: settings.coercion, maximumDepth: settings.maximumDepth)
      var chunks = Chunks(stream, cutting, longest: settings.longest, seed: settings.seed)
      while let chunk = chunks.next() {
        reader.append(chunk)
        if chunks.chance() { _ = reader.snapshot() }
      }
      let left = JSONRoot<PartyBuilder>.salvaged(stream, settings).flatMap { $0.build() }
      let result = reader.finish(salvaging: true)
      try require(result == left, "\(cutting): salvaged as \(result), whole \(left)")
    }
  }

  /// Cuts a whole document off at some places.
  private static func checkSalvage<Value: Capturable>(
    of type: Value.Type, _ settings: ChunkSettings
  ) throws {
    let stream = settings.stream
    guard let whole = try? JSONRoot<Value>(json: stream, settings) else {
      if case .success(let root) = JSONRoot<Value>.salvaged(stream, settings) { try check(root) }
      return
    }
    let isRepeating = RepeatedKeys.occur(in: stream)
    let step = max(1, stream.count / settings.cutCount)
    for cut in stride(from: Int(settings.seed % 1_000) % step, to: stream.count, by: step) {
      let bytes = Array(stream[..<cut])
      // A part of a byte order mark is the beginning of nothing.
      if bytes.first == 0xEF, cut < 3 { continue }
      // A number is a whole document wherever it is cut.
      if (try? JSONRoot<Value>(json: bytes, settings)) != nil { continue }
      let root = try JSONRoot<Value>.salvaged(bytes, settings).get()
      try check(root)
      if isRepeating { continue }
      if let value = root.value, let all = whole.value, let problem = lost(value, from: all) {
        throw InvariantViolation("cut at \(cut): \(problem)")
      }
      try require(whole.value != nil || root.value == nil, "\(root) of \(whole)")
    }
  }

  private static func check<Value>(_ root: JSONRoot<Value>) throws {
    let findings = root.findings
    let cuts = findings.count { $0.kind == .cutOff }
    let isCounted = findings.contains { $0.kind.count != nil }
    try require(cuts == 1 || isCounted, "\(cuts) times cut off: \(findings)")
    try require(!findings.contains { $0.kind == .arriving }, "it arrives: \(findings)")
    if case .failure(let failure) = root.build() {
      try require(!failure.findings.contains { $0.kind == .arriving }, "\(failure)")
    }
  }

  /// What a value that was cut off has, and the whole one has not; nil if there is nothing.
  private static func lost(_ part: Any, from whole: Any) -> String? {
    switch (part, whole) {
    case (let part as any ConstructionBuilder, let whole as any ConstructionBuilder):
      for (left, right) in zip(part.declaredFields, whole.declaredFields) {
        // Which key counts can depend on one that did not arrive.
        if left.field.findings.contains(where: { $0.kind == .alias }) { continue }
        guard let value = left.field.anyValue else { continue }
        guard let all = right.field.anyValue else { return "\(left.name): \(value) of nothing" }
        if let problem = lost(value, from: all) { return "\(left.name): \(problem)" }
      }
      return nil
    case (.array(let part) as JSONValue, .array(let whole) as JSONValue):
      return lost(part, from: whole)
    case (.object(let part) as JSONValue, .object(let whole) as JSONValue):
      for (key, value) in part {
        guard let all = whole[key] else { return "\(key) of nothing" }
        if let problem = lost(value, from: all) { return "\(key): \(problem)" }
      }
      return nil
    case (let part as [Any], let whole as [Any]):
      let isPrefix = part.count <= whole.count && zip(part, whole).allSatisfy { equal($0, $1) }
      return isPrefix ? nil : "\(part) of \(whole)"
    case (let part as [String: Any], let whole as [String: Any]):
      let isPart = part.allSatisfy { key, value in whole[key].map { equal(value, $0) } ?? false }
      return isPart ? nil : "\(part) of \(whole)"
    default: return equal(part, whole) ? nil : "\(part) of \(whole)"
    }
  }

  private static func equal(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as [String: Any], let right as [String: Any]):
      left.count == right.count
        && left.allSatisfy { key, value in right[key].map { equal(value, $0) } ?? false }
    case (let left as [Any], let right as [Any]):
      left.count == right.count && zip(left, right).allSatisfy { equal($0, $1) }
    case (let left as any Equatable, _): isEqual(left, right)
    case (let left as any ConstructionBuilder, let right as any ConstructionBuilder):
      "\(left)" == "\(right)"
    default: "\(left)" == "\(right)"
    }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }
}

extension JSONRoot {
  fileprivate static func salvaged(
    _ bytes: [UInt8], _ settings: ChunkSettings
  ) -> Result<JSONRoot, BuildFailure> {
    Result { () throws(BuildFailure) in
      try JSONRoot(
        cutOff: bytes, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
    }
  }
}
