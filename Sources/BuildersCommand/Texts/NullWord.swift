/// Texts that senders write where there is no value. They are nobody's data.
///
/// A survey counts them apart, so that dates beside `"N/A"` are dates. Beside other texts, they are
/// texts.
enum NullWord {
  static let all: Set<String> = [
    "-", "--", "---", "0000-00-00", "0000-00-00 00:00:00", "?", "N/A", "NA", "NULL", "NaN", "None",
    "Null", "n/a", "na", "nil", "none", "null", "undefined", "\u{2013}", "\u{2014}",
  ]

  private static let longest = 19

  /// The word that a text is; nil for other texts.
  static func of(_ text: UnsafeBufferPointer<UInt8>) -> String? {
    guard 1...longest ~= text.count, unsafe beginnings.contains(text[0]) else { return nil }
    let word = unsafe String(decoding: text, as: UTF8.self)
    return all.contains(word) ? word : nil
  }

  private static let beginnings = Set(all.compactMap(\.utf8.first))
}
