import ConstructionBuilders

/// Looks up the paths of all findings in a document together.
///
/// Each value on the way is visited once. Steps lead where the reader took them, so also through a
/// single element and through JSON in a string; a value in a string has the place of the string.
///
/// A finding has a place only if the document is as the finding says. Otherwise it is about another
/// document, or about what the client made of the value.
final class FailureWalk {
  private let findings: [Finding]
  private let paths: [[FieldPath.Component]]
  private let plans: ReadPlans

  /// What is said about each finding.
  private(set) var explanations: [Explanation]

  /// Whether any finding is right about the document.
  private(set) var isAnyRight = false

  /// The most arrays and objects around a value. Each takes 1.3 kB of stack in a release
  /// build, and threads can have only 512 kB.
  private static let deepest = 256

  init(_ findings: [Finding], under prefix: [FieldPath.Component], _ plans: ReadPlans) {
    self.findings = findings
    self.plans = plans
    paths = findings.map { prefix + $0.path.components }
    explanations = findings.map { Explanation(isOfKey: $0.saysKey) }
  }

  /// Looks up all findings that have no place of their own.
  ///
  /// - Parameter path: Where the value that is read is in the document.
  func start(at root: borrowing JSONNode, readAt path: [FieldPath.Component]) {
    let open = findings.indices.filter { findings[$0].location == nil }
    visit(Visit(findings: open, plan: plans.root(at: path), outer: nil), root)
  }

  /// Learns what is wanted where there is no document, because its text is not JSON alone.
  func startWithoutDocument() {
    JSONNode.withRoot(JSONValue.object(JSONValue.Members()), .strict) { root in
      _ = root.withRepairedFields { fields, _ in
        for index in findings.indices {
          var key: WantedValue?
          let plan = paths[index].reduce(plans.root()) { plan, step in
            key = plan?.wantedKeys
            guard let plan, !plan.isWhole else { return nil }
            return plan.plan(after: step, in: fields)
          }
          know(index, plan?.wanted, key: key)
          explanations[index].wanted = explanations[index].isOfKey ? key : plan?.wanted
        }
      }
    }
  }

  /// One value on the way.
  private struct Visit {
    let findings: [Int]
    let plan: ReadPlan?
    var depth = 0
    /// Where the string begins in which the value is JSON; nil if it is in none.
    let outer: Int?
    /// Whether the value is in a string at all.
    var isEmbedded = false
    /// Who reads the pairs in the value, if it is an array of them.
    var pairs: PairPlans?
    /// The pairs of which the value is one.
    var pair: ReadPairs?
    /// What is wanted of the value's key, if that is data.
    var key: WantedValue?

    func next(
      _ findings: [Int], _ plan: ReadPlan?, outer: Int?, isEmbedded: Bool
    ) -> Visit {
      Visit(
        findings: findings, plan: plan, depth: depth + 1, outer: outer, isEmbedded: isEmbedded)
    }

    /// What is wanted of a member, and of its key.
    func member(_ key: String, _ own: ReadPlan?) -> (plan: ReadPlan?, key: WantedValue?) {
      guard let pair else { return (own, plan?.wantedKeys) }
      return (pair.value == key ? own : nil, pair.keys)
    }
  }

  private func visit(_ visit: Visit, _ node: borrowing JSONNode) {
    let offset = visit.isEmbedded ? visit.outer : node.byteOffset
    var byKey: [String: [Int]] = [:]
    var byIndex: [Int: [Int]] = [:]
    let element = visit.plan?.singleElement(node.kind)
    for finding in visit.findings {
      let path = paths[finding]
      if let offset { explanations[finding].reached = offset }
      // At its end, the finding says itself what was expected.
      if let union = visit.plan?.unions.first ?? element?.unions.first, path.count > visit.depth {
        let place = FieldPath(Array(path.prefix(visit.depth)))
        explanations[finding].arm = ArmChoice(union, for: node.kind, at: place)
      }
      if path.count == visit.depth {
        arrive(finding, at: node, offset, visit)
      } else {
        switch path[visit.depth] {
        case .key(let key): byKey[key, default: []].append(finding)
        case .index(let index): byIndex[index, default: []].append(finding)
        }
      }
    }
    guard visit.depth < Self.deepest else { return }
    var visit = visit
    if missMembers(byKey, &visit, node, offset) {
      byKey = [:]
    }
    if !byKey.isEmpty { visitMembers(byKey, visit, node, offset) }
    if !byIndex.isEmpty { visitElements(byIndex, visit, node, offset) }
  }

  private func visitMembers(
    _ byKey: [String: [Int]], _ visit: Visit, _ node: borrowing JSONNode, _ offset: Int?
  ) {
    let isText = node.kind == .string
    let plan = visit.plan?.singleElement(node.kind) ?? visit.plan
    _ = node.repairable(by: plan, isEmbedded: visit.isEmbedded)
      .withRepairedFields { fields, _ in
        let object = plan?.isWhole == false ? plan?.object(in: fields) : nil
        for (key, findings) in byKey {
          let isThere: Void? = fields.withMember(JSONKey(key)) { member in
            let own = object?.plan(for: key, in: fields)
            let (plan, wantedKey) = visit.member(key, own)
            var next = visit.next(
              findings, plan, outer: offset, isEmbedded: visit.isEmbedded || isText)
            next.key = wantedKey
            self.visit(next, member)
          }
          // A variant that comes from outside is missing there, and not in the document.
          let isOutside = object?.reading.isOfOutsideVariant == true && key == "type"
          if isThere == nil, !isOutside {
            miss(findings, visit.depth, offset, object?.missing(key, in: fields))
          }
        }
      }
  }

  /// Learns who reads the pairs of an object. Findings about their values have the places of these,
  /// and what is missing among them has none. Returns whether there are pairs.
  private func missMembers(
    _ byKey: [String: [Int]], _ visit: inout Visit, _ node: borrowing JSONNode, _ offset: Int?
  ) -> Bool {
    guard let plan = visit.plan, let pairs = plan.pairs else { return false }
    let depth = visit.depth
    var known: PairPlans?
    let arePairs = pairs.withPlan(of: node, plan.arrayCoercion(isEmbedded: visit.isEmbedded)) {
      object, fields in
      for (key, findings) in byKey {
        miss(findings, depth, offset, object.missing(key, in: fields))
      }
      known = PairPlans(pairs, in: plan, object, fields)
    }
    visit.pairs = known
    return arePairs
  }

  private func visitElements(
    _ byIndex: [Int: [Int]], _ visit: Visit, _ node: borrowing JSONNode, _ offset: Int?
  ) {
    let isEmbedded = visit.isEmbedded || node.kind == .string
    var rest = byIndex
    func take(_ element: borrowing JSONNode, _ index: Int) {
      guard let findings = rest.removeValue(forKey: index) else { return }
      let plan = visit.pairs.map { $0.plan(of: element) } ?? visit.plan?.element(at: index)
      var next = visit.next(findings, plan, outer: offset, isEmbedded: isEmbedded)
      next.pair = visit.pairs?.pairs
      self.visit(next, element)
    }
    var isArray = node.isArray
    if isArray {
      var index = 0
      _ = node.visitElements { element in
        take(element, index)
        index += 1
        return !rest.isEmpty
      }
    } else {
      let coercion = visit.plan?.arrayCoercion(isEmbedded: visit.isEmbedded) ?? .strict
      for index in byIndex.keys {
        let isTaken = node.with(coercion)
          .withRepairedElement(at: index) { element, _ in take(element, index) }
        isArray = isArray || isTaken
      }
    }
    guard isArray else { return }
    for (index, findings) in rest {
      let element = visit.plan?.element(at: index)
      miss(findings, visit.depth, offset, Explanation(wanted: element?.wanted))
    }
  }

  /// A value is at the end of a path.
  private func arrive(
    _ index: Int, at node: borrowing JSONNode, _ offset: Int?, _ visit: Visit
  ) {
    know(index, visit.plan?.wanted, key: visit.key)
    let isInText = node.repairable(by: visit.plan, isEmbedded: visit.isEmbedded)
      .withEmbedded { findings[index].isRight(about: $0) }
    if isInText != true, !findings[index].isRight(about: node) {
      // A date or a model is made of what was sent, and is not in any document.
      let isMade = findings[index].found?.kind == .other || visit.plan?.isTransformed == true
      guard findings[index].kind == .rejected, isMade else { return }
      // A failure without values stays so.
      if findings[index].found?.excerpt != nil { explanations[index].sent = node.found }
    }
    // What counts as null is no secret.
    if findings[index].kind == .null, node.kind != .null { explanations[index].sent = node.found }
    isAnyRight = true
    explanations[index].offset = offset
    let isOfKey = explanations[index].isOfKey || visit.plan == nil
    explanations[index].wanted = isOfKey ? visit.key : visit.plan?.wanted
  }

  /// Learns whether a finding that says so is about a key. A client's type can say it of a value.
  private func know(_ index: Int, _ value: WantedValue?, key: WantedValue?) {
    let isOfValue = value?.values.contains { $0.isOwn(expecting: findings[index].expected) }
    explanations[index].isOfKey = findings[index].saysKey && key != nil && isOfValue != true
  }

  /// A step leads to nothing in the value at `offset`. That is right if it is the last step of a
  /// path whose value is missing.
  private func miss(
    _ indices: [Int], _ depth: Int, _ offset: Int?, _ explanation: Explanation?
  ) {
    for index in indices
    where findings[index].kind == .missing && paths[index].count == depth + 1 {
      isAnyRight = true
      let known = explanations[index]
      explanations[index] = explanation ?? Explanation()
      (explanations[index].offset, explanations[index].arm) = (offset, known.arm)
      explanations[index].reached = known.reached
    }
  }
}

extension JSONNode {
  /// The same value with the coercions that may repair its shape, once it is known who reads it.
  @_lifetime(copy self)
  fileprivate func repairable(by plan: ReadPlan?, isEmbedded: Bool) -> JSONNode {
    with(plan?.coercion(isEmbedded: isEmbedded) ?? .strict)
  }
}

extension Finding {
  /// Whether a key is said to be wrong: `Int key`, `Date key in the pattern yyyyMMdd`.
  var saysKey: Bool { expected.split(separator: " ").contains("key") }

  /// Whether the value at the path is the one that the finding is about, as far as it says.
  fileprivate func isRight(about node: borrowing JSONNode) -> Bool {
    guard kind != .missing else { return false }
    guard let found else {
      // Such values count as null where the coercion says so.
      return kind != .null || node.with(.readingNull).isReadAsNull
    }
    // What is wrong with a member can be its key.
    if case .key(let key)? = path.components.last,
      found == FoundValue(kind: .string, excerpt: JSONText.quoted(key))
    {
      return true
    }
    if saysKey, let text = String.capture(node.with(.lenient)).value,
      found == FoundValue(kind: .string, excerpt: JSONText.quoted(text))
    {
      return true
    }
    guard found.kind == node.kind else { return false }
    return found.excerpt == nil || found == node.found
  }
}
