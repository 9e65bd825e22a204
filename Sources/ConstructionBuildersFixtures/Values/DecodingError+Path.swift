extension DecodingError {
  /// The path of the value that cannot be decoded, and the reason in words.
  var pathAndReason: (path: FieldPath, reason: String) {
    switch self {
    case .keyNotFound(let key, let context):
      (FieldPath(context.codingPath + [key]), context.debugDescription)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      (FieldPath(context.codingPath), context.debugDescription)
    @unknown default: (FieldPath(), String(describing: self))
    }
  }
}
