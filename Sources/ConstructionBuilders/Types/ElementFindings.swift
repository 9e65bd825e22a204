/// Collects the findings about one container and its elements.
struct ElementFindings {
  private var elements: NotedElements
  private var findings = FindingList.ofValue

  /// The elements that could not be built, in the order of their places.
  private let failed: [(place: FieldPath.Component, found: FailedParts.Element)]

  /// The first of these that was not yet met.
  private var nextFailed = 0

  private init(_ note: CaptureNote?, _ failed: FailedParts?) {
    elements = NotedElements(note)
    self.failed = failed?.elementsInOrder ?? []
    note?.reportOwn(into: &findings)
  }

  /// The findings about a container. `takeEach` takes its elements, in the order of their findings.
  static func list<Container>(
    of container: Container, _ note: CaptureNote?, _ failed: FailedParts?,
    _ takeEach: (inout ElementFindings) -> Void
  ) -> FindingList {
    guard failed != nil || note?.hasFindings == true else { return .ofValue }
    return BuildWatch.toldOnce(container, note, failed) {
      var elements = ElementFindings(note, failed)
      if note == nil { elements.takeFailed() } else { takeEach(&elements) }
      return elements.end()
    }
  }

  /// Adds the findings about one element.
  ///
  /// - Parameter place: Where the element is in the value.
  mutating func take(_ element: @autoclosure () -> some Capturable, at place: FieldPath.Component) {
    let (part, before) = elements.part(at: place)
    elements.listLosses(among: before, into: &findings)
    if let known = failed(at: place) {
      add(known, at: place)
    } else if let searched = elements.searched(part) {
      add(.list(element()._findingList(searched, nil)), at: place)
    }
  }

  /// Adds those about the elements that could not be built, if nothing is known of the others.
  private mutating func takeFailed() { for (place, known) in failed { add(known, at: place) } }

  /// All of them.
  private mutating func end() -> FindingList {
    elements.listLosses(among: elements.rest, into: &findings)
    findings.omit(elements.notes?.omitted.all ?? 0)
    return findings
  }

  private mutating func failed(at place: FieldPath.Component) -> FailedParts.Element? {
    while nextFailed < failed.count, failed[nextFailed].place.precedes(place) { nextFailed += 1 }
    guard nextFailed < failed.count, failed[nextFailed].place == place else { return nil }
    defer { nextFailed += 1 }
    return failed[nextFailed].found
  }

  private mutating func add(_ known: FailedParts.Element, at place: FieldPath.Component) {
    switch known {
    case .counted(let count): findings.omit(count)
    case .list(let list):
      guard !list.isEmpty else { return }
      findings.append(list, under: elements.path(of: elements.source(of: place)))
    }
  }
}
