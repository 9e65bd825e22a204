import Foundation

/// A catalogue with many small objects and more white space than text.
enum Citm {
  static let workload = Workload(
    "citm", "a catalogue of performances, events by id, indented",
    document: { CitmDocument.make() },
    Recipe(
      decode: { try JSONDecoder().decode(CitmCatalog.self, from: $0) },
      cast: { CitmCatalog(dictionary: $0) },
      build: { CitmCatalogBuilder.build(json: $0) },
      buildDirectly: { CitmCatalog.Builder.build(json: $0) },
      buildFromDictionary: { CitmCatalogBuilder.build(dictionary: $0) },
      copy: { $0.fresh }))
}
