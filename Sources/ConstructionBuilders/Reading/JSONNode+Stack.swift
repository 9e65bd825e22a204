/// A document can have more levels than the stack of a thread has room for.
extension JSONNode {
  /// Whether another level should be read on a thread with more stack.
  ///
  /// - Parameter type: What the level is read as. Reading and building a value moves it several
  ///   times, and each move has a place on the stack.
  @inlinable @inline(__always)
  func lacksStack<Value>(for type: Value.Type) -> Bool {
    ThreadStack.isBelow(input.stackLimit &+ UInt(stackFrame(of: type)))
  }

  /// Runs `body` on a thread with more stack; nil if there is none.
  @usableFromInline @inline(never)
  func onDeeperStack<Value, Result>(for type: Value.Type, _ body: () -> Result?) -> Result? {
    let result = DeeperStack.run(needing: stackFrame(of: type)) { input.withLimitOfThread(body) }
    if let result { return result }
    input.refuseLevels()
    return nil
  }

  /// Whether the value is an array or object in more levels than can be read.
  var isTooDeep: Bool {
    if let node = input.inDictionary, node.isContainerTooDeep { return true }
    return ThreadStack.isRefusing(at: input.stackLimit) && (kind == .array || kind == .object)
  }
}

extension JSONFields {
  /// Runs `body`, which reads this object as a type; nil if there is no stack for it.
  func withStack<Value, Result>(for type: Value.Type, _ body: () -> Result) -> Result? {
    DeeperStack.whereNeeded(frame: stackFrame(of: type)) { input.withLimitOfThread(body) }
  }
}

/// How many bytes of stack one level takes that is read or built as a type, at the most.
///
/// Measured: a release build takes up to 14 times the size, and a debug build up to 40 times.
@inlinable @inline(__always)
func stackFrame<Value>(of type: Value.Type) -> Int { 64 &* MemoryLayout<Value>.size }
