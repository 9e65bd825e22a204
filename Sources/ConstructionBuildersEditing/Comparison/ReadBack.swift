internal import ConstructionBuilders

/// Compares a value that was changed with what is read of the document that was written.
///
/// What is a copy of what was read before is not compared again, unless another field that reads in
/// the same place was changed: its bytes are the same.
enum ReadBack {
  static func problems(of value: Any, _ again: Any?, _ old: Any?) -> [Finding] {
    let (new, read, before) = (unwrapped(value), unwrapped(again), unwrapped(old))
    if let builder = new as? any ConstructionBuilder, let again = read as? any ConstructionBuilder {
      let problems = DeeperStack.whereNeeded(frame: 64 << 10) {
        self.problems(of: builder, again, before as? any ConstructionBuilder)
      }
      return problems ?? []
    }
    if let union = new as? any ValueOfUnion, let again = read as? any ValueOfUnion,
      union.isFirst == again.isFirst
    {
      let old = before as? any ValueOfUnion
      return problems(of: union.arm, again.arm, old?.isFirst == union.isFirst ? old?.arm : nil)
    }
    if let elements = new as? any EditedElements {
      return elements.problems(readingAgain: read, old: before)
    }
    return Differences.of(new as Any, from: read as Any)
  }

  private static func problems(
    of builder: any ConstructionBuilder, _ again: any ConstructionBuilder,
    _ old: (any ConstructionBuilder)?
  ) -> [Finding] {
    let (fields, read) = (builder.fieldsInObject, again.fieldsInObject)
    // At the index of one element, there can be another one now.
    let others = old?.fieldsInObject ?? []
    let before = others.origin == fields.origin ? others : []
    guard fields.map(\.name) == read.map(\.name), builder.isToldVariant(of: again) else {
      return Differences.of(builder, from: again)
    }
    let isAligned = before.map(\.name) == fields.map(\.name)
    let touched = fields.indices.filter {
      !isAligned || !fields[$0].field.isCopy(of: before[$0].field)
    }
    let changed = touched.flatMap { index in
      [read[index].field.path, isAligned ? before[index].field.path : FieldPath()]
        .filter { !$0.isEmpty }.map(\.components)
    }
    return fields.indices.flatMap { index -> [Finding] in
      let (field, other) = (fields[index].field, read[index].field)
      let old = isAligned ? before[index].field : nil
      if let old, field.isCopy(of: old) {
        // The builder itself sets such a field, and it may be another value each time.
        if fields.origin != nil, before[index].origin == nil { return [] }
        // What was written elsewhere may still be read here, too.
        let own = field.path.components
        let isPartOfChange = changed.contains { $0.starts(with: own) || own.starts(with: $0) }
        let isKept =
          isSame(field, other, isPartOfChange)
          || !isPartOfChange && again.variesByItself(in: fields[index].name)
        return isKept ? [] : [.changedToo(fields[index].name, at: other.path)]
      }
      // JSON reads the null that was written for nil as a value.
      if unwrapped(field.anyValue) == nil, unwrapped(other.anyValue) as? JSONValue == .null {
        return []
      }
      let path = other.path.isEmpty ? FieldPath.key(fields[index].name) : other.path
      if unwrapped(field.anyValue) != nil, unwrapped(other.anyValue) == nil,
        let finding = other.finding
      {
        let isLost = other.outcome == .missing
        return [isLost ? .lost(at: path) : .unread(finding.whatHappened, at: path)]
      }
      if let old, let finding = newFinding(in: other, old, field) {
        return [.noticed(finding.whatHappened, at: path)]
      }
      return problems(of: field.anyValue as Any, other.anyValue, old?.anyValue)
        .map { $0.prefixed(by: path) }
    }
  }
}

extension ConstructionBuilder {
  /// Whether the builder itself sets a field that is not there to another value each time.
  fileprivate func variesByItself(in name: String) -> Bool {
    func value() -> Any? {
      let empty = reading(Self.withoutFields, isNoted: false)
      return empty?.fieldsInObject.first { $0.name == name }.flatMap {
        unwrapped($0.field.anyValue)
      }
    }
    guard let first = value(), let second = value() else { return false }
    return !Differences.of(first, from: second).isEmpty
  }
}

extension ReadBack {
  /// A finding that a field did not have before.
  ///
  /// - Parameter new: The field as it was set. That of an element that was moved has its findings.
  private static func newFinding(
    in field: any ErasedField, _ old: any ErasedField, _ new: any ErasedField
  ) -> Finding? {
    guard unwrapped(field.anyValue) != nil else { return nil }
    if field.losses.count > max(old.losses.count, new.losses.count) { return field.losses.last }
    // That an open enumeration has a case which is not known may be what was set, and a value in
    // place of null is under the alias where null was.
    guard field.outcome == .coerced, old.finding?.isRepair != true, new.finding?.isRepair != true,
      let finding = field.finding, ![.unknownCase, .alias].contains(finding.kind),
      finding.kind != .mismatch || !hasArmOfAnything(field.anyValue)
    else { return nil }
    return finding
  }

  /// Whether a value has the arm of a union that takes anything, which is always a finding.
  private static func hasArmOfAnything(_ value: Any?) -> Bool {
    guard unwrapped(value) is any ValueOfUnion else { return false }
    let arm = withoutUnion(value)
    return arm is JSONValue || arm is any EncodableWithin
  }

  /// Whether a field that nobody changed is read as before.
  ///
  /// - Parameter isPartOfChange: Whether another field that reads in the same place was changed.
  ///   Only then is a container compared, which takes long.
  private static func isSame(
    _ field: any ErasedField, _ again: any ErasedField, _ isPartOfChange: Bool
  ) -> Bool {
    let absences: [FieldOutcome] = [.missing, .null]
    if absences.contains(field.outcome), absences.contains(again.outcome) { return true }
    // A step on the way was no object, and is one now: nothing was read, and nothing is.
    if field.outcome == .unusable, again.outcome == .missing,
      again.path.components.count > field.path.components.count
    {
      return true
    }
    guard field.outcome == again.outcome else { return false }
    guard let value = unwrapped(field.anyValue), let other = unwrapped(again.anyValue) else {
      return true
    }
    // A member beside an object may tell another variant now.
    if let value = value as? any VariantBuilder, !value.isToldVariant(of: other) { return false }
    let arm = withoutUnion(value)
    let isContainer = arm is any ConstructionBuilder || arm is any EditedElements
    guard !isContainer || isPartOfChange else { return true }
    let isKnown = isContainer || value is any Equatable || value is any Encodable
    return !isKnown || Differences.of(value, from: other).isEmpty
  }
}

extension Array where Element: Capturable {
  func problems(readingAgain again: Any?, old: Any?) -> [Finding] {
    guard let again = again as? Self, again.count == count else {
      return Differences.of(self, from: again as Any)
    }
    let before = old as? Self ?? []
    let shift = before.count - count
    return indices.flatMap { index -> [Finding] in
      for position in [index, index + shift] where before.indices.contains(position) {
        if areCopies(self[index], before[position]) { return [] }
      }
      let old = before.indices.contains(index) ? before[index] : nil
      return ReadBack.problems(of: self[index], again[index], old)
        .map { $0.prefixed(by: .index(index)) }
    }
  }
}

extension Finding {
  /// Nothing is there for the field. A model also has nothing for an array of which all was lost.
  fileprivate static func lost(at path: FieldPath) -> Finding {
    refusal("the field would have no value in the new document", at: path)
  }

  static func unread(_ words: String, at path: FieldPath) -> Finding {
    refusal("what would be written is not read: \(words)", at: path)
  }

  fileprivate static func noticed(_ words: String, at path: FieldPath) -> Finding {
    refusal(
      "what would be written has a finding that it did not have before: \(words)", at: path)
  }

  fileprivate static func changedToo(_ name: String, at path: FieldPath) -> Finding {
    refusal(
      "the edit would change what is read here, though this field was not changed",
      at: path.isEmpty ? .key(name) : path)
  }
}
