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

  /// Reads a file.
  static func contents(of path: String) throws(SystemError) -> Data {
    let number = open(path, O_RDONLY)
    guard number >= 0 else { throw SystemError.last }
    defer { close(number) }
    return try Descriptor(number: number).contents()
  }

  /// Reads to the end.
  func contents() throws(SystemError) -> Data {
    var contents = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count > 0 {
        contents.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return contents
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Writes a text. When the reader has gone, the rest of the text is dropped.
  func send(_ text: String) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }
}
