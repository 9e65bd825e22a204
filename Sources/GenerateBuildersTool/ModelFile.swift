import BuilderExpansion
import Foundation

/// A file with models, and the file beside it for their builders.
struct ModelFile {
  let url: URL
  let source: String
  /// The source with the attributes outside comments.
  private let revealed: String

  init(_ url: URL) throws {
    self.url = url
    // The compiler reports what is not UTF-8.
    source = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    revealed = CommentedAttributes.revealed(in: source)
  }

  /// Whether the attributes are outside comments, so that the compiler expands them.
  var isExpandedByCompiler: Bool { source == revealed }

  /// The builders of the models.
  func expansion(_ expand: (String) -> Expansion) -> Expansion {
    if !isExpandedByCompiler, expand(source) != Expansion() {
      let message =
        "some attributes are in comments and some are not: "
        + "put all attributes of a file in comments, or none"
      return Expansion(diagnostics: [Diagnostic(message: message, offset: 0)])
    }
    return expand(revealed)
  }

  /// The file for the builders: `Comic+Builder.swift` for `Comic.swift`.
  var target: URL {
    let name = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent()
      .appendingPathComponent(name + GeneratedFile.ending)
  }

  /// Diagnostics of the file, as a compiler prints them.
  func report(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let notes = diagnostic.notes.map { note in
        line(at: note.offset, "note", note.message)
      }
      return line(at: diagnostic.offset, diagnostic.severity.rawValue, diagnostic.message)
        + notes.joined()
    }.joined()
  }

  private func line(at offset: Int, _ severity: String, _ message: String) -> String {
    "\(url.path):\(place(of: offset)): \(severity): \(message)\n"
  }

  /// Line and column as the compiler counts them: both from 1, columns in bytes.
  private func place(of offset: Int) -> String {
    let before = source.utf8.prefix(offset)
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return "\(lines.count):\((lines.last?.count ?? 0) + 1)"
  }
}
