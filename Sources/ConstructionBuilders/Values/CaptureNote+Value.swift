/// The notes of ``Captured``. They are not generic, so that types do not each have a copy of them.
extension CaptureNote {
  /// The note about a value that was used nevertheless.
  static func repair(
    _ kind: Finding.Kind, of node: borrowing JSONNode, expected: @autoclosure () -> String,
    _ reason: String? = nil
  ) -> CaptureNote {
    let hasWords = node.takesWords(isRepair: true)
    if !hasWords, node.context.isCounted { return .counted(kind, isRepair: true) }
    let found = hasWords ? node.found : nil
    return CaptureNote(
      own: [
        Finding(kind: kind, expected: expected(), found: found, isRepair: true, reason: reason)
      ])
  }

  /// The note about a value that cannot be used.
  static func problem(
    _ kind: Finding.Kind, of node: borrowing JSONNode, type: @autoclosure () -> String,
    expected: @autoclosure () -> String, _ reason: String?
  ) -> CaptureNote {
    if node.kind == .null { return .null }
    if node.isOpen { return node.noteOfNotArrived(type()) }
    if node.isTooDeep { return CaptureNote(own: [.tooDeep(type())]) }
    if node.isReadAsNull { return .null(of: node, type: type()) }
    let hasWords = node.takesWords(isRepair: false)
    if !hasWords, node.context.isCounted { return .counted(kind, isRepair: false) }
    let found = hasWords ? node.found : nil
    return CaptureNote(
      own: [Finding(kind: kind, expected: expected(), found: found, reason: reason)])
  }

  /// The note about a value that counts as null.
  ///
  /// - Parameter isDeclared: Whether it does by the contract of the sender.
  static func null(
    of node: borrowing JSONNode, type: @autoclosure () -> String, isDeclared: Bool = false
  ) -> CaptureNote {
    let hasWords = node.takesWords(isRepair: false)
    if !hasWords, node.context.isCounted {
      return isDeclared ? .oneDeclaredNull : .counted(.null, isRepair: false)
    }
    let found = hasWords ? node.found : nil
    return CaptureNote(
      state: isDeclared ? .declaredNull : .null,
      own: [Finding(kind: .null, expected: type(), found: found)])
  }
}

extension Finding {
  /// The problem of a value in more arrays and objects than can be read.
  package static func tooDeep(_ expected: String) -> Finding {
    Finding(kind: .tooDeep, expected: expected)
  }
}
