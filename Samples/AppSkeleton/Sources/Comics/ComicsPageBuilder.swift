import ConstructionBuilders

/// Builds the comics of a response. Those that cannot be built are left out, and reported.
struct ComicsPageBuilder: ConstructionBuilder {
  @Field var comics: [ComicBuilder]?

  init(fields: JSONFields) {
    _comics = fields["comics"]
  }

  func build() -> Result<[Comic], BuildFailure> {
    construct({ $0 }, $comics)
  }
}
