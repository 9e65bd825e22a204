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
/// Members are found where their name is nowhere else, and only in a module that imports no other
/// one with members of the same names. Operators and conformances are not seen.
struct StagedModule: Sendable {
  let folder: String
  let stages: [String]
  let seesMembers: Bool

  init(_ folder: String, _ stages: [String], seesMembers: Bool = false) {
    self.folder = folder
    self.stages = stages
    self.seesMembers = seesMembers
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

    func lowest(_ names: KeyPath<SwiftWords, Set<String>>) -> [String: Int] {
      var lowest: [String: Int] = [:]
      for file in files {
        for name in file.words[keyPath: names] {
          lowest[name] = min(file.stage, lowest[name] ?? .max)
        }
      }
      return lowest
    }
    let (homes, homesOfMembers) = (lowest(\.declared), lowest(\.declaredMembers))
    let words = lowest(\.used)
    for file in files {
      for name in file.words.used.sorted() {
        guard let home = homes[name], home > file.stage else { continue }
        problems.append("\(file.name) uses \(name) of \(stages[home])")
      }
      guard seesMembers else { continue }
      for name in file.words.usedMembers.sorted() where !Self.membersOfOthers.contains(name) {
        guard let home = homesOfMembers[name], home > file.stage else { continue }
        // A local type, a case or a label may have the name, too.
        if let word = words[name], word <= file.stage { continue }
        problems.append("\(file.name) uses .\(name) of \(stages[home])")
      }
    }
    return problems
  }

  /// Members of Swift's own libraries that a module has, too.
  private static let membersOfOthers: Set<String> = [
    "compactMap", "contains", "decode", "drop", "flatMap", "format", "input", "isASCII", "map",
    "rawValue", "removeLast", "singleValueContainer",
  ]

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
