/// What a value of a dictionary is.
extension DictionaryNode {
  /// The text of a string; nil for anything else.
  var string: String? {
    if let string = held(as: String.self) { return string }
    if case .string(let string) = content { return string }
    return nil
  }

  /// A boolean; nil for anything else.
  var boolean: Bool? {
    if case .boolean(let boolean) = content { return boolean }
    return nil
  }

  /// A number; nil for anything else.
  var number: JSONNumber? {
    if case .number(let number) = content { return number }
    return nil
  }

  /// The elements of an array; nil for anything else.
  @usableFromInline
  var elements: [Any]? {
    if !isTooDeep, let elements = held(as: [Any].self) { return elements }
    if case .array(let elements) = content { return elements }
    return nil
  }

  /// The members of an object; nil for anything else.
  @usableFromInline
  var members: [String: Any]? {
    if !isTooDeep, let members = held(as: [String: Any].self) { return members }
    if case .object(let members) = content { return members }
    return nil
  }

  /// Whether the value is nested deeper than a document may be.
  var isTooDeep: Bool { depth.containers >= TapeScanner.maximumDepth }

  /// Whether the value is a container that is nested too deep.
  var isContainerTooDeep: Bool {
    guard isTooDeep else { return false }
    switch DictionaryValue(value) {
    case .array, .object: return true
    default: return false
    }
  }

  /// What the value is. Containers that are nested too deep are values that JSON does not know.
  var content: DictionaryValue {
    // Most values are of these types, which are quick to tell; `DictionaryValue` tells all others.
    if let string = held(as: String.self) { return .string(string) }
    if let scalar = scalarOfFoundation { return scalar }
    let content = DictionaryValue(value)
    switch content {
    case .array, .object: return isTooDeep ? .other(value) : content
    default: return content
    }
  }
}
