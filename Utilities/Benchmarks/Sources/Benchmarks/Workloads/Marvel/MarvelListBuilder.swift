import ConstructionBuilders

struct MarvelListBuilder: ConstructionBuilder {
  @Field var available: Int?
  @Field var collectionURI: String?
  @Field var items: [MarvelItemBuilder]?
  @Field var returned: Int?

  init(fields: JSONFields) {
    _available = fields["available"]
    _collectionURI = fields["collectionURI"]
    _items = fields["items"]
    _returned = fields["returned"]
  }

  func build() -> Result<MarvelList, BuildFailure> {
    construct(MarvelList.init, $available, $collectionURI, $items, $returned)
  }
}

struct MarvelItemBuilder: ConstructionBuilder {
  @Field var resourceURI: String?
  @Field var name: String?
  @Field var type: String?

  init(fields: JSONFields) {
    _resourceURI = fields["resourceURI"]
    _name = fields["name"]
    _type = fields["type"]
  }

  func build() -> Result<MarvelItem, BuildFailure> {
    construct(MarvelItem.init, $resourceURI, $name, $type.optional)
  }
}
