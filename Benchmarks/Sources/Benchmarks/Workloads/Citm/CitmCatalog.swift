/// A catalogue of events and where they are performed.
struct CitmCatalog: Decodable, Equatable {
  let areaNames: [String: String]
  let events: [String: CitmEvent]
  let performances: [CitmPerformance]
}

struct CitmEvent: Decodable, Equatable {
  let id: Int
  let name: String
  let logo: String?
  let subTopicIds: [Int]
  let topicIds: [Int]
}

struct CitmPerformance: Decodable, Equatable {
  let id: Int
  let eventId: Int
  let start: Int
  let venueCode: String
  let prices: [CitmPrice]
  let seatCategories: [CitmSeatCategory]
}

struct CitmPrice: Decodable, Equatable {
  let amount: Int
  let seatCategoryId: Int
}

struct CitmSeatCategory: Decodable, Equatable {
  let seatCategoryId: Int
  let areas: [CitmArea]
}

struct CitmArea: Decodable, Equatable {
  let areaId: Int
}
