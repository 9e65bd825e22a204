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
    FieldPlace(type: ObjectIdentifier(Value.self), key: keyWord, path: keptNote?.path)
  }

  public func _findingList(in builder: FailedParts?) -> FindingList {
    if Value.isBuiltAsIs {
      // Mostly there are none, and unspecialised code takes long to find the value.
      return note?.hasFindings == true ? findingList(nil) : FindingList()
    }
    // Several fields may have no path, and what is arriving is not built.
    let place = _place
    if place.isEmpty || isArriving { return _findingsAlone }
    return builder?.findings(of: self, at: place) ?? findingList(nil)
  }

  public var _findingsAlone: FindingList {
    guard let value, !Value.isBuiltAsIs else { return findingList(nil) }
    return value.withFailedParts(note) { findingList($0) }
  }

  /// - Parameter failed: What failed in the value when it was built.
  func findingList(_ failed: FailedParts?) -> FindingList {
    guard failed != nil || note?.hasFindings == true else { return FindingList() }
    guard let value else {
      var own = FindingList.ofValue
      note?.reportOwn(into: &own)
      return findingList(own, hasValue: false)
    }
    return findingList(of: value, failed)
  }

  /// The same for the value of the field.
  @usableFromInline
  func findingList(of value: Value, _ failed: FailedParts?) -> FindingList {
    findingList(value._findingList(note, failed), hasValue: true)
  }

  /// The findings in the order of the search: other places that were tried come before the one
  /// whose value is used.
  func findingList(_ own: FindingList, hasValue: Bool) -> FindingList {
    let elsewhere = note?.elsewhere ?? []
    var list = FindingList()
    if hasValue { for finding in elsewhere { list.append(finding) } }
    // Creating a path takes time, and without findings none is needed.
    if !own.isEmpty { list.append(own, under: path) }
    if !hasValue { for finding in elsewhere { list.append(finding) } }
    return list
  }

  @unsafe
  public func _isStored(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let key = MemoryLayout<Self>.offset(of: \.keyWord),
      let note = MemoryLayout<Self>.offset(of: \.keptNote)
    else { return false }
    let reference = keptNote.map { UInt(bitPattern: ObjectIdentifier($0)) } ?? 0
    return unsafe bytes.loadUnaligned(fromByteOffset: offset + key, as: UInt64.self) == keyWord.bits
      && bytes.loadUnaligned(fromByteOffset: offset + note, as: UInt.self) == reference
  }
}
