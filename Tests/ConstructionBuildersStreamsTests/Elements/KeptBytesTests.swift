import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersStreams
@testable import TestSupport

/// Parts of a buffer that are kept.
struct KeptBytesTests {
  private func address(_ bytes: ArraySlice<UInt8>) -> UInt {
    bytes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(arguments: [7, 100, 20_000])
  func shortPartOfALargeBuffer_isACopy(count: Int) {
    var buffer = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    buffer.reserveCapacity(100_000)
    var kept = KeptBytes()
    let memory = address(buffer[...])..<address(buffer[...]) + 100_000
    for start in [0, 1, 5, count - 7, 2] where start + 7 <= count {
      let part = kept.part(start..<start + 7, of: buffer)
      #expect(part == buffer[start..<start + 7] && !memory.contains(address(part)))
    }
    let all = kept.part(0..<count, of: buffer)
    #expect(all == buffer[...] && !memory.contains(address(all)))
  }

  @Test func partOfAFullBuffer_sharesItsMemory() {
    let buffer = [UInt8](repeating: 1, count: 10_000)
    var kept = KeptBytes()
    expect(address(kept.part(0..<7, of: buffer)), equals: address(buffer[...]))
  }

  @Test func bufferThatHasMoved_isCopiedAnew() {
    var kept = KeptBytes()
    expect(kept.part(0..<3, of: [UInt8](repeating: 1, count: 20_000)), equals: [1, 1, 1])
    kept.forget()
    expect(kept.part(0..<3, of: [UInt8](repeating: 2, count: 20_000)), equals: [2, 2, 2])
  }
}
