import ConstructionBuilders

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
  public var place: StreamPlace { frame.place }

  /// The model, or every reason why it could not be built.
  public let result: Result<Value.Built, BuildFailure>

  /// How the stream ended before it was complete; nil for an element of the stream.
  ///
  /// Only the last element of an ``ElementFile`` can have one, because its loop cannot throw.
  public let ending: StreamFailure?

  /// The JSON text of the element, and where it is.
  @usableFromInline
  let frame: Frame

  @usableFromInline
  let settings: ReadingSettings

  /// The path of the array that the element is in; nil in other framings.
  @usableFromInline
  let array: [FieldPath.Component]?

  /// Where paths of findings begin.
  private var path: FieldPath { Self.path(index, in: array) }

  private static func path(_ index: Int, in array: [FieldPath.Component]?) -> FieldPath {
    array.map { FieldPath($0 + [.index(index)]) } ?? FieldPath()
  }

  /// The JSON text of the element, in UTF-8. Empty if the element was too long to be kept.
  public var json: [UInt8] { Array(frame.text) }

  /// The findings about the element: repairs, parts that were left out, and the problems that kept
  /// it from being built.
  ///
  /// Places in them are those in the stream. A column is counted from where the JSON text, or the
  /// value of the field `data`, begins in the line. Those about an element of an array have none.
  ///
  /// Asking for them parses the element again.
  public var findings: [Finding] {
    var found: [Finding]?
    if array != nil {
      found = root?.findings.map { $0.placeless.prefixed(by: path) }
    } else {
      _ = frame.read(settings) { found = JSONRoot<Value>($0, location: $1()).findings }
    }
    if let found { return found }
    guard case .failure(let failure) = result else { return [] }
    return failure.findings
  }

  /// The element, to test and edit; nil if it is not JSON, and if the framing refuses it.
  ///
  /// Asking for it parses the element again.
  public var root: JSONRoot<Value>? {
    guard frame.problem == nil else { return nil }
    return try? JSONRoot(
      json: json, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
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

/// Reads elements.
extension StreamElement {
  /// Reads the element that a framing has set apart.
  @inlinable
  init(_ frame: Frame, _ index: Int, _ settings: ReadingSettings) {
    self.index = index
    self.settings = settings
    self.frame = frame
    array = nil
    ending = nil
    var result: Result<Value.Built, BuildFailure>?
    let finding = frame.read(settings) { result = Value.readRoot($0, location: $1()) }
    if case .success(let built)? = result {
      self.result = .success(built)
    } else {
      self.result = .failure(Self.failure(result, finding))
    }
  }

  /// Reads an element of an array.
  @inlinable
  init(_ element: ArrayElement, _ index: Int, _ settings: ReadingSettings) {
    self.index = index
    self.settings = settings
    frame = element.frame
    array = element.array
    ending = nil
    var result: Result<Value.Built, BuildFailure>?
    element.read(settings) { result = Value.readRoot($0, location: nil) }
    if case .success(let built)? = result {
      self.result = .success(built)
    } else {
      self.result = .failure(Self.failure(result, index, in: element))
    }
  }

  @usableFromInline
  static func failure(
    _ result: Result<Value.Built, BuildFailure>?, _ finding: Finding?
  ) -> BuildFailure {
    if case .failure(let failure)? = result { return failure }
    return BuildFailure(model: Value.rootName, finding ?? unread)
  }

  @usableFromInline
  static func failure(
    _ result: Result<Value.Built, BuildFailure>?, _ index: Int, in element: ArrayElement
  ) -> BuildFailure {
    guard case .failure(let failure) = result else {
      return BuildFailure(model: Value.rootName, unread)
    }
    return failure.prefixed(by: path(index, in: element.array))
  }

  // NB: never used: what is read has a result or a finding.
  private static var unread: Finding { Finding(kind: .missing, expected: "value") }
}

extension StreamElement: Sendable where Value.Built: Sendable {}

/// How elements are read.
@usableFromInline
struct ReadingSettings: Sendable {
  var coercion: Coercion
  var maximumDepth: Int
  var maximumLength: Int

  /// Whether an element is too long. The end of its line is not part of it.
  func isTooLong(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > maximumLength else { return false }
    var text = text
    if text.last == UInt8(ascii: "\n") { text.removeLast() }
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return text.count > maximumLength
  }
}
