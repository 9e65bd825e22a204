/// A dictionary by keys that a text can be read as: Strings, integers, what has one of these as its
/// raw value, and anything else that is its own result.
extension Dictionary: Capturable where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// An object, without the members that cannot be used: those are recorded by their key.
  ///
  /// A key that is none of the type, and one that stands for the same as another, take their member
  /// along.
  public static func capture(_ node: JSONNode) -> Captured<[Key: Value]> {
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
  ) -> Captured<[Key: Value]> {
    guard Key.self == String.self else { return captureKeyed(fields, isCounted: isCounted) }
    let captured = [String: Value].captureTexts(fields, isCounted: isCounted)
    // No member is touched: the types are the same.
    let members = captured.value.flatMap { exactCast($0, to: [Key: Value].self) }
    return Captured(value: members, note: captured.note)
  }

  public static var expectation: String { "object" }

  public func resolve(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [Key: Value.Built]? {
    if let built = FindingsPass.built(self, note, into: &resolution) { return built }
    let built = resolveEach(note, into: &resolution)
    FindingsPass.keep(built, of: self, note, resolution)
    return built
  }

  private func resolveEach(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [Key: Value.Built]? {
    guard let texts = exactCast(self, to: [String: Value].self) else {
      return resolveKeyed(note, into: &resolution)
    }
    let built = texts.resolveTexts(note, into: &resolution)
    return built.flatMap { exactCast($0, to: [Key: Value.Built].self) }
  }

  public func report(_ note: CaptureNote?, into findings: inout LimitedFindings) {
    note?.reportOwn(into: &findings)
    var reports: [String: LimitedFindings] = [:]
    let texts = keyTexts(note)
    for (key, value) in self {
      let text = texts(key)
      var inner = LimitedFindings()
      value.report(note?.elements?.kept[.key(text)], into: &inner)
      if !inner.isEmpty { reports[text] = inner }
    }
    note?.elements?.mergeLosses(into: &reports)
    for (key, report) in reports.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      findings.append(report, under: .element(.key(key)))
    }
    findings.omit(note?.elements?.omitted.all ?? 0)
  }
}

extension Dictionary where Key == String, Value: Capturable {
  fileprivate static func captureTexts(
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

  fileprivate func resolveTexts(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [String: Value.Built]? {
    let wantsEvery = resolution.wantsEveryElement
    var problems: [String: LimitedFindings] = [:]
    var built: [String: Value.Built] = [:]
    built.reserveCapacity(count)
    for (key, value) in self {
      var inner = Resolution(wantsEveryElement: wantsEvery)
      if let value = value.resolve(note?.elements?.kept[.key(key)], into: &inner) {
        built[key] = value
      }
      if wantsEvery, !inner.problems.isEmpty { problems[key] = inner.problems }
    }
    guard wantsEvery else { return built }
    return resolution.add(problems, ofMembersWith: note?.elements) ? built : nil
  }
}

extension ElementNotes {
  /// Adds the findings about lost members to those about others.
  func mergeLosses(into findings: inout [String: LimitedFindings]) {
    for loss in losses {
      if case .key(let key) = loss.place { findings[key] = LimitedFindings(loss.findings) }
    }
  }
}

extension Resolution {
  /// Adds what kept members from being used, and what was lost of them when they were read, in the
  /// order of the keys; and says whether that was nothing.
  mutating func add(
    _ problems: [String: LimitedFindings], ofMembersWith notes: ElementNotes?
  ) -> Bool {
    var all = problems
    notes?.mergeLosses(into: &all)
    for (key, findings) in all.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      self.problems.append(findings, under: .element(.key(key)))
    }
    self.problems.omit(notes?.omitted.problems ?? 0)
    return self.problems.isEmpty
  }
}
