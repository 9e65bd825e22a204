/// Which object of a document a builder was read from, as one that is edited has to know.
///
/// It is where the object begins, and, for one in a text that was embedded in the document as JSON,
/// where that text begins.
@_documentation(visibility: internal)
public struct ObjectOrigin: Hashable, Sendable {
  /// The byte of its bracket, counted from the beginning of the document or of the embedded text.
  package let offset: Int

  /// The byte of the document at which the text begins; nil for an object of the document itself.
  package let embeddedAt: Int?

  /// What tells the document from others: equal documents have equal numbers.
  package let document: Int
}
