#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// An error of a system call, in the words of the system: `Permission denied`.
struct SystemError: Error, CustomStringConvertible {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  /// Whether a file or a folder is not there.
  var isMissing: Bool { code == ENOENT }

  var description: String { unsafe String(cString: strerror(code)) }
}
