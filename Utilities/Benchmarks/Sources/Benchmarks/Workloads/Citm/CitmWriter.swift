/// Invents a catalogue.
struct CitmWriter {
  var random: SplitMix64

  let areas = Array(205_705_993...205_706_009)
  let seatCategories = Array(338_937_235...338_937_298)
  private let topics = Array(324_846_098...324_846_100) + [107_888_604]
  private let subTopics = Array(337_184_262...337_184_280)

  init(random: SplitMix64) { self.random = random }

  mutating func catalog() -> Tree {
    let events = (0..<184).map { 138_586_341 + 4 * $0 }
    let eventMembers = events.map { (key: String($0), value: event($0)) }
    let performances = (0..<243).map { performance(339_887_544 + 3 * $0, random.pick(events)) }
    return [
      "areaNames": names(areas, of: ["Arrière-scène", "Balcon", "Orchestre", "central", "cour"]),
      "audienceSubCategoryNames": ["337100890": "Abonné"],
      "blockNames": [:],
      "events": .object(eventMembers),
      "performances": .array(performances),
      "seatCategoryNames": names(seatCategories, of: ["1ère", "2ème", "3ème", "catégorie"]),
      "subTopicNames": names(subTopics, of: ["Musique", "Opéra", "Voix", "Jazz", "Concert"]),
      "subjectNames": [:],
      "topicNames": names(topics, of: ["Genre", "Activité", "Formations"]),
      "topicSubTopics": .object(
        topics.enumerated().map { index, topic in
          let own = subTopics.indices.filter { $0 % topics.count == index }
          return (key: String(topic), value: numbers(own.map { subTopics[$0] }))
        }),
      "venueNames": ["PLEYEL_PLEYEL": "Salle Pleyel"],
    ]
  }

  private mutating func event(_ id: Int) -> Tree {
    [
      "description": nil,
      "id": .integer(id),
      "logo": logo(),
      "name": .text(random.words(random.int(1...5), of: Self.words)),
      "subTopicIds": numbers((0..<random.int(3...4)).map { _ in random.pick(subTopics) }),
      "subjectCode": nil,
      "subtitle": nil,
      "topicIds": numbers((0..<random.int(2...3)).map { _ in random.pick(topics) }),
    ]
  }

  mutating func logo() -> Tree {
    random.chance(80) ? .text("/images/UE0AAAAACEK\(random.token(5))AAAAVDSVRN") : nil
  }

  func numbers(_ values: [Int]) -> Tree { .array(values.map { .integer($0) }) }

  private mutating func names(_ ids: [Int], of words: [String]) -> Tree {
    .object(ids.map { (key: String($0), value: .text(random.words(2, of: words))) })
  }

  private static let words = [
    "Orchestre", "Philharmonique", "Symphonie", "Concert", "Quatuor", "Festival", "Opera", "Piano",
    "Premier", "Grand", "Jeune", "Public", "Nuit", "Printemps", "Version", "de", "la", "Récital",
  ]
}
