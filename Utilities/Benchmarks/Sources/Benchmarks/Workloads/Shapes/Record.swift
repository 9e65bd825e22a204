import ConstructionBuilders
import ConstructionBuildersMacros

/// A model of thirty fields: nearly as many as `construct` has overloads for.
@Buildable
struct Record: Decodable, Equatable {
  let id: Int
  let title: String
  let price: Double
  let isActive: Bool
  let stock: Int
  let category: String
  let width: Double
  let brand: String
  let height: Double
  let isNew: Bool
  let rank: Int
  let colour: String
  let weight: Double
  let country: String
  let rating: Double
  let isSale: Bool
  let views: Int
  let supplier: String
  let latitude: Double
  let material: String
  let longitude: Double
  let isFragile: Bool
  let orders: Int
  let currency: String
  let discount: Double
  let isGift: Bool
  let returns: Int
  let language: String
  let tax: Double
  let notes: String
}

@Buildable
struct RecordList: Decodable, Equatable {
  let records: [Record]
}
