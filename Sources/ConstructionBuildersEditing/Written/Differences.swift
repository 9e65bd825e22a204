internal import ConstructionBuilders

/// Compares what was written with what is read from it.
enum Differences {
  /// The parts of a value that differ from what was read.
  ///
  /// - Parameter isExact: Whether equal values differ if they are written otherwise.
  static func of(
    _ value: Any, from again: Any, at path: FieldPath = FieldPath(), isExact: Bool = false
  ) -> [Finding] {
    let differences = parts(of: value, from: again, isExact)
    return path.isEmpty ? differences : differences.map { $0.prefixed(by: path) }
  }

  /// The fields whose values differ between two builders.
  private static func ofFields(
    _ builder: any ConstructionBuilder, _ again: any ConstructionBuilder, _ isExact: Bool
  ) -> [Finding] {
    let (fields, others) = (builder.fieldsInObject, again.fieldsInObject)
    guard fields.map(\.name) == others.map(\.name), builder.isToldVariant(of: again) else {
      return [.unlike(nil, "what would be written is read as other fields")]
    }
    return zip(fields, others).flatMap { declared, other -> [Finding] in
      let (field, read) = (declared.field, other.field)
      let path = field.path.isEmpty ? FieldPath.key(declared.name) : field.path
      if let value = field.anyValue, read.outcome == .unusable, let finding = read.finding {
        let reason = "what would be written is not read: \(finding.whatHappened)"
        return [.unlike(value, reason, at: path)]
      }
      return of(field.anyValue as Any, from: read.anyValue as Any, at: path, isExact: isExact)
    }
  }

  private static func parts(of value: Any, from again: Any, _ isExact: Bool) -> [Finding] {
    switch (unwrapped(value), unwrapped(again)) {
    case (nil, nil): []
    case (let union as any ValueOfUnion, let other as any ValueOfUnion)
    where union.isFirst == other.isFirst:
      of(union.arm, from: other.arm, isExact: isExact)
    case (let union as any ValueOfUnion, _):
      [.unlike(union, "what would be written is read as another value")]
    case (let builder as any ConstructionBuilder, let other as any ConstructionBuilder):
      DeeperStack.whereNeeded { ofFields(builder, other, isExact) } ?? [.tooDeep("object")]
    case (let elements as [Any], let others as [Any]) where elements.count == others.count:
      zip(elements, others).enumerated().flatMap {
        of($1.0, from: $1.1, at: .index($0), isExact: isExact)
      }
    case (let members as any WritableDictionary, let others as any WritableDictionary)
    where members.byText.count == others.byText.count:
      Self.members(members.byText, others.byText, isExact)
    case (let value?, let other?)
    where isExact ? areExactlyEqual(value, other) : areEqual(value, other):
      []
    case (let value, _): [.unlike(value, "what would be written is read as another value")]
    }
  }

  private static func members(
    _ members: [String: Any], _ others: [String: Any], _ isExact: Bool
  ) -> [Finding] {
    members.sorted { keyPrecedes($0.key, $1.key) }.flatMap { key, member in
      guard let other = others[key] else {
        return [Finding.unlike(member, "what would be written is not read", at: .key(key))]
      }
      return of(member, from: other, at: .key(key), isExact: isExact)
    }
  }
}

extension Finding {
  fileprivate static func unlike(
    _ value: Any?, _ reason: String, at path: FieldPath = FieldPath()
  ) -> Finding {
    Finding(
      path: path, kind: .rejected, expected: "a value that can be read again",
      found: value.map(FoundValue.init(swiftValue:)), reason: reason)
  }
}
