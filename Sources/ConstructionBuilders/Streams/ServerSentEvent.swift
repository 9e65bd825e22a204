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

  /// The last `id` that the stream had up to this event; empty if it had none.
  public let id: String

  /// The data: all fields `data` of the event, joined by line feeds. Empty if `failure` is not nil.
  public let data: String

  /// The time after which a client should connect again, in milliseconds: the last field `retry`
  /// up to this event; nil if there was none.
  public let retry: Int?

  /// Why the data cannot be used: it is not UTF-8, or too long. Nil for nearly every event.
  public let failure: BuildFailure?

  /// Where the event begins.
  public let place: StreamPlace
}
