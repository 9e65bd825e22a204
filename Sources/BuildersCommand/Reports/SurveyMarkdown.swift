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
    var escaped = ""
    for character in text {
      if "\\`*_{}[]<>#|~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  /// A path as code. A pipe ends a cell also in code.
  private static func code(_ path: String) -> String {
    let fence = path.contains("`") ? "``" : "`"
    let pad = path.contains("`") ? " " : ""
    return fence + pad
      + path.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|") + pad + fence
  }
}
