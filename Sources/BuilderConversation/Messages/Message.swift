import Foundation

/// A message between the compiler and the plugin.
enum Message {
  /// The number of bytes of the length before each message.
  static let lengthSize = 8

  /// The most bytes that a message may have: more than any source file that compiles.
  static let longest: UInt64 = 1 << 28

  /// A message after its length.
  static func framed(_ json: Data) -> Data {
    var message = Data((0..<lengthSize).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) })
    message.append(json)
    return message
  }
}
