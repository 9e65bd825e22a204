import ConstructionBuilders

/// Objects and rows, by their properties.
extension ModelPlanner {
  func type(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let objects = Observation(places)
    let count = objects.facts.object.count
    var propertyNames = FreeNames()
    // A key that is written as its property keeps the name.
    let plain = Set(objects.keys.filter { SwiftName.property($0) == $0 })
    for key in plain { _ = propertyNames.take([key]) }
    var properties: [ModelProperty] = []
    var leftOut: [ModelType.LeftOut] = []
    // The case of an enumeration says what the discriminator does.
    let hidden = places.allSatisfy(\.isVariant) ? places[0].parent?.discriminator : nil
    // The library takes equal Strings of other bytes for the same key.
    let spellings = Dictionary(grouping: objects.keys, by: \.self)
    let keys = spellings.values.map { $0[0] }
    for key in order.sorted(keys, of: shapes.leader(of: places[0].index)) {
      guard key != hidden, let value = objects[.key(key)] else { continue }
      let present = min(count, value.facts.present)
      let equal = spellings[key]?.count ?? 1
      if value.count == 0, equal == 1 {
        leftOut.append(.init(key: key, reason: .alwaysNull, count: present))
      } else {
        let reading =
          equal > 1
          ? ValueReading(type: .json, needsDecision: true, isSure: false)
          : decision(around: name).reading(of: value, key: key)
        properties.append(
          ModelProperty(
            key: key,
            name: plain.contains(key) ? key : propertyNames.take([SwiftName.property(key)]),
            reading: reading,
            presence: presence(of: value, reading, in: count),
            evidence: equal > 1
              ? "\(equal) keys that are equal in Swift"
              : Evidence(
                value: value, reading: reading, objects: count, missing: count - present
              ).text))
      }
    }
    if let data = objects[.members] {
      leftOut.append(.init(key: "{}", reason: .keysThatAreData, count: data.facts.values))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: count, content: .properties(properties),
      leftOut: leftOut)
  }

  func row(_ name: String, _ places: [SurveyedValue]) -> ModelType {
    let rows = Observation(places)
    let count = rows.facts.array.count
    var properties: [ModelProperty] = []
    var leftOut: [ModelType.LeftOut] = []
    for position in rows.positions {
      guard let value = rows[.position(position)] else { continue }
      if value.count == 0 {
        leftOut.append(
          .init(key: "\(position)", reason: .alwaysNull, count: value.facts.values))
        continue
      }
      // Without a key, nothing tells that a number is a time or a price.
      let reading = decision(around: name).reading(of: value, key: "")
      properties.append(
        ModelProperty(
          key: "\(position)", name: "value\(position)", reading: reading,
          presence: presence(of: value, reading, in: count),
          evidence: Evidence(
            value: value, reading: reading, objects: count, missing: count - value.facts.values
          ).text))
    }
    return ModelType(
      name: name, paths: places.map(\.path), objects: count, content: .row(properties),
      leftOut: leftOut)
  }

  private func presence(
    of value: Observation, _ reading: ValueReading, in objects: Int
  ) -> ModelProperty.Presence {
    let isAlways =
      value.facts.present >= objects && value.facts.null.count == 0 && !reading.readsAsNull
    return isAlways && objects >= options.requireAfter && reading.isSure ? .required : .optional
  }
}
