import ConstructionBuilders

/// Goes through a document where builders read it, and counts what is there and what is not.
final class PresenceWalk {
  let root = PresencePlace()
  private let plans: ReadPlans

  /// The most arrays and objects in which a value is looked for; see `UnreadWalk`.
  private static let deepest = 256

  init(_ contract: Contract) { plans = ReadPlans(contract) }

  func start(at node: borrowing JSONNode, _ findings: [Finding]) {
    guard let plan = plans.root() else { return }
    visit(node, plan, Visit(place: root, found: findings.isEmpty ? nil : FoundAt(findings)))
  }

  /// Where a value lies.
  private struct Visit {
    let place: PresencePlace
    let found: FoundAt?
    var depth = 0
    /// Whether the value is JSON in a string.
    var isEmbedded = false
    /// Whether the value is all that the string contains.
    var isContent = false

    func next(_ step: PresencePlace.Step, _ component: FieldPath.Component) -> Visit {
      Visit(
        place: place.place(after: step), found: found?[component], depth: depth + 1,
        isEmbedded: isEmbedded)
    }
  }

  private func visit(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    visit.place.count(PresenceOutcome(node.kind))
    if let found = visit.found {
      if found.has(\.isRepaired, inside: plan.isWhole) { visit.place.count(.repaired) }
      if found.has(\.isUnusable, inside: plan.isWhole) { visit.place.count(.unusable) }
    }
    visitContents(of: node, plan, visit)
  }

  private func visitContents(of node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    guard !plan.isWhole, visit.depth <= Self.deepest else { return }
    switch node.kind {
    case .array: visitElements(of: node, plan, visit)
    case .object: visitObject(node, plan, visit)
    case .string: visitText(node, plan, visit)
    default: break
    }
  }

  private func visitElements(of node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    var count = 0
    node.forEachElement { element in
      visitElement(element, at: count, plan, visit)
      count += 1
    }
    for index in plan.namedIndices where index >= count {
      visit.place.place(after: .index(index)).count(.missing)
    }
  }

  private func visitElement(
    _ element: borrowing JSONNode, at index: Int, _ plan: ReadPlan, _ visit: Visit
  ) {
    guard let inner = plan.element(at: index) else { return }
    let step = plan.namedIndices.contains(index) ? PresencePlace.Step.index(index) : .everyIndex
    self.visit(element, inner, visit.next(step, .index(index)))
  }

  /// Goes through the document in a string, if a reader takes it for one.
  private func visitText(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    _ = node.repairable(by: plan.coercion, isEmbedded: visit.isEmbedded).withEmbedded { root in
      var inner = visit
      inner.isEmbedded = true
      inner.isContent = true
      // A string in a string is only a text.
      if root.kind != .string { visitContents(of: root, plan, inner) }
    }
  }

  private func visitObject(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    // An object with the numbers from 0 on as keys can stand for an array, but not in a string.
    let coercion = visit.isContent ? .strict : plan.arrayCoercion
    let isList = node.repairable(by: coercion, isEmbedded: visit.isEmbedded)
      .visitNumberedMembers { visitElement($1, at: $0, plan, visit) }
    guard !isList else { return }
    _ = node.withFields { fields in visitMembers(of: fields, plan.object(in: fields), visit) }
  }

  private func visitMembers(
    of fields: borrowing JSONFields, _ object: ObjectPlan, _ visit: Visit
  ) {
    for (key, plan) in object.members {
      let inner = visit.next(.key(key), .key(key))
      let isThere: Void? = fields.withMember(JSONKey(key)) { self.visit($0, plan, inner) }
      // If something outside tells the kind, nobody can say which keys this object lacks.
      if isThere == nil, !object.isOfOutsideKind { inner.place.count(.missing) }
    }
    guard let others = object.others else { return }
    for key in fields.keys where object.members[key] == nil {
      _ = fields.withMember(JSONKey(key)) {
        self.visit($0, others, visit.next(.everyKey, .key(key)))
      }
    }
  }
}
