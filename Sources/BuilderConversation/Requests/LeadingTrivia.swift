extension String {
  /// How many bytes of UTF-8 the blanks and comments take that a piece of source begins with.
  var leadingTriviaLength: Int {
    var rest = utf8[...]
    while let first = rest.first {
      switch first {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 11, 12:
        rest = rest.dropFirst()
      case UInt8(ascii: "/") where rest.starts(with: "//".utf8):
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        rest = rest.droppingBlockComment
      default:
        return utf8.count - rest.count
      }
    }
    return utf8.count
  }
}

extension Substring.UTF8View {
  /// What follows a comment in `/*` and `*/`, which may have others inside.
  fileprivate var droppingBlockComment: Substring.UTF8View {
    var rest = self
    var depth = 0
    repeat {
      if rest.starts(with: "/*".utf8) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".utf8) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest
  }
}
