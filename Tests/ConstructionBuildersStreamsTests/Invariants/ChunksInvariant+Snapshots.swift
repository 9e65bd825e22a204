import ConstructionBuilders
import ConstructionBuildersStreams

@testable import TestSupport

/// Snapshots show more and more, and the end is that of the whole document.
extension ChunksInvariant {
  static func checkSnapshots(_ settings: ChunkSettings) throws {
    let isRepeating = RepeatedKeys.occur(in: settings.stream)
    for cutting in [Cutting.bytes, .random] {
      if settings.uses(0) {
        try checkSnapshots(of: PartyBuilder.self, cutting, settings, isMonotone: !isRepeating)
      }
      if settings.uses(1) {
        try checkSnapshots(of: ScalarsBuilder.self, cutting, settings, isMonotone: !isRepeating)
      }
      if settings.uses(2) {
        try checkSnapshots(of: DirectPartyBuilder.self, cutting, settings, isMonotone: false)
      }
      // Its fields depend on the keys.
      if settings.uses(3) {
        try checkSnapshots(of: AnythingBuilder.self, cutting, settings, isMonotone: false)
      }
    }
  }

  private static func checkSnapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, _ cutting: Cutting, _ settings: ChunkSettings, isMonotone: Bool
  ) throws where Builder.Failure == BuildFailure, Builder.Model: Equatable {
    var reader = PartialReader<Builder>(
      coercion: settings.coercion, maximumDepth: settings.maximumDepth,
      maximumLength: settings.maximumLength)
    var inOneChunk = reader
    inOneChunk.append(settings.stream)
    var chunks = Chunks(settings.stream, cutting, longest: settings.longest, seed: settings.seed)
    var copies: [PartialReader<Builder>] = []
    // Capturing and comparing takes nearly all the time.
    let interval = settings.stream.count / 24 / (cutting == .bytes ? 1 : settings.longest) + 1
    let phase = Int(settings.seed % 1_000)
    var last = reader.snapshot()
    while let chunk = chunks.next() {
      reader.append(chunk)
      if chunks.chance() || (chunks.rest.count + phase) % interval > 0 { continue }
      if chunks.chance() { copies = [reader] }
      let next = reader.snapshot()
      if isMonotone, let problem = takenBack(by: next, from: last) {
        throw InvariantViolation("\(cutting): \(problem), before \(chunks.rest.count) bytes")
      }
      last = next
    }
    withExtendedLifetime(copies) {}
    let (coercion, depth) = (settings.coercion, settings.maximumDepth)
    let whole =
      settings.hasLimit
      ? inOneChunk.finish()
      : Builder.build(json: settings.stream, coercion: coercion, maximumDepth: depth)
    let result = reader.finish()
    try require(result == whole, "\(cutting): finished as \(result), whole \(whole)")
    let final = reader.snapshot()
    if isMonotone, let problem = takenBack(by: final, from: last) {
      throw InvariantViolation("\(cutting): \(problem), at the end")
    }
    guard !settings.hasLimit,
      let builder = try? Builder(json: settings.stream, coercion: coercion, maximumDepth: depth)
    else { return }
    let findings = (final.findings, builder.findings)
    try require(findings.0 == findings.1, "\(cutting): \(findings)")
  }
}
