/// `@Buildable` applies to structures: classes have no memberwise initialiser, and enumerations no fields.
enum StructRule {
  static func diagnostic(_ start: DeclarationStart, in source: Source) -> Diagnostic {
    let introducer = source[start.introducer]
    let hint =
      introducer.isWord("enum") ? "; an enumeration with raw values conforms to 'Capturable'" : ""
    return Diagnostic(
      message: "'@Buildable' applies to a struct\(hint)",
      offset: introducer.range.lowerBound,
      highlights: [introducer.range],
      fixIts: start.attributes.filter { $0.name.name == "Buildable" }.prefix(1).map {
        .remove($0, in: source, message: "remove '@Buildable'")
      })
  }
}

extension Diagnostic.FixIt {
  /// Takes an attribute away, with the space after it.
  static func remove(_ attribute: AttributeFacts, in source: Source, message: String) -> Self {
    let range = source.range(attribute.tokens)
    let next = source[attribute.tokens.upperBound].range.lowerBound
    let after = source.bytes[range.upperBound..<next]
    let space = after.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let lineBreak = after.dropFirst(space.count).first == UInt8(ascii: "\n") ? 1 : 0
    return Diagnostic.FixIt(
      message: message,
      changes: [
        .init(range: range.lowerBound..<range.upperBound + space.count + lineBreak, newText: "")
      ])
  }
}
