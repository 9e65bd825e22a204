import ConstructionBuilders

struct CitmPerformanceBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var eventId: Int?
  @Field var start: Int?
  @Field var venueCode: String?
  @Field var prices: [CitmPriceBuilder]?
  @Field var seatCategories: [CitmSeatCategoryBuilder]?

  init(fields: JSONFields) {
    _id = fields["id"]
    _eventId = fields["eventId"]
    _start = fields["start"]
    _venueCode = fields["venueCode"]
    _prices = fields["prices"]
    _seatCategories = fields["seatCategories"]
  }

  func build() -> Result<CitmPerformance, BuildFailure> {
    construct(
      CitmPerformance.init, $id, $eventId, $start, $venueCode, $prices, $seatCategories)
  }
}

struct CitmPriceBuilder: ConstructionBuilder {
  @Field var amount: Int?
  @Field var seatCategoryId: Int?

  init(fields: JSONFields) {
    _amount = fields["amount"]
    _seatCategoryId = fields["seatCategoryId"]
  }

  func build() -> Result<CitmPrice, BuildFailure> {
    construct(CitmPrice.init, $amount, $seatCategoryId)
  }
}

struct CitmSeatCategoryBuilder: ConstructionBuilder {
  @Field var seatCategoryId: Int?
  @Field var areas: [CitmAreaBuilder]?

  init(fields: JSONFields) {
    _seatCategoryId = fields["seatCategoryId"]
    _areas = fields["areas"]
  }

  func build() -> Result<CitmSeatCategory, BuildFailure> {
    construct(CitmSeatCategory.init, $seatCategoryId, $areas)
  }
}

struct CitmAreaBuilder: ConstructionBuilder {
  @Field var areaId: Int?

  init(fields: JSONFields) {
    _areaId = fields["areaId"]
  }

  func build() -> Result<CitmArea, BuildFailure> {
    construct(CitmArea.init, $areaId)
  }
}
