/// A value that is still being written.
///
/// It is a class, because encoders give out several containers for the same object and use them in
/// turn.
final class ValueSlot {
  private enum Content {
    case nothing
    case value(JSONValue)
    case array([ValueSlot])
    case object(keys: [String], [String: ValueSlot])
    case refused(EncodingError)
  }

  private var content: Content

  init() { content = .nothing }

  private init(_ value: JSONValue) { content = .value(value) }

  /// Sets a finished value.
  func be(_ value: JSONValue) { content = .value(value) }

  /// Sets the reason why there cannot be a value.
  func refuse(_ error: EncodingError) { content = .refused(error) }

  /// Turns the slot into an object, unless it is one. One that was written whole gets more members.
  func beObject() {
    switch content {
    case .object: break
    case .value(.object(let members)):
      content = .object(keys: members.keys, members.dictionary.mapValues(ValueSlot.init))
    default: content = .object(keys: [], [:])
    }
  }

  /// Turns the slot into an array, unless it is one. One that was written whole gets more elements.
  func beArray() {
    switch content {
    case .array: break
    case .value(.array(let elements)): content = .array(elements.map(ValueSlot.init))
    default: content = .array([])
    }
  }

  /// The number of elements so far.
  var count: Int {
    if case .array(let elements) = content { elements.count } else { 0 }
  }

  /// Adds a member. It replaces an earlier one with the same key, as in `JSONEncoder`.
  @discardableResult
  func add(_ slot: ValueSlot = ValueSlot(), at key: String) -> ValueSlot {
    guard case .object(var keys, var members) = content else { return slot }
    content = .nothing
    if members.updateValue(slot, forKey: key) == nil { keys.append(key) }
    content = .object(keys: keys, members)
    return slot
  }

  /// The slot of a container under a key. It is the same one on each call.
  func container(_ key: String) -> ValueSlot {
    if case .object(_, let members) = content, let slot = members[key] { return slot }
    return add(at: key)
  }

  /// Adds an element.
  @discardableResult
  func add(_ slot: ValueSlot = ValueSlot()) -> ValueSlot {
    guard case .array(var elements) = content else { return slot }
    content = .nothing
    elements.append(slot)
    content = .array(elements)
    return slot
  }

  /// Sorts the members of an object by their keys.
  func sortMembers() {
    guard case .object(let keys, let members) = content else { return }
    content = .object(keys: keys.sorted(by: keyPrecedes), members)
  }

  /// The value; nil if nothing was written.
  ///
  /// - Throws: The reason why there cannot be one here or in it.
  func value() throws -> JSONValue? {
    switch content {
    case .nothing: return nil
    case .value(let value): return value
    case .array(let elements):
      // `JSONEncoder` also writes `{}` for an element that encodes nothing.
      return .array(try elements.map { try $0.value() ?? .object(.init()) })
    case .object(let keys, let members):
      var object = JSONValue.Members()
      for key in keys { object[key] = try members[key]?.value() ?? .object(.init()) }
      return .object(object)
    case .refused(let error): throw error
    }
  }
}
