import Foundation
import MarvelCharacters

/// How responses are written in an input.
enum BodyShape {
  case oneResponse
  case array
  case lines
}

extension BodyInput {
  /// A first line that is longer than this belongs to a single response.
  private static var longestFirstLine: Int { 64 << 20 }

  /// How the responses are written in the input. Only as much is read as that takes.
  mutating func shape() throws(UsageError) -> BodyShape {
    var searched = 0
    while true {
      let start = blankCount
      if start < bytes.count {
        switch bytes[start] {
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "{"): break
        default: return .oneResponse
        }
        if let end = bytes[Swift.max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
          return isObject(bytes[start..<end]) ? .lines : .oneResponse
        }
        searched = bytes.count
      }
      guard bytes.count <= Self.longestFirstLine, try readMore() else { return .oneResponse }
    }
  }

  private func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    (try? FetchCharactersResponseBuilder(json: Data(line))) != nil
  }
}
