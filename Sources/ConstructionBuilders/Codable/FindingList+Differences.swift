/// Compares what was written with what is read from it.
extension FindingList {
  /// The fields whose values differ between two builders.
  init(differencesOf builder: any ConstructionBuilder, from again: any ConstructionBuilder) {
    self.init()
    let (fields, others) = (builder.declaredFields, again.declaredFields)
    guard fields.map(\.name) == others.map(\.name) else {
      append(Finding.unlike(nil, "what would be written is read as other fields"))
      return
    }
    for (declared, other) in zip(fields, others) {
      let (field, read) = (declared.field, other.field)
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      if let value = field.anyValue, read.outcome == .unusable, let finding = read.finding {
        let reason = "what would be written is not read: \(finding.whatHappened)"
        append(Finding.unlike(value, reason).prefixed(by: path))
      } else {
        let (value, other) = (field.anyValue as Any, read.anyValue as Any)
        append(FindingList(differencesOf: value, from: other), under: path)
      }
    }
  }

  /// The parts of a value that differ from what was read.
  init(differencesOf value: Any, from again: Any) {
    self.init()
    switch (unwrapped(value), unwrapped(again)) {
    case (nil, nil): break
    case (let builder as any ConstructionBuilder, let other as any ConstructionBuilder):
      let differences = DeeperStack.whereNeeded {
        FindingList(differencesOf: builder, from: other)
      }
      self = differences ?? FindingList([.tooDeep("object")])
    case (let elements as [Any], let others as [Any]) where elements.count == others.count:
      for (index, (element, other)) in zip(elements, others).enumerated() {
        append(FindingList(differencesOf: element, from: other), under: .index(index))
      }
    case (let members as any WritableDictionary, let others as any WritableDictionary)
    where members.byText.count == others.byText.count:
      let others = others.byText
      for (key, member) in members.byText.sorted(byKey: \.key) {
        append(FindingList(differencesOf: member, from: others[key] as Any), under: .key(key))
      }
    case (let value?, let other?) where isSame(value, other): break
    case (let value, _):
      append(Finding.unlike(value, "what would be written is read as another value"))
    }
  }
}

/// The value in any number of Optionals.
private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped.flatMap(unwrapped)
}

private func isSame(_ value: Any, _ other: Any) -> Bool {
  if let value = value as? any EncodableWithin, let other = other as? any EncodableWithin,
    let value = value.encodable, let other = other.encodable
  {
    return isSame(value, other)
  }
  if let value = value as? any Equatable { return value.equals(other) }
  let written = try? JSONValue(written: value, level: 0)
  return written != nil && written == (try? JSONValue(written: other, level: 0))
}

extension Finding {
  fileprivate static func unlike(_ value: Any?, _ reason: String) -> Finding {
    Finding(
      kind: .rejected, expected: "a value that can be read again",
      found: value.map(FoundValue.init(swiftValue:)), reason: reason)
  }
}
