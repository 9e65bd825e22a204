import ConstructionBuilders

struct MarvelNamesBuilder: ConstructionBuilder {
  @Field var code: Int?
  @Field var status: String?
  @Field var data: MarvelNamesSliceBuilder?

  init(fields: JSONFields) {
    _code = fields["code"]
    _status = fields["status"]
    _data = fields["data"]
  }

  func build() -> Result<MarvelNames, BuildFailure> {
    construct(MarvelNames.init, $code, $status, $data)
  }
}

struct MarvelNamesSliceBuilder: ConstructionBuilder {
  @Field var offset: Int?
  @Field var total: Int?
  @Field var count: Int?
  @Field var results: [MarvelNameBuilder]?

  init(fields: JSONFields) {
    _offset = fields["offset"]
    _total = fields["total"]
    _count = fields["count"]
    _results = fields["results"]
  }

  func build() -> Result<MarvelNamesSlice, BuildFailure> {
    construct(MarvelNamesSlice.init, $offset, $total, $count, $results)
  }
}

struct MarvelNameBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
  }

  func build() -> Result<MarvelName, BuildFailure> {
    construct(MarvelName.init, $id, $name)
  }
}
