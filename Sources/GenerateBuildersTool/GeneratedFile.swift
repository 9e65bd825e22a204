import Foundation

/// A file that this command has written, or would write.
enum GeneratedFile {
  /// How the names of such files end.
  static let ending = "+Builder.swift"

  /// How such a file begins, whatever it was made of.
  static let beginning = "// Made by 'swift package generate-builders' of "

  /// The file's whole text.
  static func text(of builders: String, madeOf model: String) -> String {
    "\(header(model))\n\(builders.trimmingCharacters(in: .newlines))\n"
  }

  /// The text where the compiler expands the same models: it is there to be read, and takes effect only without the
  /// macro.
  static func inactiveText(of builders: String, madeOf model: String) -> String {
    """
    \(header(model))// The compiler expands these models itself. To do without the macro, put their attributes in comments,
    // '// @Buildable', import ConstructionBuilders, and run it again.
    // swift-format-ignore-file

    #if !canImport(ConstructionBuildersMacros)
    \(builders.trimmingCharacters(in: .newlines))
    #endif

    """
  }

  private static func header(_ model: String) -> String {
    "\(beginning)\(model): change that, and run it again.\n"
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
