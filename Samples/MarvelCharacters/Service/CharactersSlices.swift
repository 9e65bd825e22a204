/// All characters of a search, slice by slice, each fetched when it is asked for.
///
/// ```swift
/// for try await page in service.slices(CharactersSearch(namesStartingWith: "Spider")) {
///   show(page.slice.results)
/// }
/// ```
///
/// It ends where the total of the first slice is reached, or a smaller one of a later slice, and where a slice is empty,
/// whatever its total says: a total of 1 562 and 1 560 characters is common. It throws a
/// ``FetchCharactersServiceFailure`` where a slice could not be fetched, where the service ignores the offset that it was
/// asked for, and after ``maximumCount`` slices. What was thrown ends it.
public struct CharactersSlices: AsyncSequence, Sendable {
  public typealias Element = FetchedSlice

  let service: FetchCharactersMarvelService
  let search: CharactersSearch

  /// How many slices there are at the most, so that a service without end has one: ten thousand.
  public var maximumCount = 10_000

  init(service: FetchCharactersMarvelService, search: CharactersSearch) {
    self.service = service
    self.search = search
  }

  public func makeAsyncIterator() -> Iterator { Iterator(slices: self) }
}

extension CharactersSlices {
  /// Where in a search we are.
  public struct Iterator: AsyncIteratorProtocol {
    private let slices: CharactersSlices
    /// What comes next; nil where nothing does.
    private var next: CharactersSearch?
    private var total = Int.max
    private var count = 0

    init(slices: CharactersSlices) {
      self.slices = slices
      next = slices.search
    }

    /// The next slice; nil when there is none.
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

    /// What comes after a slice.
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
