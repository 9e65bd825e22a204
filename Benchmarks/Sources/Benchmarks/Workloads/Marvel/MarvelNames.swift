/// The same page for a list of names: five fields and each id and name, of everything that is sent.
struct MarvelNames: Decodable, Equatable {
  let code: Int
  let status: String
  let data: MarvelNamesSlice
}

struct MarvelNamesSlice: Decodable, Equatable {
  let offset: Int
  let total: Int
  let count: Int
  let results: [MarvelName]
}

struct MarvelName: Decodable, Equatable {
  let id: Int
  let name: String
}
