internal import ConstructionBuilders

/// Patches of RFC 6902.
extension PatchTree {
  /// Applies the operations of a patch, one after the other.
  ///
  /// A refusal has the index of the operation as its path.
  mutating func apply(_ patch: JSONValue) throws(Refusal) {
    guard case .array(let operations) = patch else {
      throw Refusal("a JSON Patch is an array of operations")
    }
    for (index, operation) in operations.enumerated() {
      do throws(Refusal) { try apply(operation: operation) } catch {
        let words = operation.words
        throw Refusal(
          error.findings.map { finding in
            .refusal("\(words): \(finding.reason ?? "")", at: .index(index))
          })
      }
    }
  }

  private mutating func apply(operation: JSONValue) throws(Refusal) {
    guard case .object = operation, case .string(let name)? = operation["op"] else {
      throw Refusal("an operation is an object with op and path")
    }
    let path = try operation.pointer("path")
    switch name {
    case "test":
      let node = try node(at: path)
      guard isSame(node, as: try operation.value, exactly: false) else {
        throw Refusal("another value is there")
      }
    case "add": try add(self.add(operation.value), at: path)
    case "replace": set(try node(at: path), to: try operation.value)
    case "remove": _ = try remove(at: path)
    case "copy": try add(copy(node(at: operation.pointer("from"))), at: path)
    case "move":
      let from = try operation.pointer("from")
      guard path != from else {
        _ = try node(at: from)
        return
      }
      guard !path.isWithin(from) else {
        throw Refusal("a value cannot be moved into itself")
      }
      let node = try remove(at: from)
      try add(node, at: path)
    default: throw Refusal("there is no such operation")
    }
  }

  /// The node at the end of a pointer.
  private mutating func node(at pointer: Pointer) throws(Refusal) -> Index {
    try node(at: pointer.steps[...])
  }

  private mutating func node(at steps: ArraySlice<String>) throws(Refusal) -> Index {
    var node = root
    for step in steps { node = try self.node(step, in: node) }
    return node
  }

  private mutating func node(_ step: String, in node: Index) throws(Refusal) -> Index {
    switch kind(of: node) {
    case .object:
      guard let member = try member(step, of: node) else {
        throw Refusal("there is no key \(JSONText.quoted(step))")
      }
      return member
    case .array:
      let count = elementCount(of: node)
      return element(try index(step, upTo: count - 1, of: count), of: node)
    case let kind: throw Refusal("\(JSONText.quoted(step)) is looked for in a \(kind)")
    }
  }

  /// The index that a step says, if it is not beyond the last possible one.
  private func index(_ step: String, upTo last: Int, of count: Int) throws(Refusal) -> Int {
    let isIndex =
      step.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      && (step == "0" || step.utf8.first != UInt8(ascii: "0")) && !step.isEmpty
    guard isIndex else { throw Refusal("\(JSONText.quoted(step)) is no index of an array") }
    guard let index = Int(step), index <= last else {
      throw Refusal("there is no index \(step) in an array of \(count)")
    }
    return index
  }

  private mutating func add(_ node: Index, at pointer: Pointer) throws(Refusal) {
    guard let last = pointer.steps.last else {
      if case .value(let value) = self[node] { return set(root, to: value) }
      return setRoot(node)
    }
    let parent = try self.node(at: pointer.steps.dropLast())
    switch kind(of: parent) {
    case .object:
      if let member = try member(last, of: parent), case .value(let value) = self[node] {
        return set(member, to: value)
      }
      try setMember(last, of: parent, to: node)
    case .array:
      let count = elementCount(of: parent)
      insert(node, at: last == "-" ? count : try index(last, upTo: count, of: count), of: parent)
    case let kind: throw Refusal("\(JSONText.quoted(last)) is added to a \(kind)")
    }
  }

  private mutating func remove(at pointer: Pointer) throws(Refusal) -> Index {
    guard let last = pointer.steps.last else { throw Refusal("a document needs a value") }
    let parent = try self.node(at: pointer.steps.dropLast())
    let node = try self.node(last, in: parent)
    if kind(of: parent) == .object {
      removeMember(last, of: parent)
    } else if let index = Int(last) {
      removeElement(at: index, of: parent)
    }
    return node
  }
}

/// A JSON Pointer, by RFC 6901.
private struct Pointer: Equatable {
  let steps: [String]
  private let text: ExactText

  func isWithin(_ other: Pointer) -> Bool {
    text.text.utf8.starts(with: "\(other.text.text)/".utf8)
  }

  static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  init(_ text: String) throws(Refusal) {
    self.text = ExactText(text)
    guard !text.utf8.isEmpty else {
      steps = []
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else {
      throw Refusal("a path begins with /, or is empty")
    }
    var steps: [String] = []
    for part in text.utf8.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false) {
      var step: [UInt8] = []
      var rest = part[...]
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "~") else {
          step.append(byte)
          continue
        }
        switch rest.popFirst() {
        case UInt8(ascii: "0"): step.append(UInt8(ascii: "~"))
        case UInt8(ascii: "1"): step.append(UInt8(ascii: "/"))
        default: throw Refusal("~ is followed by neither 0 nor 1")
        }
      }
      steps.append(String(decoding: step, as: UTF8.self))
    }
    self.steps = steps
  }
}

extension JSONValue {
  fileprivate func pointer(_ key: String) throws(Refusal) -> Pointer {
    guard case .string(let text)? = self[key] else { throw Refusal("\(key) is no string") }
    return try Pointer(text)
  }

  fileprivate var value: JSONValue {
    get throws(Refusal) {
      guard let value = self["value"] else { throw Refusal("value is missing") }
      return value
    }
  }

  /// An operation in words: `replace /a/b`.
  fileprivate var words: String {
    guard case .string(let name)? = self["op"] else { return "operation" }
    guard case .string(let path)? = self["path"] else { return name }
    return "\(name) \(path.isEmpty ? "of the document" : path)"
  }
}
