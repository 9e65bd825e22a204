import Foundation

/// What a value of a dictionary is.
///
/// `@inline(never)` on what reads single values: the same functions read documents, and save fewer registers for that
/// if this is not in them.
extension DictionaryNode {
  /// The text of a string; nil for anything else.
  @inline(never)
  var string: String? {
    if let string = held(as: String.self) { return string }
    if case .string(let string) = content { return string }
    return nil
  }

  /// A boolean; nil for anything else.
  @inline(never)
  var boolean: Bool? {
    if case .boolean(let boolean) = content { return boolean }
    return nil
  }

  /// A number; nil for anything else.
  @inline(never)
  var number: JSONNumber? {
    if case .number(let number) = content { return number }
    return nil
  }

  /// The elements of an array; nil for anything else.
  @inline(never)
  var elements: [Any]? {
    if !isTooDeep, let elements = held(as: [Any].self) { return elements }
    if case .array(let elements) = content { return elements }
    return nil
  }

  /// The members of an object; nil for anything else.
  @inline(never)
  var members: [String: Any]? {
    if !isTooDeep, let members = held(as: [String: Any].self) { return members }
    if case .object(let members) = content { return members }
    return nil
  }

  /// Whether the value lies deeper than any document may nest.
  var isTooDeep: Bool { depth >= TapeScanner.maximumDepth }

  /// What the value is. Containers nested deeper than a document may be are nothing that JSON knows.
  var content: DictionaryValue {
    // Most are of a type that is quick to tell; `DictionaryValue` tells them from all others.
    if let string = held(as: String.self) { return .string(string) }
    if let number = held(as: NSNumber.self) { return DictionaryValue(number) }
    if isHeld(as: NSNull.self) { return .null }
    let content = DictionaryValue(value)
    switch content {
    case .array, .object: return isTooDeep ? .other(value) : content
    default: return content
    }
  }
}
