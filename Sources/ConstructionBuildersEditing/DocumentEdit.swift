public import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change of a document, to be sent back as a whole or as a patch.
///
/// ```swift
/// request.httpBody = edit.data                              // PUT
/// request.httpBody = try edit.mergePatch().data             // PATCH, RFC 7396
/// request.httpBody = edit.jsonPatch(testing: true).data     // PATCH, RFC 6902
/// ```
public struct DocumentEdit: Sendable {
  private let sent: [UInt8]
  private let bytes: [UInt8]

  init(sent: [UInt8], bytes: [UInt8]) {
    self.sent = sent
    self.bytes = bytes
  }

  /// The new document. Outside of what was changed, it has the bytes that were sent.
  public var data: Data { Data(bytes) }

  /// Whether nothing was changed.
  public var isEmpty: Bool { sent == bytes }

  /// What differs between the two documents. Of several elements removed from one array, the last
  /// comes first, as in ``jsonPatch(testing:)``.
  ///
  /// ```swift
  /// for change in edit.changes { print(change) }     // lines[0].quantity: "2" → "3"
  /// ```
  public var changes: [JSONChange] { difference.differences.map(\.change) }

  /// The change as a merge patch of RFC 7396, `application/merge-patch+json`.
  ///
  /// Where one element of an array was changed, the patch has the whole array. Without a change it
  /// is `{}`, or the whole document if its root is no object.
  ///
  /// - Throws: A `BuildFailure` that names what such a patch cannot say: null in place of a value,
  ///   and an object with null in it where there was none.
  public func mergePatch() throws(BuildFailure) -> JSONValue {
    let patch = MergePatch(from: before, to: after)
    guard let first = patch.problems.first else { return patch.value }
    throw BuildFailure(
      model: "merge patch", first, Array(patch.problems.dropFirst()))
  }

  /// The change as operations of RFC 6902, `application/json-patch+json`.
  ///
  /// Each is valid after those before it. Without a change it is `[]`.
  ///
  /// - Parameter testing: Whether a test of the old value stands before each value that is replaced
  ///   or removed, so that the patch fails if somebody else changed it.
  public func jsonPatch(testing: Bool = false) -> JSONValue {
    difference.jsonPatch(testing: testing)
  }

  private var difference: DocumentDifference { DocumentDifference(from: before, to: after) }

  private var before: Place { Place(rootOf: SentText(sent)) }
  private var after: Place { Place(rootOf: SentText(bytes)) }
}
