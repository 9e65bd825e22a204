import ConstructionBuilders

/// The facts about a place in words, for tables of people.
struct FactWords {
  let value: SurveyedValue
  let showsValues: Bool

  /// In how many objects a key was: `always`, `18 of 20`. For other places how many values there
  /// are.
  var presence: String {
    guard let parents = value.parents else { return value.facts.values.grouped }
    let present = value.facts.present
    if value.isPartlyKnown { return "at least \(present.grouped) of \(parents.grouped)" }
    return present == parents ? "always" : "\(present.grouped) of \(parents.grouped)"
  }

  /// The kinds, with counts if there are several: `string 37, number 3`. If documents have times,
  /// also since when there is a kind that was not there from the beginning, and until when.
  var kinds: String {
    let kinds = value.facts.kinds
    if kinds.count == 1 { return kinds[0].kind.rawValue }
    let first = kinds.compactMap(\.sighting.first).min()
    let last = kinds.compactMap(\.sighting.last).max()
    return kinds.map { kind, sighting in
      var words = "\(kind.rawValue) \(sighting.count.grouped)"
      if let since = sighting.first, since != first { words += " since \(since.day)" }
      if let until = sighting.last, until != last { words += " until \(until.day)" }
      return words
    }.joined(separator: ", ")
  }

  /// What is known of the values: ranges, lengths, formats.
  var details: [String] {
    let facts = value.facts
    var details: [String] = []
    if value.home.index != value.index {
      let path = value.home.path
      details.append("of the type of \(path.isEmpty ? "the document" : path.text)")
    }
    if facts.boolean.count > 0 { details.append(booleans) }
    if facts.number.count > 0 { details += numbers }
    if facts.string.count > 0 { details += strings }
    if facts.array.count > 0 { details.append(sizes(facts.elements, "element")) }
    if facts.object.count > 0 { details += objects }
    if !facts.keys.lengths.isEmpty { details.append(keys) }
    if facts.repeated > 0 { details.append("key repeated in \(facts.repeated.grouped)") }
    if value.leftOut > 0 { details.append("\(value.leftOut.counted("value")) at paths left out") }
    return details
  }

  /// What all values of a kind have in common: `always empty`, or `empty in 8` if there are others.
  private func always(_ word: String, in count: Int) -> String {
    value.facts.kinds.count == 1 ? "always \(word)" : "\(word) in \(count.grouped)"
  }

  private var booleans: String {
    let (all, trues) = (value.facts.boolean.count, value.facts.trues)
    if trues == all { return always("true", in: all) }
    if trues == 0 { return always("false", in: all) }
    return "true in \(trues.grouped), false in \((all - trues).grouped)"
  }

  private var numbers: [String] {
    let numbers = value.facts.numbers
    var words: [String] = []
    if let least = numbers.least?.shown, let greatest = numbers.greatest?.shown {
      let range = least == greatest ? least : "\(least) to \(greatest)"
      words.append(numbers.fractions == 0 ? "whole, \(range)" : range)
    }
    if numbers.fractions > 0, numbers.fractions < value.facts.number.count {
      words.append("\(numbers.fractions.grouped) not whole")
    }
    if numbers.pointed > 0, numbers.fractions == 0 {
      words.append("\(numbers.pointed.grouped) written with a point or an exponent")
    }
    if numbers.beyond > 0 { words.append("\(numbers.beyond.grouped) beyond 2⁵³") }
    if numbers.lossy > 0 {
      words.append(
        "\(numbers.lossy.grouped) \(numbers.lossy == 1 ? "loses" : "lose") digits as Double")
    }
    return words
  }

  private var strings: [String] {
    let strings = value.facts.strings
    var words: [String] = []
    if strings.lengths.most == 0 { return [always("empty", in: value.facts.string.count)] }
    words.append(form(of: strings))
    if strings.empty > 0 { words.append("\(strings.empty.grouped) empty") }
    if !strings.formats.isEmpty || value.facts.kinds.count > 1 {
      for (word, count) in strings.words.sorted(by: { ExactText($0.key) < ExactText($1.key) }) {
        words.append("\(JSONText.quoted(word)) in \(count.grouped)")
      }
    }
    words.append(distinct(strings, all: value.facts.string.count))
    return words
  }

  /// The formats that all texts have, or else their lengths.
  func form(of texts: TextFacts) -> String {
    let formats = texts.formats.shown.names
    return formats.isEmpty ? sizes(texts.lengths, "character") : formats.joined(separator: ", ")
  }

  private func distinct(_ texts: TextFacts, all: Int) -> String {
    let distinct = texts.distinct
    let count = distinct.estimate(all: all)
    let isExact = distinct.total == all
    guard showsValues, !distinct.texts.isEmpty else {
      return isExact ? "\(count.grouped) distinct" : "about \(count.grouped) distinct"
    }
    let shown = distinct.shown.prefix(8).map { text, count in
      "\(text.map { JSONText.quoted($0) } ?? "…") \(count.grouped)"
    }
    let more = count - shown.count
    let rest = more > 0 ? ["and \(isExact ? "" : "about ")\(more.grouped) more"] : []
    return (shown + rest).joined(separator: ", ")
  }

  private var objects: [String] {
    let members = value.facts.members
    // A record says more by its inner paths.
    if members.most == 0 { return [always("empty", in: value.facts.object.count)] }
    return members.least == 0 ? ["some are empty"] : []
  }

  private var keys: String {
    let keys = value.facts.keys
    return "keys: \(form(of: keys)), \(distinct(keys, all: value.facts.values))"
  }

  private func sizes(_ sizes: Sizes, _ unit: String) -> String {
    let range =
      sizes.least == sizes.most
      ? sizes.most.grouped : "\(sizes.least.grouped) to \(sizes.most.grouped)"
    return "\(range) \(unit)\(sizes.most == 1 ? "" : "s")"
  }
}

extension NumberFacts.Bound {
  /// The number as it was sent, cut if it is long.
  var shown: String {
    let count = text.utf8.count
    return count <= 40 ? text : "\(text.prefix(12))… (\(count.grouped) digits)"
  }
}

extension Int {
  /// The digits in groups of three: `4,930`.
  var grouped: String {
    var text = ""
    for (index, digit) in String(magnitude).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + String(text.reversed())
  }

  /// The number and a noun: `1 document`, `2 documents`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}

extension Stamp {
  /// The day of a time, or the key.
  fileprivate var day: String {
    guard case .time = self else { return description }
    return String(description.prefix(10))
  }
}
