import BuilderExpansion

/// Names in Swift's manner, made of the keys of JSON.
enum SwiftName {
  /// The name of a property: `created_at` is `createdAt`, and `html_url` is `htmlURL`.
  static func property(_ key: String) -> String {
    var words = words(of: key)[...]
    guard let first = words.popFirst() else { return key.isEmpty ? "empty" : "key" }
    let name = first.lowercased() + words.map(capitalised).joined()
    if !canBegin(name) { return "key" + name }
    if let other = renamed[name] { return other }
    return Vocabulary.reserved.contains(name) ? name + "Value" : name
  }

  /// The name of a type: `created_at` is `CreatedAt`.
  static func type(_ key: String) -> String {
    let name = words(of: key).map(capitalised).joined()
    return name.isEmpty ? "Value" : canBeType(name) ? name : "Type" + name
  }

  /// The name of a type of elements: `activities` is `Activity`.
  static func element(_ key: String) -> String {
    var words = words(of: key)
    guard let last = words.popLast() else { return type(key) }
    let name = (words + [EnglishNoun.singular(last)]).map(capitalised).joined()
    return canBeType(name) ? name : "Type" + name
  }

  /// A name as it is declared: in backticks, if it is a keyword.
  static func declared(_ name: String) -> String {
    Keywords.reserved.contains(name) || Keywords.reservedInExpressions.contains(name)
      ? "`\(name)`" : name
  }

  /// What even backticks do not help: `value.self` is the value itself.
  private static let renamed = ["self": "selfLink", "init": "initial", "_": "underscore"]

  /// Words that are written in capitals, except at the beginning of a property.
  private static let acronyms: Set<String> = [
    "api", "apis", "cpu", "css", "csv", "dns", "gps", "gpu", "html", "http", "https", "id", "ids",
    "ip", "ips", "isbn", "json", "pdf", "rss", "sql", "ssh", "ssl", "svg", "tls", "ui", "uid",
    "uids", "uri", "uris", "url", "urls", "usb", "utc", "uuid", "uuids", "xml",
  ]

  private static func capitalised(_ word: String) -> String {
    if acronyms.contains(word) {
      return word.hasSuffix("s") && acronyms.contains(String(word.dropLast())) && word != "https"
        ? word.dropLast().uppercased() + "s" : word.uppercased()
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words that the names of some types end with: of `NextEvolution` and `PrevEvolution`, that
  /// is `Evolution`. Empty if there is none.
  static func commonEnd(of names: [String]) -> String {
    let all = names.map { Words($0).words }
    var end: [String] = []
    while let word = all[0].dropLast(end.count).last,
      all.allSatisfy({ $0.dropLast(end.count).last == word })
    {
      end.insert(word, at: 0)
    }
    return end.joined()
  }

  /// The words of a key, without anything that an identifier cannot have.
  static func words(of key: String) -> [String] {
    var text = ""
    // The names of reactions.
    if key.hasPrefix("+"), key.dropFirst().first?.isNumber == true { text = "plus_" }
    if key.hasPrefix("-"), key.dropFirst().first?.isNumber == true { text = "minus_" }
    for scalar in key.unicodeScalars {
      // An apostrophe does not begin a word.
      if scalar == "'" || scalar == "’" { continue }
      text.unicodeScalars.append(isPart(scalar) ? scalar : "_")
    }
    if !text.contains(where: \.isLowercase) { text = text.lowercased() }
    return text.split(separator: "_").flatMap { Words(String($0)).words }
  }

  /// Whether it differs from the name of a property, which it does not in scripts without capitals.
  private static func canBeType(_ name: String) -> Bool {
    canBegin(name) && name.first?.isUppercase == true
  }

  private static func canBegin(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return first.isASCII
      ? first.properties.isAlphabetic : first.properties.isXIDStart || isEmoji(first)
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? scalar.properties.isAlphabetic || "0"..."9" ~= scalar
      : scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
        || isEmoji(scalar)
  }

  /// Those that the grammar of Swift allows in identifiers.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    0x1F300...0x1FAFF ~= scalar.value
  }
}
