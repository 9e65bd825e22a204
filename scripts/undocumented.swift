// Lists the public symbols of symbol graphs that have no summary, one a line, and fails if there is one:
//   swift scripts/undocumented.swift FOLDER MODULE
// FOLDER is one that `swift symbolgraph-extract` wrote for MODULE. `scripts/docs` runs this for each product.
import Foundation

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

  /// What the compiler made has no place in the source; an extension is no symbol of its own.
  var hasToBeDocumented: Bool { location != nil && kind.identifier != "swift.extension" }

  /// A summary is a sentence before anything else: no list of parameters, no code, no heading.
  var hasSummary: Bool {
    let first = docComment?.lines.first?.text.trimmingCharacters(in: .whitespaces) ?? ""
    return !first.isEmpty && !["-", "#", "|", ">", "```"].contains { first.hasPrefix($0) }
  }

  var report: String {
    let place = location.map {
      "\($0.uri.replacing("file://", with: "")):\($0.position.line + 1): "
    }
    return "\(place ?? "")\(pathComponents.joined(separator: ".")) has no summary"
  }
}

guard CommandLine.arguments.count == 3 else {
  print("usage: swift scripts/undocumented.swift FOLDER MODULE")
  exit(2)
}
let folder = URL(filePath: CommandLine.arguments[1])
let module = CommandLine.arguments[2]
let graphs = try FileManager.default
  .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  .filter { $0.lastPathComponent.hasPrefix(module) && $0.pathExtension == "json" }
let symbols = try graphs.flatMap {
  try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols
}.filter(\.hasToBeDocumented)
guard !symbols.isEmpty else {
  print("\(module) has no symbols in \(folder.path)")
  exit(2)
}
let undocumented = symbols.filter { !$0.hasSummary }.map(\.report).sorted()
for report in undocumented { print(report) }
print(
  "\(module): \(symbols.count - undocumented.count) of \(symbols.count) public symbols have a summary"
)
exit(undocumented.isEmpty ? 0 : 1)
