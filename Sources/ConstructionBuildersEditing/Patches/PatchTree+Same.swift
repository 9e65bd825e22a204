internal import ConstructionBuilders

/// Whether a value is there.
extension PatchTree {
  /// Whether a node has a value; false where there is no stack for its levels.
  ///
  /// Members have no order. Strings and keys are the same if their code points are.
  ///
  /// - Parameter exactly: Whether the digits of numbers count, and not only their values.
  func isSame(_ node: Index, as value: JSONValue, exactly: Bool) -> Bool {
    onStack {
      switch (self[node], value) {
      case (.sent(let place), _): place.isSame(as: value, exactly)
      case (.value(let own), _): own.isSame(as: value, exactly)
      case (.array(_, let elements), .array(let values)):
        elements.count == values.count
          && zip(elements, values).allSatisfy { isSame($0, as: $1, exactly: exactly) }
      case (.object(let members), .object(let values)):
        isSame(members, as: values, exactly)
      default: false
      }
    }
  }

  private func isSame(_ members: Members, as values: JSONValue.Members, _ exactly: Bool) -> Bool {
    let slots = members.slots.values.filter(\.isThere)
    return slots.count == values.count && values.spellsAll(slots.map(\.key))
      && slots.allSatisfy { slot in
        guard let value = values[slot.key] else { return false }
        if let node = slot.node { return isSame(node, as: value, exactly: exactly) }
        guard let sent = slot.sent, let place = members.place else { return false }
        return place.place(of: sent).isSame(as: value, exactly)
      }
  }
}

private func onStack(_ body: () -> Bool) -> Bool {
  DeeperStack.whereNeeded(frame: 16 << 10, body) ?? false
}

extension Place {
  fileprivate func isSame(as value: JSONValue, _ exactly: Bool) -> Bool {
    onStack {
      switch (kind, value) {
      case (.number, .number(let number)):
        exactly
          ? bytes.elementsEqual(number.digits.utf8)
          : NumberValue(bytes) == NumberValue(number.digits.utf8)
      case (.string, .string(let string)): ExactText(text.text(at: range)) == ExactText(string)
      case (.array, .array(let values)):
        children.count == values.count
          && zip(children, values).allSatisfy { place(of: $0).isSame(as: $1, exactly) }
      case (.object, .object(let values)):
        isSame(as: values, exactly)
      case (.null, .null): true
      case (.boolean, .boolean(let boolean)):
        (bytes.first == UInt8(ascii: "t")) == boolean
      default: false
      }
    }
  }

  private func isSame(as values: JSONValue.Members, _ exactly: Bool) -> Bool {
    let parts = parts
    // A repeated key is none that was asked for.
    return (exactly ? children.count : parts.count) == values.count
      && values.spellsAll(parts.compactMap { step, _ in step.key })
      && parts.allSatisfy { step, place in
        step.key.flatMap { values[$0] }.map { place.isSame(as: $0, exactly) } ?? false
      }
  }
}

extension FieldPath.Component {
  fileprivate var key: String? { if case .key(let key) = self { key } else { nil } }
}

extension JSONValue {
  fileprivate func isSame(as value: JSONValue, _ exactly: Bool) -> Bool {
    onStack {
      switch (self, value) {
      case (.number(let own), .number(let number)):
        exactly
          ? own == number : NumberValue(own.digits.utf8) == NumberValue(number.digits.utf8)
      case (.string(let own), .string(let string)): ExactText(own) == ExactText(string)
      case (.array(let own), .array(let values)):
        own.count == values.count && zip(own, values).allSatisfy { $0.isSame(as: $1, exactly) }
      case (.object(let own), .object(let values)):
        own.count == values.count && values.spellsAll(own.keys)
          && own.allSatisfy { key, member in
            values[key].map { member.isSame(as: $0, exactly) } ?? false
          }
      case (.null, .null): true
      case (.boolean(let own), .boolean(let boolean)): own == boolean
      default: false
      }
    }
  }
}

extension JSONValue.Members {
  /// Whether each of the others has the code points of a key here.
  fileprivate func spellsAll(_ others: [String]) -> Bool {
    lazy var exact = Set(keys.map(ExactText.init))
    return others.allSatisfy { key in
      key.utf8.allSatisfy { $0 < 0x80 } || exact.contains(ExactText(key))
    }
  }
}
