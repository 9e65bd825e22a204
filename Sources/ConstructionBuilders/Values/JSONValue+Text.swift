extension JSONValue: CustomStringConvertible {
  /// The value as JSON text on one line, without whitespace.
  @_documentation(visibility: internal)
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the text, so a value is not copied at each level around it.
  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .number(let number): text += number.digits
    case .string(let string): JSONText.appendQuoted(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONText.appendQuoted(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }
}
