extension JSONValue: CustomStringConvertible {
  /// The value as JSON text on one line, without white space.
  public var description: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(let number): number.digits
    case .string(let string): JSONText.quoted(string)
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONText.quoted($0)):\($1)" }.joined(separator: ",") + "}"
    }
  }
}

extension JSONValue {
  /// The value that a JSON text is, or nil where it is not JSON by RFC 8259.
  package init?(text: String) {
    var text = text
    let value = text.withUTF8 { bytes in
      try? unsafe withTape(of: UnsafeRawBufferPointer(bytes)) { root in
        JSONValue.capture(JSONNode(.tape(copy root), coercion: .strict)).value
      }
    }
    guard let value = value ?? nil else { return nil }
    self = value
  }
}
