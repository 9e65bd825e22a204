import ConstructionBuilders

extension JSONValue {
  /// The value as JSON text on several lines, by two spaces a level.
  ///
  /// An array or object without others in it stays on one line if there is room.
  var indented: String {
    var text = ""
    write(indentedBy: 0, after: 0, to: &text)
    return text
  }

  private func write(indentedBy indent: Int, after column: Int, to text: inout String) {
    let line = description
    let isFlat = column + line.count <= 80 && !hasContainers
    switch self {
    case .array(let elements) where !elements.isEmpty:
      guard !isFlat else {
        text += spaced
        return
      }
      Self.write(elements.map { ("", $0) }, between: ("[", "]"), indent, to: &text)
    case .object(let members) where members.count > 0:
      guard !isFlat else {
        text += spaced
        return
      }
      let lines = members.map { ("\(JSONText.quoted($0.key)): ", $0.value) }
      Self.write(lines, between: ("{", "}"), indent, to: &text)
    default: text += line
    }
  }

  private static func write(
    _ lines: [(label: String, value: JSONValue)], between brackets: (String, String),
    _ indent: Int, to text: inout String
  ) {
    let inner = indent + 2
    text += brackets.0
    for (index, line) in lines.enumerated() {
      text += (index > 0 ? ",\n" : "\n") + String(repeating: " ", count: inner) + line.label
      line.value.write(indentedBy: inner, after: inner + line.label.count, to: &text)
    }
    text += "\n" + String(repeating: " ", count: indent) + brackets.1
  }

  /// An array or object on one line, with a space after each comma and colon.
  private var spaced: String {
    switch self {
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
    default: description
    }
  }

  private var hasContainers: Bool {
    switch self {
    case .array(let elements): elements.contains(where: \.isFilled)
    case .object(let members): members.contains { $0.value.isFilled }
    default: false
    }
  }

  private var isFilled: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): members.count > 0
    default: false
    }
  }
}
