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

  /// The place as messages name it.
  func place(at line: Int?) -> String { line.map { "\(file):\($0)" } ?? file }
}

/// The first thing that could not be read, with its place.
struct CaptureProblem: Sendable {
  let unit: Int
  let line: Int
  let text: String

  /// A line or a file that is longer than what is kept in memory.
  static func tooLong(_ place: String, unit: Int, line: Int?) -> CaptureProblem {
    CaptureProblem(
      unit: unit, line: line ?? 0,
      text: "\(place): the text is longer than \(LineBlocks.longestLine >> 20) MiB")
  }

  func precedes(_ other: CaptureProblem) -> Bool {
    unit != other.unit ? unit < other.unit : line < other.line
  }
}

/// What was read, for notes: nothing of it is in a survey.
struct CaptureTally: Sendable {
  /// The file that was opened last.
  var file = ""
  var bytes = 0
  /// Whether a file was a HAR file. The other counts are about its entries.
  var isHAR = false
  var entries = 0
  var skipped: [Skipped: Int] = [:]
  /// How many files were read element by element, but not to the end.
  var cutFiles = 0
  private(set) var problem: CaptureProblem?

  /// What of the documents that could not be read is counted all the same.
  var part: String {
    cutFiles == 0 ? "" : ", \(cutFiles.grouped) of them after the first elements"
  }

  /// Why an entry is not surveyed.
  enum Skipped: String, CaseIterable {
    case filtered = "not asked for"
    case otherMedia = "of other media types"
    case withoutBody = "without a body"
    case strange = "without a method, a URL or a status"
  }

  mutating func add(_ other: CaptureProblem?) {
    guard let other else { return }
    if problem.map({ other.precedes($0) }) ?? true { problem = other }
  }
}

/// Takes documents, such as a surveyor.
protocol DocumentTaker: SendableMetatype {
  /// Takes a document.
  ///
  /// - Parameter place: Where it begins, for messages.
  /// - Returns: Why the bytes are not JSON; nil if they are.
  mutating func add(
    _ bytes: Span<UInt8>, endpoint: String, at path: [Step], stamp: Stamp?,
    place: @autoclosure () -> String
  ) -> MalformedJSON?

  /// Counts a document that cannot be read.
  mutating func add(_ unreadable: Survey.Unreadable)

  /// Corrects the number of documents, of which each element was counted as one.
  mutating func correctDocuments(by difference: Int)
}

extension DocumentTaker {
  mutating func correctDocuments(by difference: Int) {}
}

extension Surveyor: DocumentTaker {
  mutating func add(
    _ bytes: Span<UInt8>, endpoint: String, at path: [Step], stamp: Stamp?,
    place: @autoclosure () -> String
  ) -> MalformedJSON? {
    add(bytes, endpoint: endpoint, at: path, stamp: stamp)
  }
}

/// One thread's taker.
///
/// @unchecked: one thread at a time uses it, and the reading thread only while none works.
final class CaptureWorker<Taker: DocumentTaker>: @unchecked Sendable {
  var taker: Taker
  private(set) var problem: CaptureProblem?
  private let path: [Step]
  private let stamp: Stamp?

  init(_ taker: Taker, _ options: CaptureOptions) {
    self.taker = taker
    path = options.path
    stamp = options.key.map { .key($0) }
  }

  func add(_ unit: CaptureUnit) {
    guard unit.isLines else {
      let malformed = taker.add(
        unit.bytes.span, endpoint: unit.endpoint, at: unit.isElement ? [] : path,
        stamp: unit.stamp ?? stamp, place: unit.place(at: unit.line))
      if unit.isElement, malformed == nil { taker.correctDocuments(by: -1) }
      if let malformed { note(malformed, unit.bytes.span, unit, unit.line) }
      return
    }
    unit.bytes.forEachLine { range, number in
      let line = unit.bytes.span.extracting(range)
      guard !line.isBlank else { return }
      let lineNumber = (unit.line ?? 1) + number
      // Whether a line is too long does not depend on how the file was cut into units.
      guard range.count <= LineBlocks.longestLine else {
        taker.add(.tooLong)
        let place = unit.place(at: lineNumber)
        problem = problem ?? .tooLong(place, unit: unit.number, line: lineNumber)
        return
      }
      let malformed = taker.add(
        line, endpoint: "", at: path, stamp: stamp, place: unit.place(at: lineNumber))
      if let malformed { note(malformed, line, unit, lineNumber) }
    }
  }

  private func note(
    _ malformed: MalformedJSON, _ bytes: Span<UInt8>, _ unit: CaptureUnit, _ line: Int?
  ) {
    // Units and lines come in their order.
    guard problem == nil else { return }
    let finding = Finding(malformed, in: bytes)
    problem = CaptureProblem(
      unit: unit.number, line: line ?? 0, text: "\(unit.place(at: line)): \(finding)")
  }
}

extension Span<UInt8> {
  fileprivate var isBlank: Bool {
    for index in indices where !WhiteSpace.contains(self[index]) { return false }
    return true
  }
}
