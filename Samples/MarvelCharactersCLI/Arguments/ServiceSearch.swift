import MarvelCharacters

/// What a service is asked for, and where it is.
struct ServiceSearch: Equatable {
  var address: ServiceAddress
  var namesStartingWith: String?
}
