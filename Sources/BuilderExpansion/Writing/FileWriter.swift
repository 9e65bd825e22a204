/// Writes the builders of a file into a file beside it.
struct FileWriter {
  private var lines = Lines()

  init(imports: [String]) {
    // The written builders need the core and not the macros, at the model's level of access.
    let imports = imports.map {
      $0.hasSuffix(" ConstructionBuildersMacros") ? String($0.dropLast("Macros".count)) : $0
    }
    let isCore = { (line: String) in line.hasSuffix("import ConstructionBuilders") }
    // `public import` is longer than `import`, and is a warning beside it.
    let core = imports.filter(isCore).max { $0.count < $1.count }
    var written = [core ?? "import ConstructionBuilders"]
    for line in imports where !isCore(line) && !written.contains(line) { written.append(line) }
    for line in written { lines.line(line) }
  }

  mutating func write(_ plan: Plan, at path: String) {
    lines.line()
    for attribute in plan.head.availability { lines.line(attribute) }
    lines.block("extension \(path) {") { plan.write(to: &$0) }
    lines.line()
    // In a file, one protocol may imply another one, which the model may state itself.
    lines.lines(plan.conformance(of: path, missing: ["Buildable", "_UnionModel"]) ?? "")
  }

  var text: String { lines.text }
}
