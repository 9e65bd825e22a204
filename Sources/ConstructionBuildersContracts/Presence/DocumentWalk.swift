import ConstructionBuilders

/// Goes through a document where builders read it, and counts what is there and what is missing, or
/// tells which keys nothing reads.
final class DocumentWalk {
  /// Takes the keys of an object that nothing reads, with the missing ones that they were probably
  /// meant for; or the positions of a row.
  typealias UnreadKeys = (
    _ path: RowPath, _ unread: [RowPath.Step: JSONType], _ nearest: [RowPath.Step: String],
    _ isPartial: Bool
  ) -> Void

  private let plans: ReadPlans
  private let unreadKeys: UnreadKeys?
  private var places: PresencePlaces?

  /// The most arrays and objects in which a value is looked for. Each takes 1 kB of stack in a
  /// release build, and threads can have only 512 kB.
  private static let deepest = 256

  init(_ contract: Contract, unreadKeys: UnreadKeys? = nil) {
    plans = ReadPlans(contract)
    self.unreadKeys = unreadKeys
  }

  /// - Parameters:
  ///   - places: Count what is there; nil if only unread keys are asked for.
  ///   - findings: What the builder has found in the document.
  func start(
    at node: borrowing JSONNode, counting places: PresencePlaces? = nil, _ findings: [Finding] = []
  ) {
    guard let plan = plans.root() else { return }
    let path = unreadKeys == nil ? nil : RowPath.root(plans.contract.recursiveTypes)
    let found = findings.isEmpty ? nil : FoundAt(findings)
    self.places = places
    visit(node, plan, Visit(path: path, place: places?.root, found: found))
  }

  /// Where a value is.
  private struct Visit {
    /// The path in rows of unread keys; nil if they are not asked for. For most values nobody needs
    /// its text, so the last step is added by `enter()`.
    private(set) var path: RowPath?
    private var step: RowPath.Step?
    var place: PresencePlace?
    let found: FoundAt?
    var depth = 0
    /// Whether the value is JSON in a string.
    var isEmbedded = false
    /// Whether the value is all that the string contains.
    var isContent = false
    /// Who reads the pairs in the value, if it is an array of them.
    var pairs: PairPlans?

    init(path: RowPath?, place: PresencePlace?, found: FoundAt?) {
      (self.path, self.place, self.found) = (path, place, found)
    }

    /// A part of the value.
    ///
    /// - Precondition: the value was entered.
    func next(_ step: RowPath.Step, _ component: FieldPath.Component) -> Visit {
      assert(self.step == nil)
      var next = Visit(path: path, place: place?.place(after: step), found: found?[component])
      if path != nil { next.step = step }
      (next.depth, next.isEmbedded) = (depth + 1, isEmbedded)
      return next
    }

    /// Goes to the parts of the value.
    mutating func enter() {
      guard let last = step else { return }
      (path, step) = (path?.appending(last), nil)
    }

    /// The same for the members of an object.
    func inside(_ plan: ReadPlan, _ places: PresencePlaces?) -> Visit {
      guard let type = plan.recursiveType else { return self }
      var inner = self
      inner.path = path?.ofType(type)
      inner.place = places?.place(ofType: type)
      return inner
    }
  }

  private func visit(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    visit.place?.count(PresenceOutcome(node.kind))
    if let found = visit.found {
      if found.has(\.isRepaired, inside: plan.isWhole) { visit.place?.count(.repaired) }
      if found.has(\.isUnusable, inside: plan.isWhole) { visit.place?.count(.unusable) }
    }
    visitContents(of: node, plan, visit)
  }

  private func visitContents(of node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    guard !plan.isWhole, visit.depth <= Self.deepest, !plan.readsAsNull(node) else { return }
    var visit = visit
    if node.kind == .array || node.kind == .object { visit.enter() }
    if visit.pairs == nil { visit.pairs = pairs(in: node, plan, visit) }
    switch node.kind {
    case .array: visitElements(of: node, plan, visit)
    case .object: visitObject(node, plan, visit)
    case .string where visitText(node, plan, visit): break
    default:
      guard plan.stepsToSingleElement else { return }
      let coercion = plan.arrayCoercion(isEmbedded: visit.isEmbedded)
      let single = node.with(coercion).inPlaceOfArray
      let isElement = node.kind == .boolean && plan.element(at: 0)?.readsBooleans == true
      if isElement || !single.isReadAsNull { visitSingleElement(node, plan, visit) }
    }
  }

  private func visitElements(of node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    guard plan.readsArray else {
      // An array can stand for an object.
      _ = node.with(plan.coercion(isEmbedded: visit.isEmbedded))
        .withRepairedFields { fields, _ in visitMembers(of: fields, plan, visit) }
      return
    }
    var count = 0
    var unread: [RowPath.Step: JSONType] = [:]
    node.forEachElement { element in
      if plan.isOfRow, plan.element(at: count) == nil { unread[.index(count)] = element.kind }
      visitElement(element, at: count, plan, visit)
      count += 1
    }
    if plan.isOfRow, let path = visit.path { unreadKeys?(path, unread, [:], plan.isPartial) }
    countMissing(from: count, plan, visit)
  }

  /// Goes to a value as the only element of the array in whose place it was sent.
  private func visitSingleElement(
    _ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit
  ) {
    var visit = visit
    visit.enter()
    visitElement(node, at: 0, plan, visit)
    countMissing(from: 1, plan, visit)
  }

  private func countMissing(from count: Int, _ plan: ReadPlan, _ visit: Visit) {
    for index in plan.namedIndices where index >= count {
      visit.place?.place(after: .index(index)).count(.missing)
    }
  }

  private func visitElement(
    _ element: borrowing JSONNode, at index: Int, _ plan: ReadPlan, _ visit: Visit
  ) {
    let own = visit.pairs.map { $0.plan(of: element) } ?? plan.element(at: index)
    guard let inner = own else { return }
    // Rows of unread keys are about all elements.
    let isNamed = visit.path == nil && plan.namedIndices.contains(index)
    self.visit(element, inner, visit.next(isNamed ? .index(index) : .everyIndex, .index(index)))
  }

  /// Goes through the document in a string, if a reader takes it for one. Returns whether there is
  /// an array or object in it. Anything else in a string is only a text.
  private func visitText(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) -> Bool {
    let isRead = node.with(plan.coercion(isEmbedded: visit.isEmbedded)).withEmbedded { root in
      var inner = visit
      inner.isEmbedded = true
      inner.isContent = true
      guard root.kind == .array || root.kind == .object else { return false }
      visitContents(of: root, plan, inner)
      return true
    }
    if let isRead { return isRead }
    guard let element = plan.singleElement(.string) else { return false }
    let isDocument = node.with(element.coercion(isEmbedded: visit.isEmbedded)).withEmbedded {
      root in
      root.kind == .array || root.kind == .object
    }
    if isDocument == true { visitSingleElement(node, plan, visit) }
    return isDocument == true
  }

  private func visitObject(_ node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit) {
    // An object with numbers as keys can be read as an array, but not in a string.
    let coercion = visit.isContent ? .strict : plan.arrayCoercion(isEmbedded: visit.isEmbedded)
    let isList = node.with(coercion).visitNumberedMembers { visitElement($1, at: $0, plan, visit) }
    guard !isList else { return }
    guard plan.singleElement(.object) == nil else { return visitSingleElement(node, plan, visit) }
    _ = node.withFields { fields in visitMembers(of: fields, plan, visit) }
  }

  private func visitMembers(
    of fields: borrowing JSONFields, _ plan: ReadPlan, _ visit: Visit
  ) {
    let visit = visit.inside(plan, places)
    let read = countMembers(of: fields, plan.object(in: fields), visit)
    var position = 0
    fields.forEachMember { key, value in
      if let member = read[key], member.position == position {
        let step = member.declared.map { RowPath.Step.key($0) } ?? .everyKey
        self.visit(value, member.plan, visit.next(step, .key(key)))
      }
      position += 1
    }
  }

  /// A member of an object that is read.
  private struct Member {
    let plan: ReadPlan
    /// The key by which the program knows it; nil for a key that is data.
    let declared: String?
    /// Of a duplicate key, the last value counts.
    let position: Int
  }

  /// Tells which keys nothing reads, and counts those that are missing. Returns the others.
  private func countMembers(
    of fields: borrowing JSONFields, _ object: ObjectPlan, _ visit: Visit
  ) -> [String: Member] {
    var read: [String: Member] = [:]
    var unread: [String: JSONType] = [:]
    var position = 0
    fields.forEachMember { key, value in
      let declared = object.declared(key, in: fields)
      if let plan = object.members[declared] {
        read[key] = Member(plan: plan, declared: declared, position: position)
      } else if let plan = object.others {
        read[key] = Member(plan: plan, declared: nil, position: position)
      } else {
        unread[key] = value.kind
      }
      position += 1
    }
    if let path = visit.path { tell(unread, in: fields, object, path) }
    // If something outside tells the variant, it is unknown which keys this object lacks.
    if let place = visit.place, !object.reading.isOfOutsideVariant {
      let sent = Set(read.values.compactMap(\.declared))
      for key in object.members.keys where !sent.contains(key) {
        place.place(after: .key(key)).count(.missing)
      }
    }
    return read
  }

  /// Who reads the pairs in a value; nil if it is no array of them.
  ///
  /// As findings say it, a value is where it was sent, and what is missing in the object of all
  /// pairs, or read by nobody, is at its key.
  private func pairs(
    in node: borrowing JSONNode, _ plan: ReadPlan, _ visit: Visit
  ) -> PairPlans? {
    guard let pairs = plan.pairs else { return nil }
    var visit = visit
    visit.enter()
    visit = visit.inside(pairs.object, places)
    var plans: PairPlans?
    _ = pairs.withPlan(of: node, plan.arrayCoercion(isEmbedded: visit.isEmbedded)) {
      object, fields in
      let read = countMembers(of: fields, object, visit)
      fields.forEachMember { key, value in
        guard let declared = read[key]?.declared else { return }
        visit.place?.place(after: .key(declared)).count(PresenceOutcome(value.kind))
      }
      plans = PairPlans(pairs, in: plan, object, fields)
    }
    return plans
  }

  private func tell(
    _ unread: [String: JSONType], in fields: borrowing JSONFields, _ object: ObjectPlan,
    _ path: RowPath
  ) {
    guard object.reading.isExpected else { return }
    var unread = unread
    let nearest = object.nearest(to: unread, in: fields)
    if object.reading.isOfUnknownVariant {
      unread = unread.filter { nearest[$0.key] != nil }
      guard !unread.isEmpty else { return }
    }
    unreadKeys?(path, unread.bySteps, nearest.bySteps, object.reading.isPartial)
  }
}

extension Dictionary where Key == String {
  fileprivate var bySteps: [RowPath.Step: Value] {
    [RowPath.Step: Value](uniqueKeysWithValues: map { (.key($0), $1) })
  }
}

extension ObjectPlan {
  /// The missing keys of an object that were probably meant by keys that nothing reads.
  ///
  /// There is none where several keys are near a missing one, or a key is near several.
  fileprivate func nearest(
    to unread: [String: JSONType], in fields: borrowing JSONFields
  ) -> [String: String] {
    guard !unread.isEmpty else { return [:] }
    var missing: [WantedKeys] = []
    for keys in reading.wanted where keys.areMissing(in: fields) { missing.append(keys) }
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
