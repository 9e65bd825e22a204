import BuilderExpansion
import Foundation

/// The changes to make, before any is made.
struct GenerationPlan {
  private(set) var changes: [Change] = []
  private(set) var report = ""
  private(set) var hasErrors = false

  /// A file to write or to remove.
  struct Change: Equatable {
    var url: URL
    /// The text to write; nil to remove the file.
    var text: String?
    var exists: Bool
  }

  /// Plans the changes for files, and for the files in folders.
  init(paths: [String], expand: (String) -> Expansion) throws(UsageError) {
    for url in try SourceFiles.found(in: paths) {
      do {
        try consider(url, expand)
      } catch {
        report += Self.line(url, error)
        hasErrors = true
      }
    }
  }

  /// What a system says of a file that cannot be read or written.
  private static func line(_ url: URL, _ error: any Error) -> String {
    "\(url.path): error: \(error.localizedDescription)\n"
  }

  private mutating func consider(_ url: URL, _ expand: (String) -> Expansion) throws {
    if url.lastPathComponent.hasSuffix(GeneratedFile.ending), GeneratedFile.exists(at: url) {
      return considerLeftover(url)
    }
    let model = try ModelFile(url)
    let expansion = model.expansion(expand)
    report += model.report(expansion.diagnostics)
    let isRefused = expansion.diagnostics.contains { $0.severity == .error }
    hasErrors = hasErrors || isRefused
    let existing = GeneratedFile.text(at: model.target)
    let isGenerated = existing?.hasPrefix(GeneratedFile.beginning) == true
    guard let builders = expansion.source, !builders.isEmpty else {
      // The builder of a model with errors is kept until the model is corrected.
      if !isRefused, isGenerated {
        changes.append(Change(url: model.target, text: nil, exists: true))
      }
      return
    }
    let text =
      model.isExpandedByCompiler
      ? GeneratedFile.inactiveText(of: builders, from: url.lastPathComponent)
      : GeneratedFile.text(of: builders, from: url.lastPathComponent)
    guard existing != text else { return }
    guard existing == nil || isGenerated else {
      report +=
        "\(model.target.path): error: "
        + "generate-builders did not write this file: rename or delete it\n"
      hasErrors = true
      return
    }
    changes.append(Change(url: model.target, text: text, exists: existing != nil))
  }

  /// Removes a generated file whose model's file is gone.
  private mutating func considerLeftover(_ url: URL) {
    let name = url.lastPathComponent.dropLast(GeneratedFile.ending.count)
    let model = url.deletingLastPathComponent().appendingPathComponent("\(name).swift")
    guard !FileManager.default.fileExists(atPath: model.path) else { return }
    changes.append(Change(url: url, text: nil, exists: true))
  }

  /// Makes the changes, and lists them. One that fails does not keep the others.
  func carriedOut() -> Outcome {
    var outcome = Outcome(errors: report, status: hasErrors ? .failed : .done)
    for change in changes {
      do {
        if let text = change.text {
          try Data(text.utf8).write(to: change.url, options: .atomic)
          outcome.output += "wrote \(change.url.path)\n"
        } else {
          try FileManager.default.removeItem(at: change.url)
          outcome.output += "removed \(change.url.path)\n"
        }
      } catch {
        outcome.errors += Self.line(change.url, error)
        outcome.status = .failed
      }
    }
    return outcome
  }

  /// Lists the changes without making them.
  func checked() -> Outcome {
    var outcome = Outcome(errors: report, status: hasErrors ? .failed : .done)
    for change in changes {
      let problem =
        switch (change.text, change.exists) {
        case (nil, _): "its models are gone"
        case (_, false): "it is missing"
        case (_, true): "its models have changed"
        }
      outcome.errors +=
        "\(change.url.path): error: \(problem); run 'swift package generate-builders'\n"
      outcome.status = .failed
    }
    return outcome
  }
}
