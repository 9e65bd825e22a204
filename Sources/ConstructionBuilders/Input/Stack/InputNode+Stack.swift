/// The stack on which the values of an input are read.
///
/// A document keeps the limit of its thread, which is quicker than to ask the thread.
extension InputNode {
  /// Where the stack begins to run short: see ``ThreadStack``.
  @inlinable
  var stackLimit: UInt {
    switch self {
    case .tape(let node): unsafe node.source.pointee.stackLimit
    case .dictionary(let node): node.depth.stackLimit
    }
  }

  /// Says that no thread could be made to continue on: see ``ThreadStack/refuse()``.
  func refuseLevels() {
    switch self {
    case .tape(let node):
      unsafe node.source.pointee.stackLimit = ThreadStack.limit
      unsafe node.source.pointee.hasLostLevels = true
    case .dictionary(let node):
      unsafe node.depth.source?.pointee.stackLimit = ThreadStack.limit
      unsafe node.depth.source?.pointee.hasLostLevels = true
    }
  }

  /// Says that a value was not read because it lies too deep.
  func loseLevels() {
    if case .tape(let node) = self { unsafe node.source.pointee.hasLostLevels = true }
  }

  /// Whether no value of the document was lost because it lies too deep.
  ///
  /// What is built straight from a document has no findings. So it counts only if nothing was lost.
  @usableFromInline
  var isWhole: Bool {
    switch self {
    case .tape(let node): unsafe !node.source.pointee.hasLostLevels
    case .dictionary(let node): unsafe node.depth.source?.pointee.hasLostLevels != true
    }
  }

  /// Runs `body` with the limit of the running thread, which may be another one than before.
  func withLimitOfThread<Result>(_ body: () -> Result) -> Result {
    switch self {
    case .tape(let node): unsafe TapeSource.withLimitOfThread(node.source, body)
    case .dictionary(let node): node.depth.withLimitOfThread(body)
    }
  }
}

extension InputObject {
  /// The same as for a value.
  func withLimitOfThread<Result>(_ body: () -> Result) -> Result {
    switch self {
    case .tape(let object): unsafe TapeSource.withLimitOfThread(object.node.source, body)
    case .dictionary(let object): object.depth.withLimitOfThread(body)
    }
  }
}

extension TapeSource {
  /// - Precondition: `source` is that of a node that lives.
  fileprivate static func withLimitOfThread<Result>(
    _ source: UnsafeMutablePointer<TapeSource>, _ body: () -> Result
  ) -> Result {
    let limit = unsafe source.pointee.stackLimit
    unsafe source.pointee.stackLimit = ThreadStack.limit
    defer { unsafe source.pointee.stackLimit = limit }
    return body()
  }
}
