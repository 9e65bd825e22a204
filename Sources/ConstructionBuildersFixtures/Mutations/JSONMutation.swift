/// One change to a valid sample of JSON, as backends make them without notice.
///
/// A mutation prints as its description, can be stored, and can be replayed alone:
///
/// ```swift
/// let mutation = try JSONMutation("drop results[1].name", of: sample)
/// "\(mutation)"        // drop results[1].name
/// mutation.json        // the sample without that name
/// ```
///
/// A test gets all mutations of a sample from `Fixture.mutations("characters")`.
public struct JSONMutation: Hashable, Sendable {
  /// The operation.
  public let operation: MutationOperation

  /// The path in the sample; empty for the whole sample.
  public let path: FieldPath

  /// The number of bytes that ``MutationOperation/cutOff`` leaves; nil for other operations.
  package let length: Int?

  let source: MutationSample

  /// The bytes of the sample: valid JSON.
  var sample: Data { source.data }

  /// Makes a mutation that is known to change the sample.
  init(
    unchecked operation: MutationOperation, _ path: FieldPath, length: Int? = nil,
    of source: MutationSample
  ) {
    self.operation = operation
    self.path = path
    self.length = length
    self.source = source
  }

  /// Makes a mutation from its description, such as `drop results[1].name` or `cut-off 12`.
  ///
  /// - Throws: ``MutationProblem`` for text that is not a mutation, and when the sample is
  ///   malformed JSON, has no such path, or would not be changed there.
  public init(_ description: String, of sample: Data) throws(MutationProblem) {
    let source = try MutationSample(sample, for: description)
    // By scalars: a key can begin with a mark that forms one character with the space.
    let parts = description.unicodeScalars.split(separator: " ", maxSplits: 1).map(String.init)
    guard let operation = parts.first.flatMap(MutationOperation.init) else {
      let word = parts.first ?? ""
      let nearest = NearMiss.of(word, among: MutationOperation.allCases.map(\.rawValue))
      throw .noMutation(
        description, "there is no operation \"\(word)\"\(NearMiss.question(nearest))")
    }
    let rest = parts.count > 1 ? parts[1] : ""
    var path = FieldPath()
    var length: Int?
    if operation == .cutOff {
      length = Int(rest)
      guard length != nil else { throw .noMutation(description, "a number of bytes is expected") }
    } else if operation.isOfDocument, !rest.isEmpty {
      throw .noMutation(description, "this operation takes no path")
    } else {
      guard let written = FieldPath(text: rest) else {
        throw .noMutation(description, "a path is expected after the operation")
      }
      path = written
    }
    self.init(unchecked: operation, path, length: length, of: source)
    guard try change() != nil else {
      throw MutationProblem("\(self): that would change nothing")
    }
  }

  /// The mutated text, which may be malformed JSON.
  public var json: Data {
    // Every initialiser has tried it before, except the one for mutations found in the sample.
    (try? change()?()) ?? sample
  }

  /// The path that an error should name. For a dropped element it is the array, because the
  /// elements after it have moved.
  var culprit: FieldPath {
    guard operation == .drop, case .index? = path.components.last else { return path }
    return FieldPath(path.components.dropLast())
  }
}

extension JSONMutation: CustomStringConvertible {
  /// The operation and its path, such as `drop results[1].name`.
  public var description: String {
    let place = length.map(String.init) ?? path.description
    return place.isEmpty ? operation.rawValue : "\(operation.rawValue) \(place)"
  }
}

extension JSONMutation: Codable {
  private enum CodingKeys: CodingKey { case mutation, sample }

  /// Reads the description and the text of the sample.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sample = try container.decode(String.self, forKey: .sample)
    try self.init(container.decode(String.self, forKey: .mutation), of: Data(sample.utf8))
  }

  /// Writes the description and the text of the sample, which suffice to replay the mutation.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(description, forKey: .mutation)
    try container.encode(String(decoding: sample, as: UTF8.self), forKey: .sample)
  }
}

/// A sample that many mutations share, read once.
final class MutationSample: Sendable {
  /// The bytes.
  let data: Data

  /// The value of the bytes.
  let root: JSONValue

  /// The compact text before and behind the value at the path that was asked for last: an operation
  /// after the other is tried there, and to write all of the sample takes longer than the rest.
  private let around = Locked<(path: FieldPath, before: Data, behind: Data)?>(nil)

  init(_ data: Data, for subject: String) throws(MutationProblem) {
    do throws(BuildFailure) {
      root = try JSONValue(json: data)
    } catch {
      throw MutationProblem("\(subject): the sample is not JSON: \(error.findings[0])")
    }
    self.data = data
  }

  /// The compact text of the sample with other bytes in place of the value at a path.
  ///
  /// The value is written as a marker that occurs only once.
  func text(with bytes: some Sequence<UInt8>, at path: FieldPath) -> Data? {
    if path.isEmpty { return Data(bytes) }
    let known = around.withLock { $0 }
    if let known, known.path == path { return known.before + Array(bytes) + known.behind }
    let marker = UUID().uuidString
    var marked = root
    guard (try? marked.set(.string(marker), at: path)) != nil else { return nil }
    let text = Data(marked.description.utf8)
    guard let place = text.range(of: Data("\"\(marker)\"".utf8)) else { return nil }
    let (before, behind) = (Data(text[..<place.lowerBound]), Data(text[place.upperBound...]))
    around.withLock { $0 = (path, before, behind) }
    return before + Array(bytes) + behind
  }
}

extension MutationSample: Hashable {
  static func == (left: MutationSample, right: MutationSample) -> Bool {
    left === right || left.data == right.data
  }

  func hash(into hasher: inout Hasher) { hasher.combine(data.count) }
}

extension MutationProblem {
  fileprivate static func noMutation(_ text: String, _ reason: String) -> MutationProblem {
    MutationProblem("\"\(text)\" is not a mutation: \(reason)")
  }
}
