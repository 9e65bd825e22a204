import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a stream ended before it was complete, and where.
///
/// Everything that arrived before has been delivered. An element that cannot be built is no such
/// failure: it is delivered with a `BuildFailure`, and the stream goes on.
///
/// ```swift
/// do {
///   for try await log in chunks.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
/// } catch let failure as StreamFailure where failure.kind == .cutOff {
///   print(failure)     // the stream was cut off at byte 4711, line 12: the body is cut off, …
/// }
/// ```
public struct StreamFailure: Error, Sendable {
  /// Why a stream ended.
  ///
  /// Later versions can add kinds, so a `switch` over them needs a `default`.
  public struct Kind: Hashable, Sendable {
    /// The kind's name, such as `"cutOff"`.
    public let name: String

    /// The stream ended within an element, or before its last element.
    public static let cutOff = Kind(name: "cutOff")
    /// The stream is not what its framing requires, so no more elements can be found in it.
    public static let malformed = Kind(name: "malformed")
    /// An element of an array, or the object of `snapshots(of:every:)`, is longer or nested deeper
    /// than allowed.
    public static let limit = Kind(name: "limit")
    /// The source of the bytes threw an error.
    public static let source = Kind(name: "source")
  }

  /// Why the stream ended.
  public let kind: Kind

  /// Where it ended.
  public let place: StreamPlace

  /// What is wrong there; nil for an error of the source, for events that were cut off, and for an
  /// element that was too long and cut off.
  public let finding: Finding?

  /// The error of the source; nil for the other kinds.
  public let underlying: (any Error)?

  init(
    _ kind: Kind, at place: StreamPlace, _ finding: Finding? = nil,
    underlying: (any Error)? = nil
  ) {
    self.kind = kind
    self.place = place
    self.finding = finding
    self.underlying = underlying
  }
}

extension StreamFailure {
  /// The failure of a stream whose document is not JSON.
  init(_ error: MalformedJSON, _ finding: Finding, at place: StreamPlace) {
    let kind: Kind =
      switch error.problem {
      case _ where error.isEarlyEnd: .cutOff
      case .longerThan, .tooLarge, .tooDeep: .limit
      default: .malformed
      }
    self.init(kind, at: place, finding.placeless)
  }
}

extension StreamFailure {
  /// The failure of a stream that ends within an element.
  static func cutOff(
    _ text: ArraySlice<UInt8>, _ error: MalformedJSON, at place: StreamPlace
  ) -> StreamFailure {
    StreamFailure(.cutOff, at: place, text.withDocumentBytes { Finding(error, in: $0) }.placeless)
  }
}

extension Finding {
  /// The finding without a place in the text of its element, for a failure that has its own.
  var placeless: Finding {
    Finding(
      path: path, kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason)
  }
}

extension StreamFailure: CustomStringConvertible, LocalizedError {
  /// One sentence, such as `the stream was cut off at byte 4711, line 12`.
  @_documentation(visibility: internal)
  public var description: String {
    let what =
      switch kind {
      case .cutOff: "the stream was cut off"
      case .limit: "the stream exceeded a limit"
      case .source: "the source of the stream failed"
      default: "the stream is malformed"
      }
    let why = underlying.map { JSONText.visible("\($0)") } ?? finding.map { "\($0)" }
    return "\(what) at \(place)" + (why.map { ": \($0)" } ?? "")
  }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var errorDescription: String? { description }
}
