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
    private let service: FetchCharactersMarvelService
    private var paging: Paging

    init(slices: CharactersSlices) {
      service = slices.service
      paging = Paging(slices.service, slices.search, maximumCount: slices.maximumCount)
    }

    /// The next slice; nil at the end.
    ///
    /// - Throws: ``FetchCharactersServiceFailure``.
    public mutating func next() async throws -> FetchedSlice? {
      guard let search = try paging.next() else { return nil }
      let page = try await service.slice(search)
      try paging.add(page.slice, sentCount: page.sentCount, of: search, page.findings)
      return page
    }
  }
}
