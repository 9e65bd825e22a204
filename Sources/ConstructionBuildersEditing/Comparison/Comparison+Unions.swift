internal import ConstructionBuilders

extension Comparison {
  /// What is written in place of a value of one of several types.
  ///
  /// A value of another type is written anew.
  func change(
    of new: any ValueOfUnion, _ old: Any?, _ pair: ValuePair
  ) throws(Refusal) -> Change? {
    let before = old as? any ValueOfUnion
    let isSameArm = before?.isFirst == new.isFirst
    if !isSameArm { try refuseRemoval(of: before?.arm, at: pair.place, pair.reading.coercion) }
    guard new.isOfParts else { return try scalar(new, old, pair) }
    let reading = pair.reading.ofArm(new)
    // A string that another arm reads is no document.
    let model = pair.model.flatMap { sibling in
      sibling.kind != .string || reading.read(sibling.value) != nil ? sibling : nil
    }
    return try change(
      ValuePair(
        new.arm, isSameArm ? before?.arm : nil, at: isSameArm ? pair.place : nil, like: model,
        reading))
  }
}

extension ValueOfUnion {
  /// Whether the value has parts, which are compared one by one.
  var isOfParts: Bool {
    switch withoutUnion(self) {
    case is any ConstructionBuilder, is any EditedElements, is any EncodableWithin, is JSONValue:
      true
    default: false
    }
  }
}

extension Reading {
  /// How a value of a union is read by its own arm.
  fileprivate func ofArm(_ union: any ValueOfUnion) -> Reading {
    let whole = ofContainer
    var reading = Reading(coercion: whole.coercion) { [read = whole.read] json in
      let again = unwrapped(read(json)) as? any ValueOfUnion
      return again?.isFirst == union.isFirst ? again?.arm : nil
    }
    reading.format = union.words(whole.format)
    reading.none = none
    reading.isInString = whole.isInString
    return reading
  }
}

extension Array where Element: Capturable {
  /// Whether elements have one of several types.
  static var areOfUnion: Bool {
    typeWithoutOptional(Element.self) is any ValueOfUnion.Type
  }

  /// Whether nothing but its value tells an element from others: it has one of several types, and
  /// no builder is in it.
  func isToldByValue(_ element: Element) -> Bool {
    guard Self.areOfUnion, let value = withoutUnion(element) else { return false }
    return !(typeOfLeaf(type(of: value)) is any ConstructionBuilder.Type)
  }

  /// Whether an element is found by its value: it has one of several types, and is no builder.
  func isFoundByValue(_ element: Element) -> Bool {
    guard Self.areOfUnion, let value = withoutUnion(element) else { return false }
    return !(value is any ConstructionBuilder)
  }

  /// Matches such elements: where as many came back, those at their indices, and else equal ones.
  func matchByValue(_ old: Self, _ middle: Range<Int>, _ match: inout [Int?]) {
    guard Self.areOfUnion else { return }
    var taken = Set(match.compactMap(\.self))
    for index in middle where count == old.count && match[index] == nil && !taken.contains(index) {
      guard isFoundByValue(self[index]), isFoundByValue(old[index]) else { continue }
      match[index] = index
      taken.insert(index)
    }
    var free: [ExactText: [Int]] = [:]
    for position in old.indices.reversed() where !taken.contains(position) {
      guard isFoundByValue(old[position]), let text = old[position].identity else { continue }
      free[text, default: []].append(position)
    }
    for index in middle where match[index] == nil && isFoundByValue(self[index]) {
      match[index] = self[index].identity.flatMap { free[$0]?.popLast() }
    }
  }

  /// Throws if several elements of one of several types were changed, and a part of one was not
  /// read: nothing tells whether it was moved.
  func refuseMovedParts(
    _ old: Self, at sent: [Place], _ coercion: Coercion, _ pairs: ElementPairs
  ) throws(Refusal) {
    guard Self.areOfUnion else { return }
    let isOne = count == old.count && indices.count(where: { !pairs.isSame($0) }) <= 1
    try Refusal.ofMovedParts(isOne: isOne, zip(old, sent), coercion)
  }
}

extension Refusal {
  /// The same for an array or a dictionary, of which one element or member was changed, or several.
  static func ofMovedParts<Value>(
    isOne: Bool, _ old: some Sequence<(Value, Place)>, _ coercion: Coercion
  ) throws(Refusal) {
    guard !isOne, old.contains(where: { isIncomplete($0, at: $1, coercion) }) else { return }
    throw Refusal(
      "a value that was not read completely is beside others that were changed: nothing tells "
        + "whether it was moved")
  }
}
