import ConstructionBuilders

/// Builds the comics of a response. Those that cannot be built are left out, and reported.
///
/// If most are lost, the backend has changed: that is a failure, and not a short list.
struct ComicsPageBuilder: ConstructionBuilder {
  @Field var comics: [ComicBuilder]?

  init(fields: JSONFields) {
    _comics = fields["comics"]
  }

  func build() -> Result<[Comic], BuildFailure> {
    construct({ $0 }, $comics.allowingLosses(atMostShare: 0.5))
  }
}
