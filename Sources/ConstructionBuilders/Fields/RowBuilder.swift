/// Builds an immutable model from a row: an array whose positions have types of their own.
///
/// ```swift
/// struct Candle: Equatable, Sendable { let time: Date, open: Decimal, count: Int? }
///
/// struct CandleBuilder: RowBuilder {
///   @Field var time: Date?
///   @Field var open: Decimal?
///   @Field var count: Int?
///
///   // [1499040000000, "0.0163", 308]
///   init(row: JSONRow) {
///     _time = row[0, as: .millisecondsSince1970]
///     _open = row[1, as: .sent(as: .string)]
///     _count = row[2]
///   }
///
///   func build() -> Result<Candle, BuildFailure> {
///     construct(Candle.init, $time, $open, $count.optional)
///   }
/// }
///
/// let candles = try [CandleBuilder].build(json: data).get()
/// ```
///
/// It is used as any ``ConstructionBuilder``: as a root, in a field, in arrays and dictionaries,
/// and in streams. Paths have the positions:
///
/// ```text
/// candles[1][0]: expected Date in milliseconds since 1970, found string "now"
/// candles[2][1]: required Decimal is missing
/// candles[3]: expected array, found object {"open": 1}
/// ```
///
/// A row may be longer than what is read of it. A null keeps its position. The only coercion that
/// makes a row of another value is ``Coercion/embeddedJSON``.
public protocol RowBuilder: ConstructionBuilder {
  /// Captures the fields. It never fails: problems with a value stay with its field.
  init(row: JSONRow)
}

extension RowBuilder {
  /// A builder of a row without elements.
  @_documentation(visibility: internal)
  public init(fields: JSONFields) {
    self.init(row: JSONRow(.object(copy fields), fields.context))
  }

  /// Captures the fields from an array, made by `JSONSerialization` or by hand.
  ///
  /// ```swift
  /// let sut = CandleBuilder(row: [1_499_040_000_000, "0.0163"])
  /// ```
  ///
  /// - Parameters:
  ///   - row: The array.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512. Values that are
  ///     nested deeper are unusable.
  public init(
    row: [Any], coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth
  ) {
    self = JSONNode.withRoot(row, coercion, maximumDepth) { node in
      node.withRow(node.context.withinObject) { Self(row: copy $0) }
        ?? Self(dictionary: [:], coercion: coercion)
    }
  }
}
