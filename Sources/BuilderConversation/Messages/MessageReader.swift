import Foundation

/// Reads one message after the other from a pipe.
struct MessageReader {
  let input: FileHandle

  /// The next message; nil where the input ends, or where the compiler ends the conversation with
  /// an empty message.
  func next() throws -> Data? {
    let lengthBytes = try read(Message.lengthSize)
    guard !lengthBytes.isEmpty else { return nil }
    guard lengthBytes.count == Message.lengthSize else {
      throw MessageError.cutOff(expected: UInt64(Message.lengthSize), arrived: lengthBytes.count)
    }
    let length = lengthBytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= Message.longest else { throw MessageError.tooLong(length) }
    let message = try read(Int(length))
    guard message.count == length else {
      throw MessageError.cutOff(expected: length, arrived: message.count)
    }
    return message
  }

  /// Reads a number of bytes, or fewer where the input ends. It allocates memory only for bytes
  /// that arrive.
  private func read(_ count: Int) throws -> Data {
    var bytes = Data()
    while bytes.count < count {
      let part = try input.read(upToCount: min(count - bytes.count, 1 << 16)) ?? Data()
      guard !part.isEmpty else { break }
      bytes.append(part)
    }
    return bytes
  }
}

/// Why the beginning of the next message is not known.
enum MessageError: Error, Hashable, CustomStringConvertible {
  case cutOff(expected: UInt64, arrived: Int)
  case tooLong(UInt64)

  var description: String {
    switch self {
    case .cutOff(let expected, let arrived):
      "the compiler's message was cut off after \(arrived) of \(expected) bytes"
    case .tooLong(let length):
      "the compiler announced a message of \(length) bytes; the limit is \(Message.longest)"
    }
  }
}
