/// What a subcommand takes: its arguments and options, with the words of its help.
struct CommandSyntax: Sendable {
  /// The name, such as `survey`.
  let name: String

  /// One sentence.
  let summary: String

  /// What more there is to say.
  let discussion: String

  /// A call that somebody could make.
  let example: String

  let arguments: [ArgumentSyntax]
  let options: [OptionSyntax]

  /// One line: `builders survey [<options>] <input> ...`.
  var usage: String {
    (["builders", name, "[<options>]"] + arguments.map(\.usage)).joined(separator: " ")
  }
}

struct ArgumentSyntax: Sendable {
  let name: String
  let help: String
  /// Whether there can be several.
  var repeats = false

  fileprivate var usage: String { "<\(name)>" + (repeats ? " ..." : "") }
}

struct OptionSyntax: Sendable {
  /// The name with its hyphens: `--at`.
  let name: String
  /// What the value is called: `path`; nil for a flag.
  let value: String?
  let help: String
  /// Whether it can be given several times.
  var repeats = false
  /// Whether the value can be empty: the path of a document itself.
  var canBeEmpty = false

  var title: String { name + (value.map { " <\($0)>" } ?? "") }
}

extension CommandSyntax {
  /// The text of `--help`.
  var help: String {
    var text = "OVERVIEW: \(summary)\n\n\(discussion)\n\nUSAGE: \(usage)\n"
    text += Self.section("ARGUMENTS", arguments.map { ("<\($0.name)>", $0.help) })
    text += Self.section(
      "OPTIONS",
      options.map { ($0.title, $0.help) } + [("-h, --help", "Show help information.")])
    return text + "\nEXAMPLE: \(example)\n"
  }

  static func section(_ title: String, _ rows: [(String, String)]) -> String {
    var text = "\n\(title):\n"
    for (name, help) in rows {
      let indent = String(repeating: " ", count: 26)
      let lines = help.wrapped(to: 74)
      if name.count > 23 {
        text += "  \(name)\n"
      } else {
        text += "  " + name + String(repeating: " ", count: 24 - name.count)
        text += (lines.first ?? "") + "\n"
      }
      for line in name.count > 23 ? lines[...] : lines.dropFirst() { text += indent + line + "\n" }
    }
    return text
  }
}

extension String {
  /// The text in lines of at most so many characters, broken at spaces.
  func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    // Texts of a survey can have several spaces in a row.
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
