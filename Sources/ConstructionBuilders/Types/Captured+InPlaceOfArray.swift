extension Captured where Value: Capturable {
  /// What is read where an array was not sent: a text with an array in it, an object with
  /// numbers as keys, or a single element.
  ///
  /// - Parameters:
  ///   - capture: Reads an array.
  ///   - captureNumbered: Reads an object whose keys are numbers; nil for other values.
  ///   - read: Reads an element.
  ///   - single: Makes an array of one element.
  static func inPlaceOfArray<Element: Capturable>(
    _ node: JSONNode, _ capture: (JSONNode) -> Captured, _ captureNumbered: (JSONNode) -> Captured?,
    _ read: (JSONNode) -> Captured<Element>, of single: (Element) -> Value
  ) -> Captured {
    let embedded = node.withEmbedded { $0.kind == .array ? capture(copy $0) : nil }
    if let captured = (embedded ?? nil) ?? captureNumbered(node) {
      return captured.repaired(from: node)
    }
    let node = node.inPlaceOfArray
    guard node.coercion.contains(.arraysFromSingleValues), !node.isNoElement else {
      return .unusable(node)
    }
    // An element that is an array itself could be read from the same value forever.
    guard let element = node.again({ read(node) }), let captured = self.single(element, of: single)
    else { return .unusable(node) }
    // An element that is an array was read from the same value by the same repair. It is told once.
    // Findings do not say so, because those that are only counted are all equal.
    let isTold = Element.expectation == Value.expectation && captured.isRepaired
    return isTold ? captured : captured.repaired(from: node)
  }

  /// An array of one element; nil if that cannot be used.
  static func single<Element: Capturable>(
    _ element: Captured<Element>, of single: (Element) -> Value
  ) -> Captured? {
    // An Optional element is nil if it cannot be used or counts as null: that is not wrapped.
    guard let value = element.value, element.note?.own.contains(where: { !$0.isRepair }) != true,
      (value as? any OptionalValue).map({ $0.wrapped != nil }) ?? true
    else { return nil }
    guard element.note != nil || !Element.isBuiltAsIs else { return Captured(single(value)) }
    var notes = ElementNotes.inPlaceOfArray
    notes.keep(elementAt: 0, position: 0, element.note?.with(own: []))
    let note = CaptureNote { ($0.own, $0.elements) = (element.note?.own ?? [], notes) }
    return Captured(value: single(value), note: note)
  }
}
