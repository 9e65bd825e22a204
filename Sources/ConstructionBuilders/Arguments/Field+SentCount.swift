extension Field where Value: ElementContainer & Collection {
  /// How many elements were sent, those that were left out included; nil if there was no array or
  /// object.
  ///
  /// ```swift
  /// let sut = try OrderBuilder(json: #"{"items": [{"id": 1}, "broken"]}"#)
  /// let counts = (sut.items?.count, sut.$items.sentCount)   // 1 and 2
  /// ```
  ///
  /// Use it where a page says only by its length that another one follows. A repeated key of an
  /// object, and an element of a set that equals another one, count as well. A value that was set
  /// has as many as are in it.
  public var sentCount: Int? {
    guard let value else { return nil }
    return value.count + (note?.lostCount ?? 0) + (note?.elements?.repeatedCount ?? 0)
  }
}
