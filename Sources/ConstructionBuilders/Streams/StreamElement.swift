/// One element of a stream: where it was, what could be built of it, and its bytes.
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
  /// The index of the element in the stream, from 0. Elements that fail are counted, too.
  public let index: Int

  /// Where the element begins.
  public let place: StreamPlace

  /// The model, or every reason why there is none.
  public let result: Result<Value.Built, BuildFailure>

  /// How a stream ended before it was complete, if this element stands for its end.
  ///
  /// Only an ``ElementFile`` has such an element, because its loop cannot throw.
  public let ending: StreamFailure?

  /// The element's own JSON text, where it lies in what was read.
  let text: ArraySlice<UInt8>

  let settings: ReadingSettings

  /// Whether the framing lets the text stand for an element. Otherwise only the result says why not.
  var isAccepted = true

  /// Where paths of findings begin.
  let path: FieldPath

  /// The element's own JSON text in UTF-8. Empty for an element that was too long to be kept.
  public var json: [UInt8] { Array(text) }

  /// The findings about the element: what was coerced, left out, or keeps it from being built.
  ///
  /// The element is read again for them.
  public var findings: [Finding] {
    if let root {
      // As in the result: places are those in the stream, and an element of an array has none.
      return root.findings.map { finding in
        path.isEmpty ? finding.moved(toLine: place.line) : finding.placeless.prefixed(by: path)
      }
    }
    guard case .failure(let failure) = result else { return [] }
    return failure.findings
  }

  /// The element, to be tested or edited; nil if it is not JSON, and if the framing refuses it. It is
  /// read again.
  public var root: JSONRoot<Value>? {
    guard isAccepted else { return nil }
    return try? JSONRoot(
      json: json, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
  }
}

extension StreamElement where Value: ConstructionBuilder {
  /// The builder of the element; nil if the element is not a JSON object. It is captured anew.
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
