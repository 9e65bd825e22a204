import ConstructionBuilders

/// Builds a ``Comic`` from what the backend sends.
struct ComicBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var title: String?
  @Field var pageCount: Int?

  init(fields: JSONFields) {
    _id = fields["id"]
    _title = fields["title"]
    _pageCount = fields["pageCount"]
  }

  func build() -> Result<Comic, BuildFailure> {
    construct(Comic.init, $id, $title, $pageCount.optional)
  }
}
