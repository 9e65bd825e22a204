extension String {
  /// The number of terminal columns of the text.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text, shortened with a `…` when it takes more columns than the maximum.
  func shortened(toWidth maximum: Int) -> String {
    guard displayWidth > maximum else { return self }
    var width = 1
    let start = prefix { character in
      width += character.displayWidth
      return width <= maximum
    }
    return start + "…"
  }
}

extension Character {
  /// The number of terminal columns of the character: two for an ideograph or an emoji, none for a
  /// single combining mark, one otherwise.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isEmoji =
      first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
    return isEmoji || first.isWide ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// The blocks that Unicode Standard Annex 11 defines as wide or full-width.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
