/// The result of a macro: source, diagnostics, or both.
package struct Expansion: Equatable, Sendable {
  /// The source, or nil where nothing is written.
  package var source: String?
  package var diagnostics: [Diagnostic]

  package init(source: String? = nil, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
