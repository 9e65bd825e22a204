import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// Needs memory pages that cannot be read.
#if canImport(Glibc) || canImport(Darwin)
  /// Documents that end where readable memory ends. A read past the last byte stops the process.
  struct LastByteTests {
    @Test(arguments: 0...80)
    func nothingBehindTheDocument_isRead(length: Int) throws {
      let page = try #require(ForbiddenPage())
      let digits = String(repeating: "7", count: length)
      let spaces = String(repeating: " ", count: length)
      let texts = String(repeating: "t", count: length)
      for json in [
        "1" + digits, "-1" + digits, "0.1" + digits, "1e1" + digits, "[1" + digits,
        spaces, "1" + spaces, "[" + spaces, #"{"a":"# + spaces + "1}",
        #"""# + texts, #"""# + texts + #"""#, #"{""# + texts, #"{""# + texts + #"":1}"#,
        #"""# + texts + "\\u00e9\"", #"""# + texts + "\\u00", #"""# + texts + "日本語\"",
        "\"" + texts + "é", "[\"" + texts + "\",true,false,null]", texts,
      ] {
        page.withBytes(Array(json.utf8)) { bytes in
          let fromMemory = Result { () throws(BuildFailure) in try JSONValue(json: bytes) }
          let fromText = Result { () throws(BuildFailure) in try JSONValue(json: json) }
          expect(fromMemory, equals: fromText)
        }
        // Also cut off within a character.
        page.withBytes(Array(json.utf8.dropLast())) { _ = try? JSONValue(json: $0) }
      }
    }
  }

  /// Two pages of memory, of which the second cannot be read.
  private final class ForbiddenPage {
    private let start: UnsafeMutableRawPointer
    private let length = Int(getpagesize())

    init?() {
      let flags = MAP_PRIVATE | MAP_ANON
      guard let start = mmap(nil, 2 * length, PROT_READ | PROT_WRITE, flags, -1, 0),
        start != MAP_FAILED
      else { return nil }
      self.start = start
      guard mprotect(start + length, length, PROT_NONE) == 0 else { return nil }
    }

    deinit { munmap(start, 2 * length) }

    /// Calls `body` with bytes that end where the second page begins.
    func withBytes(_ bytes: [UInt8], _ body: (UnsafeRawBufferPointer) -> Void) {
      let place = UnsafeMutableRawBufferPointer(
        start: start + length - bytes.count, count: bytes.count)
      place.copyBytes(from: bytes)
      body(UnsafeRawBufferPointer(place))
    }
  }
#endif
