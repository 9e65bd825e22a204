internal import ConstructionBuilders

/// What tells one array or dictionary from others: where the builders in it were read, or its
/// elements.
struct ContainerParts<Element: Capturable> {
  let areOfBuilders: Bool

  init(areOfModels: Bool) {
    areOfBuilders = !areOfModels && typeOfLeaf(Element.self) is any ConstructionBuilder.Type
  }

  func callAsFunction(of value: Element) -> [ExactText] {
    if areOfBuilders {
      var parts: [ExactText] = []
      forEachBuilder(in: value) { builder in
        if let origin = builder.origin {
          parts.append(ExactText("\(origin.embeddedAt ?? -1) \(origin.offset)"))
        }
      }
      return parts
    }
    switch try? JSONValue(written: value, level: 0) {
    case .array(let elements)?: return elements.map { ExactText("\($0)") }
    case .object(let members)?: return members.map { ExactText("\($0.key): \($0.value)") }
    default: return []
    }
  }
}

/// Calls `body` with each builder that is not in another one.
func forEachBuilder(in value: Any, _ body: (any ConstructionBuilder) -> Void) {
  switch withoutUnion(value) {
  case let builder as any ConstructionBuilder: body(builder)
  case let elements as [Any]: for element in elements { forEachBuilder(in: element, body) }
  case let members as any WritableDictionary:
    for member in members.byText.values { forEachBuilder(in: member, body) }
  default: break
  }
}
