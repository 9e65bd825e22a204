import Foundation

/// A value that is decoded.
struct Thumbnail: Codable, Equatable {
  enum Kind: String, Codable { case wide, tall }
  struct Size: Codable, Equatable {
    let width: Int8
    let height: Int8?
  }

  var path: String
  let size: Size?
  let kinds: [Kind]?

  init(path: String, size: Size?) {
    self.path = path
    self.size = size
    kinds = nil
  }

  private enum CodingKeys: CodingKey { case path, size, kinds, pair, mood }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    path = try container.decode(String.self, forKey: .path)
    size = try container.decodeIfPresent(Size.self, forKey: .size)
    kinds = try container.decodeIfPresent([Kind].self, forKey: .kinds)
    if container.contains(.pair) {
      var pair = try container.nestedUnkeyedContainer(forKey: .pair)
      _ = (try pair.decode(Int.self), try pair.decode(Int.self))
    }
    if container.contains(.mood) { throw Mood() }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encodeIfPresent(size, forKey: .size)
    try container.encodeIfPresent(kinds, forKey: .kinds)
  }
}

private struct Mood: LocalizedError {
  var errorDescription: String? { "a mood" }
}
