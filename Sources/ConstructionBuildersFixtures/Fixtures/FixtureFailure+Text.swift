public import Foundation

extension FixtureFailure: CustomStringConvertible, LocalizedError {
  /// The problem, and what to do about it.
  public var description: String {
    let name = "fixture \"\(fixture)\""
    switch problem {
    case .notFound(let nearest, let searched):
      let lines = nearest.isEmpty ? [] : ["nearest: \(nearest.joined(separator: ", "))"]
      return outline("\(name) was not found", lines + searched.map { "searched: \($0)" })
    case .noResources(let module, let searched):
      return outline(
        "\(name) was not found: module \(module) has no resources",
        ["declare them in Package.swift: resources: [.copy(\"Fixtures\")]"]
          + searched.map { "searched: \($0)" })
    case .ambiguous(let paths):
      return outline("\(name) is the name of \(paths.count) files, say which", paths)
    case .malformed(let findings):
      return outline("\(name) is not JSON", findings.map(\.description))
    case .wrongTopLevel(let mismatch):
      return "\(name) has another top level: \(mismatch)"
    case .unusable(let reason):
      return reason.contains("\n")
        ? outline("\(name) cannot be used", [reason]) : "\(name) cannot be used: \(reason)"
    }
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension TopLevelMismatch: CustomStringConvertible {
  public var description: String {
    let place = element.map { " as element \($0)" } ?? ""
    return "expected \(expected), got \(found)\(place)"
  }
}
