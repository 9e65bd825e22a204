/// Values that are read once, while arms of unions are tried: see ``TriedValues``.
extension JSONNode {
  /// Whether builders know the objects that they have read, and this is none that is still open.
  var isKnown: Bool { unsafe sourceOfTrial?.pointee.knowsObjects == true && !isOpen }

  /// The input in which arms are tried: of values that a format has copied, such as those of pairs,
  /// the one around them.
  ///
  /// Trusts what ``ThreadInput`` does: that one is still being read.
  var sourceOfTrial: UnsafeMutablePointer<InputSource>? {
    unsafe source ?? ThreadInput.own.source
  }

  /// What is known of the value, or what `read` reads of it now; nil if that is nil.
  ///
  /// - Parameter format: How it is written, if the type does not say.
  func known<Value>(
    _ format: AnyHashable? = nil, _ read: () -> Captured<Value>?
  ) -> Captured<Value>? {
    guard let known = unsafe sourceOfTrial?.pointee.tried,
      let place = place(as: Value.self, format)
    else { return read() }
    if let captured = known.value(at: place, as: Captured<Value>.self) {
      // Its fields have left their marks in another builder.
      if captured.note != nil { mark() }
      return captured
    }
    let captured = read()
    if let captured { known.keep(captured, at: place, held: inDictionary?.value) }
    return captured
  }

  private func place<Value>(as type: Value.Type, _ format: AnyHashable?) -> TriedValues.Place? {
    let (value, depth): (UInt?, Int) =
      switch input {
      // Copied values are tried beside those of a document, and a number may be that of both.
      case .tape(let node): (UInt(node.offset), -1)
      case .dictionary(let node): (node.identity, node.depth.containers)
      }
    return value.map {
      TriedValues.Place(
        type: ObjectIdentifier(type), format: format, value: $0, depth: depth,
        context: context.bits)
    }
  }
}
