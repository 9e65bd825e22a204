import ConstructionBuilders

/// A text that is too long to be kept.
///
/// At the end of a stream it has to be known whether the text is whole. So its brackets and
/// quotation marks are counted, while its bytes are dropped.
struct DroppedText {
  /// Where the text begins.
  let place: StreamPlace

  private var depth = 0
  private var isInString = false
  private var isAfterBackslash = false

  /// Whether the last value is a number or a word, which may continue.
  private var endsInScalar = false
  private var endsInWhiteSpace = false

  init(place: StreamPlace) { self.place = place }

  mutating func drop(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      endsInWhiteSpace = WhiteSpace.contains(byte)
      if isInString {
        isInString = byte != UInt8(ascii: "\"") || isAfterBackslash
        isAfterBackslash = byte == UInt8(ascii: "\\") && !isAfterBackslash
        continue
      }
      switch byte {
      case _ where endsInWhiteSpace: break
      case UInt8(ascii: "\""): (isInString, endsInScalar) = (true, false)
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): (depth, endsInScalar) = (depth - 1, false)
      default: endsInScalar = true
      }
    }
  }

  /// Whether the text ends with a value that cannot continue.
  ///
  /// - Parameter endsScalar: Whether white space behind a number or word shows that it is whole.
  func isWhole(endsScalar: Bool) -> Bool {
    depth <= 0 && !isInString && (!endsInScalar || endsScalar && endsInWhiteSpace)
  }
}
