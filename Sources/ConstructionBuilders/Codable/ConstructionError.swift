extension BuildFailure {
  /// The failure that an error is or contains; nil if there is none.
  ///
  /// Use it for errors of decoders that decode ``DecodableModel``:
  ///
  /// ```swift
  /// do {
  ///   page = try decoder.decode(Page.self, from: data)
  /// } catch {
  ///   problems = BuildFailure(underlying: error)?.findings ?? []
  /// }
  /// ```
  public init?(underlying error: any Error) {
    if let failure = error as? BuildFailure {
      self = failure
      return
    }
    switch error as? DecodingError {
    case .keyNotFound(_, let context)?, .valueNotFound(_, let context)?,
      .typeMismatch(_, let context)?, .dataCorrupted(let context)?:
      guard let failure = context.underlyingError as? BuildFailure else { return nil }
      self = failure
    default:
      return nil
    }
  }
}
