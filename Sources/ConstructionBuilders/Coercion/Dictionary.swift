extension Dictionary: Capturable where Key == String, Value: Capturable {
  /// An object, without the members that cannot be used: those are recorded by their key.
  public static func capture(_ node: JSONNode) -> Captured<[String: Value]> {
    guard
      let captured = node.withRepairedFields({ fields, _ in
        capture(fields, isCounted: node.isCounted)
      })
    else {
      return .unusable(node)
    }
    return node.kind == .object ? captured : captured.repaired(from: node)
  }

  private static func capture(
    _ fields: borrowing JSONFields, isCounted: Bool
  ) -> Captured<[String: Value]> {
    var members: [String: Value] = [:]
    var notes = ElementNotes()
    // In the order of the keys, so that both doors find the same in the same order.
    for key in fields.keys {
      fields.withMember(JSONKey(key)) { member in
        var captured = Value.capture(isCounted || notes.isFull ? member.counted : copy member)
        if notes.isFull, !isCounted,
          notes.hasRoom(for: captured.note, isLost: captured.value == nil)
        {
          captured = Value.capture(member)
        }
        if let value = captured.value {
          members[key] = value
          if let note = captured.note { notes.keep(.key(key), note) }
        } else {
          notes.lose(.key(key), captured.note, Value.expectation)
        }
      }
    }
    return Captured(value: members, note: notes.note)
  }

  public static var expectation: String { "object" }

  public func resolve(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [String: Value.Built]? {
    if let built = FindingsPass.built(self, note, into: &resolution) { return built }
    let built = resolveEach(note, into: &resolution)
    FindingsPass.keep(built, of: self, note, resolution)
    return built
  }

  private func resolveEach(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [String: Value.Built]? {
    let wantsEvery = resolution.wantsEveryElement
    var problems: [String: [Finding]] = [:]
    var built: [String: Value.Built] = [:]
    built.reserveCapacity(count)
    for (key, value) in self {
      var inner = Resolution(wantsEveryElement: wantsEvery)
      if let value = value.resolve(note?.elements?.kept[.key(key)], into: &inner) {
        built[key] = value
      }
      if wantsEvery, !inner.problems.isEmpty { problems[key] = inner.problems.all }
    }
    guard wantsEvery else { return built }
    merge(note?.elements, into: &problems)
    for (key, findings) in problems.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      resolution.problems.append(findings, under: .element(.key(key)))
    }
    resolution.problems.omit(note?.elements?.omitted.problems ?? 0)
    return resolution.problems.isEmpty ? built : nil
  }

  public func report(_ note: CaptureNote?, into findings: inout LimitedFindings) {
    note?.reportOwn(into: &findings)
    var reports: [String: [Finding]] = [:]
    for (key, value) in self {
      var inner = LimitedFindings()
      value.report(note?.elements?.kept[.key(key)], into: &inner)
      if !inner.isEmpty { reports[key] = inner.all }
    }
    merge(note?.elements, into: &reports)
    for (key, report) in reports.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      findings.append(report, under: .element(.key(key)))
    }
    findings.omit(note?.elements?.omitted.all ?? 0)
  }

  private func merge(_ notes: ElementNotes?, into findings: inout [String: [Finding]]) {
    for loss in notes?.losses ?? [] {
      if case .key(let key) = loss.place { findings[key] = loss.findings }
    }
  }
}
