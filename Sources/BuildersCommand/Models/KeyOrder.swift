import ConstructionBuilders

/// The order in which documents have their keys, for each type of objects.
///
/// A survey cannot tell it, because it does not depend on the order of arrival.
struct KeyOrder {
  private var keys: [Int: [ExactText: Int]] = [:]

  /// Adds the order in a value.
  mutating func visit(_ value: JSONValue, _ place: SurveyedValue, _ shapes: Shapes) {
    switch value {
    case .object(let members):
      let place = place.place(of: value)
      for (key, value) in members {
        guard let inner = place.inner(.key(key)) ?? place.inner(.members) else { continue }
        let leader = shapes.leader(of: place.index)
        let count = keys[leader]?.count ?? 0
        if keys[leader]?[ExactText(key)] == nil {
          keys[leader, default: [:]][ExactText(key)] = count
        }
        visit(value, inner, shapes)
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let inner = place.element(index) { visit(element, inner, shapes) }
      }
    case .string:
      if let inner = place.inner(.content), let content = value.content {
        visit(content, inner, shapes)
      }
    default: break
    }
  }

  /// The keys in that order, those that the document has not at the end.
  func sorted(_ keys: [String], of leader: Int) -> [String] {
    let positions = self.keys[leader] ?? [:]
    return keys.sorted {
      let (one, other) = (ExactText($0), ExactText($1))
      let order = (positions[one] ?? .max, positions[other] ?? .max)
      return order.0 != order.1 ? order.0 < order.1 : one < other
    }
  }
}
