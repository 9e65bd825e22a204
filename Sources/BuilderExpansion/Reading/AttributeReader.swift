/// Reads attributes and their arguments.
enum AttributeReader {
  /// The attribute whose `@` is at `index`, which is moved past it; nil where there is none.
  static func attribute(in source: Source, at index: inout Int) -> AttributeFacts? {
    let start = index
    guard source[start].isSymbol("@"), source[start + 1].isName else { return nil }
    var name = start + 1
    index = name + 1
    while true {
      if source[index].isSymbol("<"), let end = source.close(of: index) { index = end + 1 }
      guard let member = source.member(behind: index) else { break }
      name = member
      index = member + 1
    }
    var arguments: [ArgumentFacts] = []
    if source[index].isSymbol("("), source[index].isJoined, let end = source.close(of: index) {
      arguments = source.split(index + 1..<end).map { argument($0, in: source) }
      index = end + 1
    }
    let range = source.range(start..<index)
    return AttributeFacts(
      name: source[name], range: range,
      removal: range.lowerBound..<source.endOfSpace(from: range.upperBound, before: index),
      arguments: arguments)
  }

  private static func argument(_ part: Range<Int>, in source: Source) -> ArgumentFacts {
    let start = part.lowerBound
    guard part.count >= 2, source.hasLabel(start) else {
      return ArgumentFacts(label: nil, tokens: part)
    }
    return ArgumentFacts(label: source[start], tokens: start + 2..<part.upperBound)
  }
}

extension Source {
  /// The text of the `@available` attributes.
  func availability(in attributes: [AttributeFacts]) -> [String] {
    attributes.filter(\.isAvailability).map { written(bytes: $0.range) }
  }

  /// The parts between commas; commas in brackets belong to their part.
  func split(_ inside: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = inside.lowerBound
    var index = start
    while index < inside.upperBound {
      if self[index].isSymbol(",") {
        parts.append(start..<index)
        start = index + 1
        index = start
      } else {
        index = after(index)
      }
    }
    if start < inside.upperBound { parts.append(start..<inside.upperBound) }
    return parts
  }

  /// The end of the spaces that begin at an offset, and of one line break after them.
  fileprivate func endOfSpace(from offset: Int, before index: Int) -> Int {
    let space = bytes[offset..<self[index].range.lowerBound]
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let end = space.endIndex
    return end < self[index].range.lowerBound && bytes[end] == UInt8(ascii: "\n") ? end + 1 : end
  }
}
