internal import ConstructionBuilders

/// How the members or elements of one container are laid out.
struct Layout {
  /// What stands before the first one.
  var opening: [UInt8] = []
  /// What stands between two.
  var separator: [UInt8] = [UInt8(ascii: ",")]
  /// What stands after the last one.
  var closing: [UInt8] = []
  /// What stands between a key and its value.
  var colon: [UInt8] = [UInt8(ascii: ":")]
  /// How much further a container in this one is indented.
  var unit: [UInt8] = []

  /// Whether each one has a line of its own.
  var hasLines: Bool { opening.contains(UInt8(ascii: "\n")) }
}

extension Layout {
  /// The layout of a container that was sent, with what it does not show from that around it.
  init(of place: Place, within outer: Layout) {
    let (bytes, range, children) = (place.text.bytes, place.range, place.children)
    guard let first = children.first, let last = children.last else {
      self = outer.ofInner
      return
    }
    unit = outer.unit
    opening = Array(bytes[range.lowerBound + 1..<first.start])
    closing = Array(bytes[last.value.upperBound..<range.upperBound - 1])
    if children.count > 1 {
      separator = Array(bytes[children[children.count - 2].value.upperBound..<last.start])
    } else if hasLines {
      separator = [UInt8(ascii: ",")] + opening
    } else {
      separator = outer.hasLines ? [UInt8(ascii: ",")] : outer.separator
    }
    colon = Self.colon(in: place) ?? outer.colon
    if let (own, around) = (Self.indentation(opening), Self.indentation(closing))
      as? (
        ArraySlice<UInt8>, ArraySlice<UInt8>
      ), own.starts(with: around), own.count > around.count
    {
      unit = Array(own.dropFirst(around.count))
    }
  }

  /// The layout of a new container in one with this layout.
  var ofInner: Layout {
    guard hasLines else {
      return Layout(separator: inlineSeparator, colon: colon, unit: unit)
    }
    let opening = self.opening + unit
    return Layout(
      opening: opening, separator: [UInt8(ascii: ",")] + opening, closing: self.opening,
      colon: colon, unit: unit)
  }

  private var inlineSeparator: [UInt8] {
    separator.contains(UInt8(ascii: "\n")) ? [UInt8(ascii: ",")] : separator
  }

  /// What stands after a key in an object, or in the first object of an array.
  private static func colon(in place: Place) -> [UInt8]? {
    guard let child = place.children.last else { return nil }
    guard child.key != nil else {
      let inner = place.place(of: child)
      return inner.kind == .object ? colon(in: inner) : nil
    }
    let member = place.text.bytes[child.start..<child.value.lowerBound]
    return member.lastIndex(of: UInt8(ascii: "\"")).map { Array(member[($0 + 1)...]) }
  }

  /// The white space at the beginning of a line; nil if there is no line.
  private static func indentation(_ space: [UInt8]) -> ArraySlice<UInt8>? {
    space.lastIndex(of: UInt8(ascii: "\n")).map { space[($0 + 1)...] }
  }
}
