import ConstructionBuilders
import ConstructionBuildersContracts

/// Finds what changed between two surveys.
struct SurveyComparison {
  /// Fewer values than these cannot show that something is always so.
  static let leastValues = 20

  private(set) var changes: [Change] = []
  private var endpoint = ""

  init(old: Survey, new: Survey) throws(Survey.OverlapError) {
    // Which keys and segments are data, is decided for both together.
    var both = old.withoutParts
    try both.merge(new.withoutParts)
    let names = both.foldedNames
    let folded = both.withEndpoints(named: names).folded
    let (old, new) = (
      old.withEndpoints(named: names).folded(like: folded),
      new.withEndpoints(named: names).folded(like: folded)
    )
    let (before, after) = (Self.roots(old), Self.roots(new))
    for name in Set(before.keys).union(after.keys).sorted() {
      endpoint = name.text
      switch (before[name], after[name]) {
      case (let old?, let new?): compare(old, new)
      case (let old?, nil):
        let count = old.facts.values.counted("document")
        add(.endpointGone, .warning, [], "was seen in \(count), and is not any more")
      case (nil, let new?):
        add(.endpointAdded, .harmless, [], "is new, in \(new.facts.values.counted("document"))")
      case (nil, nil): break
      }
    }
  }

  private static func roots(_ survey: Survey) -> [ExactText: SurveyedValue] {
    Dictionary(uniqueKeysWithValues: survey.endpoints.map { (ExactText($0.name), $0.root) })
  }

  private mutating func add(
    _ rule: Change.Rule, _ severity: Change.Severity, _ path: [Step], _ message: String
  ) {
    changes.append(
      Change(
        rule: rule, severity: severity, endpoint: endpoint, path: path.text, message: message))
  }

  /// Compares what is at a place, and what is inside.
  private mutating func compare(_ old: SurveyedValue, _ new: SurveyedValue) {
    compareFacts(old, new)
    let before = Dictionary(uniqueKeysWithValues: old.inner.map { ($0.step, $0) })
    let after = Dictionary(uniqueKeysWithValues: new.inner.map { ($0.step, $0) })
    for step in Set(before.keys).union(after.keys).compactMap(\.self).sorted() {
      switch (before[step], after[step]) {
      case (let old?, let new?): compare(old, new)
      case (let value?, nil): addGone(value, in: new)
      case (nil, let value?): addNew(value, in: old)
      case (nil, nil): break
      }
    }
  }

  private mutating func addGone(_ value: SurveyedValue, in new: SurveyedValue) {
    // Without objects, nothing is known about their keys; and some may have been left out.
    guard case .key = value.step, new.objects > 0, new.leftOut == 0, let parents = value.parents
    else { return }
    let (present, objects) = (value.facts.present, new.objects)
    let isAlways = present == parents
    guard isAlways || PresenceTally.isNoChance(present, of: parents, none: objects) else { return }
    let severity = isAlways && parents >= Self.leastValues ? Change.Severity.breaking : .warning
    add(
      .gone, severity, value.path,
      "is in 0 of \(objects.grouped), was in \(present.grouped) of \(parents.grouped)")
  }

  private mutating func addNew(_ value: SurveyedValue, in old: SurveyedValue) {
    guard case .key = value.step, old.objects > 0, old.leftOut == 0, let parents = value.parents
    else { return }
    let kinds = FactWords(value: value, showsValues: false).kinds
    add(
      .added, .harmless, value.path,
      "is new: \(kinds), in \(value.facts.present.grouped) of \(parents.grouped)")
  }

  private mutating func compareFacts(_ old: SurveyedValue, _ new: SurveyedValue) {
    let (before, after) = (old.facts, new.facts)
    guard before.values > 0, after.values > 0 else { return }
    let isSure = before.values >= Self.leastValues
    let path = new.path
    compareVariants(old, new, isSure ? .breaking : .warning)
    if after.null.count > 0, before.null.count == 0 {
      let wasAlways = old.missing == 0 || old.parents == nil
      add(
        .becameNull, wasAlways ? isSure ? .breaking : .warning : .harmless, path,
        "is null in \(after.null.count.grouped) of \(after.values.grouped)\(Self.since(after.null)), "
          + "was never null in \(before.values.grouped)")
    }
    if let missing = new.missing, missing > 0, old.missing == 0, let parents = new.parents,
      !new.isPartlyKnown
    {
      add(
        .becameOptional, isSure ? .breaking : .warning, path,
        "is missing in \(missing.grouped) of \(parents.grouped), "
          + "was in all \(before.present.grouped)")
    }
    compareSizes(before, after, path)
    compareNumbers(old, new, isSure)
    compareTexts(old, new, isSure)
  }

  private static func since(_ sighting: Sighting) -> String {
    sighting.first.map { " since \($0)" } ?? ""
  }

  private mutating func compareVariants(
    _ old: SurveyedValue, _ new: SurveyedValue, _ severity: Change.Severity
  ) {
    let (before, after) = (old.facts, new.facts)
    for kind in Facts.kinds where kind != .null {
      // What was only null before has a kind for the first time.
      guard after[kind].count > 0, before[kind].count == 0, before.values > before.null.count else {
        continue
      }
      // A numeral in a string is read as a number, and so is the reverse.
      let isRead =
        kind == .string && after.strings.formats.contains(.numeral) && before.number.count > 0
        || kind == .number && before.strings.formats.contains(.numeral)
      let kinds = FactWords(value: old, showsValues: false).kinds
      add(
        .kindChanged, isRead ? .warning : severity, new.path,
        "is \(kind.rawValue) in \(after[kind].count.grouped) of \(after.values.grouped)"
          + "\(Self.since(after[kind])), "
          + "was \(kinds)")
    }
  }

  /// Tells what is always empty now, and was not so often that it is no chance.
  private mutating func compareSizes(_ before: Facts, _ after: Facts, _ path: [Step]) {
    func add(_ noun: String, filled: Int, of count: Int, empty: Int) {
      guard filled == count || PresenceTally.isNoChance(filled, of: count, none: empty) else {
        return
      }
      self.add(
        .becameEmpty, .warning, path,
        "is always empty in \(empty.counted(noun)), "
          + (filled == count
            ? "was never in \(count.grouped)" : "was not in \(filled.grouped) of \(count.grouped)"))
    }
    let texts = (before: before.string.count, after: after.string.count)
    if texts.before > before.strings.empty, texts.after > 0, after.strings.empty == texts.after {
      let filled = texts.before - before.strings.empty
      add("string", filled: filled, of: texts.before, empty: texts.after)
    }
    let arrays = before.elements
    if before.array.count > 0, arrays.most > 0, after.array.count > 0, after.elements.most == 0 {
      // How many were not empty is not known, but how many have to be.
      let least = (arrays.total - 1) / arrays.most + 1
      add(
        "array", filled: arrays.least > 0 ? before.array.count : least, of: before.array.count,
        empty: after.array.count)
    }
  }

  private mutating func compareNumbers(
    _ old: SurveyedValue, _ new: SurveyedValue, _ isSure: Bool
  ) {
    let (before, after) = (old.facts.numbers, new.facts.numbers)
    guard old.facts.number.count > 0, new.facts.number.count > 0 else { return }
    if before.fractions == 0, after.fractions > 0 {
      add(
        .rangeGrew, isSure ? .breaking : .warning, new.path,
        "is not whole in \(after.fractions.grouped) of \(new.facts.number.count.grouped), "
          + "was always whole")
    }
    if before.beyond == 0, after.beyond > 0 {
      add(
        .rangeGrew, .warning, new.path,
        "is beyond 2⁵³ in \(after.beyond.grouped) of \(new.facts.number.count.grouped), "
          + "was never")
    }
    // Most readers have an Int of 64 bits.
    let limits: [(least: String, greatest: String, isUsual: Bool)] = [
      ("\(Int64.min)", "\(Int64.max)", true), ("\(Int32.min)", "\(Int32.max)", false),
      ("0", "\(UInt64.max)", false),
    ]
    for limit in limits {
      let (least, greatest) = (ExactNumber(limit.least), ExactNumber(limit.greatest))
      func fits(_ facts: NumberFacts) -> Bool {
        guard let one = facts.least?.exact, let other = facts.greatest?.exact else { return true }
        return least <= one && other <= greatest
      }
      if fits(before), !fits(after), before.fractions == 0, after.fractions == 0,
        let range = Self.range(after), let former = Self.range(before)
      {
        add(
          .rangeGrew, isSure && limit.isUsual ? .breaking : .warning, new.path,
          "is \(range), was \(former)")
        return
      }
    }
  }

  /// A longer text is no word of a program.
  private static let longestWord = 40

  private static func range(_ facts: NumberFacts) -> String? {
    guard let least = facts.least?.shown, let greatest = facts.greatest?.shown else { return nil }
    return "\(least) to \(greatest)"
  }

  private mutating func compareTexts(_ old: SurveyedValue, _ new: SurveyedValue, _ isSure: Bool) {
    let (before, after) = (old.facts.strings, new.facts.strings)
    guard old.facts.string.count > 0, new.facts.string.count > 0 else { return }
    func addLost(_ lost: TextFormats, _ words: String, in count: Int) {
      guard !lost.isEmpty else { return }
      let names = lost.names.joined(separator: ", ")
      add(
        .formatLost, isSure ? .breaking : .warning, new.path,
        "is \(words) in \(count.counted("string")), was always \(names)"
          + (before.empty > 0 ? " or empty" : ""))
    }
    if after.hasOthers {
      let words = FactWords(value: new, showsValues: false).form(of: after)
      addLost(before.formats.lost(in: after.formats), words, in: new.facts.string.count)
    }
    let hadZone = !before.formats.contains(.zoneless)
    if before.formats.contains(.dateTime), after.formats.contains(.dateTime),
      hadZone == after.formats.contains(.zoneless)
    {
      let strings = new.facts.string.count.counted("string")
      add(
        .formatLost, isSure && hadZone ? .breaking : .warning, new.path,
        hadZone
          ? "has no zone in \(strings), had one before"
          : "has a zone in some or all of \(strings), had none before")
    }
    for (word, count) in after.words.sorted(by: { ExactText($0.key) < ExactText($1.key) })
    where before.words[word] == nil {
      addLost(before.formats.lost(in: []), JSONText.quoted(word), in: count)
    }
    // Only few distinct words, each of which came again, are likely to be all there are. Dates come
    // and go, and so does prose.
    let known = before.distinct
    guard after.empty < new.facts.string.count, before.formats.isEmpty,
      before.lengths.most <= Self.longestWord,
      known.total == old.facts.string.count, known.hashes.count <= 16,
      known.total >= max(Self.leastValues, known.hashes.count * 4)
    else { return }
    let others = zip(after.distinct.hashes, after.distinct.counts)
      .filter { !known.hashes.contains($0.0) }
    guard !others.isEmpty else { return }
    let texts = others.compactMap { after.distinct.texts[$0.0] }.map { JSONText.quoted($0) }
    let count = others.reduce(0) { $0.saturatingSum($1.1) }
    // Of many distinct texts, only some are known.
    let least = after.distinct.total < new.facts.string.count ? "at least " : ""
    add(
      .newValue, .warning, new.path,
      "has \(least)\(others.count.counted("new value")) in \(least)\(count.grouped) of "
        + "\(new.facts.string.count.grouped)"
        + (texts.isEmpty ? "" : ": \(texts.sorted().joined(separator: ", "))")
        + ", had \(known.hashes.count.grouped) distinct")
  }
}

extension Survey {
  /// The same survey, which can be merged with any other.
  fileprivate var withoutParts: Survey {
    Survey(
      documents: documents, values: values, unreadable: unreadable, parts: [:], places: places)
  }
}
