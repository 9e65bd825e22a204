/// The findings about values from which a model was made straight away, without builders.
///
/// Values are recorded by their places in the document, in the order in which they are read. They
/// are the findings of the builder if no field was noted and nothing was lost: see ``Marks``.
/// Otherwise the document is read again, with builders.
///
/// Without this, a report with one repair takes 2.1 times the instructions, and one with 100
/// repairs of the same field 1.8 times.
@usableFromInline
final class DirectFindings {
  private var values: [(offset: Int, findings: FindingList)] = []

  /// Beyond the number of findings that one field keeps, somebody has to count.
  private static var most: Int { FindingCounts.limit.repairs }

  /// Returns whether there is room.
  func add(_ findings: FindingList, at offset: Int) -> Bool {
    values.append((offset, findings))
    return values.count <= Self.most
  }

  /// All findings with their paths; nil if their order is not known.
  func findings(in root: TapeNode) -> [Finding]? {
    if values.isEmpty { return [] }
    values.sort { $0.offset < $1.offset }
    var list = FindingList()
    guard place(values[...], in: root, FieldPath(), levels: Self.mostLevels, &list) else {
      return nil
    }
    let findings = list.findings
    return findings.count <= Self.most ? findings : nil
  }

  private static var mostLevels: Int { 64 }

  /// Adds the findings about the values in a node. False if their order is not known, because that
  /// of the members of an object is the order of declaration; if a key may be spelled otherwise; or
  /// if a value was read twice.
  private func place(
    _ values: ArraySlice<(offset: Int, findings: FindingList)>, in node: borrowing TapeNode,
    _ path: FieldPath, levels: Int, _ list: inout FindingList
  ) -> Bool {
    if values.count == 1, let value = values.first, value.offset == node.offset {
      list.append(value.findings, under: path)
      return true
    }
    guard levels > 0, node.isArray || node.isObject else { return false }
    var starts: [Int] = []
    node.visitChildren { starts.append($1.offset) }
    var rest = values
    var index = 0
    var isKnown = values.first.map { value in starts.first.map { $0 <= value.offset } } == true
    node.visitChildren { key, child in
      let end = index + 1 < starts.count ? starts[index + 1] : .max
      let own = rest.prefix { $0.offset < end }
      defer { index += 1 }
      guard isKnown, !own.isEmpty else { return }
      rest = rest.dropFirst(own.count)
      let step: FieldPath.Component = node.isArray ? .index(index) : .key(key.text ?? "")
      isKnown =
        (node.isArray || own.count == values.count && key.kind == .name)
        && place(own, in: child, path + FieldPath([step]), levels: levels - 1, &list)
    }
    return isKnown && rest.isEmpty
  }
}

extension TapeNode {
  /// Calls `body` with each member of an object, or with each element of an array as its own key.
  fileprivate func visitChildren(_ body: (_ key: borrowing TapeNode, borrowing TapeNode) -> Void) {
    if isArray {
      _ = visitElements { element in
        body(element, element)
        return true
      }
    } else {
      forEachMember(body)
    }
  }
}
