extension String: Capturable {
  @inlinable
  public static var _traits: CapturableTraits {
    .builtAsIs.union(.readInPart).union(.hashedWhole).union(.strings)
  }

  /// A string, untrimmed. With a repair, also the digits of a number, or `true` or `false`.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<String> {
    if let text = node.string { return Captured(text) }
    return captureNoText(node)
  }

  /// `@inline(never)`: as `builtFromOther`.
  @inline(never)
  private static func captureNoText(_ node: JSONNode) -> Captured<String> {
    if node.coercion.contains(.stringsFromNumbers), let number = node.number, number.isFinite {
      return .coerced(number.digits, from: node)
    }
    if let boolean = node.boolean(for: .stringsFromBooleans) {
      return .coerced(boolean ? "true" : "false", from: node)
    }
    return .unusable(node)
  }
}
