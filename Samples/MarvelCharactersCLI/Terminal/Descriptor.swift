import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// An open file, for reading or for writing.
///
/// It uses system calls, because their errors distinguish a directory from a missing file in the
/// same words on every platform.
struct Descriptor {
  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  private let number: Int32

  /// Opens a file for reading.
  static func opened(_ path: String) throws(SystemError) -> Descriptor {
    let number = open(path, O_RDONLY)
    guard number >= 0 else { throw SystemError.last }
    return Descriptor(number: number)
  }

  /// The next bytes, as soon as there are some; nil at the end.
  func chunk() throws(SystemError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 { return Array(buffer[..<count]) }
      if count == 0 { return nil }
      if errno != EINTR { throw SystemError.last }
    }
  }

  func release() { _ = close(number) }

  /// Writes a text. Returns false when the reader has gone; the rest of the text is then dropped.
  @discardableResult
  func send(_ text: String) throws(SystemError) -> Bool {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return false
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
    return true
  }
}
