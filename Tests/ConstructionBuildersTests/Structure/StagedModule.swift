import Foundation

/// A module whose folders are stages, from the ground up: a stage uses only itself and those
/// before.
///
/// ```swift
/// try StagedModule("Sources/Shop", ["Facts", "Reading", "Cart"]).problems()
/// ```
///
/// A stage is a folder in the folder of the module, such as `Reading` or `Reading/Bytes`. A file
/// belongs to the most specific one. `.` is the folder of the module itself.
///
/// Uses are found by name: types, macros and functions that a higher stage declares at top level.
/// Members, operators and conformances are not seen.
struct StagedModule: Sendable {
  let folder: String
  let stages: [String]

  init(_ folder: String, _ stages: [String]) {
    self.folder = folder
    self.stages = stages
  }

  /// What contradicts the order, one line each: files without a stage, stages without a file, and
  /// uses of a name that only higher stages declare.
  func problems(in root: URL = Self.package) throws -> [String] {
    let module = root.appendingPathComponent(folder)
    guard FileManager.default.fileExists(atPath: module.path),
      let paths = FileManager.default.enumerator(atPath: module.path)
    else { return ["\(folder) cannot be read"] }
    let names = paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    var problems: [String] = []
    var files: [(name: String, stage: Int, words: SwiftWords)] = []
    for name in names {
      guard let stage = stage(of: name) else {
        problems.append("\(name) is in no stage")
        continue
      }
      let source = try String(contentsOf: module.appendingPathComponent(name), encoding: .utf8)
      files.append((name, stage, SwiftWords(source)))
    }
    for (index, stage) in stages.enumerated() where !files.contains(where: { $0.stage == index }) {
      problems.append("\(stage) has no files")
    }

    var homes: [String: Set<Int>] = [:]
    for file in files {
      for name in file.words.declared { homes[name, default: []].insert(file.stage) }
    }
    for file in files {
      for name in file.words.used.sorted() {
        guard let lowest = homes[name]?.min(), lowest > file.stage else { continue }
        problems.append("\(file.name) uses \(name) of \(stages[lowest])")
      }
    }
    return problems
  }

  /// The index of the most specific stage that a file is in.
  private func stage(of file: String) -> Int? {
    stages.indices.filter { stages[$0] == "." || file.hasPrefix(stages[$0] + "/") }
      .filter { stages[$0] != "." || !file.contains("/") }
      .max { stages[$0].count < stages[$1].count }
  }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL
}
