/// Values that are read again: see ``ReadAgain``.
extension JSONNode {
  /// Runs `body`, which reads this value again; nil if that would be forever.
  func again<Result>(_ body: () -> Result) -> Result? {
    switch input {
    case .tape(let node): ThreadInput.own.again(UInt(node.offset) << 1, body)
    case .dictionary(let node): ThreadInput.own.again(node.depth.place, body)
    }
  }
}

extension JSONFields {
  /// The same.
  func again<Result>(_ body: () -> Result) -> Result? {
    switch input {
    case .tape(let object):
      ThreadInput.own.again(UInt(object.node.offset) << 1, body)
    case .dictionary(let object): ThreadInput.own.again(object.depth.place, body)
    }
  }
}

extension DictionaryDepth {
  /// What tells a dictionary from those that it is in, and from values of a document.
  fileprivate var place: UInt { UInt(containers) << 1 | 1 }
}
