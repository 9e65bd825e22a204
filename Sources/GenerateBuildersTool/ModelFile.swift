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
    let place = SourcePlace(fileName: url.path, line: 1, column: 1)
      .moved(by: offset, in: Array(source.utf8))
    return "\(place.fileName):\(place.line):\(place.column): \(severity): \(message)\n"
  }
}
