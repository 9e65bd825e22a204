import ConstructionBuilders
import ConstructionBuildersMacros

/// The same page for a list of names: five fields and each id and name, of everything that is sent.
@Buildable
struct MarvelNames: Decodable, Equatable {
  let code: Int
  let status: String
  let data: MarvelNamesSlice
}

@Buildable
struct MarvelNamesSlice: Decodable, Equatable {
  let offset: Int
  let total: Int
  let count: Int
  let results: [MarvelName]
}

@Buildable
struct MarvelName: Decodable, Equatable {
  let id: Int
  let name: String
}
