internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the fields of a builder as an object, each as its field reads it.
///
/// A field knows its place, and not its format. So the builder runs once more, on an outline of
/// what will be written, and notes how it reads.
struct WrittenFields {
  private(set) var object = PlacedValues()

  /// What cannot be written.
  private(set) var problems: [Finding] = []

  private let reads: FieldReads

  /// Whether a member beside the object tells its variant, so that the object does not.
  private let isVariantTold: Bool

  private let level: Int

  init(of builder: some ConstructionBuilder, level: Int, isVariantTold: Bool) {
    let fields = builder.fieldsInObject
    reads = FieldReads(of: builder, fields)
    self.level = level
    self.isVariantTold = isVariantTold
    for declared in fields { write(declared.field, named: declared.name) }
    problems += object.problems
  }

  private mutating func write(_ field: any ErasedField, named name: String) {
    switch field.outcome {
    case .missing: writeVariant(beside: field, at: field.path, nil)
    case .null:
      object.place(.null, at: field.path)
      writeVariant(beside: field, at: field.path, nil)
    case .unusable: problems += field.finding.map { [$0] } ?? []
    case .value, .coerced: writeValue(of: field, named: name)
    }
  }

  private mutating func writeValue(of field: any ErasedField, named name: String) {
    if isVariantTold, field.path.isEmpty, name == reads.discriminator { return }
    guard let path = reads.path(of: field, named: name), let value = field.anyValue else {
      return problems.append(
        Finding(
          path: .key(name), kind: .rejected, expected: "a field with a key",
          reason: "the field was not captured, so it has no key"))
    }
    problems += field.losses.map { $0.prefixed(by: path) }
    let read = reads.read(of: field, at: path)
    do throws(Refusal) {
      let written = try written(value, read)
      object.place(written, at: path, isCoerced: field.outcome == .coerced)
    } catch {
      problems += error.findings.map { $0.prefixed(by: path) }
    }
    writeVariant(beside: field, at: path, (value as? any VariantBuilder)?.variantTold)
  }

  /// Writes the member that tells the variant of an object beside it.
  private mutating func writeVariant(
    beside field: any ErasedField, at path: FieldPath, _ variant: String?
  ) {
    guard let place = reads.read(of: field, at: path)?.variant,
      let variant = variant ?? (field as? any NotedField)?.toldVariant
    else { return }
    object.place(.string(variant), at: place, isCoerced: true)
  }

  private func written(_ value: Any, _ read: NotedRead?) throws(Refusal) -> JSONValue {
    guard let read, let format = read.format else {
      return try JSONValue(written: value, level: level, isVariantTold: read?.variant != nil)
    }
    var candidates = format.candidates(for: value)
    if candidates.isEmpty { candidates = [try JSONValue(written: value, level: level)] }
    let written = candidates.first { candidate in
      let again = read.reading(candidate)
      return again.map { Differences.of(value, from: $0).isEmpty } ?? false
    }
    guard let written else {
      throw Refusal(value, "the format of the field cannot write this value")
    }
    return written
  }
}

extension FormatWords {
  /// Values that the format may read as `value`, the best first; empty if only its type can tell.
  func candidates(for value: Any) -> [JSONValue] {
    switch (self, value) {
    case (.since1970(let perSecond, _, _), let date as Date):
      return Self.numbers(near: date.timeIntervalSince1970 * Double(perSecond))
    case (.pattern(let text), let date as Date):
      let seconds = date.timeIntervalSince1970
      guard let pattern = try? DatePattern(text), ISO8601.years1To9999 ~= seconds else { return [] }
      return [.string(pattern.text(ofSecondsSince1970: seconds))]
    case (.duration(let perSecond), let duration as Duration):
      return [.number(JSONValue.Number(unchecked: duration.digits(perSecond: perSecond)))]
    case (.oneOf(let formats), _):
      let plain = (try? JSONValue(written: value, level: 0)).map { [$0] } ?? []
      return formats.flatMap { $0.candidates(for: value) } + plain
    case (.iso8601, _), (.iso8601WithZone, _), (.since1970, _), (.pattern, _), (.duration, _),
      (.decoding, _), (.own, _):
      return []
    }
  }

  /// The number, and its neighbours: a division may have rounded it.
  private static func numbers(near number: Double) -> [JSONValue] {
    [number.rounded(), number, number.nextUp, number.nextDown].compactMap { number in
      if let whole = Int64(exactly: number) { return .number(JSONValue.Number(whole)) }
      return JSONValue.Number(number).map(JSONValue.number)
    }
  }
}

extension Duration {
  /// The exact number of seconds, or of thousandths of them.
  fileprivate func digits(perSecond: Int) -> String {
    let (seconds, attoseconds) = components
    let fraction = String(attoseconds.magnitude)
    let padding = String(repeating: "0", count: 18 - fraction.count)
    let all = String(seconds.magnitude) + padding + fraction
    let point = all.count - (perSecond == 1 ? 18 : 15)
    let whole = all.prefix(point).drop { $0 == "0" }
    let places = all.dropFirst(point).reversed().drop { $0 == "0" }.reversed()
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return sign + (whole.isEmpty ? "0" : whole) + (places.isEmpty ? "" : "." + String(places))
  }
}
