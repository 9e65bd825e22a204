import BuilderExpansion
import Foundation

/// What is to be written and removed, before anything is.
struct GenerationPlan {
  private(set) var changes: [Change] = []
  private(set) var report = ""
  private(set) var hasErrors = false

  /// A change to a file that is not as it should be.
  struct Change: Equatable {
    var url: URL
    /// Nil where there should be no such file.
    var text: String?
    /// Whether there is one.
    var exists: Bool
  }

  /// Looks at files, and at those in folders.
  init(paths: [String], expand: (String) -> Expansion) throws {
    for url in try SourceFiles.found(in: paths) { try consider(url, expand) }
  }

  private mutating func consider(_ url: URL, _ expand: (String) -> Expansion) throws {
    if url.lastPathComponent.hasSuffix(GeneratedFile.ending), GeneratedFile.exists(at: url) {
      return considerLeftover(url)
    }
    let model = try ModelFile(url)
    let expansion = model.expansion(expand)
    report += model.report(expansion.diagnostics)
    hasErrors = hasErrors || expansion.diagnostics.contains { $0.severity == .error }
    let existing = GeneratedFile.text(at: model.target)
    guard let builders = expansion.source, !builders.isEmpty else {
      // Of a model that is broken at the moment the builder may stay.
      if !hasErrors, existing?.hasPrefix(GeneratedFile.beginning) == true {
        changes.append(Change(url: model.target, text: nil, exists: true))
      }
      return
    }
    let text =
      model.isExpandedByCompiler
      ? GeneratedFile.inactiveText(of: builders, madeOf: url.lastPathComponent)
      : GeneratedFile.text(of: builders, madeOf: url.lastPathComponent)
    guard existing != text else { return }
    guard existing == nil || GeneratedFile.exists(at: model.target) else {
      report +=
        "\(model.target.path): error: this file was not made by generate-builders, and stays\n"
      hasErrors = true
      return
    }
    changes.append(Change(url: model.target, text: text, exists: existing != nil))
  }

  /// A file whose model's file is gone.
  private mutating func considerLeftover(_ url: URL) {
    let name = url.lastPathComponent.dropLast(GeneratedFile.ending.count)
    let model = url.deletingLastPathComponent().appendingPathComponent("\(name).swift")
    guard !FileManager.default.fileExists(atPath: model.path) else { return }
    changes.append(Change(url: url, text: nil, exists: true))
  }

  /// Makes the changes, and says which.
  func carriedOut() throws -> Outcome {
    var outcome = Outcome(errors: report, status: hasErrors ? .failed : .done)
    for change in changes {
      if let text = change.text {
        try Data(text.utf8).write(to: change.url, options: .atomic)
        outcome.output += "wrote \(change.url.path)\n"
      } else {
        try FileManager.default.removeItem(at: change.url)
        outcome.output += "removed \(change.url.path)\n"
      }
    }
    return outcome
  }

  /// Says which changes there would be.
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
