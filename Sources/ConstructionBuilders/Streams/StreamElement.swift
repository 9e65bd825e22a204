/// One element of a stream: its place, its model or failure, and its bytes.
///
/// ```swift
/// for try await element in chunks.elements(of: LogBuilder.self, in: .lines) {
///   switch element.result {
///   case .success(let log): use(log)
///   case .failure(let failure): print(element.place, failure)
///   }
///   recorder.record(element.findings)
/// }
/// ```
public struct StreamElement<Value: Capturable> {
  /// The index of the element in the stream, from 0. Elements that fail are counted.
  public let index: Int

  /// Where the element begins.
  public let place: StreamPlace

  /// The model, or every reason why it could not be built.
  public let result: Result<Value.Built, BuildFailure>

  /// How the stream ended before it was complete; nil for an element of the stream.
  ///
  /// Only the last element of an ``ElementFile`` can have one, because its loop cannot throw.
  public let ending: StreamFailure?

  /// The JSON text of the element, as a part of what was read.
  let text: ArraySlice<UInt8>

  let settings: ReadingSettings

  /// Where paths of findings begin.
  let path: FieldPath

  /// The JSON text of the element, in UTF-8. Empty if the element was too long to be kept.
  public var json: [UInt8] { Array(text) }

  /// The findings about the element: repairs, parts that were left out, and the problems that kept
  /// it from being built.
  ///
  /// Asking for them parses the element again.
  public var findings: [Finding] {
    if let root {
      return root.findings.map { $0.prefixed(by: path) }
    }
    guard case .failure(let failure) = result else { return [] }
    return failure.findings
  }

  /// The element, to test and edit; nil if it is not JSON.
  ///
  /// Asking for it parses the element again.
  public var root: JSONRoot<Value>? {
    try? JSONRoot(json: json, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
  }
}

extension StreamElement where Value: ConstructionBuilder {
  /// The builder of the element, to test and edit; nil if the element is not a JSON object.
  ///
  /// Asking for it parses the element again.
  ///
  /// ```swift
  /// var sut = element.builder
  /// sut?.level = nil
  /// ```
  public var builder: Value? { root?.value }
}

// @unchecked would be wrong here: the model has to be Sendable.
extension StreamElement: Sendable where Value.Built: Sendable {}

/// How elements are read.
struct ReadingSettings: Sendable {
  var coercion: Coercion
  var maximumDepth: Int
  var maximumLength: Int
}
