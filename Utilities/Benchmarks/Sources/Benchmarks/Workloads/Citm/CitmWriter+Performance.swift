extension CitmWriter {
  /// A performance: some have one price for all seats, most have one for each of five categories.
  mutating func performance(_ id: Int, _ event: Int) -> Tree {
    let count = random.chance(25) ? 1 : random.chance(40) ? 4 : 5
    let first = random.int(0...seatCategories.count - count)
    let chosen = Array(seatCategories[first..<first + count])
    return [
      "eventId": .integer(event),
      "id": .integer(id),
      "logo": logo(),
      "name": nil,
      "prices": .array(chosen.map { price($0) }),
      "seatCategories": .array(chosen.map { seatCategory($0) }),
      "seatMapImage": nil,
      "start": .integer(1_372_701_600_000 + 3_600_000 * random.int(0...8_000)),
      "venueCode": "PLEYEL_PLEYEL",
    ]
  }

  private mutating func price(_ category: Int) -> Tree {
    [
      "amount": .integer(250 * random.int(40...700)),
      "audienceSubCategoryId": 337_100_890,
      "seatCategoryId": .integer(category),
    ]
  }

  private mutating func seatCategory(_ category: Int) -> Tree {
    let first = random.int(0...6)
    let chosen = areas[first..<min(areas.count, first + random.int(6...13))]
    return [
      "areas": .array(chosen.map { ["areaId": .integer($0), "blockIds": []] }),
      "seatCategoryId": .integer(category),
    ]
  }
}
