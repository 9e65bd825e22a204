extension CitmCatalog {
  init?(dictionary: [String: Any]) {
    guard let areaNames = dictionary["areaNames"] as? [String: String],
      let events = dictionary["events"] as? [String: [String: Any]],
      let performances = dictionary["performances"] as? [[String: Any]]
    else { return nil }
    self.init(
      areaNames: areaNames, events: events.compactMapValues(CitmEvent.init(dictionary:)),
      performances: performances.compactMap(CitmPerformance.init(dictionary:)))
  }
}

extension CitmEvent {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let name = dictionary["name"] as? String,
      let subTopicIds = dictionary["subTopicIds"] as? [Int],
      let topicIds = dictionary["topicIds"] as? [Int]
    else { return nil }
    self.init(
      id: id, name: name, logo: dictionary["logo"] as? String, subTopicIds: subTopicIds,
      topicIds: topicIds)
  }
}

extension CitmPerformance {
  init?(dictionary: [String: Any]) {
    guard let id = dictionary["id"] as? Int,
      let eventId = dictionary["eventId"] as? Int,
      let start = dictionary["start"] as? Int,
      let venueCode = dictionary["venueCode"] as? String,
      let prices = dictionary["prices"] as? [[String: Any]],
      let seatCategories = dictionary["seatCategories"] as? [[String: Any]]
    else { return nil }
    self.init(
      id: id, eventId: eventId, start: start, venueCode: venueCode,
      prices: prices.compactMap(CitmPrice.init(dictionary:)),
      seatCategories: seatCategories.compactMap(CitmSeatCategory.init(dictionary:)))
  }
}

extension CitmPrice {
  init?(dictionary: [String: Any]) {
    guard let amount = dictionary["amount"] as? Int,
      let seatCategoryId = dictionary["seatCategoryId"] as? Int
    else { return nil }
    self.init(amount: amount, seatCategoryId: seatCategoryId)
  }
}

extension CitmSeatCategory {
  init?(dictionary: [String: Any]) {
    guard let seatCategoryId = dictionary["seatCategoryId"] as? Int,
      let areas = dictionary["areas"] as? [[String: Any]]
    else { return nil }
    self.init(
      seatCategoryId: seatCategoryId, areas: areas.compactMap(CitmArea.init(dictionary:)))
  }
}

extension CitmArea {
  init?(dictionary: [String: Any]) {
    guard let areaId = dictionary["areaId"] as? Int else { return nil }
    self.init(areaId: areaId)
  }
}
