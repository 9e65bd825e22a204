public import ConstructionBuilders

/// One difference between a document that was sent and one that is sent back.
///
/// ```swift
/// print(edit.changes[0])     // lines[0].quantity: "2" → "3"
/// ```
public struct JSONChange: Hashable, Sendable, CustomStringConvertible {
  /// The path of the value, from the root of the document.
  public let path: FieldPath

  /// The value that was sent; nil for one that is added.
  public let old: JSONValue?

  /// The value that is sent back; nil for one that is removed.
  public let new: JSONValue?

  /// The path, and the old and the new value.
  @_documentation(visibility: internal)
  public var description: String {
    let place = path.isEmpty ? "" : "\(path): "
    let (old, new) = (old.map { JSONText.visible("\($0)") }, new.map { JSONText.visible("\($0)") })
    return switch (old, new) {
    case (nil, let new?): "\(place)added \(new)"
    case (let old?, nil): "\(place)removed \(old)"
    case (let old, let new): "\(place)\(old ?? "") → \(new ?? "")"
    }
  }
}

extension DocumentDifference.Difference {
  var change: JSONChange {
    switch self {
    case .replaced(let path, let old, let new):
      JSONChange(path: path, old: old.value, new: new.value)
    case .added(let path, let new): JSONChange(path: path, old: nil, new: new.value)
    case .removed(let path, let old): JSONChange(path: path, old: old.value, new: nil)
    }
  }
}
