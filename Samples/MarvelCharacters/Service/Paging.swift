import ConstructionBuilders

/// A position in a search that is fetched slice by slice, and when the search ends.
struct Paging {
  private let service: FetchCharactersMarvelService
  private let maximumCount: Int
  /// The search for the next slice; nil at the end.
  private var following: CharactersSearch?
  private var total = Int.max
  private var count = 0

  init(
    _ service: FetchCharactersMarvelService, _ search: CharactersSearch, maximumCount: Int
  ) {
    self.service = service
    self.maximumCount = maximumCount
    following = search
  }

  /// The search for the next slice; nil at the end. Without a slice added for it, there is none
  /// after it.
  mutating func next() throws(FetchCharactersServiceFailure) -> CharactersSearch? {
    guard let search = following else { return nil }
    following = nil
    guard count < maximumCount else { throw service.failure(.tooManySlices(count), search) }
    return search
  }

  /// Adds what came for a search.
  mutating func add(
    _ slice: CharactersSliceResponseModel, sentCount: Int, of search: CharactersSearch,
    _ findings: [Finding]
  ) throws(FetchCharactersServiceFailure) {
    count += 1
    guard sentCount > 0 else { return }
    guard slice.offset == search.offset else {
      var failure = service.failure(
        .wrongOffset(asked: search.offset, answered: slice.offset), search)
      failure.findings = findings
      throw failure
    }
    total = min(total, slice.total)
    var next = search
    let (offset, overflows) = search.offset.addingReportingOverflow(sentCount)
    next.offset = offset
    following = overflows || offset >= total ? nil : next
  }
}
