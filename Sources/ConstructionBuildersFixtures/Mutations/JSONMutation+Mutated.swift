import ConstructionBuilders
import Foundation

extension JSONMutation {
  /// The mutated text; nil when the operation would change nothing.
  func mutated() throws(MutationProblem) -> Data? {
    let root = source.root
    guard let value = root.value(at: path) else {
      throw MutationProblem("\(self): the sample has nothing there")
    }
    if operation.isOfDocument { return mutatedText }
    if let splice = operation.splice(of: value, under: path.components.last) {
      return MutationWriter(path: path, splice: splice).text(of: root)
    }
    return mutatedValue(root, value).map { Data($0.description.utf8) }
  }

  private var mutatedText: Data? {
    switch operation {
    case .byteOrderMark:
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return sample.starts(with: mark) ? nil : Data(mark) + sample
    case .trailingGarbage: return sample + Data(" garbage".utf8)
    case .cutOff:
      guard let length, (0..<sample.count).contains(length) else { return nil }
      let rest = sample.prefix(length)
      // Cutting off whitespace, or a digit of a number, may leave valid JSON.
      return (try? JSONValue(json: rest)) == nil ? Data(rest) : nil
    default: return nil
    }
  }

  private func mutatedValue(_ root: JSONValue, _ value: JSONValue) -> JSONValue? {
    if operation == .drop {
      return path.isEmpty ? nil : root.setting(nil, at: path)
    }
    if operation == .keyCase {
      guard case .key(let key)? = path.components.last, let other = key.inOtherCase else {
        return nil
      }
      return root.renaming(key, to: other, in: FieldPath(path.components.dropLast()))
    }
    guard let mutated = operation.value(for: value), mutated != value || operation == .reordered
    else { return nil }
    return root.setting(mutated, at: path)
  }
}

extension JSONValue {
  fileprivate func setting(_ value: JSONValue?, at path: FieldPath) -> JSONValue? {
    var copy = self
    return (try? copy.set(value, at: path)).map { copy }
  }

  /// A copy with another key in the object at a path, at the same position.
  fileprivate func renaming(_ key: String, to other: String, in path: FieldPath) -> JSONValue? {
    guard case .object(let members)? = value(at: path), members[other] == nil else { return nil }
    var renamed = Members()
    for (name, value) in members { renamed[name == key ? other : name] = value }
    return setting(.object(renamed), at: path)
  }
}

extension String {
  /// The text with its first letter in the other case; nil when nothing changes.
  fileprivate var inOtherCase: String? {
    guard let first else { return nil }
    let other = first.isLowercase ? first.uppercased() : first.lowercased()
    return other == String(first) ? nil : other + dropFirst()
  }
}
