// Checks the public symbols of a module. Each has a summary, and there are not too many.
//   swift Utilities/scripts/symbols.swift FOLDER MODULE [--list]
// FOLDER is what `Utilities/scripts/symbol-graph` wrote. `Utilities/scripts/docs` runs this for
// each product.
import Foundation

/// The most public symbols that a module may have.
///
/// Underscored names do not count, nor those that are hidden from the documentation, such as the
/// generated `construct`s: the compiler leaves them out of the graph.
let limits = [
  "ConstructionBuilders": 349, "ConstructionBuildersStreams": 79,
  "ConstructionBuildersContracts": 123, "ConstructionBuildersEditing": 28,
  "ConstructionBuildersFixtures": 197,
]

struct SymbolGraph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  let kind: Kind
  let pathComponents: [String]
  let location: Location?
  let docComment: DocComment?

  struct Kind: Decodable {
    let identifier: String
    let displayName: String
  }

  struct Location: Decodable {
    let uri: String
    let position: Position
  }

  struct Position: Decodable {
    let line: Int
  }

  struct DocComment: Decodable {
    let lines: [Line]
  }

  struct Line: Decodable {
    let text: String
  }

  /// The compiler's own symbols have no location. An extension is not a symbol.
  var isDeclared: Bool { location != nil && kind.identifier != "swift.extension" }

  var name: String { pathComponents.joined(separator: ".") }

  /// A summary is a sentence before anything else: no list of parameters, no code, no heading.
  var hasSummary: Bool {
    let first = docComment?.lines.first?.text.trimmingCharacters(in: .whitespaces) ?? ""
    return !first.isEmpty && !["-", "#", "|", ">", "```"].contains { first.hasPrefix($0) }
  }

  var report: String {
    let place = location.map {
      "\($0.uri.replacing("file://", with: "")):\($0.position.line + 1): "
    }
    return "\(place ?? "")\(name) has no summary"
  }
}

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--list" }
guard arguments.count == 2, let module = arguments.last else {
  print("usage: swift Utilities/scripts/symbols.swift FOLDER MODULE [--list]")
  exit(2)
}
let folder = URL(filePath: arguments[0])
let graphs = try FileManager.default
  .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasPrefix(module) && $0.pathExtension == "json" }
let symbols = try graphs.flatMap {
  try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols
}.filter(\.isDeclared)
guard !symbols.isEmpty else {
  print("\(module) has no symbols in \(folder.path)")
  exit(2)
}

let byKind = Dictionary(grouping: symbols, by: \.kind.displayName)
for (kind, symbols) in byKind.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
  print("\(symbols.count)\t\(kind)")
  if CommandLine.arguments.contains("--list") {
    for name in symbols.map(\.name).sorted() { print("\t\(name)") }
  }
}
let undocumented = symbols.filter { !$0.hasSummary }.map(\.report).sorted()
for report in undocumented { print(report) }
print("\(module): \(symbols.count) public symbols, \(undocumented.count) without a summary")

var status: Int32 = undocumented.isEmpty ? 0 : 1
if let limit = limits[module], symbols.count > limit {
  print("\(module) may have at most \(limit) public symbols.")
  status = 1
}
exit(status)
