import ConstructionBuilders

/// The bytes of one element, as its framing sets them apart.
@usableFromInline
struct Frame: Sendable {
  @usableFromInline
  var text: ArraySlice<UInt8>
  @usableFromInline
  var place: StreamPlace

  /// The lines of the stream that the lines of the text stand in, if others lie between them.
  var lines: [Int] = []

  /// Why the bytes are no element, if that is not for the scanner to find.
  var problem: MalformedJSON.Problem?

  /// An element that is too long to be kept.
  static func tooLong(at place: StreamPlace, _ settings: ReadingSettings) -> Frame {
    Frame(text: [], place: place, problem: .longerThan(limit: settings.maximumLength))
  }

  /// The place of a byte in the stream. A column is counted from where the text, or the value of
  /// its field, begins in the line.
  func location(ofByteAt offset: Int, in bytes: Span<UInt8>) -> TextLocation {
    // In these framings a carriage return ends no line of a text.
    var position = TextPosition(in: bytes, returnEndsLine: false)
    position.advance(to: offset, in: bytes)
    let index = position.location.line - 1
    let line = index < lines.count ? lines[index] : place.line.saturatingSum(index)
    return TextLocation(line: line, column: position.location.column)
  }

  /// Calls `body` with the element, and with what says where it begins in the stream.
  ///
  /// - Returns: Why the element is not JSON; nil if it is.
  @usableFromInline
  func read(
    _ settings: ReadingSettings,
    _ body: (_ root: JSONNode, _ location: () -> TextLocation) -> Void
  ) -> Finding? {
    text.withDocumentBytes { bytes in
      let error =
        problem.map { MalformedJSON(offset: 0, problem: $0) }
        ?? JSONNode.withRoot(of: bytes, settings.coercion, settings.maximumDepth) { root in
          body(root, { location(ofByteAt: rootOffset(in: bytes), in: bytes) })
        }
      return error.map {
        Finding($0, in: bytes, at: location(ofByteAt: $0.offset, in: bytes))
      }
    }
  }
}

/// Sets the elements of a stream apart.
///
/// `next()` gives the elements of what was appended. It gives nil if more is needed, and also at
/// the end: then `failure` says how the stream ended.
@usableFromInline
protocol Framer: Sendable {
  mutating func append(_ bytes: UnsafeRawBufferPointer)
  mutating func next() -> Frame?

  /// Says that nothing more will arrive. `next()` then gives the last element, if there is one.
  mutating func finish()

  /// Why the stream is not complete; nil if it is, or if it can still become complete.
  var failure: StreamFailure? { get }

  /// Whether the stream is over before its source is.
  var isOver: Bool { get }

  /// The place behind what was taken.
  var place: StreamPlace { get }
}

/// What the bytes of a stream end with.
enum LastText {
  /// A value that cannot continue, or text that no continuation makes JSON.
  case whole
  /// A value that could continue.
  case cutOff(MalformedJSON)

  /// - Parameter endsScalar: Whether white space behind a number or literal shows that it is whole.
  init(_ text: ArraySlice<UInt8>, maximumDepth: Int, endsScalar: Bool) {
    var isScalar = false
    let error = text.withDocumentBytes {
      JSONNode.withRoot(of: $0, .lenient, maximumDepth) { root in
        isScalar = ![.object, .array, .string].contains(root.kind)
      }
    }
    if let error {
      self = error.isEarlyEnd ? .cutOff(error) : .whole
    } else if isScalar, !endsScalar || text.last.map(WhiteSpace.contains) != true {
      self = .cutOff(MalformedJSON(offset: text.count, problem: .unfinishedScalar))
    } else {
      self = .whole
    }
  }
}
