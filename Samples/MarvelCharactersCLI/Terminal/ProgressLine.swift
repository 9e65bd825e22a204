import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A line on a terminal that says how far we are, and is gone at the end.
struct ProgressLine: Sendable {
  private let send: (@Sendable (String) -> Void)?

  /// A line that is written by `send`; none at all without it.
  init(_ send: (@Sendable (String) -> Void)?) { self.send = send }

  /// No line at all.
  static let hidden = ProgressLine(nil)

  var isHidden: Bool { send == nil }

  /// A line on standard error where that is a terminal that can go back to its beginning; none elsewhere.
  static func suitable(environment: [String: String]) -> ProgressLine {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    return suitable(isTerminal: isTerminal, environment: environment)
  }

  /// The same, where it is known whether there is a terminal.
  static func suitable(isTerminal: Bool, environment: [String: String]) -> ProgressLine {
    guard isTerminal, environment["TERM"] != "dumb" else { return .hidden }
    // Nothing is to be done about a terminal that is gone.
    return ProgressLine { try? Descriptor.standardError.send($0) }
  }

  /// Writes a text in place of the one before, cut to what a terminal has room for on one line.
  func show(_ text: String) {
    send?("\r\(PrintableText.of(text).shortened(toWidth: 79))\u{1B}[K")
  }

  /// Leaves the line empty.
  func clear() { send?("\r\u{1B}[K") }
}
