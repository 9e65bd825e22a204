import ConstructionBuilders

extension UnreadTally: CustomStringConvertible {
  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard documents > 0 else { return "no documents" }
    let rows = rows
    let verdict = rows.isEmpty && moreKeys == 0 ? "no unread keys" : "unread keys:"
    var lines = [counted(documents, "document") + (malformed < documents ? ", \(verdict)" : "")]
    lines += rows.map { "  \($0)" }
    if moreKeys > 0 { lines.append("  and \(counted(moreKeys, "more key")) not listed") }
    if malformed > 0 {
      let reason = problem.map { ": \($0)" } ?? ""
      lines.append("  \(counted(malformed, "document")) could not be read\(reason)")
    }
    return lines.joined(separator: "\n")
  }

  private func counted(_ number: Int, _ noun: String) -> String {
    FindingTally.counted(number, noun)
  }
}

extension UnreadTally.Row: CustomStringConvertible {
  /// One sentence on one line, such as `user_id: in 20 of 20 objects, nothing reads it`.
  @_documentation(visibility: internal)
  public var description: String {
    let verdict = isPartial ? "may be unread" : "nothing reads it"
    if hasManyKeys {
      let plural = isPartial ? verdict : "nothing reads them"
      return "\(path): more than 20 keys \(share(objects)), \(plural)"
    }
    guard let nearest else { return "\(path): \(share(objects)), \(verdict)" }
    let key = FieldPath.key(nearest)
    return isBesideMany
      ? "\(path): \(verdict); nearest: \(key), missing \(share(missing))"
      : "\(path): \(share(objects)), \(verdict); nearest: \(key), missing in "
        + FindingTally.grouped(missing)
  }

  /// Such as `in 3 of 20 objects`.
  private func share(_ part: Int) -> String {
    "in \(FindingTally.grouped(part)) of \(FindingTally.counted(allObjects, "object"))"
  }
}
