import ConstructionBuilders

extension JSONValue {
  /// The value as JSON text on several lines, by two spaces a level.
  ///
  /// An array or object without others in it stays on one line if there is room.
  package var indented: String {
    var text = ""
    write(indentedBy: 0, after: 0, to: &text)
    return text
  }

  private func write(indentedBy indent: Int, after column: Int, to text: inout String) {
    let parts: [(label: String, value: JSONValue)]
    let line = description
    switch self {
    case .array(let elements): parts = elements.map { ("", $0) }
    case .object(let members):
      parts = members.map { ("\(JSONText.quoted($0.key)): ", $0.value) }
    default: parts = []
    }
    guard let open = line.first, let close = line.last, !parts.isEmpty else {
      text += line
      return
    }
    let isFlat = column + line.count <= 80 && !parts.contains(where: \.value.isFilled)
    func lineBreak(_ indent: Int) -> String { "\n" + String(repeating: " ", count: indent) }
    text.append(open)
    for (index, part) in parts.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      text += (isFlat ? "" : lineBreak(indent + 2)) + part.label
      part.value.write(indentedBy: indent + 2, after: indent + 2 + part.label.count, to: &text)
    }
    if !isFlat { text += lineBreak(indent) }
    text.append(close)
  }

  private var isFilled: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): members.count > 0
    default: false
    }
  }
}
