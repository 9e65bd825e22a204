import ConstructionBuilders

/// Encodes as the compiler would. The core does not, so that apps without contracts are smaller.
extension FormatWords: Codable {
  private indirect enum Coded: Codable {
    case iso8601
    case iso8601WithZone
    case since1970(perSecond: Int, first: String?, last: String?)
    case pattern(String)
    case duration(perSecond: Int)
    case decoding
    case oneOf([Coded])
    case own
  }

  package init(from decoder: any Decoder) throws {
    self.init(try Coded(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    try coded.encode(to: encoder)
  }

  private init(_ coded: Coded) {
    switch coded {
    case .iso8601: self = .iso8601
    case .iso8601WithZone: self = .iso8601WithZone
    case .since1970(let perSecond, let first, let last):
      self = .since1970(perSecond: perSecond, first: first, last: last)
    case .pattern(let pattern): self = .pattern(pattern)
    case .duration(let perSecond): self = .duration(perSecond: perSecond)
    case .decoding: self = .decoding
    case .oneOf(let formats): self = .oneOf(formats.map { FormatWords($0) })
    case .own: self = .own(nil)
    }
  }

  private var coded: Coded {
    switch self {
    case .iso8601: .iso8601
    case .iso8601WithZone: .iso8601WithZone
    case .since1970(let perSecond, let first, let last):
      .since1970(perSecond: perSecond, first: first, last: last)
    case .pattern(let pattern): .pattern(pattern)
    case .duration(let perSecond): .duration(perSecond: perSecond)
    case .decoding: .decoding
    case .oneOf(let formats): .oneOf(formats.map(\.coded))
    case .own: .own
    }
  }
}
