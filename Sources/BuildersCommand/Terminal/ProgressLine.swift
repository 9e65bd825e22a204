/// A line on a terminal that says how far the work is, from half a second on.
struct ProgressLine: Sendable {
  private let send: (@Sendable (String) -> Void)?
  private let start = ContinuousClock.now
  private var shown: ContinuousClock.Instant?

  /// A line written by `send`; no line without it.
  init(_ send: (@Sendable (String) -> Void)?) { self.send = send }

  /// A line on standard error if that is a terminal.
  static var suitable: ProgressLine {
    guard Descriptor.standardError.isTerminal else { return ProgressLine(nil) }
    // A terminal that is gone cannot show an error, either.
    return ProgressLine { try? Descriptor.standardError.send($0) }
  }

  /// Shows a text instead of the last one, at most four times a second.
  mutating func show(_ text: @autoclosure () -> String) {
    guard let send else { return }
    let now = ContinuousClock.now
    guard now - (shown ?? start) > .milliseconds(shown == nil ? 500 : 250) else { return }
    shown = now
    send("\r\(text().prefix(79))\u{1B}[K")
  }

  /// How long the work takes so far, in seconds.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  mutating func clear() {
    if shown != nil { send?("\r\u{1B}[K") }
    shown = nil
  }
}
