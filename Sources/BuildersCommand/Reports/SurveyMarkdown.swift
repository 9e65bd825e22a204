import ConstructionBuilders

/// A survey as tables in Markdown.
struct SurveyMarkdown {
  let survey: Survey
  var showsValues = false

  var text: String {
    survey.endpointsByCount.map(table).joined(separator: "\n")
  }

  private func table(of endpoint: SurveyedEndpoint) -> String {
    var text = "## \(Self.escaped(SurveyTable.heading(of: endpoint)))\n\n"
    if let gap = endpoint.gap { text += "\(gap)\n\n" }
    text += "| path | present | kinds | what |\n|---|---|---|---|\n"
    for value in endpoint.root.everything {
      let words = FactWords(value: value, showsValues: showsValues)
      let path = value.path.isEmpty ? "(document)" : Self.code(value.path.text)
      let cells = [
        path, words.presence, words.kinds, Self.escaped(words.details.joined(separator: "; ")),
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  /// Text in which nothing is markup.
  private static func escaped(_ text: String) -> String {
    escaping("\\`*_{}[]<>#|~&", in: text)
  }

  /// A path as code. A pipe ends a cell also in code.
  private static func code(_ path: String) -> String {
    let longest = path.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let pad = longest > 0 ? " " : ""
    return fence + pad + escaping("|", in: path) + pad + fence
  }

  /// A mark may stand with a sign as one Character, and is markup all the same.
  private static func escaping(_ marks: String, in text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      if marks.unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
