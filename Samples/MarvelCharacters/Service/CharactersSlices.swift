/// All slices of a search. Each slice is fetched when the loop asks for it.
///
/// ```swift
/// for try await page in service.slices(CharactersSearch(namesStartingWith: "Spider")) {
///   show(page.slice.results)
/// }
/// ```
///
/// The sequence ends at the total of the first slice, or at a smaller total of a later slice. It
/// also ends at an empty slice, whatever the total: a total of 1 562 with 1 560 characters is
/// common. It throws a ``FetchCharactersServiceFailure`` for a slice that cannot be fetched, for a
/// service that ignores the offset, and after ``maximumCount`` slices. An error ends the sequence.
public struct CharactersSlices: AsyncSequence, Sendable {
  public typealias Element = FetchedSlice

  let service: FetchCharactersMarvelService
  let search: CharactersSearch

  /// The maximum number of slices, so that the sequence ends with every service: ten thousand.
  public var maximumCount = 10_000

  init(service: FetchCharactersMarvelService, search: CharactersSearch) {
    self.service = service
    self.search = search
  }

  public func makeAsyncIterator() -> Iterator { Iterator(slices: self) }
}

extension CharactersSlices {
  /// A position in a search.
  public struct Iterator: AsyncIteratorProtocol {
    private let slices: CharactersSlices
    /// The search for the next slice; nil at the end.
    private var next: CharactersSearch?
    private var total = Int.max
    private var count = 0

    init(slices: CharactersSlices) {
      self.slices = slices
      next = slices.search
    }

    /// The next slice; nil at the end.
    ///
    /// - Throws: ``FetchCharactersServiceFailure``.
    public mutating func next() async throws -> FetchedSlice? {
      guard let search = next else { return nil }
      next = nil
      guard count < slices.maximumCount else {
        throw slices.service.failure(.tooManySlices(count), search)
      }
      let page = try await slices.service.slice(search)
      count += 1
      next = try following(search, page)
      return page
    }

    /// The search for the slice after a page.
    private mutating func following(
      _ search: CharactersSearch, _ page: FetchedSlice
    ) throws(FetchCharactersServiceFailure) -> CharactersSearch? {
      guard page.sentCount > 0 else { return nil }
      guard page.slice.offset == search.offset else {
        var failure = slices.service.failure(
          .wrongOffset(asked: search.offset, answered: page.slice.offset), search)
        failure.findings = page.findings
        throw failure
      }
      total = Swift.min(total, page.slice.total)
      var following = search
      let (offset, overflows) = search.offset.addingReportingOverflow(page.sentCount)
      following.offset = offset
      return overflows || offset >= total ? nil : following
    }
  }
}
