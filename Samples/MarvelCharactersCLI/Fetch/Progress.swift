import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A line on a terminal that says how far we are, and is gone at the end.
struct Progress: Sendable {
  private let send: @Sendable (String) -> Void

  /// A line that is written by `send`.
  init(_ send: @escaping @Sendable (String) -> Void) { self.send = send }

  /// No line at all.
  static let hidden = Progress { _ in }

  /// A line on a terminal that can go back to its beginning; none elsewhere.
  static func suitable(for file: FileHandle, environment: [String: String]) -> Progress {
    guard isatty(file.fileDescriptor) == 1, environment["TERM"] != "dumb" else { return .hidden }
    // Nothing is to be done about a terminal that is gone.
    return Progress { try? Descriptor.standardError.send($0) }
  }

  /// Writes a text in place of the one before.
  func show(_ text: String) { send("\r\(text)\u{1B}[K") }

  /// Leaves the line empty.
  func clear() { send("\r\u{1B}[K") }
}
