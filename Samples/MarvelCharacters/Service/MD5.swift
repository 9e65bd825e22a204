import Foundation

/// The hash that the Marvel API requires, by RFC 1321. MD5 is not secure: use it for nothing else.
enum MD5 {
  /// The hash of a text in UTF-8, as 32 hexadecimal digits.
  static func hexadecimal(of text: String) -> String {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let bytes = padded(Array(text.utf8))
    for start in stride(from: 0, to: bytes.count, by: 64) {
      mix(bytes[start..<start + 64], into: &state)
    }
    let hash = state.flatMap { word -> [UInt8] in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    return hash.map { String(format: "%02x", $0) }.joined()
  }

  /// Pads the message: a set bit, zeros up to 56 of 64 bytes, and the length in bits.
  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    let bits = UInt64(message.count) &* 8
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * $0)) }
  }

  /// Mixes one block: four rounds of sixteen steps, as in section 3.4.
  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    let words = (0..<16).map { index in
      (0..<4).reduce(UInt32(0)) { word, byte in
        word | UInt32(block[block.startIndex + 4 * index + byte]) << UInt32(8 * byte)
      }
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      let (choice, word): (UInt32, Int) =
        switch step / 16 {
        case 0: ((b & c) | (~b & d), step)
        case 1: ((b & d) | (c & ~d), (5 * step + 1) % 16)
        case 2: (b ^ c ^ d, (3 * step + 5) % 16)
        default: (c ^ (b | ~d), 7 * step % 16)
        }
      let sum = a &+ choice &+ words[word] &+ sines[step]
      let shift = shifts[step / 16][step % 4]
      (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
    }
    state = [state[0] &+ a, state[1] &+ b, state[2] &+ c, state[3] &+ d]
  }

  private static let shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]

  /// Table T: the integer part of 2³² times the absolute sine of 1, 2, … 64.
  private static let sines = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
}
