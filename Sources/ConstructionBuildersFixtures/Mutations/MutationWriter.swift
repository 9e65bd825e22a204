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
    var bytes = Data()
    write(root, path.components[...], to: &bytes)
    return bytes
  }

  /// Writes a value on the way to the place, with `steps` left to go.
  private func write(
    _ value: JSONValue, _ steps: ArraySlice<FieldPath.Component>, to bytes: inout Data
  ) {
    guard let step = steps.first else { return writePlace(value, to: &bytes) }
    switch value {
    case .object(let members):
      bytes.append(contentsOf: "{".utf8)
      for (index, (key, member)) in members.enumerated() {
        if index > 0 { bytes.append(contentsOf: ",".utf8) }
        let isOnTheWay = step == .key(key)
        if isOnTheWay, steps.count == 1, case .beforeKey(let text) = splice {
          bytes.append(contentsOf: text.utf8)
        }
        bytes.append(contentsOf: "\(JSONValue.string(key)):".utf8)
        isOnTheWay
          ? write(member, steps.dropFirst(), to: &bytes)
          : bytes.append(contentsOf: member.description.utf8)
      }
      bytes.append(contentsOf: "}".utf8)
    case .array(let elements):
      bytes.append(contentsOf: "[".utf8)
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(contentsOf: ",".utf8) }
        step == .index(index)
          ? write(element, steps.dropFirst(), to: &bytes)
          : bytes.append(contentsOf: element.description.utf8)
      }
      bytes.append(contentsOf: "]".utf8)
    default:
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  private func writePlace(_ value: JSONValue, to bytes: inout Data) {
    let text = value.description
    switch splice {
    case .instead(let other): bytes.append(contentsOf: other)
    case .beforeKey: bytes.append(contentsOf: text.utf8)
    case .beforeEnd(let other):
      bytes.append(contentsOf: (text.dropLast() + other + text.suffix(1)).utf8)
    }
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
        Array(repeating: UInt8(ascii: "["), count: Self.depth)
          + Array(repeating: UInt8(ascii: "]"), count: Self.depth))
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

  /// The levels of `deepNesting`.
  private static let depth = 10_000
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
