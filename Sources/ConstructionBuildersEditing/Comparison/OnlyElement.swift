internal import ConstructionBuilders

extension Place {
  /// The only element of an array, where a coercion reads it in place of that.
  func onlyElement(by coercion: Coercion) -> Place? {
    guard coercion.contains(.singleValuesFromArrays), kind == .array, pairs == nil,
      children.count == 1
    else { return nil }
    return place(of: children[0])
  }
}

extension ValuePair {
  /// The same beside the only element of the array from which the value was read: the array stays.
  /// Nil if the value is that of all that was sent.
  var inOnlyElement: ValuePair? {
    guard let array = place ?? (isSiblingRead ? model : nil),
      let element = array.onlyElement(by: reading.coercion), isRead(from: element, of: array)
    else { return nil }
    return place == nil
      ? ValuePair(new, old, at: nil, like: element, reading)
      : ValuePair(new, old, at: element, reading)
  }

  private func isRead(from element: Place, of array: Place) -> Bool {
    let container = reading.ofContainer
    switch unwrapped(new) {
    case is any RowBuilder, is JSONValue, is any EncodableWithin: return false
    case is any ConstructionBuilder, is any WritableDictionary:
      if case .pairs? = container.format { return false }
      return element.unembedded(by: container.coercion)?.kind == .object
    case is any EditedElements: return false
    case let union as any ValueOfUnion where union.isOfParts: return false
    default:
      let value = unwrapped(place == nil ? reading.read(array.value) : old)
      let inner = unwrapped(reading.read(element.value))
      guard let value, let inner else { return false }
      return Differences.of(value, from: inner).isEmpty
    }
  }
}
