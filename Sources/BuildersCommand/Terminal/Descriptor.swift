#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// An open file, for reading or for writing.
///
/// It uses system calls, so that nothing of Foundation is needed.
struct Descriptor: Equatable, Sendable {
  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)

  let number: Int32

  /// Opens a file for reading.
  static func opened(_ path: String) throws(SystemError) -> Descriptor {
    let number = unsafe open(path, O_RDONLY)
    guard number >= 0 else { throw SystemError.last }
    return Descriptor(number: number)
  }

  /// Makes a file with a text, and the folders around it.
  ///
  /// - Parameter replaces: Whether the text takes the place of a file that is there. Otherwise that
  ///   is an error, also if the file has come a moment before.
  static func store(_ text: String, in path: String, replaces: Bool) throws(SystemError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in parts.indices.dropFirst() {
      let folder = parts[..<count].joined(separator: "/")
      if !folder.isEmpty, unsafe mkdir(folder, 0o777) != 0, errno != EEXIST {
        throw SystemError.last
      }
    }
    let flags = O_WRONLY | O_CREAT | (replaces ? O_TRUNC : O_EXCL)
    let number = unsafe open(path, flags, 0o666)
    guard number >= 0 else { throw SystemError.last }
    let file = Descriptor(number: number)
    defer { file.release() }
    try file.send(text)
  }

  /// Appends the next bytes to a buffer, as soon as there are some: at most `most`.
  ///
  /// - Returns: Whether there were any; false at the end.
  func read(upTo most: Int, into buffer: inout [UInt8]) throws(SystemError) -> Bool {
    let start = buffer.count
    // Trusts read to write no more than there is room for.
    let error = unsafe withUnsafeTemporaryAllocation(byteCount: most, alignment: 16) {
      room -> SystemError? in
      while true {
        let count = unsafe systemRead(number, room.baseAddress!, most)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return SystemError.last }
        unsafe buffer.append(contentsOf: room[..<count])
        return nil
      }
    }
    if let error { throw error }
    return buffer.count > start
  }

  /// A copy of what is left to read, in a file without a name, which ``rewind()`` goes back to the
  /// beginning of.
  func copied() throws(SystemError) -> Descriptor {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var path = Array("\(folder)/builders-XXXXXX".utf8CString)
    let number = unsafe path.withUnsafeMutableBufferPointer { unsafe mkstemp($0.baseAddress!) }
    guard number >= 0 else { throw SystemError.last }
    unsafe path.withUnsafeBufferPointer { _ = unsafe unlink($0.baseAddress!) }
    let copy = Descriptor(number: number)
    do throws(SystemError) {
      var bytes: [UInt8] = []
      while try read(upTo: 1 << 20, into: &bytes) {
        try copy.send(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    } catch {
      copy.release()
      throw error
    }
    return copy
  }

  func rewind() throws(SystemError) {
    if lseek(number, 0, SEEK_SET) < 0 { throw SystemError.last }
  }

  func release() { _ = close(number) }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Writes a text. What is left of it when the reader has gone is dropped.
  func send(_ text: String) throws(SystemError) { try send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) throws(SystemError) {
    signal(SIGPIPE, SIG_IGN)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(number, $0.baseAddress!, $0.count) }
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

private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(file, buffer, count)
}

/// An error of a system call, in the words of the system: `Permission denied`.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// Whether a file or a folder is not there.
  var isMissing: Bool { code == ENOENT }

  var description: String { unsafe String(cString: strerror(code)) }
}
