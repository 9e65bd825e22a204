/// How elements are set apart in a stream.
///
/// ```swift
/// for try await element in chunks.elements(of: LogBuilder.self, in: .lines) { … }
/// ```
public struct StreamFraming: Sendable {
  enum Kind: Sendable {
    case lines
    case textSequence
    case events(endingWith: String?)
    case array([FieldPath.Component])
  }

  let kind: Kind

  /// One JSON value per line, also called NDJSON or JSON Lines.
  ///
  /// Only a line feed ends a line: a carriage return before it is white space, and so are lines
  /// without anything else, which are skipped. A line that is not JSON is an element that fails;
  /// the stream goes on.
  ///
  /// A last line without a line feed is read if it is a whole object, array or string. A number,
  /// `true`, `false` or `null` there may have been cut off. A stream that ends after a line feed
  /// looks complete, even if more was to come: this framing has nothing that says so.
  public static let lines = StreamFraming(kind: .lines)

  /// A sequence of JSON texts: RFC 7464, `application/json-seq`.
  ///
  /// Each text begins with the control character RS, U+001E. After a text that is not JSON, the
  /// stream goes on at the next one. A number, `true`, `false` or `null` is whole only if white
  /// space follows it. An element is delivered when the next one begins, or at the end.
  public static let textSequence = StreamFraming(kind: .textSequence)

  /// The data of the events that a server sends: `text/event-stream`, as the HTML standard of the
  /// WHATWG defines it.
  ///
  /// The names of events are left aside. If events differ by their name, use
  /// ``_Concurrency/AsyncSequence/serverSentEvents(endingWith:)-(_)``.
  ///
  /// - Parameter end: The data of the event that ends the stream, such as `"[DONE]"`. It is no
  ///   element, and nothing after it is read. Without it, a stream that ends between two events
  ///   looks complete, even if more was to come.
  public static func serverSentEvents(endingWith end: String? = nil) -> StreamFraming {
    StreamFraming(kind: .events(endingWith: end))
  }

  /// The elements of an array that is the whole document.
  public static let array = StreamFraming(kind: .array([]))

  /// The elements of the array at a path in a document, such as `.array(at: "data", "results")`.
  ///
  /// Paths of findings begin at the root of the document: `data.results[3].name`. What stands
  /// beside the array is kept for ``ElementReader/envelope(as:)``, and counts as one element for
  /// the limit of their length. The whole document is read before the stream is complete.
  public static func array(
    at first: FieldPath.Component, _ others: FieldPath.Component...
  ) -> StreamFraming {
    StreamFraming(kind: .array([first] + others))
  }
}
