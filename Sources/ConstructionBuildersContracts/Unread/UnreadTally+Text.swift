import ConstructionBuilders

extension UnreadTally: CustomStringConvertible {
  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard documents > 0 else { return "no documents" }
    let rows = rows
    let verdict = rows.isEmpty && moreKeys == 0 ? "no unread keys" : "unread keys:"
    var lines = [documents.counted("document") + (malformed < documents ? ", \(verdict)" : "")]
    lines += rows.map { "  \($0)" }
    if moreKeys > 0 {
      lines.append("  and other keys, seen \(moreKeys.counted("time")), not listed")
    }
    if malformed > 0 {
      let reason = problem.map { ": \($0)" } ?? ""
      lines.append("  \(malformed.counted("document")) could not be read\(reason)")
    }
    return lines.joined(separator: "\n")
  }
}

extension UnreadTally.Row: CustomStringConvertible {
  /// One sentence on one line, such as `user_id: in 20 of 20 objects, nothing reads it`.
  @_documentation(visibility: internal)
  public var description: String { JSONText.visible("\(path): \(facts)") }

  /// What is said of the path.
  package var facts: String {
    let verdict = isPartial ? "may be unread" : "nothing reads it"
    if hasManyKeys {
      let plural = isPartial ? verdict : "nothing reads them"
      return "more than \(mostKeys.counted("key")) \(share(objects)), \(plural)"
    }
    guard let nearest else { return "\(share(objects)), \(verdict)" }
    let key = FieldPath.key(nearest)
    return isBesideMany
      ? "\(verdict); nearest: \(key), missing \(share(missing))"
      : "\(share(objects)), \(verdict); nearest: \(key), missing in \(missing.grouped)"
  }

  /// Such as `in 3 of 20 objects`.
  private func share(_ part: Int) -> String {
    "in \(part.grouped) of \(allObjects.counted(isPosition ? "row" : "object"))"
  }
}
