/// The findings about values from which a model was made straight away, without builders.
///
/// Values are recorded by their places in the document, in the order in which they are read. They
/// are the findings of the builder as long as nothing was lost, and nothing had to be searched;
/// `isUsable` says so. Otherwise the document is read again, with builders.
final class DirectFindings {
  private var values: [(offset: Int, findings: FindingList)] = []
  private(set) var isUsable = true

  /// Beyond the number of findings that one field keeps, somebody has to count.
  private static var most: Int { FindingCounts.limit.repairs }

  func add(_ findings: FindingList, at offset: Int) {
    values.append((offset, findings))
    if values.count > Self.most { isUsable = false }
  }

  func giveUp() { isUsable = false }

  /// All findings with their paths; nil if their order is not known.
  func findings(in root: JSONNode) -> [Finding]? {
    guard isUsable else { return nil }
    if values.isEmpty { return [] }
    values.sort { $0.offset < $1.offset }
    var list = FindingList()
    guard place(values[...], in: root, FieldPath(), levels: Self.mostLevels, &list) else {
      return nil
    }
    let findings = list.findings
    return findings.count <= Self.most ? findings.distinct() : nil
  }

  private static var mostLevels: Int { 64 }

  /// Adds the findings about the values in a node. False if their order is not known: that of the
  /// members of an object is the order of declaration.
  private func place(
    _ values: ArraySlice<(offset: Int, findings: FindingList)>, in node: borrowing JSONNode,
    _ path: FieldPath, levels: Int, _ list: inout FindingList
  ) -> Bool {
    if values.count == 1, let value = values.first, value.offset == node.byteOffset {
      list.append(value.findings, under: path)
      return true
    }
    guard levels > 0 else { return false }
    let children = Children(of: node)
    guard let first = children.offsets.first, values.first.map({ $0.offset >= first }) == true
    else { return false }
    var rest = values
    var isKnown = true
    children.visit(node) { index, step, child in
      let next = children.offsets.dropFirst(index + 1).first ?? .max
      let own = rest.prefix { $0.offset < next }
      guard isKnown, !own.isEmpty else { return }
      rest = rest.dropFirst(own.count)
      isKnown =
        (node.isArray || own.count == values.count)
        && place(own, in: child, path + FieldPath([step]), levels: levels - 1, &list)
    }
    return isKnown && rest.isEmpty
  }
}

/// The elements of an array, or the members of an object, and where they begin.
private struct Children {
  private(set) var offsets: [Int] = []

  init(of node: borrowing JSONNode) {
    var offsets: [Int] = []
    visit(node) { _, _, child in offsets.append(child.byteOffset ?? .max) }
    self.offsets = offsets
  }

  func visit(
    _ node: borrowing JSONNode,
    _ body: (_ index: Int, FieldPath.Component, borrowing JSONNode) -> Void
  ) {
    var index = 0
    if node.isArray {
      _ = node.visitElements { element in
        body(index, .index(index), element)
        index += 1
        return true
      }
    } else {
      _ = node.visitMembers { key, member in
        body(index, .key(key), member)
        index += 1
        return true
      }
    }
  }
}

extension JSONNode {
  /// Calls `body` with an object that records findings of models made from the document.
  func recordingFindings<Result>(_ body: (DirectFindings) -> Result) -> Result? {
    guard case .tape(let node) = input else { return nil }
    let findings = DirectFindings()
    unsafe node.source.pointee.directFindings = findings
    defer { unsafe node.source.pointee.directFindings = nil }
    return body(findings)
  }

  /// What records findings; nil if nothing does.
  @usableFromInline
  var directFindings: AnyObject? {
    guard case .tape(let node) = input else { return nil }
    return unsafe node.source.pointee.directFindings
  }

  /// Marks the input, and records the findings about a value that was read from this node.
  @usableFromInline
  func note<Value: Capturable>(_ captured: Captured<Value>) {
    guard let note = captured.note, note.hasFindings else { return }
    input.mark()
    guard let all = directFindings as? DirectFindings else { return }
    guard Value._isBuiltAsIs, note.elsewhere.isEmpty, let offset = byteOffset else {
      return all.giveUp()
    }
    var own = FindingList.ofValue
    captured.value.map { $0._report(note, nil, into: &own) } ?? note.reportOwn(into: &own)
    all.add(own, at: offset)
  }

  /// Marks the input, and says that findings have to be searched with builders.
  @usableFromInline
  func noteLoss() {
    input.mark()
    (directFindings as? DirectFindings)?.giveUp()
  }
}
