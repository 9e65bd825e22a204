/// How the input spells a field's value, if the type alone does not say.
///
/// ```swift
/// _modified = fields["modified", as: .iso8601]
/// _created = fields["created", as: .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd"))]
/// ```
///
/// A custom format is a closure that reads one value:
///
/// ```swift
/// extension FieldFormat<Int> {
///   static var hexadecimal: FieldFormat {
///     FieldFormat(words: "in hexadecimal") { node in
///       String.capture(node).flatMap(node) { Int($0, radix: 16) }
///     }
///   }
/// }
/// // color: expected Int in hexadecimal, found number 436
/// ```
public struct FieldFormat<Value: Capturable>: Sendable {
  package let capture: @Sendable (JSONNode) -> Captured<Value>

  /// What it reads, for a contract.
  let words: FormatWords

  /// Creates a format from a closure that reads one value.
  ///
  /// What the closure reads is not converted: the number 436 is no String in it. A format that
  /// takes a numeral for a number says so:
  ///
  /// ```swift
  /// extension FieldFormat<Decimal> {
  ///   static var cents: FieldFormat {
  ///     FieldFormat(words: "in cents", allowing: .numbersFromStrings) { node in
  ///       Int.capture(node).map { Decimal($0) / 100 }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - words: What a finding says after the name of the type, such as `in hexadecimal`.
  ///   - coercion: The conversions that the closure may use where the field allows them, too. Those
  ///     that read null, such as ``Coercion/falseAsNull``, need not be among them.
  ///   - capture: Reads one value.
  public init(
    words: String? = nil, allowing coercion: Coercion = .strict,
    _ capture: @escaping @Sendable (JSONNode) -> Captured<Value>
  ) {
    let allowed = coercion.union(.readingNull)
    self.init(.own(words)) { node in
      capture(node.with(node.coercion.intersection(allowed)))
    }
  }

  /// Creates a format of the library, which says what it reads, and converts as the field does.
  init(_ words: FormatWords, _ capture: @escaping @Sendable (JSONNode) -> Captured<Value>) {
    self.words = words
    self.capture = capture
  }

  /// Reads a value. One that is open cannot be read in a format, unless that is one of its parts.
  func captured(_ node: JSONNode) -> Captured<Value> {
    guard !node.isOpen || words.isOfParts else { return node.notArrived() }
    var captured = capture(node)
    if captured.value == nil, let note = captured.note {
      captured.note = note.expecting(words, Value.expectation)
    }
    return captured
  }

  /// The first of several formats that can read the value as it is; else the first that can repair
  /// it.
  ///
  /// If none of them can, the finding has their number: `expected Date in one of 2 formats`.
  public static func oneOf(_ first: FieldFormat, _ others: FieldFormat...) -> FieldFormat {
    guard !others.isEmpty else { return first }
    let formats = [first] + others
    return FieldFormat(.oneOf(formats.map(\.words))) { node in
      var best: (captured: Captured<Value>, rank: Int)?
      for format in formats where best?.rank != 0 {
        let room = node.words
        let captured = format.capture(node)
        guard let rank = captured.rank, rank < best?.rank ?? .max else {
          node.words = room
          continue
        }
        best = (captured, rank)
      }
      return best?.captured ?? .unusable(node)
    }
  }
}

extension Captured {
  /// How much of a value there is: from 0 for one without a finding to what lost all of its
  /// elements; nil if there is none.
  fileprivate var rank: Int? {
    guard value != nil else {
      guard let note, note.state.isNull else { return nil }
      // What a coercion reads as null is a repair.
      return note === CaptureNote.null || note.state == .declaredNull ? 0 : 1
    }
    guard let total = note?.total else { return 0 }
    return hasNothingLeft ? 3 : total.problems > 0 ? 2 : total.repairs > 0 ? 1 : 0
  }
}

extension CaptureNote {
  /// The same note, whose findings about the value itself name the format beside the type.
  fileprivate func expecting(_ format: FormatWords, _ type: String) -> CaptureNote {
    let named = own.map { $0.expecting(format, type) }
    return named == own ? self : with { $0.own = named }
  }
}

extension Finding {
  /// The same finding, if a value was found where one of the type was expected, with the format.
  fileprivate func expecting(_ format: FormatWords, _ type: String) -> Finding {
    guard path.isEmpty, found != nil, kind != .null else { return self }
    let named: String
    if expected == type {
      named = format.expectation(of: type)
    } else if case .sent(let declared, _) = format {
      // The inner format has named itself.
      named = "\(expected) as a \(declared)"
    } else {
      return self
    }
    return Finding(
      path: path, kind: kind, expected: named, found: found, isRepair: isRepair, reason: reason)
  }
}
