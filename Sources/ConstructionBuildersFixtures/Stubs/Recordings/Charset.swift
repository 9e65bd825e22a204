/// Writes a recorded text in the charset of its content type: HAR has it decoded.
enum Charset {
  /// The charset of a content type other than UTF-8.
  static func name(in contentType: String) -> String? {
    for parameter in contentType.split(separator: ";").dropFirst() {
      let pair = parameter.split(separator: "=", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
      let name = pair[1].trimmingCharacters(in: ["\""])
      return name.isEmpty || ["utf-8", "utf8"].contains(name.lowercased()) ? nil : name
    }
    return nil
  }

  /// A content type with UTF-8 as its charset.
  static func utf8(in contentType: String) -> String {
    contentType.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
      let name = parameter.prefix { $0 != "=" }
      let isCharset = name.trimmingCharacters(in: .whitespaces).lowercased() == "charset"
      return isCharset ? "\(name)=utf-8" : String(parameter)
    }.joined(separator: ";")
  }

  /// The bytes; nil for a charset that is not known, or that lacks a character of the text.
  static func data(of text: String, charset: String) -> Data? {
    encodings[charset.lowercased()].flatMap { text.data(using: $0) }
  }

  private static let encodings: [String: String.Encoding] = [
    "us-ascii": .ascii, "ascii": .ascii, "iso-8859-1": .isoLatin1, "latin1": .isoLatin1,
    "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC,
    "iso-2022-jp": .iso2022JP, "utf-16": .utf16, "utf-16be": .utf16BigEndian,
    "utf-16le": .utf16LittleEndian,
  ]
}
