/// Times work by a clock that never stops.
enum Stopwatch {
  /// The seconds that `body` takes.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let elapsed = try ContinuousClock().measure(body)
    let (seconds, attoseconds) = elapsed.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// The seconds for each of `count` runs of `body`.
  static func seconds(repeating count: Int, _ body: () throws -> Void) rethrows -> Double {
    try seconds { for _ in 0..<count { try body() } } / Double(count)
  }
}
