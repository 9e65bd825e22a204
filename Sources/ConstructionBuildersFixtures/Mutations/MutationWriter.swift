import ConstructionBuilders
import Foundation

/// Writes JSON that is written otherwise in one place, in ways that no `JSONValue` can say.
struct MutationWriter {
  let path: FieldPath
  let splice: Splice

  /// What is written in that place.
  enum Splice {
    /// Other bytes instead of the value.
    case instead([UInt8])
    /// The value, behind other bytes where its key begins.
    case beforeKey(String)
    /// The value, with other bytes where it ends.
    case beforeEnd(String)
  }

  func text(of root: JSONValue) -> Data {
    var bytes = Data()
    write(root, path.components[...], to: &bytes)
    return bytes
  }

  /// Writes a value on the way to the place, of which `steps` are left; the others write themselves.
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
  /// What the operation writes otherwise; nil where it does not, or not with such a value.
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

  /// How deep `deepNesting` nests.
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
