import Foundation

/// Writes the documents of the benchmarks into a folder.
@main
enum BenchmarkDocuments {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    let documents = [
      "twitter": TwitterDocument.make(), "canada": CanadaDocument.make(),
      "citm": CitmDocument.make(), "marvel": MarvelDocument.page(),
      "prose": TextsDocument.prose(),
    ]
    for (name, document) in documents {
      try document.write(to: folder.appendingPathComponent("\(name).json"))
    }
  }
}
