#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FieldFormat<Data> {
  /// Base64 for URLs, with `-` and `_`, padded or not.
  ///
  /// Source: RFC 4648, section 5; RFC 7515, 2 (JSON Web Signature).
  ///
  /// ```swift
  /// _challenge = fields["challenge", as: .base64URL]
  /// ```
  public static var base64URL: FieldFormat {
    FieldFormat(.base64URL) { node in
      .text(node) { text throws(TextRefusal) in
        guard !text.utf8.contains(where: { "+/".utf8.contains($0) }) else { throw .mismatch() }
        return try Data(base64: text)
      }
    }
  }

  /// Base64, the default for data, and perhaps with white space between the characters.
  ///
  /// Source: RFC 2045, 6.8, and PEM, which write lines of 76 and 64 characters.
  public static func base64(ignoringWhiteSpace: Bool) -> FieldFormat {
    FieldFormat(.base64(ignoringWhiteSpace: ignoringWhiteSpace)) { node in
      guard ignoringWhiteSpace, let text = node.string else { return Data.capture(node) }
      let kept = String(
        decoding: text.utf8.filter { !Numeral.isWhiteSpace($0) }, as: UTF8.self)
      return Data(padded: kept).map { Captured($0) } ?? .unusable(node)
    }
  }

  /// Hexadecimal digits, two for each byte, in upper or lower case.
  ///
  /// Source: RFC 4648, section 8. Digests and colors are written like this.
  public static var hexadecimal: FieldFormat {
    FieldFormat(.hexadecimal) { node in
      .text(node) { text throws(TextRefusal) in
        var bytes = Data()
        var rest = text.utf8[...]
        while let first = rest.popFirst() {
          guard let high = digit(first), let low = rest.popFirst().flatMap(digit) else {
            throw .mismatch()
          }
          bytes.append(high << 4 | low)
        }
        return bytes
      }
    }
  }

  /// Base64 of either alphabet, padded or not.
  ///
  /// Source: ProtoJSON Format, `bytes`: senders write padded base64, and readers take both
  /// alphabets with and without padding.
  public static var protoJSON: FieldFormat {
    FieldFormat(.protoJSON) { node in
      .text(node) { text throws(TextRefusal) in
        let alphabets = ["+/", "-_"].filter { letters in
          text.utf8.contains { letters.utf8.contains($0) }
        }
        guard alphabets.count < 2 else { throw .mismatch() }
        return try Data(base64: text)
      }
    }
  }
}

private func digit(_ byte: UInt8) -> UInt8? {
  Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
}

extension Data {
  /// Reads base64 of either alphabet, padded or not.
  fileprivate init(base64 text: String) throws(TextRefusal) {
    var plain = text.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: byte
      }
    }
    if plain.last != UInt8(ascii: "=") {
      plain += Array(repeating: UInt8(ascii: "="), count: (4 - plain.count % 4) % 4)
    }
    guard let data = Data(padded: String(decoding: plain, as: UTF8.self)) else {
      throw .mismatch()
    }
    self = data
  }
}

extension FieldFormat<UUID> {
  /// Thirty-two hexadecimal digits without hyphens, in upper or lower case.
  ///
  /// Source: Python, `UUID.hex`; .NET, `Guid.ToString("N")`. Notion and Stripe's tests write it.
  ///
  /// ```swift
  /// _id = fields["id", as: .hexadecimal]
  /// ```
  public static var hexadecimal: FieldFormat {
    FieldFormat(.hexadecimal) { node in
      .text(node) { text throws(TextRefusal) in
        guard text.utf8.count == 32 else { throw .mismatch() }
        var groups: [Substring] = []
        var rest = text[...]
        for length in [8, 4, 4, 4, 12] {
          groups.append(rest.prefix(length))
          rest = rest.dropFirst(length)
        }
        guard let uuid = UUID(hexadecimal: groups.joined(separator: "-")) else {
          throw .mismatch()
        }
        return uuid
      }
    }
  }
}
