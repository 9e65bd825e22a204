public import ConstructionBuilders
public import Foundation

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
/// A test gets all mutations of a sample from ``Fixture/mutations(_:_:in:fileID:)``.
public struct JSONMutation: Hashable, Sendable {
  /// The operation.
  public let operation: MutationOperation

  /// The path in the sample; empty for the whole sample.
  public let path: FieldPath

  /// The number of bytes that ``MutationOperation/cutOff`` leaves; nil for other operations.
  public let length: Int?

  let source: MutationSample

  /// The bytes of the sample: valid JSON.
  public var sample: Data { source.data }

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

  /// Makes a mutation of a sample.
  ///
  /// - Throws: ``MutationProblem`` when the sample is malformed JSON, has no such path, or would
  ///   not be changed there; and for a path with an operation on the whole text, or a length with
  ///   an operation other than ``MutationOperation/cutOff``.
  public init(
    _ operation: MutationOperation, at path: FieldPath = FieldPath(), length: Int? = nil,
    of sample: Data
  ) throws(MutationProblem) {
    let place = length.map(String.init) ?? path.description
    let source = try MutationSample(sample, for: "\(operation) \(place)")
    try self.init(operation, path, length: length, of: source)
  }

  /// Makes a mutation of a sample that was read before.
  init(
    _ operation: MutationOperation, _ path: FieldPath, length: Int? = nil,
    of source: MutationSample
  ) throws(MutationProblem) {
    guard operation != .cutOff || length != nil else {
      throw MutationProblem(.noLength, operation.rawValue)
    }
    guard operation == .cutOff || length == nil else {
      throw MutationProblem(.lengthOfValue, operation.rawValue)
    }
    guard !operation.isOfDocument || path.isEmpty else {
      throw MutationProblem(.pathOfText, "\(operation.rawValue) \(path)")
    }
    self.init(unchecked: operation, path, length: length, of: source)
    guard try mutated() != nil else { throw MutationProblem(.changesNothing, description) }
  }

  /// Makes a mutation from its description, such as `drop results[1].name`.
  ///
  /// - Throws: ``MutationProblem``, also for text that is not a mutation.
  public init(_ description: String, of sample: Data) throws(MutationProblem) {
    let parts = description.split(separator: " ", maxSplits: 1)
    guard let operation = parts.first.flatMap({ MutationOperation(rawValue: String($0)) }) else {
      throw MutationProblem(.unknownOperation, description)
    }
    let rest = parts.count > 1 ? String(parts[1]) : ""
    if operation == .cutOff {
      guard let length = Int(rest) else { throw MutationProblem(.noLength, description) }
      try self.init(operation, length: length, of: sample)
    } else {
      guard let path = FieldPath(text: rest) else { throw MutationProblem(.noPath, description) }
      try self.init(operation, at: path, of: sample)
    }
  }

  /// The mutated text, which may be malformed JSON.
  public var json: Data {
    // Every initialiser has tried it before, except the one for mutations found in the sample.
    (try? mutated()).flatMap(\.self) ?? sample
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
