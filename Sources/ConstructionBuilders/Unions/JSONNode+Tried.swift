/// Values that are read by several arms of a union.
extension JSONNode {
  /// Reads the value by `read`, which tries both arms; once, where arms around it are tried, too.
  func tried<Value: Capturable>(
    _ format: UnionFormat, _ read: () -> Captured<Value>
  ) -> Captured<Value> {
    guard let source = unsafe source, let place = tried(as: Value.self, format) else {
      return read()
    }
    guard let known = unsafe source.pointee.tried else {
      unsafe source.pointee.tried = TriedValues()
      defer { unsafe source.pointee.tried = nil }
      return read()
    }
    if let captured = known.value(at: place, as: Captured<Value>.self) {
      // Its fields have left their marks in another builder.
      if captured.note != nil { mark() }
      return captured
    }
    let captured = read()
    known.keep(captured, at: place, held: inDictionary?.value)
    return captured
  }

  /// What was built to rank the arms of unions, while one of them is tried.
  var rankedBuilds: RankedBuilds? { unsafe source.flatMap { unsafe $0.pointee.tried?.builds } }

  private func tried<Value>(as type: Value.Type, _ format: UnionFormat) -> TriedValues.Place? {
    guard format.isKnown else { return nil }
    let (value, depth): (UInt?, Int) =
      switch input {
      case .tape(let node): (UInt(node.offset), 0)
      case .dictionary(let node): (node.identity, node.depth.containers)
      }
    return value.map {
      TriedValues.Place(
        type: ObjectIdentifier(type), format: format, value: $0, depth: depth,
        context: context.bits)
    }
  }

  /// Reads the value by an arm that may not be used. Marks the input, so that no field of it is
  /// taken for the only one with a finding.
  func trying<Value>(_ read: () -> Captured<Value>) -> Captured<Value> {
    let marks = markCount
    guard let source = unsafe source else { return read() }
    let findings = unsafe source.pointee.directFindings
    unsafe source.pointee.directFindings = nil
    defer {
      unsafe source.pointee.directFindings = findings
      if findings != nil || isMarked(since: marks) { mark() }
    }
    return read()
  }
}
