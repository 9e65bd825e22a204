import Foundation

extension ProgressLine {
  /// When a person begins to wonder, and how often they want to see that it goes on.
  struct Patience {
    var first = Duration.milliseconds(500)
    var next = Duration.seconds(1)
  }

  /// Does some work; while that takes longer than a moment, the line says what it is, and for how
  /// many seconds it has been going on. At the end the line is empty.
  func show<Value, Failure: Error>(
    _ text: String, _ patience: Patience = Patience(), during work: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard !isHidden else { return try work() }
    let start = ContinuousClock.now
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ProgressLine"))
    let hasBegun = Flag()
    timer.setEventHandler {
      let seconds = (ContinuousClock.now - start).components.seconds
      self.show(seconds > 0 ? "\(text), \(seconds) s" : text)
      hasBegun.isSet = true
    }
    timer.schedule(
      deadline: .now() + patience.first.dispatchInterval,
      repeating: patience.next.dispatchInterval)
    timer.activate()
    defer {
      // What the handler is writing is written before the line is left empty.
      let isDone = DispatchSemaphore(value: 0)
      timer.setCancelHandler { isDone.signal() }
      timer.cancel()
      isDone.wait()
      if hasBegun.isSet { clear() }
    }
    return try work()
  }

  // Sendable: it is set on the timer's queue, and read when the timer has ended.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}

extension Duration {
  fileprivate var dispatchInterval: DispatchTimeInterval {
    .nanoseconds(Int(self / .nanoseconds(1)))
  }
}
