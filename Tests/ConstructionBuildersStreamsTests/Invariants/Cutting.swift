import ConstructionBuilders

@testable import TestSupport

/// How a stream is cut into chunks, and how often its reader is asked for elements.
enum Cutting: String, CaseIterable {
  /// One chunk.
  case whole
  /// A chunk for each byte.
  case bytes
  /// Chunks of random lengths, also 0. The reader is asked only now and then, and what is asked is
  /// sometimes a copy of it.
  case random
}

/// The next chunks of some bytes.
struct Chunks {
  private(set) var rest: ArraySlice<UInt8>
  private let cutting: Cutting
  private let longest: Int
  private var random: SplitMix64

  init(_ bytes: [UInt8], _ cutting: Cutting, longest: Int, seed: UInt64) {
    rest = bytes[...]
    self.cutting = cutting
    self.longest = longest
    random = SplitMix64(seed: seed)
  }

  /// The next chunk; nil at the end.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let length =
      switch cutting {
      case .whole: rest.count
      case .bytes: 1
      case .random: Int.random(in: 0...longest, using: &random)
      }
    let chunk = rest.prefix(length)
    rest = rest.dropFirst(length)
    return chunk
  }

  /// Whether to do something that a reader has to bear at any time.
  mutating func chance() -> Bool { cutting == .random && random.next() & 3 == 0 }
}

/// How a stream is cut and read.
struct ChunkSettings {
  var stream: [UInt8]
  /// The length of the longest random chunk.
  var longest = 7
  var seed: UInt64 = 1
  var coercion = Coercion.lenient
  var maximumDepth = 512
  var maximumLength = 64 << 20
  /// At how many places a whole document is cut off.
  var cutCount = 6
  /// What is checked; nil for everything.
  var aspect: Aspect?

  /// The ways to read what arrives.
  enum Aspect: Int, CaseIterable {
    case lines, texts, events, endedEvents, array, arrayAtPath, snapshots, salvage
  }

  func checks(_ aspect: Aspect) -> Bool { self.aspect == nil || self.aspect == aspect }

  /// Whether the builder with this number is used, of four. A fuzzer needs speed.
  func uses(_ number: Int) -> Bool { aspect == nil || seed % 4 == UInt64(number) }

  /// Whether an element can be too long for the reader.
  var hasLimit: Bool { maximumLength < stream.count }
}

extension ChunkSettings {
  /// What the first two bytes of an input say about the rest: how to cut it, and what is allowed.
  init?(_ input: [UInt8]) {
    guard input.count >= 2 else { return nil }
    let byte = Int(input[0])
    self.init(
      stream: Array(input[2...]), longest: [2, 7, 40, 1_000][byte & 3],
      seed: UInt64(input[1] >> 3),
      coercion: [.lenient, .strict, .forgiving, .lenient][byte >> 2 & 3],
      maximumDepth: byte & 0x10 == 0 ? 512 : 3,
      maximumLength: byte & 0x60 == 0x60 ? 12 : byte & 0x60 == 0x40 ? 60 : 64 << 20,
      aspect: Aspect(rawValue: Int(input[1] & 7)))
  }
}
