import ConstructionBuilders

/// A path that has a text is read back from it.
enum PathsPromise {
  /// Reads the input as the text of a path, and as the keys and indices of one.
  static func check(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    if let path = FieldPath(text: text) { try check(path) }
    let components = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { part -> FieldPath.Component in
        let part = String(part)
        return Int(part).map { .index(max($0, 0)) } ?? .key(part)
      }
    try check(FieldPath(components))
  }

  static func check(_ path: FieldPath) throws {
    let text = path.description
    let again = FieldPath(text: text)
    try promise(again == path, "\(path.components) is written \(text), read \(again as Any)")
    try promise(again?.description == text, "\(text) is written another way")
  }
}
