extension CodingUserInfoKey {
  /// The ``Coercion`` that ``Constructed`` uses. The default is ``Coercion/lenient``.
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
