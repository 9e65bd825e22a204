/// The one field of a builder that was noted, if its note says all there is to report.
///
/// It saves the search for the field, which is most of the cost of a finding.
///
/// `@unchecked Sendable`: the reference is never set again.
struct OnlyNote: @unchecked Sendable {
  /// A builder that has given the field another value has released the note.
  private weak var note: CaptureNote?
  private let key: KeyWord
  private let hasValue: Bool

  init(_ noted: NotedKey) {
    note = noted.note
    key = noted.key
    hasValue = noted.hasValue
  }

  var findingList: FindingList {
    guard let note else { return FindingList() }
    var own = FindingList.ofValue
    note.reportOwn(into: &own)
    let path = note.path ?? key.text.map { .key($0) } ?? FieldPath()
    return note.findingList(own, at: path, hasValue: hasValue)
  }
}

extension CaptureNote {
  /// The findings about a field, in the order of the search: other places that were tried come
  /// before the one whose value is used.
  func findingList(_ own: FindingList, at path: FieldPath, hasValue: Bool) -> FindingList {
    var list = FindingList()
    if hasValue { for finding in elsewhere { list.append(finding) } }
    // Creating a path takes time, and without findings none is needed.
    if !own.isEmpty { list.append(own, under: path) }
    if !hasValue { for finding in elsewhere { list.append(finding) } }
    return list
  }
}
