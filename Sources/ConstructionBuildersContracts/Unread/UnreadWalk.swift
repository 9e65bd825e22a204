import ConstructionBuilders

/// Goes through a document where builders read it, and counts the keys that nothing reads.
final class UnreadWalk {
  private(set) var tally: UnreadTally
  private let plans: ReadPlans

  /// The most arrays and objects in which a key is looked for. Each takes 1 kB of stack in a
  /// release build, and threads can have only 512 kB.
  private static let deepest = 256

  init(_ contract: Contract, limit: Int) {
    tally = UnreadTally(limit: limit)
    plans = ReadPlans(contract)
  }

  func start(at root: borrowing JSONNode) {
    if let plan = plans.root() { visit(root, plan, Place(path: .root)) }
  }

  /// Where a value lies.
  private struct Place {
    let path: RowPath
    var depth = 0
    /// Whether the value is JSON in a string.
    var isEmbedded = false
    /// Whether the value is all that the string contains.
    var isContent = false

    func next(_ path: RowPath) -> Place {
      Place(path: path, depth: depth + 1, isEmbedded: isEmbedded)
    }
  }

  private func visit(_ node: borrowing JSONNode, _ plan: ReadPlan, _ place: Place) {
    guard !plan.isWhole, place.depth <= Self.deepest else { return }
    switch node.kind {
    case .array: visitElements(of: node, plan, place)
    case .object: visitObject(node, plan, place)
    case .string: visitText(node, plan, place)
    default: break
    }
  }

  private func visitElements(
    of node: borrowing JSONNode, _ plan: ReadPlan, _ place: Place
  ) {
    let inner = place.next(place.path.everyIndex)
    var index = 0
    node.forEachElement { element in
      if let plan = plan.element(at: index) { visit(element, plan, inner) }
      index += 1
    }
  }

  /// Goes through the document in a string, if a reader takes it for one.
  private func visitText(_ node: borrowing JSONNode, _ plan: ReadPlan, _ place: Place) {
    _ = node.repairable(by: plan.coercion, isEmbedded: place.isEmbedded).withEmbedded { root in
      var inner = place
      inner.isEmbedded = true
      inner.isContent = true
      // A string in a string is only a text.
      if root.kind != .string { visit(root, plan, inner) }
    }
  }

  private func visitObject(_ node: borrowing JSONNode, _ plan: ReadPlan, _ place: Place) {
    let list = place.next(place.path.everyIndex)
    // An object with the numbers from 0 on as keys can stand for an array, but not in a string.
    let coercion = place.isContent ? .strict : plan.arrayCoercion
    let isList = node.repairable(by: coercion, isEmbedded: place.isEmbedded)
      .visitNumberedMembers { index, element in
        if let plan = plan.element(at: index) { visit(element, plan, list) }
      }
    guard !isList else { return }
    _ = node.withFields { fields in visitMembers(of: fields, plan.object(in: fields), place) }
  }

  private func visitMembers(
    of fields: borrowing JSONFields, _ object: ObjectPlan, _ place: Place
  ) {
    // Of a duplicate key, the last value counts.
    var lastPositions: [String: Int] = [:]
    var unread: [String: JSONKind] = [:]
    var position = 0
    fields.forEachMember { key, value in
      if object.plan(for: key) == nil {
        unread[key] = value.kind
      } else {
        lastPositions[key] = position
      }
      position += 1
    }
    if object.tellsUnread {
      let nearest = object.nearest(to: unread, in: fields)
      if object.isOfUnknownKind { unread = unread.filter { nearest[$0.key] != nil } }
      if !object.isOfUnknownKind || !unread.isEmpty {
        tally.addObject(
          at: place.path, unread: unread, nearest: nearest, isPartial: object.isPartial)
      }
    }
    position = 0
    fields.forEachMember { key, value in
      if lastPositions[key] == position, let plan = object.plan(for: key) {
        let isData = object.members[key] == nil
        visit(value, plan, place.next(isData ? place.path.everyKey : place.path.key(key)))
      }
      position += 1
    }
  }
}

extension ObjectPlan {
  /// The missing keys of an object that were probably meant by keys that nothing reads.
  ///
  /// There is none where several keys are near a missing one, or a key is near several.
  fileprivate func nearest(
    to unread: [String: JSONKind], in fields: borrowing JSONFields
  ) -> [String: String] {
    guard !unread.isEmpty else { return [:] }
    var missing: [WantedKeys] = []
    for keys in wanted where keys.areMissing(in: fields) { missing.append(keys) }
    guard !missing.isEmpty else { return [:] }
    var candidates: [WantedKeys: [(unread: String, missing: String)]] = [:]
    for (key, kind) in unread {
      let near = NearKey(key)
      for wanted in missing {
        guard let nearest = wanted.nearest(to: near), takes(kind, under: wanted) else { continue }
        candidates[wanted, default: []].append((key, nearest))
      }
    }
    let only = candidates.values.filter { $0.count == 1 }.map { $0[0] }
    return Dictionary(grouping: only, by: \.unread)
      .compactMapValues { $0.count == 1 ? $0[0].missing : nil }
  }
}
