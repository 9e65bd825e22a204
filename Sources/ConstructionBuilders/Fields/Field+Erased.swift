extension Field: ErasedField {
  @_documentation(visibility: internal)
  public var anyValue: Any? { value }

  @_documentation(visibility: internal)
  public var losses: [Finding] {
    var losses = FindingList.ofValue
    note?.reportProblems(into: &losses)
    return losses.findings
  }

  @_documentation(visibility: internal)
  public var _place: FieldPlace {
    FieldPlace(type: ObjectIdentifier(Value.self), key: keyWord, path: note?.path)
  }

  public func _findingList(in builder: FailedParts?) -> FindingList {
    if Value.isBuiltAsIs { return _findingList(nil) }
    // Several fields may have no path, and what is arriving is not built.
    let place = _place
    if place.isEmpty || isArriving { return _findingsAlone }
    return builder?.findings(of: self, at: place) ?? _findingList(nil)
  }

  public var _findingsAlone: FindingList {
    guard let value, !Value.isBuiltAsIs else { return _findingList(nil) }
    return value.withFailedParts(note) { _findingList($0) }
  }

  public func _findingList(_ failed: FailedParts?) -> FindingList {
    guard failed != nil || note?.hasFindings == true else { return FindingList() }
    let own: FindingList
    let hasValue: Bool
    if let value {
      (own, hasValue) = (value._findingList(note, failed), true)
    } else {
      var absence = FindingList.ofValue
      note?.reportOwn(into: &absence)
      (own, hasValue) = (absence, false)
    }
    guard let note else {
      var list = FindingList()
      list.append(own, under: path)
      return list
    }
    return note.findingList(own, at: path, hasValue: hasValue)
  }

  @unsafe
  public func _isStored(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let key = MemoryLayout<Self>.offset(of: \.keyWord),
      let note = MemoryLayout<Self>.offset(of: \.note)
    else { return false }
    let reference = self.note.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
    return unsafe bytes.loadUnaligned(fromByteOffset: offset + key, as: UInt64.self) == keyWord.bits
      && bytes.loadUnaligned(fromByteOffset: offset + note, as: UInt.self) == reference
  }
}
