import ConstructionBuilders

/// Which type of a union a value was read as, and why.
struct ArmChoice: Hashable, Sendable {
  /// Where the value of the union is.
  let path: FieldPath

  /// The types that were tried; a single one was not tried, but told by the JSON type.
  let tried: [Contract.Value]

  /// What was sent.
  let sent: JSONType

  init(_ arms: [Contract.Value], for sent: JSONType, at path: FieldPath) {
    let own = arms.filter { $0.takes(sent, .strict) }
    self.path = path
    self.sent = sent
    tried = own.isEmpty ? arms : own
  }

  /// What happened, in words.
  var words: String {
    let place = path.isEmpty ? "the document" : path.description
    let types = tried.map(\.words)
    guard types.count == 1 else {
      let types = types.joined(separator: " and ")
      return "\(place) was tried as \(types), and the better one was used"
    }
    let article = sent == .array || sent == .object ? "an" : "a"
    return "\(place) was read as \(types[0]), because \(article) \(sent) was sent"
  }
}
