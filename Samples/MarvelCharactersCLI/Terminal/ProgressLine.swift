import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A progress line on a terminal, which is cleared at the end.
struct ProgressLine: Sendable {
  private let send: (@Sendable (String) -> Void)?

  /// A line written by `send`; no line without it.
  init(_ send: (@Sendable (String) -> Void)?) { self.send = send }

  /// No progress line.
  static let hidden = ProgressLine(nil)

  var isHidden: Bool { send == nil }

  /// A line on standard error when that is a terminal that can rewrite a line; no line otherwise.
  static func suitable(environment: [String: String]) -> ProgressLine {
    let isTerminal = isatty(FileHandle.standardError.fileDescriptor) == 1
    return suitable(isTerminal: isTerminal, environment: environment)
  }

  /// The same, for testing without a terminal.
  static func suitable(isTerminal: Bool, environment: [String: String]) -> ProgressLine {
    guard isTerminal, environment["TERM"] != "dumb" else { return .hidden }
    // A terminal that is gone cannot show an error, either.
    return ProgressLine { _ = try? Descriptor.standardError.send($0) }
  }

  /// Replaces the text of the line, shortened to fit on a terminal.
  func show(_ text: String) {
    send?("\r\(PrintableText.of(text).shortened(toWidth: 79))\u{1B}[K")
  }

  /// Clears the line.
  func clear() { send?("\r\u{1B}[K") }
}
