import ConstructionBuilders

#if Foundation
  public import Foundation

  /// The elements of a file or a pipe, one at a time, without asynchronous code.
  ///
  /// ```swift
  /// let file = try ElementFile(path, of: CharacterBuilder.self, in: .array(at: "results"))
  /// for element in file { print(element.place, element.result) }
  /// try file.finish()
  /// ```
  ///
  /// The memory is bounded by one element. Reading blocks the thread, and cannot be cancelled.
  ///
  /// The loop cannot throw. If the file is not complete, it ends with one more element, whose
  /// result is a failure. The ``StreamElement/ending`` of this element says how the file ends.
  /// ``finish()`` throws the same failure.
  ///
  /// A file is read once. Later loops go on where the first one stopped.
  public final class ElementFile<Value: Capturable>: Sequence, IteratorProtocol {
    @_documentation(visibility: internal)
    public typealias Element = StreamElement<Value>

    private static var chunkLength: Int { 262_144 }

    private let handle: FileHandle
    private var reader: ElementReader<Value>
    private var isAtEnd = false
    private var sourceFailure: StreamFailure?
    private var hasToldEnding = false

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - type: The builder of an element, or any other type that a field can have.
    ///   - framing: How the file is divided into elements.
    ///   - coercion: The conversions that may be used.
    ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
    ///   - maximumLength: The most bytes of one element; 64 MiB by default.
    /// - Throws: The error of `FileHandle` if the file cannot be opened.
    public convenience init(
      _ path: String, of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
      maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
    ) throws {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      self.init(
        handle, of: type, in: framing, coercion: coercion, maximumDepth: maximumDepth,
        maximumLength: maximumLength)
    }

    /// Reads from an open file, or from a pipe such as standard input.
    ///
    /// ```swift
    /// ElementFile(.standardInput, of: LogBuilder.self, in: .lines)
    /// ```
    public init(
      _ handle: FileHandle, of type: Value.Type, in framing: StreamFraming,
      coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth,
      maximumLength: Int = 64 << 20
    ) {
      self.handle = handle
      reader = ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength)
    }

    /// The next element; nil at the end.
    @_documentation(visibility: internal)
    public func next() -> StreamElement<Value>? {
      while true {
        if let element = reader.next() { return element }
        if isAtEnd || reader.isOver { return endingElement() }
        fill()
      }
    }

    /// Reads the rest, and throws if the file is not complete.
    ///
    /// After a loop to the end, nothing is left to read.
    ///
    /// - Throws: A ``StreamFailure`` that says how the file ends.
    public func finish() throws(StreamFailure) {
      while next() != nil {}
      if let failure { throw failure }
    }

    /// Captures the fields beside the array, after the last element.
    ///
    /// - Throws: A `BuildFailure`, as ``ElementReader/envelope(as:)`` does.
    public func envelope<Envelope: ConstructionBuilder>(
      as type: Envelope.Type
    ) throws(BuildFailure) -> Envelope {
      try reader.envelope(as: type)
    }

    private var failure: StreamFailure? { sourceFailure ?? reader.failure }

    private func fill() {
      do {
        if let bytes = try handle.readSome(upTo: Self.chunkLength) {
          reader.append(bytes)
          return
        }
      } catch {
        sourceFailure = .source(error, at: reader.place)
      }
      isAtEnd = true
      reader.end()
    }

    /// The element that stands for the end of a file that is not complete.
    private func endingElement() -> StreamElement<Value>? {
      guard let failure, !hasToldEnding else { return nil }
      hasToldEnding = true
      return reader.element(endingWith: failure)
    }
  }
#endif
