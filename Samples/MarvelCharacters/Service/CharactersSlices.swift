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
/// common. It throws a ``FetchCharactersServiceFailure`` for a slice that cannot be fetched, and
/// for a service that ignores the offset. An error ends the sequence.
public struct CharactersSlices: AsyncSequence, Sendable {
  public typealias Element = FetchedSlice

  let service: FetchCharactersMarvelService
  let search: CharactersSearch

  public func makeAsyncIterator() -> Iterator { Iterator(service: service, following: search) }
}

extension CharactersSlices {
  /// A position in a search.
  public struct Iterator: AsyncIteratorProtocol {
    let service: FetchCharactersMarvelService
    /// The search for the next slice; nil at the end.
    var following: CharactersSearch?
    private var total = Int.max

    init(service: FetchCharactersMarvelService, following: CharactersSearch) {
      self.service = service
      self.following = following
    }

    /// The next slice; nil at the end.
    ///
    /// - Throws: ``FetchCharactersServiceFailure``.
    public mutating func next() async throws -> FetchedSlice? {
      guard var search = following else { return nil }
      following = nil
      let page = try await service.slice(search)
      guard page.sentCount > 0 else { return page }
      guard page.slice.offset == search.offset else {
        throw service.failure(
          .wrongOffset(asked: search.offset, answered: page.slice.offset), search, page.findings)
      }
      total = Swift.min(total, page.slice.total)
      let (offset, overflows) = search.offset.addingReportingOverflow(page.sentCount)
      search.offset = offset
      following = overflows || offset >= total ? nil : search
      return page
    }
  }
}
