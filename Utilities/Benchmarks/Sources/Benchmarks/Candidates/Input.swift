import Foundation

/// A document, as bytes and as what `JSONSerialization` makes of them.
final class Input {
  let data: Data

  init(_ data: Data) { self.data = data }

  /// The dictionary that the candidates for dictionaries read; made when first asked for.
  lazy var dictionary: [String: Any] = (try? Self.dictionary(from: data)) ?? [:]

  static func dictionary(from data: Data) throws -> [String: Any] {
    let root = try JSONSerialization.jsonObject(with: data)
    guard let dictionary = root as? [String: Any] else { throw NoObject() }
    return dictionary
  }
}

/// The document's root is something else than an object.
struct NoObject: Error, CustomStringConvertible {
  var description: String { "the root is no object" }
}
