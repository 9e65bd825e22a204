/// Invents characters: the lengths, the lists and the empty descriptions are as in the real page.
struct MarvelWriter {
  var random: SplitMix64

  private static let service = "http://gateway.marvel.com/v1/public"

  mutating func character(id: Int) -> Tree {
    let name = random.words(random.int(1...2), of: Self.names)
    let uri = "\(Self.service)/characters/\(id)"
    let available = appearances()
    return [
      "id": .integer(id),
      "name": .text(name),
      "description": .text(random.chance(25) ? sentence() : ""),
      "modified": .text(date()),
      "thumbnail": thumbnail(),
      "resourceURI": .text(uri),
      "comics": list("comics", of: uri, available: available.comics),
      "series": list("series", of: uri, available: available.series),
      "stories": list("stories", of: uri, available: available.stories),
      "events": list("events", of: uri, available: available.events),
      "urls": urls(id, name),
    ]
  }

  /// How often a character appears: some never, a third so often that the lists are cut off.
  private mutating func appearances() -> (comics: Int, series: Int, stories: Int, events: Int) {
    switch random.int(1...100) {
    case ...15: (0, 0, 0, 0)
    case ...35: (random.int(2...4), random.int(2...3), random.int(2...8), random.int(0...1))
    case ...65:
      (random.int(8...19), random.int(3...13), random.int(18...31), random.chance(25) ? 1 : 0)
    default:
      (random.int(27...190), random.int(5...50), random.int(28...220), random.int(0...5))
    }
  }

  private mutating func list(_ kind: String, of uri: String, available: Int) -> Tree {
    let returned = min(available, 20)
    let items = (0..<returned).map { _ in item(kind) }
    return [
      "available": .integer(available),
      "collectionURI": "\(uri)/\(kind)",
      "items": .array(items),
      "returned": .integer(returned),
    ]
  }

  mutating func item(_ kind: String) -> Tree {
    let id = random.int(1_000...120_000)
    let isCover = random.chance(50)
    let year = random.int(1963...2021)
    let title = random.words(random.int(1...3), of: Self.titles)
    let name =
      switch kind {
      case "stories" where isCover && random.chance(60): "Cover #\(id)"
      case "stories": "\(title) (\(year)) #\(random.int(1...60)) - Int"
      case "comics": "\(title) (\(year)) #\(random.int(1...60))"
      case "series": "\(title) (\(year) - \(year + 2))"
      default: title
      }
    var members: [(key: String, value: Tree)] = [
      ("resourceURI", "\(Self.service)/\(kind)/\(id)"), ("name", .text(name)),
    ]
    if kind == "stories" { members.append(("type", isCover ? "cover" : "interiorStory")) }
    return .object(members)
  }

  private mutating func urls(_ id: Int, _ name: String) -> Tree {
    let slug = name.lowercased().split(separator: " ").joined(separator: "_")
    let source = "?utm_campaign=apiRef&utm_source=\(random.hexadecimal(32))"
    let kinds = random.chance(80) ? ["detail", "wiki", "comiclink"] : ["detail", "comiclink"]
    let links: [Tree] = kinds.map { kind in
      let path = kind == "comiclink" ? "comics/characters/\(id)" : "characters/\(id)"
      return ["type": .text(kind), "url": "http://marvel.com/\(path)/\(slug)\(source)"]
    }
    return .array(links)
  }

  private mutating func thumbnail() -> Tree {
    let folder = "http://i.annihil.us/u/prod/marvel/i/mg"
    let path = "\(folder)/\(random.hexadecimal(1))/\(random.hexadecimal(2))"
    let file = random.chance(30) ? "image_not_available" : random.hexadecimal(13)
    return ["path": "\(path)/\(file)", "extension": "jpg"]
  }

  private mutating func date() -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(random.int(2010...2021))-\(two(random.int(1...12)))-\(two(random.int(1...28)))"
    let hour = two(random.int(0...23))
    return "\(day)T\(hour):\(two(random.int(0...59))):\(two(random.int(0...59)))-0400"
  }

  private mutating func sentence() -> String {
    random.words(random.int(8...42), of: Self.titles + ["the", "of", "and", "a", "who", "— he"])
  }
}

extension MarvelWriter {
  private static let names = [
    "Aurora", "Beetle", "Cyclone", "Doctor", "Ember", "Falcon", "Ghost", "Hammer", "Iris", "Jester",
    "Knight", "Lynx", "Magus", "Nova", "Orion", "Phantom", "Quill", "Raven", "Shade", "Tempest",
    "Ursa", "Vortex", "Warden", "Xeno", "Yeti", "Zephyr",
  ]

  private static let titles = [
    "Avengers:", "The Initiative", "Uncanny", "Secret", "Wars", "Amazing", "Mystery", "Tales",
    "Journey", "Champions", "Marvel", "Premiere", "Team-Up", "Strange", "Annual", "Unlimited",
    "Universe", "Heroes", "Chronicles", "Infinity", "Legacy", "Fallen", "Son",
  ]
}
