import ConstructionBuilders

/// The characters of a search, one at a time.
///
/// ```swift
/// for try await character in service.characters(CharactersSearch(namesStartingWith: "Spider")) {
///   switch character.result {
///   case .success(let model): show(model, at: character.position)
///   case .failure(let failure): showGap(failure, at: character.position)
///   }
/// }
/// ```
///
/// A character that cannot be built keeps its place, while ``CharactersSlices`` leaves it out. In
/// return, there are no findings about what is around the characters. Slices are fetched,
/// retried and ended in the same way: each as a whole, because a service says only after the
/// characters whether they are those that were asked for.
public struct FoundCharacters: AsyncSequence, Sendable {
  public typealias Element = FoundCharacter

  let service: FetchCharactersMarvelService
  let search: CharactersSearch

  public func makeAsyncIterator() -> Iterator { Iterator(self) }
}

extension FoundCharacters {
  /// A position among the characters.
  public struct Iterator: AsyncIteratorProtocol {
    private let service: FetchCharactersMarvelService
    private var paging: Paging
    /// Those of the last slice, in reverse.
    private var fetched: [FoundCharacter] = []

    init(_ characters: FoundCharacters) {
      service = characters.service
      paging = Paging(
        service, characters.search,
        maximumCount: service.slices(characters.search).maximumCount)
    }

    /// The next character; nil at the end.
    ///
    /// - Throws: ``FetchCharactersServiceFailure``.
    public mutating func next() async throws -> FoundCharacter? {
      while true {
        if let character = fetched.popLast() { return character }
        guard let search = try paging.next() else { return nil }
        let (page, _) = try await service.fetched(search) {
          (reply, coercion) throws(Reply.Problem) in try reply.characters(coercion)
        }
        try paging.add(page.slice, sentCount: page.characters.count, of: search, page.findings)
        fetched = page.characters.reversed()
      }
    }
  }
}
