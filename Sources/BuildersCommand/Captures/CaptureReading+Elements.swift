import ConstructionBuilders
import ConstructionBuildersStreams

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files that are read element by element.
extension CaptureReading {
  mutating func readHAR(
    _ file: CaptureFile, _ descriptor: Descriptor, _ beginning: [UInt8]
  ) throws(SystemError) {
    tally.isHAR = true
    _ = try forEachElement(
      of: HAREntryBuilder.self, .array(at: "log", "entries"), file, descriptor, beginning
    ) { survey, element in
      guard element.ending == nil else { return }
      survey.addEntry(element, file)
    }
  }

  private mutating func addEntry(_ element: StreamElement<HAREntryBuilder>, _ file: CaptureFile) {
    tally.entries += 1
    guard case .success(let entry) = element.result,
      let endpoint = Endpoint(method: entry.method, url: entry.url, templates: options.templates)
    else { return skip(.strange) }
    guard options.filter.takes(method: entry.method, url: entry.url, status: entry.status),
      options.endpoint.map(endpoint.fits) ?? true
    else { return skip(.filtered) }
    guard entry.mayBeJSON else { return skip(.otherMedia) }
    guard let body = entry.body else { return skip(.withoutBody) }
    let stamp = entry.started.flatMap { Stamp.time(since1970: $0.timeIntervalSince1970) }
    add(
      CaptureUnit(
        bytes: body, endpoint: endpoint.name, stamp: stamp, file: file.name,
        line: element.place.line))
  }

  private mutating func skip(_ reason: CaptureTally.Skipped) {
    tally.skipped[reason, default: 0] += 1
  }

  /// Calls `body` with each element of an array in a file.
  ///
  /// - Returns: Whether the array was read to its end.
  mutating func forEachElement<Value: Capturable>(
    of type: Value.Type, _ framing: StreamFraming, _ file: CaptureFile, _ descriptor: Descriptor,
    _ beginning: [UInt8], _ body: (inout Self, StreamElement<Value>) -> Void
  ) throws(SystemError) -> Bool {
    var reader = ElementReader<Value>(framing)
    var chunk = beginning
    var isAtEnd = chunk.isEmpty
    while !isAtEnd {
      reader.append(chunk)
      while let element = reader.next() { body(&self, element) }
      if reader.isOver { break }
      chunk.removeAll(keepingCapacity: true)
      isAtEnd = try !descriptor.read(upTo: LineBlocks.blockLength, into: &chunk)
    }
    var failure: StreamFailure?
    do throws(StreamFailure) { try reader.finish() } catch { failure = error }
    while let element = reader.next() { body(&self, element) }
    if let failure {
      let reason = Survey.Unreadable(failure)
      workers[0].taker.add(reason)
      // That nothing is there, the count says.
      if reason != .notThere {
        tally.add(
          CaptureProblem(
            unit: unitCount, line: failure.place.line, text: "\(file.name): \(failure)"))
      }
    }
    return failure == nil
  }
}

extension Survey.Unreadable {
  fileprivate init(_ failure: StreamFailure) {
    switch failure.kind {
    // There is JSON, and no array at the path.
    case .malformed where [.missing, .null, .mismatch].contains(failure.finding?.kind):
      self = .notThere
    case .cutOff: self = .cutOff
    case .limit: self = .tooLong
    default: self = .malformed
    }
  }
}
