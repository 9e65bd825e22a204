import Foundation

/// A file that this command has written, or would write.
enum GeneratedFile {
  /// How the names of such files end.
  static let ending = "+Builder.swift"

  /// How such a file begins, whatever it was made of.
  static let beginning = "// Made by 'swift package generate-builders' of "

  /// The file's whole text.
  static func text(of builders: String, madeOf model: String) -> String {
    let trimmed = builders.trimmingCharacters(in: .newlines)
    return "\(beginning)\(model): change that, and run it again.\n\n\(trimmed)\n"
  }

  /// Whether there is such a file.
  static func exists(at url: URL) -> Bool {
    text(at: url)?.hasPrefix(beginning) == true
  }

  /// The text of a file; nil where there is none.
  static func text(at url: URL) -> String? {
    try? String(contentsOf: url, encoding: .utf8)
  }
}
