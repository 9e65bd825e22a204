/// What comes of a macro: source, or diagnostics, or both.
package struct Expansion: Equatable, Sendable {
  /// The source, or nil where there is none.
  package var source: String?
  package var diagnostics: [Diagnostic]

  package init(source: String? = nil, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }
}
