extension CodingUserInfoKey {
  /// The ``Coercion`` with which ``Constructed`` reads; ``Coercion/lenient`` where a decoder has none.
  ///
  /// ```swift
  /// let decoder = JSONDecoder()
  /// decoder.userInfo[.coercion] = Coercion.forgiving
  /// ```
  public static let coercion: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "ConstructionBuilders.coercion") else {
      preconditionFailure("Every text is a key")
    }
    return key
  }()
}
