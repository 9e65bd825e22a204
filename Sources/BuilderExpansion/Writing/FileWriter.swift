/// Writes the builders of a file into a file beside it.
struct FileWriter {
  private var lines = Lines()

  init(imports: [String]) {
    let own = "import ConstructionBuilders"
    var written: [String] = []
    for line in [own] + imports where !written.contains(line) {
      // The written builders do not need the macros.
      if line.split(separator: " ").last != "ConstructionBuildersMacros" { written.append(line) }
    }
    for line in written { lines.line(line) }
  }

  mutating func write(_ plan: Plan, at path: String) {
    lines.line()
    for attribute in plan.availability { lines.line(attribute) }
    lines.block("extension \(path) {") { plan.write(to: &$0) }
    lines.line()
    lines.lines(plan.conformance(of: path))
  }

  var text: String { lines.text }
}
