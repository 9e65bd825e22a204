import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Pulls the bytes of an asynchronous sequence, some at a time.
///
/// `@inlinable`, like what uses it: a sequence of single bytes is read in a loop of the client's
/// module, where its type is known.
@usableFromInline
struct ByteSource<Base: AsyncSequence> {
  /// Adds an element to bytes, and says whether they are enough to be looked at.
  @usableFromInline
  typealias Add = @Sendable (Base.Element, inout [UInt8]) -> Bool

  /// How the sequence ended.
  @usableFromInline
  enum Ending {
    case end
    case error(any Error)
  }

  @usableFromInline
  var iterator: Base.AsyncIterator

  @usableFromInline
  let add: Add

  /// Nil until the sequence has ended.
  @usableFromInline
  private(set) var ending: Ending?

  @inlinable
  init(_ base: Base, _ add: @escaping Add) {
    iterator = base.makeAsyncIterator()
    self.add = add
  }

  /// The next bytes. If the sequence ends, `ending` says how; there may be bytes nevertheless.
  ///
  /// - Throws: A `CancellationError` if the task was cancelled, once no bytes are left.
  @inlinable
  mutating func pull() async throws -> [UInt8] {
    try Task.checkCancellation()
    var bytes: [UInt8] = []
    var ending = Ending.end
    do {
      while let element = try await iterator.next() {
        if add(element, &bytes) { return bytes }
      }
    } catch {
      ending = .error(error)
    }
    // Some sequences end when the task is cancelled, or throw an error of their own, such as
    // `URLError.cancelled`. That is not the end of the stream. And some throw a `CancellationError`
    // when it is not.
    if !Task.isCancelled {
      end(with: ending)
    } else if bytes.isEmpty {
      throw CancellationError()
    }
    return bytes
  }

  @usableFromInline
  mutating func end(with ending: Ending) { self.ending = ending }
}

extension ByteSource where Base.Element == UInt8 {
  /// Adds bytes until one of them can end an element, or until there are many.
  @usableFromInline
  static func adding(upTo ends: [UInt8], atMost count: Int = 16_384) -> Add {
    { byte, bytes in
      bytes.append(byte)
      return ends.contains(byte) || bytes.count >= count
    }
  }
}

extension ByteSource where Base.Element: ContiguousBytes & SendableMetatype {
  @usableFromInline
  static var adding: Add {
    { chunk, bytes in
      unsafe chunk.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
      return true
    }
  }
}

extension ByteSource
where Base.Element: StringProtocol & SendableMetatype, Base.Element.UTF8View: SendableMetatype {
  @usableFromInline
  static var adding: Add {
    { text, bytes in
      bytes.append(contentsOf: text.utf8)
      return true
    }
  }
}

extension StreamFraming {
  /// The bytes that can end an element.
  @usableFromInline
  var ends: [UInt8] {
    switch kind {
    case .lines: [0x0A]
    case .textSequence: [0x0A, 0x1E]
    case .concatenated: [UInt8(ascii: "}"), UInt8(ascii: "]")]
    case .events: [0x0A, 0x0D]
    case .array: [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ",")]
    }
  }
}

extension StreamFailure {
  /// The failure of a stream whose source threw an error.
  ///
  /// If the source is a stream itself, its failure is kept, because it knows the place.
  static func source(_ error: any Error, at place: StreamPlace) -> StreamFailure {
    error as? StreamFailure ?? StreamFailure(.source, at: place, underlying: error)
  }
}
