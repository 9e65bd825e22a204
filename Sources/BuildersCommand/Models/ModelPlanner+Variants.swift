import BuilderExpansion
import ConstructionBuilders

/// Objects of several variants.
extension ModelPlanner {
  /// An enumeration whose case a member tells.
  func union(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let objects = Observation(places)
    let discriminator = places.compactMap(\.home.discriminator).first ?? ""
    let content = content(of: objects, beside: discriminator)
    var caseNames = FreeNames(taken: Vocabulary.reservedOfVariants.union(["other"]))
    let variants = objects.variants.map { step in
      let variant = objects[step] ?? Observation([])
      let label = variant.values.lazy.compactMap(\.variantLabel).first ?? ""
      let holder = content.map { variant[.key($0)] ?? Observation([]) } ?? variant
      var payload: ValueReading?
      if let place = holder.values.first(where: \.isRecord), holder.kinds == [.object] {
        if case .model(let index)? = model(
          at: place, around: name, of: content == nil || place.hasVariants ? nil : label)
        {
          payload = ValueReading(type: .model(index))
        }
      } else if let content, holder.count > 0 {
        let decision = decision(around: name, of: label)
        payload = decision.inner(decision.reading(of: holder, key: content))
      }
      let own = SwiftName.property(label)
      let caseName = caseNames.take([own, own + "Variant"])
      let text = if case .variant(let text) = step { text } else { caseName }
      return ModelVariant(
        text: text, name: caseName, payload: payload, count: variant.facts.object.count,
        isMissing: step == .untold,
        isLost: payload == nil && holder.values.contains { $0.hasValues },
        isNumber: places.contains(where: \.home.hasNumberedVariants))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: objects.facts.object.count,
      content: .variants(discriminator: discriminator, content: content, variants), leftOut: [])
  }

  /// The key of the member that has everything of a variant but its discriminator; nil if there is
  /// none. Each variant has a value there in all its objects, or never has anything. An object has
  /// names.
  private func content(of objects: Observation, beside discriminator: String) -> String? {
    let variants = objects.variants.compactMap { objects[$0] }
    let keys = Set(variants.flatMap(\.keys)).subtracting([discriminator])
    guard keys.count == 1, let key = keys.first, variants.allSatisfy({ $0[.members] == nil }) else {
      return nil
    }
    // Beside one variant with a text, others can have another key.
    let members = variants.compactMap { $0[.key(key)] }.filter { $0.count > 0 }
    if members.count == 1, members[0].kinds != [.object] { return nil }
    let isContent = variants.allSatisfy { variant in
      guard let member = variant[.key(key)], member.count > 0 else { return true }
      guard member.facts.values == variant.facts.object.count, member.facts.null.count == 0,
        member.facts.repeated == 0
      else { return false }
      guard member.kinds.contains(.object) else { return !member.hasNullWords }
      return member.kinds == [.object]
        && member.values.allSatisfy { $0.isRecord && $0.home.index == $0.index && !$0.hasVariants }
        && member[.members] == nil && member.values.contains { $0.hasValues }
    }
    return isContent ? key : nil
  }
}

extension SurveyedValue {
  /// Whether there is a key with another value than null.
  var hasValues: Bool {
    let hidden = isVariant ? parent?.discriminator : nil
    return hasVariants
      || inner.contains { value in
        guard case .key(let key) = value.step, key != hidden else { return false }
        return value.facts.values > value.facts.null.count
      }
  }
}
