import ConstructionBuilders

extension SchemaWriter {
  func date(_ words: FormatWords, _ coercion: Coercion) -> SchemaPart {
    switch words {
    case .iso8601, .iso8601WithZone:
      let needsZone = words == .iso8601WithZone && coercion == .strict
      return text(needsZone ? SchemaPattern.iso8601WithZone : SchemaPattern.iso8601, coercion)
        .excess("dates that do not exist, such as 2022-02-30")
    case .since1970(let perSecond, let first, let last):
      return seconds(perSecond, first, last, coercion)
    case .pattern(let text):
      // Without a pattern that can be read, nothing is.
      guard let pattern = try? DatePattern(text) else { return .nothing }
      return SchemaPart.text(pattern.expression)
        .excess("dates that do not exist, or contradict themselves")
    case .rfc5322:
      return text(SchemaPattern.rfc5322, coercion)
        .excess("dates that do not exist, or are of another day of the week")
    case .local(let format, let zone):
      let part = date(format, coercion).excess("times that no clock in \(zone) shows")
      return view == .declared || coercion == .strict
        ? part.excess("times that clocks in \(zone) show twice") : part
    case .oneOf(let formats):
      return formats.map { date($0, coercion) }.reduce(.nothing) { $0.or($1) }
    case .duration, .clock, .protoJSON, .base64URL, .base64, .hexadecimal, .decimal, .each, .keyed,
      .whole, .null, .sent, .oneOrMany, .pairs, .decoding, .either, .own:
      return SchemaPart.anything.excess("values that the format of the field refuses")
    }
  }

  private func seconds(
    _ perSecond: Int, _ first: String?, _ last: String?, _ coercion: Coercion
  ) -> SchemaPart {
    // The bounds are a second apart from those of the years, because a number is rounded first.
    let years = ISO8601.years1To9999
    let (least, most) = (Int(years.lowerBound) - 1, Int(years.upperBound))
    var bounds = JSONValue.Members()
    for (key, seconds) in [("minimum", least), ("maximum", most)] {
      let (bound, isTooLarge) = seconds.multipliedReportingOverflow(by: perSecond)
      if !isTooLarge { bounds[key] = .number(JSONValue.Number(bound)) }
    }
    var part = SchemaPart.typed("number", bounds)
    part =
      first == nil && last == nil
      ? part.excess("dates less than a second before or after the years 0001 to 9999")
      : part.excess("dates outside \(first ?? "0001-01-01") to \(last ?? "9999-12-31")")
    // Other units reach the last year before a Double skips whole numbers, or take the nearest one.
    if perSecond == 1_000_000, !coercion.contains(.nearestWholeNumbers) {
      part = part.excess("whole numbers that Double does not hold exactly")
    }
    guard coercion.contains(.numbersFromStrings) else { return part }
    return part.or(.text(SchemaPattern.numeral)).excess("numerals that are out of range")
  }

  private var tooLong: String { "durations that are too long, or finer than an attosecond" }

  func duration(_ words: FormatWords?, _ coercion: Coercion) -> SchemaPart {
    switch words {
    // A duration without a format is read from dictionaries alone.
    case nil: return .nothing
    case .duration:
      let part = SchemaPart.typed("number")
        .excess("numbers that Duration cannot hold, or cannot hold exactly")
      return coercion.contains(.numbersFromStrings)
        ? part.or(.text(SchemaPattern.numeral)) : part
    case .oneOf(let formats):
      return formats.map { duration($0, coercion) }.reduce(.nothing) { $0.or($1) }
    case .iso8601:
      return text(SchemaPattern.iso8601Duration, coercion).excess(tooLong)
    case .clock(let twoParts):
      let pattern = SchemaPattern.clock(hasTwoParts: twoParts != nil)
      return text(pattern, coercion).excess(tooLong)
    case .protoJSON:
      return text("-?[0-9]+(\\.[0-9]{1,9})?s", coercion).excess(tooLong)
    case .iso8601WithZone, .since1970, .pattern, .rfc5322, .local, .base64URL, .base64,
      .hexadecimal, .decimal, .each, .keyed, .whole, .null, .sent, .oneOrMany, .pairs, .decoding,
      .either, .own:
      return SchemaPart.anything.excess("values that the format of the field refuses")
    }
  }
}
