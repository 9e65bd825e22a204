extension TwitterWriter {
  /// What a tweet says, with links in ASCII, in about 140 characters at most.
  mutating func text(links: ClosedRange<Int>) -> String {
    let lines = random.chance(75) ? 1 : random.int(2...5)
    var text = (0..<lines).map { _ in mixed(80 / lines...130 / lines) }
      .joined(separator: "\n")
    for _ in 0..<random.int(links) { text += " http://t.co/\(random.token(10))" }
    return text
  }

  /// What another says, cut off if it is too long.
  func sentOn(_ text: String, of author: TwitterSender) -> String {
    let whole = "RT @\(author.screenName): \(text)"
    guard whole.unicodeScalars.count > 140 else { return whole }
    return String(whole.unicodeScalars.prefix(139)) + "…"
  }

  /// Japanese with words in ASCII.
  mutating func mixed(_ length: ClosedRange<Int>) -> String {
    random.prose(random.int(length), in: .japanese, ascii: 7)
  }

  mutating func japanese(_ length: ClosedRange<Int>) -> String {
    random.prose(random.int(length), in: .japanese)
  }

  /// The program that sent it: a link, with quotation marks that need a backslash.
  mutating func source() -> Tree {
    let (link, name) =
      switch random.int(1...100) {
      case ...45: ("http://twitter.com/download/iphone", "Twitter for iPhone")
      case ...65: ("http://twitter.com/download/android", "Twitter for Android")
      case ...80: ("http://\(random.word(of: .english)).net/", random.word(of: .english))
      default: ("https://twitter.com/\(random.token(12))", japanese(5...12))
      }
    return .text(#"<a href="\#(link)" rel="nofollow">\#(name)</a>"#)
  }

  mutating func date(year: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = random.pick(["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"])
    let month = random.pick(["Jan", "Feb", "Apr", "Jun", "Aug", "Oct"])
    let time = "\(two(random.int(0...23))):\(two(random.int(0...59))):\(two(random.int(0...59)))"
    return "\(day) \(month) \(two(random.int(1...28))) \(time) +0000 \(year)"
  }
}
