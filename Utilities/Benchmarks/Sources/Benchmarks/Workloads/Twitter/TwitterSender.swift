/// Who sent a tweet or is mentioned in it.
struct TwitterSender {
  let id: Int
  let name: String
  let screenName: String
}

extension TwitterWriter {
  mutating func sender() -> TwitterSender {
    TwitterSender(
      id: random.int(10_000_000...2_900_000_000),
      name: random.chance(20) ? random.token(7) : japanese(5...12), screenName: screenName())
  }

  private mutating func screenName() -> String {
    random.word(of: .english) + random.pick(["_", "", "0"]) + random.token(4)
  }
}
