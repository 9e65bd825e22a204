/// Formats of what is in arrays, sets and dictionaries.
extension FieldFormat {
  /// An array whose elements have a format.
  ///
  /// ```swift
  /// _times = fields["times", as: .each(.secondsSince1970)]     // [Date], [Date?], Set<Date>
  /// // times[1]: expected Date in seconds since 1970, found string "soon"
  /// ```
  ///
  /// An element that cannot be read is left out. In an array of Optionals it is nil, and what the
  /// format takes for null is nil without a finding.
  @_disfavoredOverload
  public static func each<Element>(_ element: FieldFormat<Element>) -> FieldFormat
  where Value == [Element] {
    FieldFormat(.each(element.words)) { [Element].capture($0, each: element.captured) }
  }

  /// An array of Optionals whose elements have a format, or are nil.
  public static func each<Element>(_ element: FieldFormat<Element>) -> FieldFormat
  where Value == [Element?] { .each(element.orNil) }

  /// A set whose elements have a format.
  public static func each<Element>(_ element: FieldFormat<Element>) -> FieldFormat
  where Value == Set<Element> {
    FieldFormat(.each(element.words)) { Set.capture($0, each: element.captured) }
  }

  /// A dictionary whose values have a format.
  ///
  /// ```swift
  /// _visits = fields["visits", as: .each(.millisecondsSince1970)]     // [String: Date]
  /// ```
  @_disfavoredOverload
  public static func each<Key, Member>(_ member: FieldFormat<Member>) -> FieldFormat
  where Value == [Key: Member] {
    FieldFormat(.each(member.words)) { Value.captureNoting($0, each: member.captured) }
  }

  /// A dictionary of Optionals whose values have a format, or are nil.
  public static func each<Key, Member>(_ member: FieldFormat<Member>) -> FieldFormat
  where Value == [Key: Member?] { .each(member.orNil) }

  /// A dictionary whose keys have a format, and perhaps its values, too.
  ///
  /// ```swift
  /// _byDay = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]     // [Date: Price]
  /// ```
  ///
  /// A member whose key cannot be read is left out, and so is one whose key equals another one.
  @_disfavoredOverload
  public static func keyed<Key, Member>(
    by key: FieldFormat<Key>, values member: FieldFormat<Member>? = nil
  ) -> FieldFormat where Value == [Key: Member] {
    FieldFormat(.keyed(by: key.words, values: member?.words)) {
      Value.captureNoting($0, keyedBy: key) { $0.captured(in: member) }
    }
  }

  /// A dictionary of Optionals whose keys have a format, and perhaps its values, too.
  public static func keyed<Key, Member>(
    by key: FieldFormat<Key>, values member: FieldFormat<Member>? = nil
  ) -> FieldFormat where Value == [Key: Member?] {
    .keyed(by: key, values: member?.orNil)
  }

  /// An array that cannot be used if an element of it cannot be read.
  ///
  /// ```swift
  /// _points = fields["points", as: .each(.whole())]     // [[Double]]
  /// ```
  ///
  /// Where positions have a meaning, an array without one of its elements has another meaning. Here
  /// the findings are those about the elements, such as `points[1][0]: expected Double, found
  /// string "x"`. A builder in it that can be read and not built is left out as ever.
  @_disfavoredOverload
  public static func whole<Element>(_ element: FieldFormat<Element>? = nil) -> FieldFormat
  where Value == [Element] {
    FieldFormat(.whole(element?.words)) { node in
      [Element].capture(node) { $0.captured(in: element) }.whole
    }
  }

  /// An array of Optionals that cannot be used if an element of it cannot be read. Null can.
  public static func whole<Element>(_ element: FieldFormat<Element>? = nil) -> FieldFormat
  where Value == [Element?] { .whole(element?.orNil) }

  @available(
    *, unavailable,
    message: "a dictionary has no positions: pass '.requiringAll' if it may not lose a member"
  )
  @_documentation(visibility: internal)
  public static func whole<Key, Member>(_ member: FieldFormat<Member>? = nil) -> FieldFormat
  where Value == [Key: Member] { FieldFormat { _ in .missing } }

  @available(
    *, unavailable,
    message: "a set has no positions: pass '.requiringAll' if it may not lose an element"
  )
  @_documentation(visibility: internal)
  public static func whole<Element>(_ element: FieldFormat<Element>? = nil) -> FieldFormat
  where Value == Set<Element> { FieldFormat { _ in .missing } }
}

extension FieldFormat {
  /// The same for an Optional, which is nil where the value is null or cannot be read.
  package var orNil: FieldFormat<Value?> {
    FieldFormat<Value?>(words) { node in
      if node.kind == .null { return Captured<Value?>(value: .some(nil), note: nil) }
      let room = node.words
      let captured = captured(node)
      // Null is nil here, and no finding that takes room.
      if captured.note?.state == .declaredNull { node.words = room }
      return Value?.wrapping(captured, from: node)
    }
  }
}

extension Captured {
  /// The same, if no part of the value was lost; otherwise the reasons alone.
  fileprivate var whole: Captured {
    guard value != nil, let note, note.total.problems > 0 else { return self }
    var problems = FindingList.ofValue
    note.reportProblems(into: &problems)
    return Captured(value: nil, note: CaptureNote(own: problems.findings))
  }
}
