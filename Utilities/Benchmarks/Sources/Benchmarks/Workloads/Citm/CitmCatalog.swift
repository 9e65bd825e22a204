import ConstructionBuilders
import ConstructionBuildersMacros

/// A catalogue of events and where they are performed.
@Buildable
struct CitmCatalog: Decodable, Equatable {
  let areaNames: [String: String]
  let events: [String: CitmEvent]
  let performances: [CitmPerformance]
}

@Buildable
struct CitmEvent: Decodable, Equatable {
  let id: Int
  let name: String
  let logo: String?
  let subTopicIds: [Int]
  let topicIds: [Int]
}

@Buildable
struct CitmPerformance: Decodable, Equatable {
  let id: Int
  let eventId: Int
  let start: Int
  let venueCode: String
  let prices: [CitmPrice]
  let seatCategories: [CitmSeatCategory]
}

@Buildable
struct CitmPrice: Decodable, Equatable {
  let amount: Int
  let seatCategoryId: Int
}

@Buildable
struct CitmSeatCategory: Decodable, Equatable {
  let seatCategoryId: Int
  let areas: [CitmArea]
}

@Buildable
struct CitmArea: Decodable, Equatable {
  let areaId: Int
}
