import ConstructionBuilders

struct RecordBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var title: String?
  @Field var price: Double?
  @Field var isActive: Bool?
  @Field var stock: Int?
  @Field var category: String?
  @Field var width: Double?
  @Field var brand: String?
  @Field var height: Double?
  @Field var isNew: Bool?
  @Field var rank: Int?
  @Field var colour: String?
  @Field var weight: Double?
  @Field var country: String?
  @Field var rating: Double?
  @Field var isSale: Bool?
  @Field var views: Int?
  @Field var supplier: String?
  @Field var latitude: Double?
  @Field var material: String?
  @Field var longitude: Double?
  @Field var isFragile: Bool?
  @Field var orders: Int?
  @Field var currency: String?
  @Field var discount: Double?
  @Field var isGift: Bool?
  @Field var returns: Int?
  @Field var language: String?
  @Field var tax: Double?
  @Field var notes: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _title = fields["title"]
    _price = fields["price"]
    _isActive = fields["isActive"]
    _stock = fields["stock"]
    _category = fields["category"]
    _width = fields["width"]
    _brand = fields["brand"]
    _height = fields["height"]
    _isNew = fields["isNew"]
    _rank = fields["rank"]
    _colour = fields["colour"]
    _weight = fields["weight"]
    _country = fields["country"]
    _rating = fields["rating"]
    _isSale = fields["isSale"]
    _views = fields["views"]
    _supplier = fields["supplier"]
    _latitude = fields["latitude"]
    _material = fields["material"]
    _longitude = fields["longitude"]
    _isFragile = fields["isFragile"]
    _orders = fields["orders"]
    _currency = fields["currency"]
    _discount = fields["discount"]
    _isGift = fields["isGift"]
    _returns = fields["returns"]
    _language = fields["language"]
    _tax = fields["tax"]
    _notes = fields["notes"]
  }

  func build() -> Result<Record, BuildFailure> {
    construct(
      Record.init, $id, $title, $price, $isActive, $stock, $category, $width, $brand, $height,
      $isNew, $rank, $colour, $weight, $country, $rating, $isSale, $views, $supplier, $latitude,
      $material, $longitude, $isFragile, $orders, $currency, $discount, $isGift, $returns,
      $language, $tax, $notes)
  }
}

struct RecordListBuilder: ConstructionBuilder {
  @Field var records: [RecordBuilder]?

  init(fields: JSONFields) {
    _records = fields["records"]
  }

  func build() -> Result<RecordList, BuildFailure> {
    construct(RecordList.init, $records)
  }
}
