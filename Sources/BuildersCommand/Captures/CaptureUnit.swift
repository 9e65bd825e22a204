import ConstructionBuilders

/// Bytes that one thread surveys: lines, or a document.
struct CaptureUnit: Sendable {
  let bytes: [UInt8]
  var isLines = false
  /// Whether it is an element at the path that was asked for.
  var isElement = false
  var endpoint = ""
  var stamp: Stamp?
  /// The name of the file, and the line where the bytes begin.
  let file: String
  var line: Int?
  var number = 0
}

/// The first thing that could not be read, with its place.
struct CaptureProblem: Sendable {
  let unit: Int
  let line: Int
  let text: String

  func precedes(_ other: CaptureProblem) -> Bool {
    unit != other.unit ? unit < other.unit : line < other.line
  }
}

/// What was read, for notes: nothing of it is in a survey.
struct CaptureTally: Sendable {
  var files = 0
  var bytes = 0
  /// Whether a file was a HAR file. The other counts are about its entries.
  var isHAR = false
  var entries = 0
  var filtered = 0
  var otherMedia = 0
  var withoutBody = 0
  var strangeEntries = 0
  private(set) var problem: CaptureProblem?

  mutating func add(_ other: CaptureProblem?) {
    guard let other else { return }
    if problem.map({ other.precedes($0) }) ?? true { problem = other }
  }
}

/// One thread's surveyor.
///
/// @unchecked: one thread at a time uses it, and the reading thread only while none works.
final class CaptureWorker: @unchecked Sendable {
  var surveyor: Surveyor
  private(set) var problem: CaptureProblem?
  private let path: [Step]
  private let stamp: Stamp?

  init(_ options: CaptureOptions) {
    surveyor = Surveyor(
      showsValues: options.showsValues, maps: options.maps, time: options.time)
    path = options.path
    stamp = options.key.map { .key($0) }
  }

  func add(_ unit: CaptureUnit) {
    guard unit.isLines else {
      let malformed = surveyor.add(
        unit.bytes.span, endpoint: unit.endpoint, at: unit.isElement ? [] : path,
        stamp: unit.stamp ?? stamp)
      if let malformed { note(malformed, unit.bytes.span, unit, unit.line, isLine: false) }
      return
    }
    unit.bytes.forEachLine { range, number in
      let line = unit.bytes.span.extracting(range)
      guard !line.isBlank else { return }
      if let malformed = surveyor.add(line, at: path, stamp: stamp) {
        note(malformed, line, unit, (unit.line ?? 1) + number, isLine: true)
      }
    }
  }

  private func note(
    _ malformed: MalformedJSON, _ bytes: Span<UInt8>, _ unit: CaptureUnit, _ line: Int?,
    isLine: Bool
  ) {
    if let problem, (problem.unit, problem.line) < (unit.number, line ?? 0) { return }
    let place = line.map { "\(unit.file):\($0)" } ?? unit.file
    let finding = Finding(malformed, in: bytes)
    problem = CaptureProblem(
      unit: unit.number, line: line ?? 0, text: "\(place): \(finding)")
  }
}

extension Span<UInt8> {
  fileprivate var isBlank: Bool {
    for index in indices where !WhiteSpace.contains(self[index]) { return false }
    return true
  }
}
