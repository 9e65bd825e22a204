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

  public func _addFindings(_ failed: FailedParts?, to list: inout FindingList) {
    if Value.isBuiltAsIs {
      // Mostly there are none, and unspecialised code takes long to find the value.
      if note?.hasFindings == true { report(ownFindings(nil), into: &list) }
      return
    }
    // Several fields may have no path, and what is arriving is not built.
    let place = _place
    let known =
      place.isEmpty || isArriving ? _ownFindingsAlone : failed?.findings(of: self, at: place)
    report(known ?? ownFindings(nil), into: &list)
  }

  public var _ownFindingsAlone: FindingList {
    guard let value, !Value.isBuiltAsIs else { return ownFindings(nil) }
    return value.withFailedParts(note) { ownFindings($0) }
  }

  /// The findings about the value, with paths that begin there.
  ///
  /// - Parameter failed: What failed in the value when it was built.
  func ownFindings(_ failed: FailedParts?) -> FindingList {
    guard failed != nil || note?.hasFindings == true else { return .ofValue }
    if let value { return value._findingList(note, failed) }
    var own = FindingList.ofValue
    note?.reportOwn(into: &own)
    return own
  }

  /// Adds the findings about the value at its path, in the order of the search: other places that
  /// were tried come before the one whose value is used.
  private func report(_ own: FindingList, into list: inout FindingList) {
    let elsewhere = note?.elsewhere ?? []
    if value != nil { for finding in elsewhere { list.append(finding) } }
    // Creating a path takes time, and without findings none is needed.
    if !own.isEmpty { list.append(own, under: path) }
    if value == nil { for finding in elsewhere { list.append(finding) } }
  }

  /// The findings about the field, where `own` are those about the value.
  func findingList(_ own: FindingList) -> FindingList {
    var list = FindingList()
    report(own, into: &list)
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
