import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GeneratedFile {
  /// What became of a file.
  enum Outcome: Equatable {
    case written, same, missing
    case differs(String)

    var isDifference: Bool { self != .written && self != .same }

    func text(_ file: GeneratedFile) -> String {
      let name = JSONText.visible(file.path)
      switch self {
      case .written: return "wrote \(name)\n"
      case .same: return "as generated: \(name)\n"
      case .missing: return "not there: \(name)\n"
      case .differs(let difference):
        return "differs, and was left as it is: \(name)\n\(difference)"
      }
    }
  }

  /// Compares the file with the one that is there, or writes it if there is none.
  ///
  /// - Throws: ``InputError`` if a folder or a file cannot be read or written.
  func deliver(writes: Bool) throws(InputError) -> Outcome {
    let manager = FileManager.default
    if manager.fileExists(atPath: path) {
      guard let data = manager.contents(atPath: path) else {
        throw InputError(description: "cannot read '\(JSONText.visible(path))'")
      }
      let old = String(decoding: data, as: UTF8.self)
      return old == text ? .same : .differs(LineDifference.text(from: old, to: text))
    }
    guard writes else { return .missing }
    do {
      let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      if !folder.isEmpty {
        try manager.createDirectory(
          atPath: folder.joined(separator: "/"), withIntermediateDirectories: true)
      }
      // A file that has come in between is not overwritten either.
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
      return .written
    } catch {
      throw InputError(description: "cannot write '\(JSONText.visible(path))': \(error)")
    }
  }
}
