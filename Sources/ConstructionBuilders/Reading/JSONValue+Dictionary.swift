extension JSONValue: DictionaryConvertible {
  /// What the value is as one of a dictionary; its elements and members stay ``JSONValue``s.
  var dictionaryValue: DictionaryValue {
    switch self {
    case .null: .null
    case .boolean(let boolean): .boolean(boolean)
    case .number(let number): .number(.spelled(number.digits))
    case .string(let string): .string(string)
    case .array(let elements): .array(elements)
    case .object(let members): .object(members.dictionary)
    }
  }
}
