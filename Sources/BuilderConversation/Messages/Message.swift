import Foundation

/// A message as it stands in the pipe.
package enum Message {
  /// How many bytes the length before each message has.
  static let lengthSize = 8

  /// No message is longer: a source file of this size is not to be compiled.
  package static let longest: UInt64 = 1 << 28

  /// A message with its length before it.
  package static func framed(_ json: Data) -> Data {
    var message = Data((0..<lengthSize).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) })
    message.append(json)
    return message
  }

  /// An answer as bytes, always the same ones.
  static func encoded(_ answer: Answer) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer)
  }
}
