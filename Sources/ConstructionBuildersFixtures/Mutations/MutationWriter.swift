import ConstructionBuilders
import Foundation

/// Writes a JSON value with other text in one place, for changes that no `JSONValue` can express.
struct MutationWriter {
  let path: FieldPath
  let splice: Splice

  /// The text in that place.
  enum Splice {
    /// Bytes in place of the value.
    case instead([UInt8])
    /// The member, with text before its key.
    case beforeKey(String)
    /// The value, with text before its closing bracket.
    case beforeEnd(String)
  }

  func text(of root: JSONValue) -> Data {
    guard let value = root.value(at: path) else { return Data(root.description.utf8) }
    let (before, after) = surroundings(in: root)
    let text = value.description
    switch splice {
    case .instead(let bytes): return before + bytes + after
    case .beforeKey(let other):
      return before.dropLast(key.count) + other.utf8 + key + text.utf8 + after
    case .beforeEnd(let other):
      return before + (text.dropLast() + other + text.suffix(1)).utf8 + after
    }
  }

  /// The text of the key, with its colon; empty for an element.
  private var key: [UInt8] {
    guard case .key(let key)? = path.components.last else { return [] }
    return Array("\(JSONValue.string(key)):".utf8)
  }

  /// The text before and after the value: the value is written as a marker that occurs only once.
  private func surroundings(in root: JSONValue) -> (before: Data, after: Data) {
    let marker = UUID().uuidString
    var marked = root
    try? marked.set(.string(marker), at: path)
    let text = Data(marked.description.utf8)
    let place = text.range(of: Data("\"\(marker)\"".utf8)) ?? text.endIndex..<text.endIndex
    return (text[..<place.lowerBound], text[place.upperBound...])
  }
}

extension MutationOperation {
  /// The text that the operation writes; nil when it changes no text of such a value.
  func splice(of value: JSONValue, under step: FieldPath.Component?) -> MutationWriter.Splice? {
    switch self {
    case .loneSurrogate where value.kind == .string:
      .instead(Array(#""\uD800""#.utf8))
    case .invalidUTF8 where value.kind == .string:
      .instead([UInt8(ascii: "\""), 0xFF, UInt8(ascii: "\"")])
    case .deepNesting:
      .instead(
        Array((String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)).utf8))
    case .trailingComma where value.hasContents:
      .beforeEnd(",")
    case .duplicateKey:
      if case .key(let key)? = step {
        .beforeKey("\(JSONValue.string(key)):\(value == .null ? "0" : "null"),")
      } else {
        nil
      }
    default: nil
    }
  }
}

extension JSONValue {
  fileprivate var hasContents: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): members.count > 0
    default: false
    }
  }
}
