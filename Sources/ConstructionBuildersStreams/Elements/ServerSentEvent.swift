import ConstructionBuilders

/// One event that a server sent, as the HTML standard of the WHATWG defines it.
///
/// ```swift
/// for try await event in chunks.serverSentEvents() {
///   switch event.name {
///   case "delta": show(DeltaBuilder.build(json: event.data))
///   case "error": show(ErrorBuilder.build(json: event.data))
///   default: break
///   }
/// }
/// ```
public struct ServerSentEvent: Hashable, Sendable {
  /// The name of the event: the field `event`, or else `"message"`.
  public let name: String

  /// The last field `id` in the stream up to this event; empty if there was none.
  public let id: String

  /// All fields `data` of the event, joined by line feeds.
  ///
  /// If ``failure`` is not nil, it is what comes before the first byte that is not UTF-8, and then
  /// U+FFFD; of data that is too long, only U+FFFD. That is no JSON, so no builder takes it for the
  /// data of the event.
  public let data: String

  /// The time to wait before connecting again, in milliseconds: the last field `retry` in the
  /// stream up to this event; nil if there was none.
  public let retry: Int?

  /// Why the data cannot be used, and in which line and column; nil if it can. It is not UTF-8, or
  /// it is too long.
  public let failure: BuildFailure?

  /// Where the event begins.
  public let place: StreamPlace
}
