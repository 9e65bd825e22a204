import ConstructionBuilders
import Foundation

struct MarvelResponseBuilder: ConstructionBuilder {
  @Field var code: Int?
  @Field var status: String?
  @Field var copyright: String?
  @Field var attributionText: String?
  @Field var attributionHTML: String?
  @Field var etag: String?
  @Field var data: MarvelSliceBuilder?

  init(fields: JSONFields) {
    _code = fields["code"]
    _status = fields["status"]
    _copyright = fields["copyright"]
    _attributionText = fields["attributionText"]
    _attributionHTML = fields["attributionHTML"]
    _etag = fields["etag"]
    _data = fields["data"]
  }

  func build() -> Result<MarvelResponse, BuildFailure> {
    construct(
      MarvelResponse.init, $code, $status, $copyright, $attributionText, $attributionHTML, $etag,
      $data)
  }
}

struct MarvelSliceBuilder: ConstructionBuilder {
  @Field var offset: Int?
  @Field var limit: Int?
  @Field var total: Int?
  @Field var count: Int?
  @Field var results: [MarvelCharacterBuilder]?

  init(fields: JSONFields) {
    _offset = fields["offset"]
    _limit = fields["limit"]
    _total = fields["total"]
    _count = fields["count"]
    _results = fields["results"]
  }

  func build() -> Result<MarvelSlice, BuildFailure> {
    construct(MarvelSlice.init, $offset, $limit, $total, $count, $results)
  }
}
