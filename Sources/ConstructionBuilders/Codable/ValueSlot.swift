/// A place for a value that is still being written.
///
/// It is a class because encoders hand out several views of the same object, and write to them in turns.
final class ValueSlot {
  private enum Content {
    case nothing
    case value(JSONValue)
    case array([ValueSlot])
    case object(keys: [String], [String: ValueSlot])
  }

  private var content = Content.nothing

  /// Becomes a value that is finished.
  func be(_ value: JSONValue) { content = .value(value) }

  /// Becomes an object, unless it is one.
  func beObject() {
    if case .object = content { return }
    content = .object(keys: [], [:])
  }

  /// Becomes an array, unless it is one.
  func beArray() {
    if case .array = content { return }
    content = .array([])
  }

  /// How many elements there are so far.
  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  /// The place of a member. What was written under the same key is written over, as `JSONEncoder` does.
  func member(_ key: String) -> ValueSlot {
    guard case .object(var keys, var members) = content else { return ValueSlot() }
    content = .nothing
    let slot = ValueSlot()
    if members.updateValue(slot, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members)
    return slot
  }

  /// The place of a container under a key: the same one each time.
  func container(_ key: String) -> ValueSlot {
    if case .object(_, let members) = content, let slot = members[key] { return slot }
    return member(key)
  }

  /// The place of another element.
  func element() -> ValueSlot {
    guard case .array(var elements) = content else { return ValueSlot() }
    content = .nothing
    let slot = ValueSlot()
    elements.append(slot)
    content = .array(elements)
    return slot
  }

  /// Puts the members of an object into the order of their keys.
  func sortMembers() {
    guard case .object(let keys, let members) = content else { return }
    content = .object(keys: keys.sorted(by: keyPrecedes), members)
  }

  /// What was written; nil where nothing was.
  var value: JSONValue? {
    switch content {
    case .nothing: return nil
    case .value(let value): return value
    case .array(let elements):
      // `{}` is what JSONEncoder makes of an element that writes nothing.
      return .array(elements.map { $0.value ?? .object(.init()) })
    case .object(let keys, let members):
      var object = JSONValue.Members()
      for key in keys { object[key] = members[key]?.value ?? .object(.init()) }
      return .object(object)
    }
  }
}
