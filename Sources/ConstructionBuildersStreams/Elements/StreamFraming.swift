import ConstructionBuilders

/// How a stream is divided into elements.
///
/// ```swift
/// for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
/// ```
///
/// Framings differ in how they notice that a stream was cut off. <doc:Streams> compares
/// them.
public struct StreamFraming: Sendable {
  enum Kind: Sendable {
    case lines
    case textSequence
    case concatenated
    case events(endingWith: String?)
    case array([FieldPath.Component])
  }

  let kind: Kind

  /// One JSON value per line, also called NDJSON or JSON Lines.
  ///
  /// Only a line feed ends a line. A carriage return before it is white space. Blank lines are
  /// skipped. A line that is not JSON is an element that fails, and the stream goes on.
  ///
  /// A last line without a line feed is read if it is a whole object, array or string. If it is a
  /// number, `true`, `false` or `null`, the stream counts as cut off: more digits may be missing.
  ///
  /// > Important: This framing cannot tell whether the last line has arrived. A stream that is cut
  /// > off between two lines looks complete.
  public static let lines = StreamFraming(kind: .lines)

  /// A sequence of JSON texts: RFC 7464, `application/json-seq`.
  ///
  /// Each text begins with the control character RS, U+001E. A text that is not JSON is an element
  /// that fails, and the stream goes on at the next RS. A number, `true`, `false` or `null` is
  /// whole only if white space follows it. An element is delivered when the next one begins, or at
  /// the end.
  ///
  /// > Important: This framing cannot tell whether the last text has arrived. A stream that is cut
  /// > off between two texts looks complete.
  public static let textSequence = StreamFraming(kind: .textSequence)

  /// Objects and arrays one after the other, with nothing or white space between: `{…}{…}`. Each
  /// can have any number of lines.
  ///
  /// An element is delivered as soon as its last bracket has arrived. A syntax error ends the
  /// stream, because only the syntax sets elements apart. So does anything else between them, such
  /// as a number or a comma.
  ///
  /// > Important: This framing cannot tell whether the last element has arrived. A stream that is
  /// > cut off between two elements looks complete.
  public static let concatenated = StreamFraming(kind: .concatenated)

  /// The data of the events that a server sends: `text/event-stream`, as the HTML standard of the
  /// WHATWG defines it.
  ///
  /// One builder reads the data of all events, whatever their names. If the name decides which
  /// builder reads an event, use `serverSentEvents(endingWith:)` of the `AsyncSequence`.
  ///
  /// Many servers that fail send a document in place of events. So a stream that begins with `{`,
  /// `[` or `<` ends as malformed.
  ///
  /// > Important: Without `end`, this framing cannot tell whether the last event has arrived. A
  /// > stream that is cut off between two events looks complete.
  ///
  /// - Parameter end: The data of the event that ends the stream, such as `"[DONE]"`. That event is
  ///   no element, and nothing after it is read.
  public static func serverSentEvents(endingWith end: String? = nil) -> StreamFraming {
    StreamFraming(kind: .events(endingWith: end))
  }

  /// The elements of an array that is the whole document.
  ///
  /// A syntax error ends the stream, because no more elements can be found after it. The stream is
  /// complete if the array is closed, and nothing but white space follows.
  public static let array = StreamFraming(kind: .array([]))

  /// The elements of the array at a path in a document, such as `.array(at: "data", "results")`.
  ///
  /// Paths of findings begin at the root of the document: `data.results[3].name`. The rest of the
  /// document is kept for ``ElementReader/envelope(as:)``. It has a limit of `maximumLength` for
  /// itself, and has to arrive before the stream is complete.
  ///
  /// The stream ends as malformed if there is no array at the path, or if a key of the path is
  /// repeated.
  public static func array(
    at first: FieldPath.Component, _ others: FieldPath.Component...
  ) -> StreamFraming {
    StreamFraming(kind: .array([first] + others))
  }
}
