/// Invents a catalogue.
struct CitmWriter {
  var random: SplitMix64

  private let areas = Array(205_705_993...205_706_009)
  private let seatCategories = Array(338_937_235...338_937_298)
  private let topics = Array(324_846_098...324_846_100) + Array(107_888_604...107_888_605)
  private let subTopics = Array(337_184_262...337_184_297)

  init(random: SplitMix64) { self.random = random }

  mutating func catalog() -> Tree {
    let events = (0..<184).map { 138_586_341 + 12_007 * $0 }
    let eventMembers = events.map { (key: String($0), value: event($0)) }
    let performances = (0..<243).map { performance(339_887_544 + 1_013 * $0, random.pick(events)) }
    return [
      "areaNames": names(areas),
      "audienceSubCategoryNames": ["337100890": "Abonné"],
      "blockNames": [:],
      "events": .object(eventMembers),
      "performances": .array(performances),
      "seatCategoryNames": names(seatCategories),
      "subTopicNames": names(subTopics),
      "subjectNames": [:],
      "topicNames": names(topics),
      "topicSubTopics": .object(topics.map { (key: String($0), value: numbers(subTopics)) }),
      "venueNames": ["PLEYEL_PLEYEL": "Salle Pleyel"],
    ]
  }

  private mutating func event(_ id: Int) -> Tree {
    let logo: Tree = random.chance(50) ? "/images/UE0AAAAACEKo\(random.hexadecimal(8))" : nil
    return [
      "description": nil,
      "id": .integer(id),
      "logo": logo,
      "name": .text(random.words(random.int(2...5), of: Self.words)),
      "subTopicIds": numbers((0..<random.int(2...5)).map { _ in random.pick(subTopics) }),
      "subjectCode": nil,
      "subtitle": nil,
      "topicIds": numbers((0..<random.int(1...3)).map { _ in random.pick(topics) }),
    ]
  }

  private mutating func performance(_ id: Int, _ event: Int) -> Tree {
    let chosen = (0..<random.int(2...5)).map { _ in random.pick(seatCategories) }
    return [
      "eventId": .integer(event),
      "id": .integer(id),
      "logo": nil,
      "name": nil,
      "prices": .array(chosen.map { price($0) }),
      "seatCategories": .array(chosen.map { seatCategory($0) }),
      "seatMapImage": nil,
      "start": .integer(1_372_701_600_000 + 86_400_000 * random.int(0...300)),
      "venueCode": "PLEYEL_PLEYEL",
    ]
  }

  private mutating func price(_ category: Int) -> Tree {
    [
      "amount": .integer(250 * random.int(20...400)),
      "audienceSubCategoryId": 337_100_890,
      "seatCategoryId": .integer(category),
    ]
  }

  private mutating func seatCategory(_ category: Int) -> Tree {
    let chosen = areas.prefix(random.int(4...areas.count))
    return [
      "areas": .array(chosen.map { ["areaId": .integer($0), "blockIds": []] }),
      "seatCategoryId": .integer(category),
    ]
  }

  private func numbers(_ values: [Int]) -> Tree { .array(values.map { .integer($0) }) }

  private mutating func names(_ ids: [Int]) -> Tree {
    .object(ids.map { (key: String($0), value: .text(random.words(2, of: Self.words))) })
  }

  private static let words = [
    "Orchestre", "Arrière-scène", "Balcon", "Musique", "Symphonie", "Concert", "Quatuor", "Récital",
    "Festival", "Chœur", "Premier", "Grand", "Jeune", "Public", "Nuit", "Printemps",
  ]
}
