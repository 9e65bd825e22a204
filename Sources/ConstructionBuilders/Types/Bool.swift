extension Bool: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.booleans) }

  /// A boolean. With a repair, also a word for true or false, or the number 1 or 0.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Bool> {
    if let boolean = node.boolean { return Captured(boolean) }
    if node.coercion.contains(.booleansFromNumbers), let number = node.number, number.isFinite,
      let boolean = bool(numeral: number.digits)
    {
      return .coerced(boolean, from: node)
    }
    if node.coercion.contains(.booleansFromStrings), let boolean = node.string.flatMap(bool(word:))
    {
      return .coerced(boolean, from: node)
    }
    return .unusable(node)
  }

  private static func bool(word text: String) -> Bool? {
    let word = String(Substring(Numeral.trimmingASCIIWhiteSpace(text.utf8)))
    // The longest word is `false`. A letter with many combining marks is slow to compare.
    switch word.utf8.count <= 5 ? word.lowercased() : "" {
    case "true", "t", "yes", "y", "on": return true
    case "false", "f", "no", "n", "off": return false
    default: return Numeral.spelling(of: word).flatMap(bool(numeral:))
    }
  }

  private static func bool(numeral: String) -> Bool? {
    switch DecimalDigits(numeral).integer(as: Int.self) {
    case 1: true
    case 0: false
    default: nil
    }
  }
}
