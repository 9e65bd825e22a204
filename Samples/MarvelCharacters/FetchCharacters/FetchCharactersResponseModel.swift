/// The result of fetching characters: a slice, or the reason why there is none.
///
/// ```swift
/// switch parseFetchCharacters(json: data) {
/// case .success(let slice): show(slice.results)
/// case .failure(let failure): show(failure.localizedDescription)
/// }
/// ```
public typealias FetchCharactersResponseModel =
  Result<CharactersSliceResponseModel, FetchCharactersFailure>
