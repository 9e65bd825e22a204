import Foundation

extension ProgressLine {
  /// The delay before the first progress text, and the delay between updates.
  struct Delays {
    var first = Duration.milliseconds(500)
    var next = Duration.seconds(1)
  }

  /// Runs some work. When it takes longer than a moment, the line shows a text and the elapsed
  /// seconds. At the end the line is empty.
  func show<Value, Failure: Error>(
    _ text: String, _ delays: Delays = Delays(), during work: () throws(Failure) -> Value
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
      deadline: .now() + delays.first.dispatchInterval,
      repeating: delays.next.dispatchInterval)
    timer.activate()
    defer {
      // A running handler finishes before the line is cleared.
      let isDone = DispatchSemaphore(value: 0)
      timer.setCancelHandler { isDone.signal() }
      timer.cancel()
      isDone.wait()
      if hasBegun.isSet { clear() }
    }
    return try work()
  }

  // @unchecked: set on the queue of the timer, and read after the timer has ended.
  private final class Flag: @unchecked Sendable {
    var isSet = false
  }
}

extension Duration {
  fileprivate var dispatchInterval: DispatchTimeInterval {
    .nanoseconds(Int(self / .nanoseconds(1)))
  }
}
