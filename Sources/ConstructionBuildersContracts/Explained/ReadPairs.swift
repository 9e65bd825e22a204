import ConstructionBuilders

/// An object that is written as an array of pairs.
struct ReadPairs {
  let key: String
  let value: String

  /// What is wanted of the keys.
  let keys: WantedValue

  /// The plan for the object of all pairs.
  let object: ReadPlan

  /// Nil if no reader reads pairs.
  init?(_ readers: Set<ValueReader>, _ plans: ReadPlans) {
    let pairs = readers.compactMap(\.pairs)
    guard let first = pairs.first, let object = plans.plan(for: Set(pairs.map(\.object))) else {
      return nil
    }
    (key, value) = (first.key, first.value)
    keys = object.wantedKeys ?? WantedValue(values: [.string], checks: [])
    self.object = object
  }

  /// Runs `body` with the plan for the members of the object; false if there is no array of pairs.
  func withPlan(
    of node: borrowing JSONNode, _ coercion: Coercion,
    _ body: (ObjectPlan, borrowing JSONFields) -> Void
  ) -> Bool {
    guard
      let members = JSONValue.capture(copy node).value?.object(ofPairs: key, value, coercion)
    else { return false }
    JSONNode.withRoot(members, .strict) { node in
      _ = node.withRepairedFields { fields, _ in body(object.object(in: fields), fields) }
    }
    return true
  }
}

extension ReadPlan {
  /// The plan for the value after a step, where there is no document: of pairs, any can be there.
  func plan(
    after step: FieldPath.Component, in fields: borrowing JSONFields
  ) -> ReadPlan? {
    switch (step, pairs) {
    case (.key(let key), nil): object(in: fields).plan(for: key, in: fields)
    case (.key(let key), let pairs?): pairs.object.plan(after: .key(key), in: fields)
    case (.index(let index), nil): element(at: index)
    case (.index, let pairs?):
      element(reading: pairs.object.object(in: fields).readers, at: pairs.value)
    }
  }
}

/// Who reads each pair of an array. A class, because a walk has it for each value on its stack.
final class PairPlans {
  let pairs: ReadPairs

  /// The plans for the pairs, by their keys.
  private let byKey: [String: ReadPlan]

  /// The plan for any other pair, whose value nobody looks into.
  private let other: ReadPlan?

  /// - Parameters:
  ///   - plan: The plan for the array.
  ///   - object: The plan for the members of the object that the pairs are.
  init(
    _ pairs: ReadPairs, in plan: ReadPlan, _ object: ObjectPlan, _ fields: borrowing JSONFields
  ) {
    self.pairs = pairs
    other = plan.element(reading: [ValueReader(.any, .strict)], at: pairs.value)
    var byKey: [String: ReadPlan] = [:]
    fields.forEachMember { key, _ in
      if let member = object.plan(for: key, in: fields) {
        byKey[key] = plan.element(reading: member.readers, at: pairs.value)
      }
    }
    self.byKey = byKey
  }

  func plan(of pair: borrowing JSONNode) -> ReadPlan? {
    pair.text(of: pairs.key).flatMap { byKey[$0] } ?? other
  }
}

extension JSONNode {
  /// The key in a pair, if it is a text or a number.
  func text(of key: String) -> String? {
    var text: String?
    forEachMember { name, node in
      if name == key { text = String.capture(node.with(.lenient)).value }
    }
    return text
  }
}
