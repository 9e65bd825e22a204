import MarvelCharacters

/// A search for characters, and the address of the service.
struct ServiceSearch: Equatable {
  var address: ServiceAddress
  var namesStartingWith: String?
}
