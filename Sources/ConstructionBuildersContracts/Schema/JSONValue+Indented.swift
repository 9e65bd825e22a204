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
    switch self {
    case .array(let elements): parts = elements.map { ("", $0) }
    case .object(let members):
      parts = members.map { ("\(JSONText.quoted($0.key)): ", $0.value) }
    default: parts = []
    }
    guard !parts.isEmpty else {
      text += description
      return
    }
    // Only the innermost values are written to be measured: otherwise each level writes all below.
    let isFlat =
      !parts.contains(where: \.value.isFilled) && column + description.count <= 80
    let (open, close) = kind == .array ? ("[", "]") : ("{", "}")
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
