#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reads a file in blocks of whole lines, for several threads.
struct LineBlocks {
  /// How many bytes are read for a block.
  static let blockLength = 1 << 20

  /// The most bytes of a line. A longer one is left out.
  static let longestLine = 64 << 20

  private let file: Descriptor
  private var rest: [UInt8]
  private var isAtEnd = false

  /// How many bytes of `rest` have no line feed.
  private var searched = 0

  /// - Parameter beginning: What was already read of the file.
  init(_ file: Descriptor, beginning: [UInt8]) {
    self.file = file
    rest = beginning
  }

  enum Block {
    /// Whole lines. The last one of the file may lack its line feed.
    case lines([UInt8])
    /// A line that was left out.
    case tooLong
  }

  /// The next block; nil at the end.
  mutating func next() throws(SystemError) -> Block? {
    while true {
      if let end = rest[searched...].lastIndex(of: UInt8(ascii: "\n")) {
        var block = rest
        rest = Array(block[(end + 1)...])
        searched = rest.count
        block.removeLast(block.count - end - 1)
        return .lines(block)
      }
      searched = rest.count
      if isAtEnd {
        defer { (rest, searched) = ([], 0) }
        return rest.isEmpty ? nil : .lines(rest)
      }
      if rest.count > Self.longestLine {
        try skipLine()
        return .tooLong
      }
      // A long line is read in longer and longer steps.
      let length = min(max(Self.blockLength, rest.count), Self.longestLine + 1)
      isAtEnd = try !file.read(upTo: length, into: &rest)
    }
  }

  private mutating func skipLine() throws(SystemError) {
    (rest, searched) = ([], 0)
    while !isAtEnd {
      isAtEnd = try !file.read(upTo: Self.blockLength, into: &rest)
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        rest.removeSubrange(...end)
        return
      }
      rest.removeAll(keepingCapacity: true)
    }
  }
}

extension [UInt8] {
  /// Calls `body` with each line and its number from 0, without the line feed.
  func forEachLine(_ body: (_ line: Range<Int>, _ number: Int) throws -> Void) rethrows {
    try unsafe withUnsafeBytes { bytes in
      var start = 0
      var number = 0
      while start < count {
        // Trusts memchr to look at no more than what is left.
        let found = unsafe memchr(bytes.baseAddress! + start, 0x0A, count - start)
        let end = unsafe found.map { unsafe UnsafeRawPointer($0) - bytes.baseAddress! } ?? count
        try body(start..<end, number)
        start = end + 1
        number += 1
      }
    }
  }
}
