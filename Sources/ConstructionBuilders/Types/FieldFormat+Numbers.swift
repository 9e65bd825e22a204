#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension FieldFormat<Decimal> {
  /// A number in a text with marks of its own: `"27,97"`, or `"1.234,50"` with a mark for groups.
  ///
  /// ```swift
  /// _price = fields["price", as: .decimal(separator: ",", grouping: ".")]
  /// ```
  ///
  /// Source: Unicode CLDR, number symbols; invoices and exports of spreadsheets have it. With
  /// `grouping`, `"1.234"` is 1234. Groups have exactly three digits, the first one up to three and
  /// no leading zero; none has to be marked. Without it, a mark for groups is a problem. A JSON
  /// number is a repair: see ``sent(as:_:)``. Marks that are equal, or of which one is a digit or a
  /// sign, read no text.
  public static func decimal(separator: Character, grouping: Character? = nil) -> FieldFormat {
    decimal(separator, grouping)
  }
}

extension FieldFormat<Double> {
  /// A number in a text with marks of its own: see `decimal(separator:grouping:)`.
  public static func decimal(separator: Character, grouping: Character? = nil) -> FieldFormat {
    decimal(separator, grouping)
  }

  /// A number, or one of the texts `"NaN"`, `"Infinity"` and `"-Infinity"`.
  ///
  /// Source: ProtoJSON Format, `float, double`.
  ///
  /// ```swift
  /// _load = fields["load", as: .protoJSON]
  /// ```
  public static var protoJSON: FieldFormat { ofProtoJSON }
}

extension FieldFormat<Float> {
  /// A number, or one of the texts `"NaN"`, `"Infinity"` and `"-Infinity"`.
  ///
  /// Source: ProtoJSON Format, `float, double`.
  public static var protoJSON: FieldFormat { ofProtoJSON }
}

extension FieldFormat where Value: BinaryFloatingPoint {
  fileprivate static var ofProtoJSON: FieldFormat {
    FieldFormat(.protoJSON) { node in
      switch node.string {
      case "NaN": Captured(.nan)
      case "Infinity": Captured(.infinity)
      case "-Infinity": Captured(-.infinity)
      default: Value.capture(node)
      }
    }
  }
}

extension FieldFormat {
  /// - Precondition: `Value` reads numbers and numerals.
  package static func decimal(_ separator: Character, _ grouping: Character?) -> FieldFormat {
    let words = FormatWords.decimal(
      separator: String(separator), grouping: grouping.map { String($0) })
    return FieldFormat(words) { node in
      let form = DeclaredForm(type: .string)
      guard let text = node.string else { return form.undeclared(node, Value.capture) }
      guard let spelling = MarkedNumber(separator, grouping).spelling(of: text) else {
        return .unusable(node)
      }
      return DictionaryNode.with(spelling) { numeral in
        let numeral = JSONNode(.dictionary(copy numeral), node.context.silent)
        let captured = form.declared(numeral, Value.capture)
        guard let value = captured.value else {
          let refusal = captured.note?.own.first
          return .unusable(node, refusal?.kind ?? .mismatch, reason: refusal?.reason)
        }
        guard let repair = captured.note?.own.first else { return captured }
        return .repaired(value, repair.kind, from: node)
      }
    }
  }
}

/// How a text marks the decimal places and the groups of a number.
private struct MarkedNumber {
  let separator: Character
  let grouping: Character?

  init(_ separator: Character, _ grouping: Character?) {
    (self.separator, self.grouping) = (separator, grouping)
  }

  /// The number as JSON would write it, but for white space, a plus sign and leading zeros.
  func spelling(of text: String) -> String? {
    guard separator != grouping, ![separator, grouping].contains(where: isPartOfNumber) else {
      return nil
    }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first.flatMap(ungrouped),
      parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.first.map(isDigit) == true })
    else { return nil }
    let spelling = ([whole] + parts.dropFirst().map(String.init)).joined(separator: ".")
    return spelling.utf8.allSatisfy { isDigit($0) || " \t+-.".utf8.contains($0) } ? spelling : nil
  }

  private func ungrouped(_ whole: Substring) -> String? {
    guard let grouping, whole.contains(grouping) else {
      return whole.contains(".") ? nil : String(whole)
    }
    let groups = whole.split(separator: grouping, omittingEmptySubsequences: false)
    let sign = groups[0].prefix { $0 == "-" || $0 == "+" }
    let first = groups[0].dropFirst(sign.count)
    guard 1...3 ~= first.count, first.first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 }),
      ([first] + groups.dropFirst()).allSatisfy({ $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    return String(sign) + groups.joined().dropFirst(sign.count)
  }

  private func isPartOfNumber(_ mark: Character?) -> Bool {
    mark.map { "0123456789+-".contains($0) } ?? false
  }

  private func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
