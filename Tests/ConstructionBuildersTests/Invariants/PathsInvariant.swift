import ConstructionBuilders

@testable import TestSupport

/// A printed path is read back as the same path.
enum PathsInvariant {
  /// Reads the input as the text of a path, and as keys and indices of a path.
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
    try require(again == path, "\(path.components) is written \(text), read \(again as Any)")
    try require(again?.description == text, "\(text) is written another way")
  }
}
