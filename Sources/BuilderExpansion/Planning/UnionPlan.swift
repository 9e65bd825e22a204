/// The builder of an enumeration whose cases are told by what their payloads look like.
@dynamicMemberLookup
struct UnionPlan {
  let head: PlanHead
  let arms: [UnionArmPlan]

  subscript<Value>(dynamicMember path: KeyPath<PlanHead, Value>) -> Value { head[keyPath: path] }
}

/// A case of such an enumeration.
struct UnionArmPlan {
  let name: Name
  /// The type of the payload.
  let type: String
}

extension UnionPlan {
  init(_ model: ModelFacts) {
    let types = model.cases.compactMap { $0.payload.first?.type?.tokens }
    self.init(
      head: PlanHead(model, types: types),
      arms: zip(model.cases, types).map { arm, type in
        UnionArmPlan(
          name: Name(arm.name.name), type: model.source.spelling(type, model.renamed))
      })
  }
}

extension ModelFacts {
  /// Whether nothing tells the case of the enumeration but its payload.
  ///
  /// Where a case has a value or no payload, the variant is told from outside the object. A format
  /// tells nothing.
  var isUnion: Bool {
    isEnumeration && options.discriminator == nil && cases.count > 1
      && cases.allSatisfy { !$0.attributes.contains(where: \.isOfCase) && !$0.payload.isEmpty }
  }
}
